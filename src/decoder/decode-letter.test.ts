import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decoded } from '@tests/support/decoded';
import { planOf } from './plan';
import { decodeAnyLanguage } from './decode-any-language';
import { decodeLetter, MAX_TEXT } from './decode-letter';
import { isRequest } from './letter-parts';

const ids = (text: string) => decoded(text).findings.map((finding) => finding.cause.id);
const unknown = (text: string) => decoded(text).unknown.map((reference) => reference.name);

describe('numbers of guidelines', () => {
  itEvery([
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
  ])('name their causes', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });
});

describe('the code of an upload that a person tells of', () => {
  it('is sure, whatever is around it', () => {
    const told =
      'Transporter ругается: ITMS-90717 "Invalid large app icon ... cannot contain an alpha channel". Но у меня значок НЕ прозрачный, фон синий, смотрел в редакторе! Экспорт из Canva в PNG. Это сбой Apple? Ждать до понедельника?';
    const { sections } = decodeAnyLanguage(told);
    expect(sections.flatMap(({ causes }) => causes.map(({ causeId }) => causeId))).toEqual(['itms-90717']);
  });
});

describe('what a letter offers in a list', () => {
  it('is not what it forbids', () => {
    const isPoint = true;
    const [offer, ban] = ['- You can appeal.', "- You can't publish before."].map((heading) =>
      isRequest({ section: { start: 0, end: 1, heading, isPoint } }),
    );
    expect([offer, ban]).toEqual([true, false]);
  });

  it('is no problem of its own', () => {
    const letter = decodeLetter(
      'Your app Tram Times has been suspended and removed from Google Play, because it violates the Impersonation policy.\n\n- Your app isn’t available and you can’t submit updates to it.\n- Suspensions count as strikes against your account.\n- You can appeal this decision in Play Console.\n- You may publish a compliant version as a new app with a new package name.',
    );
    const ids = letter.sections.flatMap(({ causes }) => causes.map(({ causeId }) => causeId));
    expect(ids).not.toContain('play-wrong-package');
    expect(letter.unmatched).toEqual([]);
  });
});

describe('a policy on a line of its own', () => {
  const found = (text: string) =>
    decodeLetter(text).sections.flatMap(({ causes }) =>
      causes.map(({ causeId, caseId }) => [causeId, caseId]),
    );
  it('owns what is below it, and its general sentence hides nothing of the app', () => {
    expect(
      found(
        'Hello Google Play Developer,\nAfter a recent review, your app Bus Pass is not compliant with our policies.\nPublishing status: Removed from Google Play\n\nViolation of Misleading Claims policy\nWe don’t allow apps that contain false or misleading information or claims. Your app communicates government information without a clear source, and could lead users to believe that it represents a government.\n\nViolation of Families Policy Requirements\nYour app transmits the Android Advertising ID (AAID). Apps that solely target children must not transmit it.',
      ),
    ).toEqual([
      ['play-deceptive', 'government-source'],
      ['play-families', 'families-ad-id'],
    ]);
  });

  it('is named beside the suspension of the app', () => {
    expect(
      found(
        'Tile Stickers has been suspended and removed from Google Play as a policy strike because it violates the Impersonation policy.\n\nYour app title and icon contain content similar to another app.',
      ).map(([cause]) => cause),
    ).toEqual(['play-app-suspended', 'play-impersonation']);
  });
});

describe('words of exercises in a letter', () => {
  it('make it no exercise', () => {
    const { sections } = decodeAnyLanguage(
      'App Review\nGuideline 5.1.2(i) - Legal - Privacy - Data Use and Sharing\nThe app shares photos of users, and of its fictional characters, with a third-party AI for training purposes without permission.',
    );
    expect(sections.flatMap(({ causes }) => causes.map(({ causeId }) => causeId))).toEqual(['apple-5.1.2']);
  });
});

describe('the beginning of a letter', () => {
  it('is no question beside a part that asks one', () => {
    const letter = decodeLetter(
      'Hello,\n\nWe have started the review of your app, but we need additional information to continue.\n\nGuideline 2.1 - Information Needed\n\nWe need to see a demo video that shows the app with the heart rate strap, including the initial pairing.\n\nGuideline 2.3.3 - Performance - Accurate Metadata\n\nThe 13-inch iPad screenshots show an iPhone image that was stretched.',
    );
    const cases = letter.sections.flatMap(({ causes }) => causes.map(({ caseId }) => caseId));
    expect(cases).toHaveLength(2);
    expect(cases).not.toContain('questions-general');
  });
});

