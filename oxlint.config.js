import { defineConfig } from 'oxlint';

/**
 * The layers from left to right: a layer imports only from those to its left (docs/architecture.md). `domain` and `checks`
 * are neighbours.
 */
const LAYERS = [
  'model',
  'domain',
  'checks',
  'decoder',
  'readers',
  'formats',
  'config',
  'lib',
  'components',
  'features',
  'app',
];

/** The advice to whoever imports a layer that is off limits.
 * @type {Record<string, string>} */
const INSTEAD = {
  app: 'Nothing imports the app layer. Pass what you need in as a prop, or move it to lib or config.',
  features:
    'A feature imports no feature. Move what two share to domain (facts, rules), components (looks) or lib (tools).',
  components:
    'Components draw and may know the domain; code to their left draws nothing. Take the value as a parameter.',
  lib: 'domain and config are plain facts and rules. Take the time, the storage or the result as an argument.',
  domain: 'model has only types and constants. Move what needs more to domain.',
  checks: 'model knows no rules.',
  decoder: 'domain has the facts that the decoder uses. Take the result as an argument.',
  readers: 'domain takes the facts of a file as an argument and never reads bytes.',
  formats: 'readers and domain know no upload tool. Take its files or its result as an argument.',
  config: 'domain, readers and formats know no URL and no environment. Take the value as an argument.',
};

const REACT = ['react', 'react-dom', 'react-router-dom'];

/** Rules of oxlint that are not in its category "correctness".
 * @type {Record<string, 'error'>} */
const MORE_RULES = Object.fromEntries(
  [
    'eslint/eqeqeq',
    'eslint/no-array-constructor',
    'eslint/no-case-declarations',
    'eslint/no-console',
    'eslint/no-empty',
    'eslint/no-fallthrough',
    'eslint/no-prototype-builtins',
    'eslint/no-regex-spaces',
    'eslint/no-unexpected-multiline',
    'eslint/no-useless-assignment',
    'eslint/no-var',
    'eslint/prefer-const',
    'eslint/prefer-rest-params',
    'eslint/prefer-spread',
    'eslint/preserve-caught-error',
    'typescript/ban-ts-comment',
    'typescript/consistent-type-imports',
    'typescript/no-empty-object-type',
    'typescript/no-explicit-any',
    'typescript/no-namespace',
    'typescript/no-non-null-assertion',
    'typescript/no-require-imports',
    'typescript/no-unnecessary-type-assertion',
    'typescript/no-unnecessary-type-constraint',
    'typescript/no-unsafe-argument',
    'typescript/no-unsafe-assignment',
    'typescript/no-unsafe-call',
    'typescript/no-unsafe-enum-comparison',
    'typescript/no-unsafe-function-type',
    'typescript/no-unsafe-member-access',
    'typescript/no-unsafe-return',
    'typescript/only-throw-error',
    'typescript/prefer-promise-reject-errors',
    'typescript/require-await',
    'typescript/restrict-plus-operands',
    'import/no-default-export',
  ].map((rule) => [rule, 'error']),
);

/** The layers that a layer may not import; features import no features.
 * @param {string} layer */
const rightOf = (layer) =>
  LAYERS.slice(LAYERS.indexOf(layer === 'domain' ? 'checks' : layer) + (layer === 'features' ? 0 : 1));

/**
 * Restricts what the files of a layer import.
 * @param {string} layer
 * @param {string[]} files
 * @param {{ isPlain?: boolean, isQuiet?: boolean }} [kind] `isPlain`: without React; `isQuiet`: without toasts
 * @returns {import('oxlint').OxlintOverride}
 */
const layerRule = (layer, files, { isPlain = false, isQuiet = isPlain } = {}) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...rightOf(layer).map((right) => ({
            group: [`@/${right}/**`],
            message: INSTEAD[right],
          })),
          ...(isPlain
            ? [
                {
                  group: REACT,
                  message:
                    'model, domain, checks, decoder, readers and formats are plain TypeScript: no React.',
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

export default defineConfig({
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'react', 'import', 'oxc'],
  categories: { correctness: 'error' },
  env: { browser: true, es2024: true },
  ignorePatterns: ['tools/build/service-worker.js', 'dist*', '.storepilot'],
  rules: {
    ...MORE_RULES,
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    // Objects here are closures, never classes with `this`.
    'typescript/unbound-method': 'off',
    // A string is spread into code points on purpose; file names and keys are sorted by code unit.
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    // Vite's `?worker&url` has a default export that the linter cannot see.
    'import/default': 'off',
    // Rules of the React Compiler, which the build does not use.
    'react/globals': 'off',
    'react/incompatible-library': 'off',
    'react/preserve-manual-memoization': 'off',
    'react/refs': 'off',
    'react/set-state-in-effect': 'off',
    'react/static-components': 'off',
  },
  overrides: [
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'error',
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
    ...LAYERS.map((layer) =>
      layerRule(layer, [`src/${layer}/**/*.{ts,tsx}`], {
        isPlain: LAYERS.indexOf(layer) <= LAYERS.indexOf('formats'),
      }),
    ),
    layerRule(
      'features',
      [
        'src/features/*/{hooks,work,data}/**/*.{ts,tsx}',
        'src/features/submit/*/**/*.ts',
        'src/features/*/{jobs,*records}.ts',
      ],
      { isQuiet: true },
    ),
    layerRule('features', ['src/features/*/model/**/*.ts'], { isPlain: true }),
    {
      // An ambient module has no other way to take a type from a relative path.
      files: ['src/catalog.d.ts'],
      rules: { 'typescript/consistent-type-imports': 'off' },
    },
    {
      // The terminal program: no React, no browser, nothing of the web app but its types, rules and readers.
      files: ['cli/**/*.ts'],
      env: { node: true, browser: false },
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: LAYERS.slice(LAYERS.indexOf('config')).map((layer) => `@/${layer}/**`),
                message:
                  'The terminal program uses model, domain, checks, decoder, readers and formats only. Move what it needs there.',
              },
              { group: REACT, message: 'No React in a terminal.' },
            ],
          },
        ],
      },
    },
    {
      files: ['tests/**/*.{ts,tsx}', 'src/**/*.test.{ts,tsx}', 'cli/**/*.test.{ts,tsx}'],
      env: { node: true },
      rules: {
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'no-restricted-imports': 'off',
      },
    },
    {
      // JavaScript with checked JSDoc: tsc proves the types; the typed rules only trip over JSON.
      files: ['tools/**/*.mjs', 'bench/**/*.mjs', 'oxlint.config.js', 'tailwind.config.ts', 'vite.config.ts'],
      env: { node: true },
      rules: {
        'no-console': 'off',
        'import/no-default-export': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
  ],
});
