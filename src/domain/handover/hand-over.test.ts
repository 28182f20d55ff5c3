import { consoles } from 'virtual:catalog/consoles';
import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { image, listing, screenshots, submissionDraft, withDetails } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { PLATFORMS, type Platform } from '@/model/app';
import { submissionPackage } from '@/formats/package/submission-package';
import { handOverList, type HandOverItem } from './hand-over';
import { allTexts, languagesOf, textFor } from './page-texts';
import type { HandOverSource } from './value';
import { handOverValue } from './values';

const items = (store: Platform, source: HandOverSource): HandOverItem[] =>
  handOverList(consoles[store], source).pages.flatMap((page) => [...page.items]);
const item = (store: Platform, source: HandOverSource, id: string) =>
  items(store, source).find((each) => each.id === id);
const pageIds = (store: Platform, source: HandOverSource) =>
  handOverList(consoles[store], source).pages.map(({ id }) => id);

const first = submissionDraft(withDetails({ isUpdate: false }));
const update = submissionDraft();

describe('the consoles of the catalogue', () => {
  const all = PLATFORMS.flatMap((store) => consoles[store].pages);

  it('name a value that a full draft has, for every item that takes one', () => {
    const full = submissionDraft(
      withDetails({ needsLogin: true, demoUser: 'ada', demoPassword: 'secret', isUpdate: false }),
    );
    // Throws for a name that no value has.
    const values = all.flatMap((page) => page.items.flatMap(({ value }) => value ?? []));
    expect(values.filter((value) => handOverValue(value, full) !== undefined).length).toBeGreaterThan(40);
  });
});

describe('the list of a new app', () => {
  it('goes through App Store Connect from the account to the last button', () => {
    expect(pageIds('ios', first)).toEqual([
      'membership',
      'business',
      'identifier',
      'new-app',
      'app-information',
      'pricing',
      'app-privacy',
      'version',
      'build',
      'version-review',
      'submit',
    ]);
  });

  it('goes through Play Console from the account to Send for review', () => {
    const ids = pageIds('android', first);
    expect([ids[0], ids[1], ids.at(-1)]).toEqual(['account', 'create-app', 'publishing-overview']);
    expect(ids).toContain('closed-test');
  });

  it('does not ask for What’s New, which the App Store refuses for a first version', () => {
    expect(item('ios', first, 'whats-new')).toBeUndefined();
    expect(item('ios', update, 'whats-new')).toBeDefined();
  });
});

describe('the list of an update', () => {
  it('has only what an update changes', () => {
    expect(pageIds('ios', update)).toEqual([
      'new-version',
      'app-information',
      'app-privacy',
      'version',
      'build',
      'version-review',
      'submit',
    ]);
    expect(pageIds('android', update)).toEqual([
      'data-safety',
      'store-listing',
      'release',
      'further-declarations',
      'publishing-overview',
    ]);
  });
});

