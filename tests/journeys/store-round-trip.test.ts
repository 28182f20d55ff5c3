import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUNDLE_ID, DEMO_PASSWORD } from '@tests/support/fake-app-store/apps';
import { allFiles } from '@tests/support/fake-app-store/computer';
import { QUIET_TOOLS } from '@tests/support/imported-listing';
import { openOperations } from '@tests/support/screens/open-operations';
import { secretsOf, storeKeyFiles } from '@tests/support/store-keys';
import { lanternOnAppStore, lanternOnPlay } from '@tests/support/stores/lantern';
import { writes } from '@tests/support/stores/wanted-play';
import { PLATFORMS, type Platform } from '@/model/app';
import type { Baseline } from '@/domain/baseline/baseline';
import type { SubmissionDraft } from '@/model/draft';
import type { OpenPlan, OpenStates } from '@/model/open-api';
import { appIdFor } from '@/domain/packages/package-file';
import { setStoreText } from '@/domain/listings/store-texts';
import { openImport, readFound } from '@/lib/imports/import-listing';
import { blankDraft } from '@/features/submit/drafts/new-draft';
import { takeImport } from '@/features/submit/import/take-import';
import { packageFor } from '@/features/submit/send/send-work';

/** Imports what a pull brought, as the page does. */
async function imported(
  zip: Uint8Array,
  name: string,
): Promise<{ draft: SubmissionDraft; baseline: Baseline }> {
  const file = new File([new Uint8Array(zip)], name, { type: 'application/zip' });
  const opened = await openImport({ kind: 'files', files: [file] }, QUIET_TOOLS);
  if (!opened.ok) throw new Error(opened.failure);
  const read = await readFound(opened.value, opened.value.suggested, { ...QUIET_TOOLS, localeChoices: {} });
  if (!read.ok) throw new Error(read.failure);
  let next = 0;
  const taken = await takeImport(opened.value.folder, read.value, {
    ...QUIET_TOOLS,
    ...{
      draftId: 'draft',
      now: '2026-11-26T09:00:00.000Z',
      isUpdate: true,
      newId: () => `image-${(next += 1)}`,
    },
  });
  if (!taken.ok) throw new Error(taken.failure);
  const { change, images, baseline, report } = taken.value;
  expect(report.leftOut).toEqual([]);
  return {
    draft: { ...change(blankDraft('draft', '2026-11-26T09:00:00.000Z')), images: [...images] },
    baseline,
  };
}

async function packed(
  draft: SubmissionDraft,
  store: Platform,
  baseline: Baseline,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = await packageFor(draft, store, baseline, QUIET_TOOLS);
  if (!zip.ok) throw new Error(zip.failure);
  return new Uint8Array(await zip.value.arrayBuffer());
}

/** Both stores, and a draft that was made of what they have. */
async function pulledDraft() {
  const apple = await lanternOnAppStore();
  const play = await lanternOnPlay();
  const program = openOperations(apple, play);
  const end = await program.finish('pull', { ios: BUNDLE_ID, android: BUNDLE_ID });
  expect(end).toEqual({
    kind: 'done',
    message: expect.stringMatching(/^the stores \(Lantern.*, .+ \d\d:\d\d:\d\d\)$/) as string,
    notes: [],
  });
  const { draft, baseline } = await imported(await program.call<Uint8Array>('pulled'), end.message);
  expect(baseline.name).toBe(end.message);
  return { apple, play, program, draft, baseline };
}

