import { describe, expect, it } from 'vitest';
import { EXACT_REJECTIONS } from '@tests/support/rejection-exact';
import { REJECTION_MESSAGES } from '@tests/support/rejection-messages';
import { REJECTION_WORDINGS } from '@tests/support/rejection-wordings';
import { APPLE_GUIDELINE_SENTENCES } from './apple-guideline-sentences';
import { APPLE_LETTERS } from './apple-letters';
import { APPLE_PHRASES } from './apple-phrases';
import { APPLE_TRANSLATED_CAUSES } from './apple-translated-causes';
import { APPLE_WORDINGS } from './apple-wordings';
import { decodeRejection, MAX_TEXT } from './decode-rejection';
import { REJECTION_RULES } from './rejection-rules';
import { findMessage } from './find-message';
import { GOOGLE_PLAY_LETTERS } from './google-play-letters';
import { GOOGLE_PLAY_POLICY_NAMES } from './google-play-policy-names';
import { isValueName, namesIn } from './message-values';
import { readableText } from './readable-text';
import type { StoreMessage } from './rejection-rule';
import { REPORTING_TOOLS } from './tools/reporting-tools';

const MESSAGES = [
  ...REJECTION_MESSAGES,
  ...REJECTION_WORDINGS,
  ...EXACT_REJECTIONS.flatMap(([rules, text]) => rules.map((rule): [string, string] => [rule, text])),
];

const ids = (text: string) => decodeRejection(text).findings.map((finding) => finding.rule.id);
const likely = (text: string) => decodeRejection(text).likely.map((finding) => finding.rule.id);
const unknown = (text: string) => decodeRejection(text).unknown.map((reference) => reference.name);