describe('an item', () => {
  it('of the draft that the console needs and the draft lacks is missing', () => {
    const bare = submissionDraft({ ...withDetails({ copyright: ' ', isUpdate: false }), images: [] });
    expect(item('ios', bare, 'copyright')?.state).toBe('missing');
    expect(item('ios', bare, 'screenshots-iphone')?.state).toBe('missing');
  });

  it('that is optional and empty is no step', () => {
    const bare = submissionDraft({ listings: { 'en-US': listing({ marketingUrl: '' }) } });
    expect(item('ios', bare, 'marketing-url')).toBeUndefined();
  });

  it('about signing in depends on the answer', () => {
    expect(item('ios', first, 'demo-user')).toBeUndefined();
    const login = submissionDraft(withDetails({ needsLogin: true, demoUser: 'ada', demoPassword: 'secret' }));
    expect(textFor(item('ios', login, 'demo-user') ?? { content: undefined }, 'en-US')).toBe('ada');
  });

  it('about signing in is missing, not answered with no, until somebody was asked', () => {
    const open = submissionDraft(withDetails({ needsLogin: undefined, isUpdate: false }));
    expect(item('ios', open, 'sign-in')).toMatchObject({ state: 'missing', content: undefined });
    expect(item('android', open, 'access')).toMatchObject({ state: 'missing', content: undefined });
    expect(item('ios', open, 'demo-user')).toMatchObject({ state: 'open', onlyIf: ['login'] });
    const answer = item('ios', first, 'sign-in') ?? { content: undefined };
    expect(textFor(answer, 'en-US')).toBe('No');
  });

  it('about iPad is there with a build for it, gone with one for iPhone only, and conditional without a build', () => {
    const withFamilies = (deviceFamilies: number[]) =>
      submissionDraft({ builds: [iosBuild({ deviceFamilies }), androidBuild()] });
    expect(item('ios', withFamilies([1, 2]), 'screenshots-ipad')?.state).toBe('missing');
    expect(item('ios', withFamilies([1]), 'screenshots-ipad')).toBeUndefined();
    expect(item('ios', submissionDraft({ builds: [] }), 'screenshots-ipad')?.onlyIf).toEqual(['ipad']);
  });

  it('that only the person can answer has no answer, and is not called missing in the draft', () => {
    expect(item('android', first, 'government')).toMatchObject({ state: 'open', content: undefined });
    const open = submissionDraft({
      builds: [iosBuild({ usesNonExemptEncryption: undefined }), androidBuild()],
    });
    expect(item('ios', open, 'encryption')).toMatchObject({ state: 'open', content: undefined });
  });

  it('of Google Play’s category is the one nearest to that of the App Store, and else for the person to choose', () => {
    const kindsOf = (primaryCategory: string) => {
      const draft = submissionDraft(withDetails({ isUpdate: false, primaryCategory }));
      return ['create-kind', 'category-kind', 'category'].map((id) => item('android', draft, id)?.content);
    };
    const text = (words: string) =>
      expect.objectContaining({ texts: [expect.objectContaining({ text: words })] }) as unknown;
    expect(kindsOf('UTILITIES')).toEqual([text('App'), text('App'), text('Tools')]);
    expect(kindsOf('LIFESTYLE')).toEqual([text('App'), text('App'), text('Lifestyle')]);
    expect(kindsOf('GAMES_PUZZLE')).toEqual([text('Game'), text('Game'), undefined]);
    const none = submissionDraft(withDetails({ isUpdate: false, primaryCategory: '' }));
    expect(item('android', none, 'category')).toMatchObject({ state: 'open', content: undefined });
  });

  it('of the Android build is missing where a new app has an .apk alone', () => {
    const withApk = (isUpdate: boolean) =>
      submissionDraft({
        ...withDetails({ isUpdate }),
        builds: [androidBuild({ kind: 'apk', fileName: 'lantern.apk' })],
      });
    expect(item('android', withApk(false), 'bundle')).toMatchObject({ state: 'missing' });
    expect(item('android', withApk(true), 'bundle')).toMatchObject({ state: 'given' });
  });

  it('that depends on what no draft says is shown with its condition', () => {
    expect(item('ios', first, 'paid-apps')?.onlyIf).toEqual(['sells']);
  });
});

describe('a builder', () => {
  const inBuilder = (builder: string, changes = {}) =>
    submissionDraft({ ...withDetails({ isUpdate: true }), builder, builds: [], ...changes });

  it('says where its file is', () => {
    expect(item('android', inBuilder('median'), 'bundle')?.note).toContain(
      'In Median: Rebuild in the App Studio. Download the .aab.',
    );
  });

  it('that uploads by itself takes the place of the file, and nothing is missing', () => {
    const draft = inBuilder('flutterflow', { builderUploads: true });
    expect(item('ios', draft, 'upload')).toMatchObject({
      label: 'Send the build with FlutterFlow',
      note: expect.stringContaining('Press Deploy To App Store.') as string,
    });
    const missing = (['ios', 'android'] as const)
      .flatMap((store) => items(store, draft))
      .filter(({ builder, state }) => builder !== undefined && state === 'missing');
    expect(missing).toEqual([]);
  });

  it('that uploads only after a first file asks for that file', () => {
    const draft = {
      ...inBuilder('flutterflow', { builderUploads: true }),
      ...withDetails({ isUpdate: false }),
    };
    expect(item('android', draft, 'test-release')).toMatchObject({ kind: 'file', state: 'open' });
  });

  it('that is not known but uploads is named as the person’s own', () => {
    const draft = inBuilder('other', { builderUploads: true });
    expect(item('ios', draft, 'upload')?.label).toBe('Send the build with your builder');
  });
});