describe('pull, import in the page, change one word, push', () => {
  it('writes exactly one field in each store, and no picture', async () => {
    const { apple, play, program, draft, baseline } = await pulledDraft();
    const before = apple.writes().length;
    expect([draft.bundleId, draft.images.length, draft.details.contactEmail]).toEqual([
      BUNDLE_ID,
      12,
      'help@example.com',
    ]);
    // The package of a pull has no password; the store's stays.
    expect(draft.details.demoPassword).toBe('');

    const text = 'Drei Zeilen jeden Abend, ganz ruhig.';
    for (const store of PLATFORMS) {
      const changed = setStoreText(draft, 'de-DE', 'description', text, store);
      const app = {
        store,
        app: appIdFor(draft, store),
        pulled: baseline.name,
        submit: String(store === 'android'),
      };
      const same = await program.call<OpenPlan>('plan', app, await packed(draft, store, baseline));
      expect([same.blockers, same.plan.steps, same.plan.conflicts, same.id]).toEqual([[], [], [], undefined]);
      const { id = '', plan } = await program.call<OpenPlan>(
        'plan',
        app,
        await packed(changed, store, baseline),
      );
      expect(
        plan.steps.flatMap(({ fields = [], pictures = [] }) => [
          ...fields.map(({ path }) => path),
          ...pictures,
        ]),
      ).toEqual(['texts/de-DE/description']);
      play.reset();
      expect(await program.finish('push', { plan: id })).toMatchObject({ kind: 'done' });
      // A plan is confirmed once, and a zip is handed out once.
      await expect(program.call('push', { plan: id })).rejects.toMatchObject({ status: 409 });
      await expect(program.call('push', { plan: 'A'.repeat(32) })).rejects.toMatchObject({ status: 409 });
      await expect(program.call('pulled')).rejects.toMatchObject({ status: 409 });
    }
    expect(apple.writes().slice(before)).toEqual([
      expect.stringMatching(/^PATCH \/v1\/appStoreVersionLocalizations\/\d+$/),
    ]);
    expect(writes(play)).toEqual([
      'PATCH /listings/de-DE',
      'POST :commit?changesInReviewBehavior=ERROR_IF_IN_REVIEW',
    ]);

    // The page says nothing about options of the terminal, and names the version of its draft.
    const status = await program.call<OpenStates>('status', { store: 'ios', app: BUNDLE_ID });
    expect(status.states[0]).toMatchObject({ name: '1.0', action: 'Send it to review' });
    const next = { store: 'ios', app: BUNDLE_ID, pulled: baseline.name, version: '1.1' };
    const renamed = await program.call<OpenPlan>('plan', next, await packed(draft, 'ios', baseline));
    expect(renamed.plan.steps.map(({ title }) => title)).toContain('Rename version 1.0 to 1.1');

    // No key, token or password is printed, recorded or given to the page.
    const files = allFiles(program.state).map((path) => readFileSync(path, 'latin1'));
    const all = [...program.printed, ...files, JSON.stringify(draft)].join('\n');
    const secrets = [...secretsOf(storeKeyFiles()), DEMO_PASSWORD, 'ya29.', 'eyJ', 'assertion'];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    expect(Object.keys(program.operations)).toEqual([
      'apps',
      'pull',
      'pulled',
      'plan',
      'push',
      'progress',
      'cancel',
      'status',
    ]);
    expect(await program.call('apps')).toMatchObject({
      stores: [{ store: 'ios', apps: [{ id: BUNDLE_ID, name: 'Lantern' }] }, { store: 'android' }],
    });
  });
});

