import { expect, test } from 'vitest';
import { readMessage } from './read-message';

const MAIL = [
  'From: App Review <no_reply@example.com>',
  'To: ann@example.com',
  'Subject: =?utf-8?B?WW91ciBzdWJtaXNzaW9u?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="b"',
  '',
  '--b',
  'Content-Type: multipart/alternative; boundary="c"',
  '',
  '--c',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<p>Guideline 2.1 =E2=80=93 Performance</p><p>The app crashed &amp; closed.</p><style>p{}</style>',
  '--c--',
  '--b',
  'Content-Type: image/png; name="shot.png"',
  'Content-Disposition: attachment; filename="shot.png"',
  'Content-Transfer-Encoding: base64',
  '',
  'iVBORw0KGgo=',
  '--b--',
  '',
].join('\r\n');

/** Outcome of each file: a text that contains the words, or a failure that does. */
const FILES: [name: string, content: string, outcome: 'text' | 'failure', words: RegExp][] = [
  ['letter.txt', '  Guideline 2.1\n\nIt crashed.\n', 'text', /^Guideline 2\.1\n\nIt crashed\.$/],
  ['letter', 'Issue found: Broken functionality', 'text', /^Issue found: Broken functionality$/],
  [
    'mail.eml',
    MAIL,
    'text',
    /^Your submission\n\nGuideline 2\.1 – Performance\n+The app crashed & closed\.$/,
  ],
  ['saved', MAIL, 'text', /The app crashed & closed/],
  ['page.html', '<!doctype html><body><p>One</p><script>two()</script><p>Three', 'text', /^One\n+Three$/],
  ['old.msg', 'x', 'failure', /\.eml/],
  ['letter.pdf', '%PDF-1.7', 'failure', /Paste the text/],
  ['app.bin', 'MZ\0\0', 'failure', /no text/],
  ['empty.txt', '', 'failure', /empty/],
  ['spaces.txt', ' \n ', 'failure', /no text in this file/],
];

test('reads mails, web pages and texts, and says what else to do with other files', async () => {
  const faults: string[] = [];
  for (const [name, content, outcome, words] of FILES) {
    const result = await readMessage(new File([content], name));
    const said = result.ok ? result.value.text : result.failure;
    if (result.ok !== (outcome === 'text') || !words.test(said))
      faults.push(`${name}: ${JSON.stringify(said)}`);
  }
  expect(faults).toEqual([]);
});

test('refuses a file that is too large without reading it', async () => {
  const file = new File([new Uint8Array(31 * 1024 * 1024)], 'mail.eml');
  const result = await readMessage(file);
  expect(result.ok ? '' : result.failure).toContain('30 MB');
});