describe('addresses', () => {
  const urlOf = (store: Platform, page: string, pasted: string) =>
    handOverList(consoles[store], first, { [store]: pasted }).pages.find(({ id }) => id === page)?.url;

  itEvery<[Platform, string, string, string | undefined]>([
    [
      'ios',
      'app-privacy',
      'https://appstoreconnect.apple.com/apps/1234567890/distribution/info',
      'https://appstoreconnect.apple.com/apps/1234567890/distribution/privacy',
    ],
    [
      'ios',
      'app-privacy',
      ' 1234567890 ',
      'https://appstoreconnect.apple.com/apps/1234567890/distribution/privacy',
    ],
    [
      'android',
      'ads',
      'https://play.google.com/console/u/0/developers/12/app/34/app-dashboard?x=1',
      'https://play.google.com/console/u/0/developers/12/app/34/app-content/ads',
    ],
    ['android', 'ads', 'https://lantern.example/console/u/0/developers/12/app/34', undefined],
    ['ios', 'app-privacy', '', undefined],
    ['ios', 'new-app', '', 'https://appstoreconnect.apple.com/apps'],
  ])('every row of the table', (store, page, pasted, expected) => {
    expect(urlOf(store, page, pasted)).toBe(expected);
  });
});

describe('a draft of both stores in three languages', () => {
  const languages = ['en-US', 'de-DE', 'ar-SA'];
  const draft = submissionDraft({
    ...withDetails({ isUpdate: false, needsLogin: true, demoUser: 'ada', demoPassword: 'pass "word"' }),
    listings: Object.fromEntries(
      languages.map((code) => [
        code,
        listing({
          title: `Lantern ${code}`,
          description: `“Lines”,\n\n"quotes" & <b> ${code}`,
          videoUrl: '',
        }),
      ]),
    ),
    images: languages.flatMap((locale) => [
      ...screenshots(2, { locale }),
      ...screenshots(2, { locale, slotId: 'play-phone', width: 1080, height: 1920 }),
      image({ id: `icon-${locale}`, kind: 'icon', slotId: undefined, locale, width: 512, height: 512 }),
    ]),
  });

  it('has a step for every picture of the package, and only for those', () => {
    const listed = PLATFORMS.flatMap((store) => items(store, draft)).flatMap(({ content }) =>
      content?.kind === 'pictures' ? content.sets.flatMap((set) => set.images.map(({ id }) => id)) : [],
    );
    const submitted = draft.images.filter(({ kind }) => kind !== 'picture').map(({ id }) => id);
    expect(listed.toSorted()).toEqual(submitted.toSorted());
  });

  it('has a step for every text of the package, in every language, character by character', () => {
    const listed = PLATFORMS.flatMap((store) => items(store, draft)).flatMap(({ content }) =>
      content?.kind === 'texts' ? content.texts.map(({ text }) => text) : [],
    );
    const texts = submissionPackage(draft, {
      report: {
        verdict: 'ready',
        counts: { blocker: 0, warning: 0, note: 0 },
        missing: [],
        findings: [],
        problems: [],
        ignored: [],
        answered: [],
      },
      exportDate: '2026-11-25',
    }).files.flatMap(({ path, content }) =>
      /^(?:app-store|google-play)\/.*\.txt$/.test(path) && typeof content === 'string'
        ? [{ path, content }]
        : [],
    );
    expect(texts.length).toBeGreaterThan(30);
    const isGiven = ({ path, content }: { path: string; content: string }) => {
      // One box of Play Console takes the notes of all languages.
      if (path.includes('/changelogs/')) return listed.some((text) => text.includes(content));
      // Categories are ids for the tools and names for a person. A first version has no What’s New on the App Store.
      return /category|release_notes/.test(path) || listed.includes(content);
    };
    const lacking = texts.filter((each) => !isGiven(each));
    expect(lacking.map(({ path }) => path)).toEqual([]);
  });

  it('offers its languages in the order of the draft, the main one first', () => {
    expect(languagesOf(handOverList(consoles.ios, draft).pages)).toEqual(['en-US', 'ar-SA', 'de-DE']);
  });

  it('copies a page with the label above each text', () => {
    const page = handOverList(consoles.ios, draft).pages.find(({ id }) => id === 'app-information');
    expect(allTexts(page ?? { items: [] }, 'de-DE')).toBe(
      'Name\nLantern de-DE\n\nSubtitle\nCalm notes before you sleep',
    );
  });

  it('puts the release notes of all languages into one text', () => {
    const notes = item('android', submissionDraft({ listings: draft.listings }), 'release-notes');
    expect(textFor(notes ?? { content: undefined }, 'en-US')).toBe(
      ['en-US', 'ar', 'de-DE']
        .map((code) => `<${code}>\nYou can now search your entries by mood and by month.\n</${code}>`)
        .join('\n'),
    );
  });
});

