import { expect, it } from 'vitest';
import { createRedactor, redacted } from './redact';

it('hides what looks like a key, a token or a signed address', () => {
  const table: [string, string][] = [
    ['-----BEGIN PRIVATE KEY-----\nMIGTAgEAMBMG\n-----END PRIVATE KEY-----\nrest', '[hidden]\nrest'],
    ['authorization: Bearer eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJ4In0.c2ln', 'authorization: Bearer [hidden]'],
    ['token eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJ4In0.c2ln!', 'token [hidden]!'],
    [
      'PUT https://store.blobs.apple.com/a?X-Signature=abc&b=c failed',
      'PUT https://store.blobs.apple.com/a?[hidden] failed',
    ],
    ['{"demoAccountPassword": "a\\"b"}', '{"demoAccountPassword": "[hidden]"}'],
    ['An evening journal.', 'An evening journal.'],
  ];
  expect(table.filter(([text, clean]) => redacted(text) !== clean).map(([text]) => redacted(text))).toEqual(
    [],
  );
});

it('hides registered values, also in the spelling of JSON', () => {
  const { hide, clean } = createRedactor();
  hide('pass"word');
  hide('abc');
  hide(undefined);
  expect(clean(`pass"word ${JSON.stringify({ a: 'pass"word' })} abc`)).toBe('[hidden] {"a":"[hidden]"} abc');
});
