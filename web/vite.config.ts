import { defineConfig } from 'vitest/config'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { art } from './art/plugin.mjs'
import { mock } from './mock/plugin.mjs'

// A real server for development: INNOVARIUM_SERVER=http://127.0.0.1:8470 npm run dev. Without it a mock with canned
// matches answers.
const server = process.env['INNOVARIUM_SERVER']

/** What the first page shares with those that come later. */
const SHARED = new RegExp(
  [
    'node_modules/svelte/',
    'src/(api|router|icons|stores|components)',
    'src/text/[a-z.]+ts',
    'src/games/[a-z]+\\.ts',
    'src/pages/(NotFound|Opening|RulesText)',
    'src/library/(signs|SignedText)',
    'src/table/(arrows|initials|stage|seats|Ground|StageFloor|speech|sounds|motion|KeysDialog)',
    'src/table/(arranging|OfferButton|OfferList|ReasonLines|prompt|wide)',
    'src/create/(draft|OptionField|SeveralField)',
  ].join('|'),
)

export default defineConfig({
  plugins: [art(), svelte(), ...(server ? [] : [mock()])],
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    proxy: server ? { '/api': { target: server, ws: true } } : {},
  },
  build: {
    target: ['es2022', 'chrome123', 'firefox121', 'safari17.5'],
    // Everything is a file of its own: the content security policy allows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file, not one for each way of sharing.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