/** A text that has a message, with the first of the words that it needs around it. */
function exampleOf(message: string | StoreMessage): string {
  const { near, about, beside, ...written } =
    typeof message === 'string' ? ({ words: message } as StoreMessage) : message;
  const words =
    'stems' in written
      ? written.stems.replaceAll(/\|\S+/g, '')
      : written.words.replaceAll(/…|\{\w+\}/g, ' NSXUsageDescription ').replaceAll(/[#*]/g, '1');
  return `Error: ${beside?.[0] ?? ''} ${words}.\n${about?.[0] ?? ''} ${near?.[0] ?? ''}`;
}

describe('every rule', () => {
  it.each(REJECTION_MESSAGES)('%s: %s', (rule, text) => {
    expect(ids(text)).toContain(rule);
  });

  it.each(EXACT_REJECTIONS)('%j and nothing else: %s', (rules, text) => {
    expect(ids(text)).toEqual(rules);
  });

  it.each(REJECTION_WORDINGS)('%s, at least as a possible cause: %s', (rule, text) => {
    expect([...ids(text), ...likely(text)]).toContain(rule);
  });

  it('has a message in the table above', () => {
    const covered = new Set(MESSAGES.map(([rule]) => rule));
    expect(REJECTION_RULES.map((rule) => rule.id).filter((id) => !covered.has(id))).toEqual([]);
  });

  const everyMessage = REJECTION_RULES.flatMap((rule) =>
    (rule.messages ?? []).map((message): [string, string, StoreMessage] => [
      rule.id,
      exampleOf(message),
      typeof message === 'string' ? { words: message } : message,
    ]),
  );
  const isLoose = (message: StoreMessage) => 'stems' in message || message.isLoose === true;
  it.each(everyMessage.filter(([, , message]) => !isLoose(message)))('%s is found by "%s"', (rule, text) => {
    expect(ids(text)).toContain(rule);
  });
  // Several rules can have the loose wording of such a sentence: the texts of the table say which one wins.
  it.each(everyMessage.filter(([, , message]) => isLoose(message)))(
    '%s has the loose wording of "%s"',
    (_, text, message) => {
      expect(findMessage(readableText(text), message)).toBeDefined();
    },
  );

  it.each(REJECTION_RULES.flatMap((rule) => (rule.guidelines ?? []).map((number) => [number, rule.id])))(
    'guideline %s is %s',
    (number, rule) => {
      expect(ids(`Guideline ${number}`)).toEqual([rule]);
    },
  );
  it.each(REJECTION_RULES.flatMap((rule) => (rule.codes ?? []).map((code) => [code, rule.id])))(
    'code %s is %s',
    (code, rule) => {
      expect(ids(`ERROR ITMS-${code}: "…"`)).toEqual([rule]);
    },
  );

  it.each([
    APPLE_PHRASES,
    APPLE_WORDINGS,
    APPLE_LETTERS,
    APPLE_GUIDELINE_SENTENCES,
    APPLE_TRANSLATED_CAUSES,
    GOOGLE_PLAY_POLICY_NAMES,
    GOOGLE_PLAY_LETTERS,
    ...REPORTING_TOOLS.map(({ messages }) => messages),
  ])('is the rule of each row of a table of wordings', (table) => {
    const known = new Set(REJECTION_RULES.map((rule) => rule.id));
    expect(Object.keys(table).filter((id) => !known.has(id))).toEqual([]);
  });

  it('has one id, and one rule per number and code', () => {
    for (const keys of [
      REJECTION_RULES.map((rule) => rule.id),
      REJECTION_RULES.flatMap((rule) => rule.guidelines ?? []),
      REJECTION_RULES.flatMap((rule) => rule.codes ?? []),
    ])
      expect(keys.length).toBe(new Set(keys).size);
  });

  it('says what, why, what to do and where, in whole sentences', () => {
    for (const rule of REJECTION_RULES) {
      expect(rule.title, rule.id).toMatch(/^\S.*[^.]$/);
      expect(rule.cause, rule.id).toMatch(/^[A-Z].*\.$/);
      expect(rule.fix, rule.id).toMatch(/^[A-Z].*\.$/);
      if (rule.kind === 'review') expect(rule.done, rule.id).toMatch(/^[^A-Z].*[^.]$/);
      else expect(rule, rule.id).not.toHaveProperty('done');
      expect(rule.place.step ?? rule.place.console, rule.id).toBeTruthy();
    }
  });
});

describe('numbers of guidelines', () => {
  it.each([
    ['Guidelines 2.1, 2.3.3 and 5.1.1(v) of the App Store', ['apple-2.1', 'apple-2.3.3', 'apple-5.1.1(v)']],
    ['Guideline 2.1.0 - Performance', ['apple-2.1']],
    ['guideline\u00a02.1 – Performance – App Completeness', ['apple-2.1']],
    ['Guideline\n2.1 - Performance', ['apple-2.1']],
    ['Guideline 3.1.2(z) - Business', ['apple-3.1.2']],
    ['Guideline 2.1 - Performance\n…\nGuideline 2.1 - Performance', ['apple-2.1']],
    // The section's name must fit the number.
    ['Guideline 2.1 - Legal', []],
    ['Guideline 2.1', ['apple-2.1']],
    ['Guideline 2.10', []],
    ['Guideline 2.1.1.1', []],
    ['Guideline 6.1', []],
    ['Our guideline 2.1 says so', []],
    ['Our guideline 2.1 says so. Apple rejected it.', ['apple-2.1']],
    ['WCAG guideline 2.1, Keyboard Accessible', []],
    ['For the App Store page see WCAG guideline 2.1', []],
    ['2.3.7 - Performance improvements', []],
    ['2.3 Performance: Accurate Metadata', ['apple-2.3']],
    ['2.4 Performance: Accurate Metadata', []],
    ['2.3 Design: Accurate Metadata', []],
    ['5.1 Legal: Privacy', []],
    ['5.1.1 Legal: Privacy (App Store)', ['apple-5.1.1']],
    ['5.2 Legal: Intellectual Property', []],
    ['Guideline 2.1 - Information Needed', ['apple-2.1-information-needed']],
    ['Regarding 4.8 guideline issue, our app was rejected', ['apple-4.8']],
    ['Regarding 4.8 of the lease', []],
    ['Richtlinie 2.1 von Apple: App nicht vollständig', ['apple-2.1']],
    ['苹果审核：准则 4.3', ['apple-4.3']],
    ['Apple の審査: ガイドライン 5.1.1', ['apple-5.1.1']],
    ['2. 5 Performance: Software Requirements\nGuideline 2.5.1 - Performance', ['apple-2.5.1']],
    ['Guideline 2.3.10: Accurate Metadata', ['apple-2.3.10']],
    ['Guideline 2.3.10: Other Metadata', []],
    ['Guideline 5.1: Privacy in our company', []],
  ])('%j: %j', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });
});

describe('codes of uploads', () => {
  it.each([
    ['Asset validation failed (90474) Invalid bundle', ['itms-90474']],
    ['code=STATE_ERROR.VALIDATION_ERROR.90057', ['itms-90057']],
    ['ITMS -90683', ['itms-90683']],
    ['The ZIP code (90474) of our office', []],
    ['Los Angeles, CA 90683: a sunny day', []],
  ])('%j: %j', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });
});

