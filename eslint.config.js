import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** From left to right; a layer imports only what stands to its left (README, "Layout"). */
const LAYERS = ['domain', 'readers', 'config', 'lib', 'components', 'features', 'app'];

/** What to do instead, per layer that was reached for.
 * @type {Record<string, string>} */
const INSTEAD = {
  app: 'Nothing imports the app layer. Pass what you need in as a prop, or move it to lib or config.',
  features:
    'A feature imports no feature. Move what two share to domain (facts, rules), components (looks) or lib (tools).',
  components:
    'Components draw and may know the domain; code to their left draws nothing. Take the value as a parameter.',
  lib: 'domain and config are plain facts and rules. Take the time, the storage or the result as an argument.',
  readers: 'domain takes the facts of a file as an argument and never reads bytes.',
  config: 'domain and readers know no URL and no environment. Take the value as an argument.',
};

const NO_REACT = ['react', 'react-dom', 'react-router-dom'];

/** Restricts what the files of a layer import; `isPlain` for those without React, `isQuiet` for those without toasts.
 * @param {string} layer @param {readonly string[]} files @param {boolean} isPlain @param {boolean} [isQuiet]
 * @returns {import('typescript-eslint').ConfigArray[number]} */
const layerRule = (layer, files, isPlain, isQuiet = isPlain) => ({
  files: [...files],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...LAYERS.slice(LAYERS.indexOf(layer) + (layer === 'features' ? 0 : 1)).map((right) => ({
            group: [`@/${right}/*`],
            message: INSTEAD[right] ?? `${layer} stands to the left of ${right}.`,
          })),
          ...(isPlain
            ? [
                {
                  group: NO_REACT,
                  message: 'domain, readers and model are plain TypeScript: no React.',
                },
              ]
            : []),
          ...(isQuiet
            ? [
                {
                  group: ['@/lib/notify', '@/lib/notify-transfers'],
                  message: 'Return the result: the page, tab or card that the user acted on shows the toast.',
                },
              ]
            : []),
        ],
      },
    ],
  },
});

/** @type {import('typescript-eslint').ConfigArray} */
const layerRules = [
  ...LAYERS.map((layer) =>
    layerRule(layer, [`src/${layer}/**/*.{ts,tsx}`], layer === 'domain' || layer === 'readers'),
  ),
  layerRule(
    'features',
    ['src/features/*/{hooks,work,data}/**/*.{ts,tsx}', 'src/features/*/{jobs,records}.ts'],
    false,
    true,
  ),
  layerRule('features', ['src/features/*/model/**/*.ts'], true),
];

export default tseslint.config(
  {
    ignores: [
      'tools/service-worker.js',
      'dist',
      'dist-hosts',
      'dist-cli',
      '.storepilot',
      'coverage',
      'node_modules',
      'bench',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true },
      globals: { ...globals.browser },
    },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Objects here are closures, never classes with `this`.
      '@typescript-eslint/unbound-method': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a literal union.' },
        { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-globals': [
        'error',
        { name: 'setTimeout', message: 'Only the Clock (lib/clock.ts) touches timers.' },
        { name: 'setInterval', message: 'Only the Clock (lib/clock.ts) touches timers.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Take the time from the Clock (lib/clock.ts).' },
        {
          object: 'Math',
          property: 'random',
          message: 'Take chance from lib/random.ts, so that tests are exact.',
        },
      ],
    },
  },
  ...layerRules,
  {
    // The terminal program: no React, no browser, nothing of the web app but its rules and readers.
    files: ['cli/**/*.ts'],
    languageOptions: { globals: { ...globals.node } },
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/*', '!@/domain', '!@/readers'],
              message: 'The terminal program uses domain and readers only. Move what it needs there.',
            },
            { group: ['react', 'react-dom', 'react-router-dom'], message: 'No React in a terminal.' },
          ],
        },
      ],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}', 'src/**/*.test.{ts,tsx}', 'cli/**/*.test.ts'],
    languageOptions: { globals: { ...globals.node } },
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-imports': 'off',
    },
  },
  {
    // JavaScript with checked JSDoc: tsc proves the types; the typed lint rules only stumble over JSON.
    files: ['tools/**/*.mjs', '*.{js,ts}'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['tools/**/*.mjs', '*.{js,ts}'],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
);
