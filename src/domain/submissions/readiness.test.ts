import { DATA_TOPICS } from 'virtual:catalog/data-kinds';
import { describe, expect, it } from 'vitest';
import { NO_PRIVACY_ANSWERS } from '@/model/privacy-answers';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { image, listing, screenshots, submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import type { Finding } from '@/model/finding';
import type { SubmissionDraft } from '@/model/draft';
import { assessReadiness } from './readiness';

const TODAY = '2026-11-20';

function assess(changes: Partial<SubmissionDraft> = {}, today = TODAY) {
  return assessReadiness(submissionDraft(changes), { today });
}

/** The rule with what it is about, without the store: `listing-too-long:fr-FR:subtitle`. */
function keyOf({ rule, subject: { locale, field, slot } }: Finding): string {
  return [rule, locale, field, slot].filter(Boolean).join(':');
}

/** Keys of all findings above a note, but those about languages: these drafts are English in every language. */
function serious(changes: Partial<SubmissionDraft> = {}): string[] {
  return assess(changes)
    .findings.filter(({ severity, rule }) => severity !== 'note' && !rule.startsWith('language-'))
    .map(keyOf);
}

function details(changes: Partial<SubmissionDraft['details']>) {
  return { details: { ...submissionDraft().details, ...changes } };
}

function described(description: string, changes: Partial<SubmissionDraft> = {}): Partial<SubmissionDraft> {
  return { listings: { 'en-US': listing({ description }) }, ...changes };
}

/** A subscription with terms in English, and another text in German. */
function inGerman(description: string): Partial<SubmissionDraft> {
  const english =
    'The yearly subscription gives you every question. Terms of use: https://lantern.example/legal';
  return { listings: { 'en-US': listing({ description: english }), 'de-DE': listing({ description }) } };
}

const NO_TOPICS = Object.fromEntries(DATA_TOPICS.map(({ id }) => [id, false]));

/** The reviewer's question to an iOS app with a sign-in. */
const DELETION = 'ios-account-deletion:accountDeletion';

/** An app with a demo account, whose privacy answers are all no. */
function signsIn(description = 'Sign in and write three lines each evening.'): Partial<SubmissionDraft> {
  return {
    ...described(description),
    ...details({ needsLogin: true, demoUser: 'a', demoPassword: 'b' }),
    privacy: { ...NO_PRIVACY_ANSWERS, yesNo: NO_TOPICS },
  };
}

describe('the report', () => {
  it('calls a complete draft ready', () => {
    const report = assess();
    expect(serious()).toEqual([]);
    expect(report).toMatchObject({ verdict: 'ready', counts: { blocker: 0, warning: 0 } });
  });

  it.each<[string, Partial<SubmissionDraft>, string]>([
    ['a warning', { listings: { 'en-US': listing({ title: 'The #1 Evening Journal' }) } }, 'needs-work'],
    ['a blocker', { builds: [iosBuild(), androidBuild({ targetSdk: 28 })] }, 'blocked'],
  ])('with %s says so', (_, changes, verdict) => {
    expect(assess(changes).verdict).toBe(verdict);
  });

  it('puts the worst first, counts what is wrong by severity and uses every id once', () => {
    const report = assess({
      listings: {
        'en-US': listing({ title: 'Best Journal' }),
        'fr-FR': listing({ title: '' }),
        af: listing(),
      },
      builds: [iosBuild({ fileName: 'a.zip' }), androidBuild({ fileName: 'b.zip', isDebuggable: true })],
      images: [],
    });
    const order = report.findings.map((finding) => ({ blocker: 0, warning: 1, note: 2 })[finding.severity]);
    expect(order).toEqual([...order].sort());
    expect(report.counts.blocker + report.counts.warning + report.counts.note).toBe(report.problems.length);
    expect(new Set(report.findings.map((finding) => finding.id)).size).toBe(report.findings.length);
    for (const finding of report.findings) {
      expect(finding.title).not.toBe('');
      expect(finding.why).not.toBe('');
      expect(finding.fix).not.toBe('');
      expect(finding.source.label).not.toBe('');
    }
  });

  it('of an empty draft names what is missing and fails nowhere', () => {
    const keys = serious({ bundleId: '', version: ' ', listings: {}, builds: [], images: [] });
    expect(keys).toEqual(
      expect.arrayContaining([
        'build-missing',
        'form-missing:bundleId',
        'form-missing:version',
        'listing-missing:en-US:title',
        'image-set:en-US:iphone-6.9',
        'image-set:en-US:play-phone',
      ]),
    );
  });
});

describe('dated rules', () => {
  it('are applied to this very build', () => {
    const { findings } = assess({ builds: [iosBuild(), androidBuild({ targetSdk: 28 })] });
    expect(findings[0]).toMatchObject({
      severity: 'blocker',
      title: 'Made for an older Android (targets API 28); Google Play has required API 36 since Aug 31, 2026',
      ruleDate: '2026-08-31',
    });
  });

  it.each<[boolean, string, string[]]>([
    [true, '2026-11-20', ['policy-apple-age-rating', 'policy-play-developer-verification']],
    [
      false,
      '2026-11-20',
      ['policy-apple-age-rating', 'policy-play-developer-verification', 'policy-play-closed-test'],
    ],
  ])('that only the publisher can know are noted (update %s)', (isUpdate, today, ids) => {
    const report = assess(details({ isUpdate }), today);
    expect(
      report.findings.filter((finding) => finding.rule.startsWith('policy-')).map((each) => each.rule),
    ).toEqual(ids);
  });

  it.each([
    ['2026-09-29', 'From 2026-09-30: Android developer verification in the first four countries'],
    ['2026-09-30', 'Android developer verification in the first four countries'],
  ])('on %s read: %s', (today, title) => {
    const finding = assess({}, today).findings.find(
      (each) => each.rule === 'policy-play-developer-verification',
    );
    expect(finding?.title).toBe(title);
  });
});

describe('listings', () => {
  it.each<[string, Partial<SubmissionDraft>, string[]]>([
    [
      'a second locale is checked too',
      { listings: { 'en-US': listing(), 'fr-FR': listing({ subtitle: 'x'.repeat(31) }) } },
      ['listing-too-long:fr-FR:subtitle'],
    ],
    [
      'a blank one is left alone',
      {
        listings: {
          'en-US': listing(),
          'fr-FR': { ...listing(), ...Object.fromEntries(Object.keys(listing()).map((key) => [key, ' '])) },
        },
      },
      [],
    ],
    [
      'Odia is no language of Play',
      { listings: { 'en-US': listing(), 'or-IN': listing({ shortDescription: '' }) } },
      [],
    ],
    [
      'a main language that a store lacks',
      {
        defaultLocale: 'or-IN',
        listings: { 'or-IN': listing() },
        images: submissionDraft().images.map((each) => ({ ...each, locale: 'or-IN' })),
      },
      ['locale-not-offered:or-IN'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(serious(changes)).toEqual(expected);
  });

  it('notes a further locale that a store lacks', () => {
    const { findings } = assess({ listings: { 'en-US': listing(), af: listing() } });
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'locale-not-offered',
        severity: 'note',
        subject: { store: 'ios', locale: 'af' },
      }),
    );
  });
});