describe('a console’s list that somebody copied', () => {
  it('is read as the store’s own words', () => {
    const list =
      'I am stuck, I copied the page:\nErreur\nVous devez nous indiquer si votre appli utilise des autorisations de service de premier plan.\nErreur\nVotre déclaration indique un identifiant publicitaire, mais le fichier manifeste n’inclut pas l’autorisation com.google.android.gms.permission.AD_ID.\nI ticked yes because of Google Analytics, is that wrong?';
    expect(decoded(list).findings.map(({ cause }) => cause.id)).toEqual([
      'play-foreground-service',
      'play-ad-id',
    ]);
  });
});

describe('codes of uploads', () => {
  itEvery([
    ['Asset validation failed (90474) Invalid bundle', ['itms-90474']],
    ['code=STATE_ERROR.VALIDATION_ERROR.90057', ['itms-90057']],
    ['ITMS -90683', ['itms-90683']],
    ['The ZIP code (90474) of our office', []],
    ['Los Angeles, CA 90683: a sunny day', []],
  ])('name their causes', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });
});

describe('what a message names', () => {
  const first = (text: string) => decoded(text).findings[0];

  itEvery([
    [
      'ITMS-90683: the bundle should contain a NSCameraUsageDescription key with a text',
      'Add NSCameraUsageDescription to Info.plist',
    ],
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
  ])('is used in the fix', (text, expected) => {
    expect(first(text)?.fix).toContain(expected);
  });

  itEvery([
    [
      // An English sentence has the words of the German one.
      'Your app currently targets API level 30 and must target at least API level 31.',
      'from 30 to at least 31 (',
    ],
    [
      'Your app is using Play Billing Library version 3. Please update to Google Play Billing Library version 8.0.0 or newer.',
      'Library from 3 to version 8',
    ],
    [
      'Version code 12 has already been used.\nVersion code 14 has already been used.',
      'Raise versionCode above 14,',
    ],
    [
      'App Store Connect: What’s New in This Version can’t contain the following character(s): <',
      "from What's New in This Version, in every",
    ],
    ['App Store Connect: App Name can’t contain the following character(s): ™', 'from App Name, in every'],
    [
      'App Store Connect: Name cannot be longer than 30 characters. Keywords cannot be longer than 100 characters.',
      'Shorten Name to 30 characters and upload it again. Shorten Keywords to 100 characters and',
    ],
    [
      'App Store Connect: Name cannot be longer than 30 characters. Subtitle cannot be longer than 30 characters.',
      'Shorten Name and Subtitle to 30 characters',
    ],
  ])('has no value of another sentence', (text, expected) => {
    expect(first(text)?.fix).toContain(expected);
  });

  it('belongs to the cause whose section names it', () => {
    const { findings } = decoded(
      [
        'ITMS-91056: Invalid privacy manifest at the following path: “Frameworks/A.framework/PrivacyInfo.xcprivacy”.',
        'ITMS-91064: Invalid tracking information at the following path: “Frameworks/B.framework/PrivacyInfo.xcprivacy”.',
      ].join('\n'),
    );
    expect(findings.map(({ fix }) => /[AB]\.framework(?:.*[AB]\.framework)?/.exec(fix ?? '')?.[0])).toEqual([
      'A.framework',
      'B.framework',
    ]);
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
    expect(first(`ITMS-90683: ${many.join(' ')}`)?.fix?.length).toBeLessThan(900);
    const long = first(`You must provide a value for the attribute '${'k'.repeat(5000)}' with this request`);
    expect(long).toBeDefined();
    expect(long?.fix).toBeUndefined();
  });
});

describe('a text without a known cause', () => {
  itEvery<[string, string]>([
    ['Guideline 2.5.99 - Performance', 'App Review Guidelines, 2.5 Software Requirements'],
  ])('gives the page with its rules', (text, title) => {
    expect(decoded(text)).toMatchObject({ findings: [], guess: { title } });
  });

  itEvery([
    'Mix the flour with two apples and bake for 40 minutes.',
    'nginx: [error] connect() failed (111: Connection refused) while connecting to upstream',
    'We are on Google Play and the App Store!',
    'The committee rejected the motion.',
  ])('gives none', (text) => {
    expect(decoded(text)).toMatchObject({ findings: [], unknown: [], guess: undefined });
  });

  it('gives none next to a cause', () => {
    expect(decoded('Apple rejected it: Guideline 2.1 - Performance').guess).toBeUndefined();
  });
});