describe('a text that was emptied, and pictures that were removed, in the page', () => {
  /** The plan of a draft, and what it takes out of the store. */
  const planOf = async (
    { program, baseline }: Awaited<ReturnType<typeof pulledDraft>>,
    draft: SubmissionDraft,
    store: Platform,
  ) => {
    const query = { store, app: BUNDLE_ID, pulled: baseline.name, submit: String(store === 'android') };
    const answer = await program.call<OpenPlan>('plan', query, await packed(draft, store, baseline));
    const removed = answer.plan.steps.flatMap(({ key, fields = [], pictures = [] }) => [
      ...fields.filter(({ after }) => after === '').map(({ path }) => path),
      ...pictures.filter(({ change }) => change === 'removed').map(() => key),
    ]);
    return { ...answer, removed };
  };
  const without = (draft: SubmissionDraft, locale: string, slotId: string, from = 0) => ({
    ...draft,
    images: draft.images.filter(
      (image, index, all) =>
        image.locale !== locale ||
        image.slotId !== slotId ||
        all.slice(0, index).filter((each) => each.locale === locale && each.slotId === slotId).length < from,
    ),
  });

  it('are shown as removed, and removed when that was confirmed; a language stays', async () => {
    const stores = await pulledDraft();
    const { apple, play, program, draft } = stores;
    const { 'ja-JP': _, ...listings } = draft.listings;
    const emptied = {
      ...without(without(draft, 'de-DE', 'iphone-6.9'), 'en-US', 'ipad-13', 1),
      listings: { ...listings, 'en-US': { ...draft.listings['en-US'], subtitle: '' } } as typeof listings,
      details: { ...draft.details, reviewNotes: '', demoUser: '' },
    };
    const shown = await planOf(stores, emptied, 'ios');
    expect(shown.removed).toEqual([
      'texts/en-US/subtitle',
      'details/demoUser',
      'details/reviewNotes',
      'pictures/en-US/APP_IPAD_PRO_3GEN_129',
      'pictures/de-DE/APP_IPHONE_67',
      'pictures/de-DE/APP_IPHONE_67',
    ]);
    expect(shown.plan.notes[0]).toBe(
      'Japanese was removed here and stays in the store. Remove it in App Store Connect.',
    );
    expect(await program.finish('push', { plan: shown.id ?? '' })).toMatchObject({ kind: 'done' });
    const [info] = apple.store
      .all('appInfoLocalizations')
      .filter(({ attributes }) => attributes.locale === 'en-US');
    expect(info?.attributes.subtitle).toBeNull();
    expect(apple.store.all('appStoreReviewDetails')[0]?.attributes).toMatchObject({
      notes: '',
      demoAccountName: '',
      demoAccountRequired: false,
    });
    expect(apple.store.all('appScreenshots')).toHaveLength(3);
    expect((await planOf(stores, emptied, 'ios')).plan.steps).toEqual([]);

    // On Google Play what is emptied is left out of the whole, and everything else stays.
    const slotId = 'play-tablet-10';
    const second = {
      ...without(draft, 'de-DE', slotId),
      details: { ...draft.details, contactPhone: '' },
      listings: {
        ...draft.listings,
        'de-DE': { ...draft.listings['de-DE'], videoUrl: '' },
      } as typeof listings,
    };
    const onPlay = await planOf(stores, second, 'android');
    expect(onPlay.removed).toEqual([
      'texts/de-DE/videoUrl',
      'details/contactPhone',
      'pictures/de-DE/tenInchScreenshots',
      'pictures/de-DE/tenInchScreenshots',
    ]);
    const kept = { ...play.state.app.details };
    const { video, ...texts } = play.state.app.listings['de-DE'] ?? {};
    expect([video, kept.contactPhone]).not.toContain(undefined);
    expect(await program.finish('push', { plan: onPlay.id ?? '' })).toMatchObject({ kind: 'done' });
    delete kept.contactPhone;
    expect(play.state.app.details).toEqual(kept);
    expect(play.state.app.listings['de-DE']).toEqual(texts);
    expect(play.state.app.images['de-DE/tenInchScreenshots']).toEqual([]);
    expect(play.state.app.images['en-US/phoneScreenshots']).toHaveLength(2);
  });

  it('stay where the console changed them since, and where a store requires them', async () => {
    const stores = await pulledDraft();
    const { apple, play, draft } = stores;
    const text = (locale: string, changes: object) => ({
      ...draft,
      listings: {
        ...draft.listings,
        [locale]: { ...draft.listings[locale], ...changes },
      } as typeof draft.listings,
    });
    const required: [SubmissionDraft, Platform, RegExp][] = [
      [
        text('de-DE', { description: '' }),
        'ios',
        /^Description \(de-DE\) is empty here, and Apple App Store requires it/,
      ],
      [text('de-DE', { supportUrl: '' }), 'ios', /^Support URL \(de-DE\) is empty/],
      [{ ...draft, details: { ...draft.details, copyright: '' } }, 'ios', /^Copyright is empty/],
      [
        without(without(draft, 'en-US', 'iphone-6.9'), 'en-US', 'ipad-13'),
        'ios',
        /^en-US is the app’s main language and needs at least one screenshot/,
      ],
      [text('de-DE', { shortDescription: '' }), 'android', /^Short description \(de-DE\) is empty/],
      [{ ...draft, details: { ...draft.details, contactEmail: '' } }, 'android', /^Contact e-mail is empty/],
      [
        { ...draft, images: draft.images.filter(({ kind }) => kind !== 'icon') },
        'android',
        /^en-US is the app’s main language and needs an app icon/,
      ],
    ];
    const wrong: string[] = [];
    for (const [changed, store, message] of required) {
      const { plan, id, blockers } = await planOf(stores, changed, store);
      if (id !== undefined || ![...blockers, ...plan.blocks].some((each) => message.test(each)))
        wrong.push(`${message}: ${[...blockers, ...plan.blocks].join(' | ')}`);
    }
    expect(wrong).toEqual([]);

    const info = apple.store
      .all('appInfoLocalizations')
      .find(({ attributes }) => attributes.locale === 'en-US');
    Object.assign(info?.attributes ?? {}, { subtitle: 'By hand' });
    const shot = apple.store.all('appScreenshots').at(-1);
    const other = apple.store.add(
      'appScreenshots',
      { ...shot?.attributes, sourceFileChecksum: 'e'.repeat(32) },
      { ...shot?.relations },
    );
    const emptied = without(text('en-US', { subtitle: '' }), 'de-DE', 'iphone-6.9');
    const conflict = await planOf(stores, emptied, 'ios');
    expect(conflict.id).toBeUndefined();
    expect(conflict.plan.conflicts).toMatchObject([
      { path: 'texts/en-US/subtitle', base: 'Calm nights', live: 'By hand', mine: '' },
      { path: 'pictures/de-DE/APP_IPHONE_67', mine: [] },
    ]);
    expect(apple.store.get('appScreenshots', other.id)).toBeDefined();
    play.changeInConsole((app) => Object.assign(app.details, { contactEmail: 'new@example.com' }));
    const onPlay = await planOf(
      stores,
      { ...draft, details: { ...draft.details, contactEmail: '' } },
      'android',
    );
    expect(onPlay.plan.conflicts).toMatchObject([{ path: 'details/contactEmail', mine: '' }]);
  });
});
