import { expect, test } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { isOwnScript } from './trusted-worker-url';

const PAGE = 'https://pilot.example/submit?step=1';

itEvery([
  ['a bundled worker', '/assets/build-worker-a1b2.js', true],
  ['the same, written in full', 'https://pilot.example/assets/build-worker-a1b2.js', true],
  ['another origin', 'https://evil.example/assets/build-worker-a1b2.js', false],
  ['another origin without scheme', '//evil.example/assets/w.js', false],
  ['another port', 'https://pilot.example:8443/assets/w.js', false],
  ['plain http', 'http://pilot.example/assets/w.js', false],
  ['outside of assets', '/uploads/w.js', false],
  ['climbing out of assets', '/assets/../uploads/w.js', false],
  ['climbing out, encoded', '/assets/%2e%2e/uploads/w.js', false],
  ['an encoded slash', '/assets/..%2fuploads/w.js', false],
  ['no script', '/assets/logo.svg', false],
  ['a source file', '/src/lib/builds/build-worker.ts', false],
  ['a data URL', 'data:text/javascript,1', false],
  ['a script URL', 'javascript:1', false],
  ['a blob', 'blob:https://pilot.example/1f0c', false],
  ['no URL at all', 'https://', false],
])('every row of the table', (_name, url, expected) => {
  expect(isOwnScript(url, PAGE, '/', false)).toBe(expected);
});

test('while developing, source files are served unchanged', () => {
  expect(isOwnScript('/src/lib/builds/build-worker.ts?worker_file&type=module', PAGE, '/', true)).toBe(true);
  expect(isOwnScript('/@fs/etc/passwd', PAGE, '/', true)).toBe(false);
});

test('an app below a base path keeps its workers there', () => {
  expect(isOwnScript('/pilot/assets/w.js', PAGE, '/pilot/', false)).toBe(true);
  expect(isOwnScript('/assets/w.js', PAGE, '/pilot/', false)).toBe(false);
});