describe('what a message names', () => {
  const first = (text: string) => decodeRejection(text).findings[0];

  it.each([
    [
      'ITMS-90683: the bundle should contain a NSCameraUsageDescription key with a text',
      'Add NSCameraUsageDescription to Info.plist',
    ],
    [
      'ITMS-90683: … “NSCameraUsageDescription” … \nITMS-90683: … a NSMicrophoneUsageDescription key',
      'Add NSCameraUsageDescription and NSMicrophoneUsageDescription to Info.plist',
    ],
    ['ITMS-90683', 'Add the NS…UsageDescription key of the function'],
    ["You must provide a value for the attribute 'whatsNew' with this request", 'Fill in whatsNew,'],
    [
      'ITMS-90062: must contain a higher version than that of the previously approved version [2.0.6].',
      'above 2.0.6 and',
    ],
    ['Version code 42 has already been used.', 'Raise versionCode above 42,'],
    ['The title for the app is too long for language de-DE.', 'Shorten the text in de-DE and'],
    [
      'App is currently targeting API level 34 and must target at least API level 36',
      'Raise targetSdkVersion from 34 to at least 36',
    ],
    [
      "We are unable to approve your app's use of CAPTURE_AUDIO_HOTWORD permission",
      'Remove CAPTURE_AUDIO_HOTWORD from every version',
    ],
    ['Google Play: needs to have the package name com.example.app', '(applicationId) com.example.app;'],
    ['ITMS-90022: an app icon of exactly 152x152 pixels, in .png format', 'Add the icon of 152x152 pixels'],
    [
      'ITMS-91107: invalid tracking information at the following path: “Frameworks/A.framework/PrivacyInfo.xcprivacy”.',
      'In Frameworks/A.framework/PrivacyInfo.xcprivacy, set',
    ],
  ])('%j is used in the fix', (text, expected) => {
    expect(first(text)?.fix).toContain(expected);
  });

  it('is offered as lines to copy, once for each key', () => {
    expect(first('ITMS-90683: NSCameraUsageDescription, NSCameraUsageDescription')?.snippet).toBe(
      '<key>NSCameraUsageDescription</key>\n<string>[Complete: what the app uses this for]</string>',
    );
    expect(first('ITMS-90683')?.snippet).toBeUndefined();
  });

  it('is short and plain when it is hostile', () => {
    const key = `NS${'a'.repeat(70)}UsageDescription`;
    expect(first(`ITMS-90683: ${key}`)?.snippet).toBeUndefined();
    expect(first(`ITMS-90683: NS<script>alert(1)</script>UsageDescription`)?.snippet).toBeUndefined();
    const many = Array.from({ length: 300 }, (_, index) => `NS${'b'.repeat(index % 50)}UsageDescription`);
    expect(first(`ITMS-90683 ${many.join(' ')}`)?.fix.length).toBeLessThan(900);
    const long = first(`You must provide a value for the attribute '${'k'.repeat(5000)}' with this request`);
    expect(long?.fix.length).toBeLessThan(300);
  });

  it.each(REJECTION_RULES.filter((rule) => rule.namedFixes ?? rule.snippet))(
    '$id has a pattern for every name in its texts',
    (rule) => {
      const known = new Set((rule.values ?? []).flatMap(namesIn));
      for (const template of [...(rule.namedFixes ?? []), rule.snippet ?? ''])
        for (const name of namesIn(template)) expect(known).toContain(name);
      for (const name of known) expect(isValueName(name)).toBe(true);
      for (const template of rule.namedFixes ?? []) expect(template).toMatch(/^[A-Z].*\.$/);
    },
  );
});