describe('what it does not know', () => {
  itEvery([
    [
      'Guideline 2.5.99 - Performance - Software Requirements',
      [{ name: 'Guideline 2.5.99', chapter: '2.5 Software Requirements' }],
    ],
    ['Guideline 3.9 - Business', [{ name: 'Guideline 3.9' }]],
    ['ERROR ITMS-90998: "?"', [{ name: 'ITMS-90998' }]],
    ['ITMS-4999', [{ name: 'ITMS-4999' }]],
  ])('is named as unknown, without a cause', (text, expected) => {
    expect(decoded(text)).toMatchObject({ findings: [], unknown: expected });
  });

  it('lists at most twelve unknown numbers', () => {
    expect(unknown(Array.from({ length: 12 }, (_, index) => `ITMS-${80000 + index}`).join(' '))).toHaveLength(
      12,
    );
    expect(unknown(Array.from({ length: 13 }, (_, index) => `ITMS-${80000 + index}`).join(' '))).toHaveLength(
      12,
    );
  });

  itEvery([
    ['', 'empty'],
    [' \n\t\u200b', 'empty'],
    ['?', 'unknown'],
  ])('is empty', (text, kind) => {
    expect(decodeLetter(text)).toEqual({ kind, sections: [], closest: [], unmatched: [], unknown: [] });
  });

  it('of which a part is not understood says so, and so does its plan', () => {
    const letter = decodeLetter(
      [
        'We reviewed your app and found that it is not compliant with Google Play policies.',
        'Issue found: Invalid privacy policy',
        'The link to your privacy policy gives an error 404.',
        'Issue found: Rules about zeppelins',
        'The vessel was moored without a lantern.',
      ].join('\n'),
    );
    expect(letter.unmatched).toEqual(['Issue found: Rules about zeppelins']);
    expect(planOf(letter)?.summary).toMatch(/ One part was not understood\.$/);
  });

  itEvery([
    ['Guideline 2.3.6 - The rating has to fit the games.', ['apple-4.7', 'apple-2.3.6']],
    ['2.3.12: The new features are not described.', ['apple-4.7', 'apple-2.3.12']],
  ])('of App Review needs its name in no other heading', (line, causes) => {
    const text = `Guideline 4.7 - Design - Mini apps\nThe games have no index.\n\n${line}`;
    expect(
      decodeLetter(text)
        .sections.flatMap((each) => each.causes)
        .map(({ causeId }) => causeId),
    ).toEqual(causes);
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

  it('gives each cause once, in the order of the mail, with the sentence that says it', () => {
    expect(decoded(MAIL).findings.map(({ cause, quote }) => [cause.id, quote])).toEqual([
      [
        'apple-2.3.10',
        'The app or metadata includes information about third-party platforms that may not be relevant for App Store users.',
      ],
      ['apple-5.1.1', 'Guideline 5.1.1 - Legal - Privacy - Data Collection and Storage'],
      ['itms-90683', 'ITMS-90683: Missing purpose string in Info.plist'],
    ]);
  });

  it('reads mark-up and invisible characters as nothing, and keeps hostile text as text', () => {
    const [finding] = decoded(
      '<img src=x onerror=alert(1)> ITMS-9\u200b0683 \u202e&lt;script&gt; doesn&#39;t',
    ).findings;
    expect(finding?.quote).toBe("<img src=x onerror=alert(1)> ITMS-90683 <script> doesn't");
  });

  it('cuts long lines around the place', () => {
    const [finding] = decoded(`${'a'.repeat(500)} ITMS-90683: ${'b'.repeat(500)}`).findings;
    expect(finding?.quote).toMatch(/^…a+ ITMS-90683: b+…$/);
    expect(finding?.quote?.length).toBeLessThanOrEqual(182);
  });
});

describe('a text of one megabyte', () => {
  const END = '\n\nERROR ITMS-90717: "Invalid App Store Icon."';
  const fill = (piece: string) => piece.repeat(Math.floor((MAX_TEXT - END.length) / piece.length));

  it('is the longest that is read', () => {
    expect(decodeLetter(`${fill('a')}${END}`.padEnd(MAX_TEXT)).kind).toBe('refusal');
    expect(decodeLetter(`${fill('a')}${END}`.padEnd(MAX_TEXT + 1)).kind).toBe('too-long');
  });

  itEvery([
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
  ])('of is read to its end', (piece) => {
    expect(ids(`${fill(piece)}${END}`)).toContain('itms-90717');
  });
});