describe('the reviewer’s kit in the lists', () => {
  const draft = submissionDraft({
    ...withDetails({
      isUpdate: false,
      needsLogin: true,
      demoUser: 'ada@example.com',
      demoPassword: ' two "cats" ',
      reviewNotes: 'Own words.\n\nPurchases:\nSettings > Plus',
    }),
    reviewerKit: { yesNo: { code: false }, texts: { signIn: 'اضغط حسابي', purchases: 'Settings > Plus' } },
  });
  const textOf = (store: Platform, id: string) =>
    textFor(item(store, draft, id) ?? { content: undefined }, 'en-US');

  it('gives each store the text that its field takes', () => {
    expect(textOf('ios', 'review-notes')).toBe('Own words.\n\nPurchases:\nSettings > Plus');
    expect(textOf('android', 'access-notes')).toBe(
      'Sign-in:\nThe user name and password are in the fields above.\nاضغط حسابي\nThe account needs no code.\n\nOwn words.',
    );
  });

  it('copies a password with the spaces at its ends', () => {
    expect(textOf('ios', 'demo-password')).toBe(' two "cats" ');
    expect(textOf('android', 'access-password')).toBe(' two "cats" ');
  });
});

describe('the test tracks in the lists', () => {
  it('are left out for the App Store until TestFlight is used', () => {
    expect(pageIds('ios', first)).not.toContain('external-testing');
    const tested = submissionDraft({ testing: { usesTestFlight: true } });
    expect(pageIds('ios', tested)).toEqual(expect.arrayContaining(['test-information', 'external-testing']));
    expect(item('ios', tested, 'beta-description')?.state).toBe('missing');
  });

  it('have a text per language of the draft, and fall back to the contact and to App Review’s notes', () => {
    const tested = submissionDraft({
      listings: { 'en-US': listing(), 'de-DE': listing() },
      testing: {
        usesTestFlight: true,
        betaTexts: {
          'en-US': { description: 'A journal', whatToTest: 'Search' },
          'de-DE': { description: 'Ein Tagebuch' },
          'fr-FR': { description: 'A language that the draft does not have' },
        },
      },
    });
    expect(item('ios', tested, 'beta-description')?.content).toEqual({
      kind: 'texts',
      texts: [
        { locale: 'en-US', text: 'A journal' },
        { locale: 'de-DE', text: 'Ein Tagebuch' },
      ],
    });
    expect(textFor(item('ios', tested, 'beta-feedback-email') ?? { content: undefined }, 'en-US')).toBe(
      'hello@example.com',
    );
    expect(textFor(item('ios', tested, 'beta-notes') ?? { content: undefined }, 'en-US')).toMatch(
      /^Open the app/,
    );
  });

  it('are left out for Google Play where the account needs no closed test', () => {
    const ids = (isNewPersonalAccount: boolean | undefined) =>
      pageIds('android', { ...first, testing: { isNewPersonalAccount } });
    expect(ids(undefined)).toEqual(expect.arrayContaining(['closed-test', 'production-access']));
    expect(ids(true)).toEqual(expect.arrayContaining(['closed-test', 'production-access']));
    expect(ids(false).filter((id) => id === 'closed-test' || id === 'production-access')).toEqual([]);
  });

  it('have the counts, the invitation and the answers for production', () => {
    const tested = {
      ...first,
      testing: {
        isNewPersonalAccount: true,
        testers: { '2026-11-20': 12, '2026-11-02': 1 },
        answers: { recruiting: 'Friends & "family"' },
      },
    };
    expect(item('android', tested, 'test-count')?.content).toMatchObject({
      groups: [
        {
          rows: [
            { asks: 'Nov 2, 2026', answer: '1 tester' },
            { asks: 'Nov 20, 2026', answer: '12 testers' },
          ],
        },
      ],
    });
    const invitation = textFor(item('android', tested, 'test-invitation') ?? { content: undefined }, 'en-US');
    expect(invitation).toContain('https://play.google.com/apps/testing/org.lantern.journal');
    expect(item('android', tested, 'production-recruiting')).toMatchObject({ state: 'given' });
    expect(item('android', tested, 'production-audience')).toMatchObject({ state: 'missing' });
  });
});