describe('a text without a known cause', () => {
  it.each([
    ['Our app was rejected by Google Play because of an icon that looks wrong', 'android', 'Metadata'],
    ['Apple rejected us again because of a clone that someone else made', 'ios', 'Guideline 4.1, Copycats'],
    ['App Store rejected the update without a reason', 'ios', 'App Review Guidelines'],
    ['谷歌 Google Play 被拒', 'android', 'Developer Policy Center'],
    ['Guideline 2.5.99 - Performance', 'ios', 'App Review Guidelines, 2.5 Software Requirements'],
    ['xcodebuild failed: code signing of Pets.app did not work', 'ios', 'Signing and provisioning profiles'],
    ['The AAB failed on the Play Console', 'android', 'Play Console: Prepare and roll out a release'],
  ])('%j: %s, %s', (text, store, title) => {
    expect(decodeRejection(text)).toMatchObject({ findings: [], guess: { store, title } });
  });

  it.each([
    'Mix the flour with two apples and bake for 40 minutes.',
    'java.lang.NullPointerException\n  at org.apache.catalina.core.StandardWrapperValve.invoke(Servlet.java:90)',
    'nginx: [error] connect() failed (111: Connection refused) while connecting to upstream',
    'We are on Google Play and the App Store!',
    'The committee rejected the motion.',
  ])('%j gives none', (text) => {
    expect(decodeRejection(text)).toEqual({ findings: [], likely: [], unknown: [], isEmpty: false });
  });

  it('gives none next to a cause', () => {
    expect(decodeRejection('Apple rejected it: Guideline 2.1 - Performance')).not.toHaveProperty('guess');
  });
});

describe('loose wording', () => {
  it.each([
    ['apple-4.1', 'Rejected: the name of the app looks similar to a popular one.'],
    ['play-metadata', 'Google Play rejected the icon, which breaks the terms.'],
    ['play-wrong-key', 'Google Play: the bundle is signed, but its certificate is different.'],
  ])('makes %s a possible cause only: %s', (rule, text) => {
    expect(ids(text)).toEqual([]);
    expect(likely(text)).toContain(rule);
    expect(decodeRejection(text)).not.toHaveProperty('guess');
  });

  it('is a case of a guideline that the text cites, or left out', () => {
    const text = 'Guideline 2.1 - Performance\nWe could not find the subscriptions in the app.';
    expect([ids(text), likely(text)]).toEqual([['apple-2.1'], ['apple-2.1-purchases']]);
    const other = 'Guideline 4.3 - Design\nWe could not find the subscriptions in the app.';
    expect([ids(other), likely(other)]).toEqual([['apple-4.3'], []]);
  });

  it('gives few possible causes for a text with many messages', () => {
    const text = MESSAGES.map(([, message]) => message.replace(/\d/g, '')).join('\n');
    expect(likely(text).length).toBeLessThanOrEqual(2);
  });
});

