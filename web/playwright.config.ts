// Tests in a real browser against the real program. `make test` names both: CHROMIUM and INNOVARIUM.

import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

// The program that the tests start; e2e/server.ts reads it, too.
process.env['INNOVARIUM'] ??= fileURLToPath(new URL('../target/debug/innovarium', import.meta.url))

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/results',
  snapshotPathTemplate: 'e2e/looks/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that passes only the second time is named as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    actionTimeout: 20_000,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // A trace would take several times as long as the test itself; one can be asked for with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