describe('builds against screenshots', () => {
  const without69 = submissionDraft().images.filter((each) => each.slotId !== 'iphone-6.9');
  itEvery<[string, Partial<SubmissionDraft>, string[]]>([
    ['an iPhone app without the 6.9" set', { images: without69 }, ['image-set:en-US:iphone-6.9']],
    [
      'with the 6.5" set instead',
      { images: [...without69, ...screenshots(1, { slotId: 'iphone-6.5', width: 1284, height: 2778 })] },
      [],
    ],
    [
      'an app for both without the iPad set',
      { builds: [iosBuild({ deviceFamilies: [1, 2] }), androidBuild()] },
      ['image-set:en-US:ipad-13'],
    ],
    [
      'with the iPad set',
      {
        builds: [iosBuild({ deviceFamilies: [1, 2] }), androidBuild()],
        images: [
          ...submissionDraft().images,
          image({ id: 'pad', slotId: 'ipad-13', width: 2064, height: 2752 }),
        ],
      },
      [],
    ],
    [
      'an iPad app needs no iPhone set',
      {
        builds: [iosBuild({ deviceFamilies: [2] }), androidBuild()],
        images: [...without69, image({ id: 'pad', slotId: 'ipad-13', width: 2064, height: 2752 })],
      },
      [],
    ],
    [
      'no feature graphic',
      { images: submissionDraft().images.filter((each) => each.kind !== 'feature-graphic') },
      ['image-set:play-feature-graphic'],
    ],
    [
      'eleven iPhone screenshots',
      { images: [...submissionDraft().images, ...screenshots(8, { slotId: 'iphone-6.9', locale: 'en-US' })] },
      ['image-count:en-US:iphone-6.9'],
    ],
  ])('every row of the table', (_, changes, expected) => {
    expect(serious(changes)).toEqual(expected);
  });

  it('does not report iPad screenshots that are there', () => {
    const { findings } = assess({ builds: [iosBuild({ deviceFamilies: [1, 2] }), androidBuild()] });
    expect(findings.filter((finding) => finding.rule === 'ios-ipad')).toEqual([]);
  });
});

describe('an Android app without a privacy policy', () => {
  it.each<[string, string, string[], string[]]>([
    [
      'asking for location',
      '',
      ['android.permission.ACCESS_FINE_LOCATION'],
      ['privacy-policy-url:privacyUrl'],
    ],
    ['asking for nothing', '', [], ['privacy-policy-url:privacyUrl']],
    ['with a policy', 'https://lantern.example/privacy', ['android.permission.ACCESS_FINE_LOCATION'], []],
  ])('%s and the privacy policy %j', (_, privacyUrl, permissions, expected) => {
    const keys = serious({
      platform: 'android',
      listings: { 'en-US': listing({ privacyUrl }) },
      builds: [androidBuild({ permissions })],
      privacy: { ...NO_PRIVACY_ANSWERS, yesNo: { location: permissions.length > 0 } },
    });
    expect(keys).toEqual(expected);
  });

  it('lacks something that is required, whatever the app asks for: the form says so, too', () => {
    const { missing } = assess({
      platform: 'android',
      listings: { 'en-US': listing({ privacyUrl: '' }) },
      builds: [androidBuild()],
    });
    expect(missing).toMatchObject([{ field: 'privacyUrl', isRequired: true }]);
  });
});

