import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['dist', 'node_modules', 'shots', 'src/generated'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      'no-undef': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Most sets and maps here are bookkeeping that no page looks at.
      'svelte/prefer-svelte-reactivity': 'off',
      // Fixtures of browser tests take an empty pattern.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  { files: ['art/**', 'mock/**', '*.js', 'vite.config.ts'], languageOptions: { globals: { ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
)