describe('what it does not know', () => {
  it.each([
    [
      'Guideline 2.5.99 - Performance - Software Requirements',
      [{ name: 'Guideline 2.5.99', chapter: '2.5 Software Requirements' }],
    ],
    ['Guideline 3.9 - Business', [{ name: 'Guideline 3.9' }]],
    ['ERROR ITMS-90998: "?"', [{ name: 'ITMS-90998' }]],
    ['ITMS-4999', [{ name: 'ITMS-4999' }]],
  ])('%s is named as unknown, without a cause', (text, expected) => {
    expect(decodeRejection(text)).toMatchObject({ findings: [], unknown: expected });
  });

  it('lists at most twelve unknown numbers', () => {
    expect(unknown(Array.from({ length: 12 }, (_, index) => `ITMS-${80000 + index}`).join(' '))).toHaveLength(
      12,
    );
    expect(unknown(Array.from({ length: 13 }, (_, index) => `ITMS-${80000 + index}`).join(' '))).toHaveLength(
      12,
    );
  });

  it.each([
    ['', true],
    [' \n\t\u200b', true],
    ['?', false],
  ])('%j is empty: %s', (text, isEmpty) => {
    expect(decodeRejection(text)).toEqual({ findings: [], likely: [], unknown: [], isEmpty });
  });
});

describe('a whole mail', () => {
  const MAIL = [
    'Hello,',
    '> The issues we previously identified still need your attention.',
    '> **Guideline 2.3.10 - Performance - Accurate Metadata**',
    '> The app or metadata includes information about third-party platforms that may not be',
    '> relevant for App Store users.',
    '',
    'Guideline 5.1.1 - Legal - Privacy - Data Collection and Storage',
    'ITMS-90683: Missing purpose string in Info.plist',
  ].join('\r\n');

  it('gives each cause once, in the order of the mail, with its line', () => {
    expect(decodeRejection(MAIL).findings.map(({ rule, quote }) => [rule.id, quote])).toEqual([
      ['apple-2.3.10', 'Guideline 2.3.10 - Performance - Accurate Metadata'],
      ['apple-5.1.1', 'Guideline 5.1.1 - Legal - Privacy - Data Collection and Storage'],
      ['itms-90683', 'ITMS-90683: Missing purpose string in Info.plist'],
    ]);
  });

  it('reads mark-up and invisible characters as nothing, and keeps hostile text as text', () => {
    const [finding] = decodeRejection(
      '<img src=x onerror=alert(1)> ITMS-9\u200b0683 \u202e&lt;script&gt; doesn&#39;t',
    ).findings;
    expect(finding?.quote).toBe("<img src=x onerror=alert(1)> ITMS-90683 <script> doesn't");
  });

  it('cuts long lines around the place', () => {
    const [finding] = decodeRejection(`${'a'.repeat(500)} ITMS-90683 ${'b'.repeat(500)}`).findings;
    expect(finding?.quote).toMatch(/^…a+ ITMS-90683 b+…$/);
    expect(finding?.quote.length).toBeLessThanOrEqual(182);
  });
});

describe('a text of one megabyte', () => {
  const END = '\n\nERROR ITMS-90717: "Invalid App Store Icon."';
  const fill = (piece: string) => piece.repeat(Math.floor((MAX_TEXT - END.length) / piece.length));

  it('is the longest that is read', () => {
    expect(decodeRejection(`${fill('a')}${END}`.padEnd(MAX_TEXT))).not.toHaveProperty('isTooLong');
    expect(decodeRejection(`${fill('a')}${END}`.padEnd(MAX_TEXT + 1))).toEqual({
      findings: [],
      likely: [],
      unknown: [],
      isEmpty: false,
      isTooLong: true,
    });
  });

  it.each([
    'a',
    ' ',
    '\n',
    '> ',
    'İ',
    '2.1 ',
    'guideline ',
    'guideline 2.1, ',
    'guidelines 2.1 and 2.1 and ',
    'performance - 2.3.10 ',
    'itms-',
    'itms-90998 ',
    'version code 1',
    'build not found ',
    'this edit has been deleted ',
    'fully released ',
    'unable to sign in ',
    '&amp;',
    '\u202e',
  ])('of %j is read to its end', (piece) => {
    expect(ids(`${fill(piece)}${END}`)).toContain('itms-90717');
  });
});