describe('texts against the rest', () => {
  const subscription = 'Lantern is a quiet place. The yearly subscription gives you every question.';
  itEvery<[string, Partial<SubmissionDraft>, string[]]>([
    [
      'signing in without an account',
      described('Sign in and write three lines each evening.'),
      ['demo-account:needsLogin'],
    ],
    [
      'signing in with an account',
      {
        ...described('Sign in and write three lines.'),
        ...details({ needsLogin: true, demoUser: 'a', demoPassword: 'b' }),
      },
      [DELETION],
    ],
    [
      'signing in, and an answer that no data is collected',
      signsIn(),
      [DELETION, 'privacy-sign-in:privacy/identity'],
    ],
    [
      'accounts, and an answer that no data is collected',
      { privacy: { ...NO_PRIVACY_ANSWERS, yesNo: { ...NO_TOPICS, accounts: true } } },
      ['privacy-account-deletion:privacy/texts/accountDeletionUrl', 'privacy-sign-in:privacy/identity'],
    ],
    [
      'signing in, and data that is collected',
      { ...signsIn(), privacy: { ...NO_PRIVACY_ANSWERS, yesNo: { ...NO_TOPICS, identity: true } } },
      [DELETION],
    ],
    [
      'signing in, and a question about data that is still open',
      { ...signsIn(), privacy: { ...NO_PRIVACY_ANSWERS, yesNo: { ...NO_TOPICS, identity: undefined } } },
      [DELETION],
    ],
    [
      'a demo account for a text without signing in',
      signsIn('Write three lines, without sign up.'),
      [DELETION],
    ],
    [
      'a framework for signing in',
      { builds: [iosBuild({ linkedFrameworks: ['AuthenticationServices'] }), androidBuild()] },
      ['demo-account:needsLogin'],
    ],
    ['a subscription without terms', described(subscription), ['terms-link:en-US:description']],
    ['a subscription with a terms link', described(`${subscription} https://lantern.example/terms`), []],
    [
      'a subscription with named terms',
      described(`${subscription} Terms of use: https://lantern.example/legal`),
      [],
    ],
    [
      'a subscription with terms but no link',
      described(`${subscription} Our terms of use apply.`),
      ['terms-link:en-US:description'],
    ],
    [
      'the promise that nothing is sold and nobody signs in',
      described('Lantern is a quiet place. No account, no sign up, no subscription, no paywall.'),
      [],
    ],
    [
      'a subscription whose terms only one of two languages has',
      inGerman('Ein Abo schaltet alles frei.'),
      ['terms-link:de-DE:description'],
    ],
    [
      'a subscription with terms in both languages',
      inGerman('Ein Abo schaltet alles frei. Nutzungsbedingungen: https://lantern.example/legal'),
      [],
    ],
    [
      'a subscription on Android only',
      described(subscription, { platform: 'android', builds: [androidBuild()] }),
      [],
    ],
  ])('every row of the table', (_, changes, expected) => {
    expect(serious(changes)).toEqual(expected);
  });

  it.each<[string, string, boolean]>([
    ['silent', 'Lantern is a quiet place for your thoughts.', true],
    ['speaking', 'Lantern is a quiet place. Unlock more with premium.', false],
    ['saying that nothing is sold', 'Lantern is a quiet place without a subscription.', false],
  ])('of a build that can sell, %s', (_, description, isNoted) => {
    const { findings } = assess(
      described(description, { builds: [iosBuild({ linkedFrameworks: ['StoreKit'] }), androidBuild()] }),
    );
    expect(findings.some((finding) => finding.rule === 'purchase-silent')).toBe(isNoted);
  });

  it('includes conflicts between build and form', () => {
    expect(serious({ version: '9.9.9' })).toEqual(['conflict-version:version', 'conflict-version:version']);
  });
});

describe('a text per store', () => {
  it('checks each store’s own text', () => {
    const playTexts = { 'en-US': { title: 'Lantern: a quiet evening journal for everyone' } };
    const [finding] = assess({ playTexts }).findings.filter(({ rule }) => rule === 'listing-too-long');
    expect(finding?.subject).toEqual({ store: 'android', locale: 'en-US', field: 'title' });
  });

  it('asks nothing of a store that a locale has no texts for', () => {
    const appleOnly = { ...listing(), shortDescription: '', videoUrl: '' };
    const blank = { title: '', description: '', releaseNotes: '' };
    const listings = { 'en-US': listing(), 'de-DE': appleOnly };
    expect(serious({ listings })).toContain('listing-missing:de-DE:shortDescription');
    expect(serious({ listings, playTexts: { 'de-DE': blank } })).not.toContain(
      'listing-missing:de-DE:shortDescription',
    );
  });
});
