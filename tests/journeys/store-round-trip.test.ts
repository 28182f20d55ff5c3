import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUNDLE_ID, DEMO_PASSWORD } from '@tests/support/fake-app-store/apps';
import { allFiles } from '@tests/support/fake-app-store/computer';
import { QUIET_TOOLS } from '@tests/support/imported-listing';
import { openOperations } from '@tests/support/open-operations';
import { secretsOf, storeKeyFiles } from '@tests/support/store-keys';
import { lanternOnAppStore, lanternOnPlay } from '@tests/support/stores/lantern';
import { writes } from '@tests/support/stores/wanted-play';
import { PLATFORMS, type Platform } from '@/model/app';
import type { SubmissionDraft } from '@/model/draft';
import type { OpenPlan, OpenStates } from '@/model/open-api';
import { appIdFor } from '@/domain/packages/package-file';
import { setStoreText } from '@/domain/listings/store-texts';
import { openImport, readFound } from '@/lib/imports/import-listing';
import { blankDraft } from '@/features/submit/drafts/new-draft';
import { takeImport } from '@/features/submit/import/take-import';
import { packageFor } from '@/features/submit/send/send-work';

/** Imports what a pull brought, as the page does. */
async function imported(zip: Uint8Array, name: string): Promise<{ draft: SubmissionDraft; from: string }> {
  const file = new File([new Uint8Array(zip)], name, { type: 'application/zip' });
  const opened = await openImport({ kind: 'files', files: [file] }, QUIET_TOOLS);
  if (!opened.ok) throw new Error(opened.failure);
  const read = await readFound(opened.value, opened.value.suggested, { ...QUIET_TOOLS, localeChoices: {} });
  if (!read.ok) throw new Error(read.failure);
  let next = 0;
  const taken = await takeImport(opened.value.folder, read.value, {
    ...QUIET_TOOLS,
    ...{ draftId: 'draft', now: '2026-11-26T09:00:00.000Z', newId: () => `image-${(next += 1)}` },
  });
  if (!taken.ok) throw new Error(taken.failure);
  const { change, images, baseline, report } = taken.value;
  expect(report.leftOut).toEqual([]);
  return {
    draft: { ...change(blankDraft('draft', '2026-11-26T09:00:00.000Z')), images: [...images] },
    from: baseline.name,
  };
}

async function packed(draft: SubmissionDraft, store: Platform): Promise<Uint8Array<ArrayBuffer>> {
  const zip = await packageFor(draft, store, QUIET_TOOLS);
  if (!zip.ok) throw new Error(zip.failure);
  return new Uint8Array(await zip.value.arrayBuffer());
}

describe('pull, import in the page, change one word, push', () => {
  it('writes exactly one field in each store, and no picture', async () => {
    const apple = await lanternOnAppStore();
    const play = await lanternOnPlay();
    const program = openOperations(apple, play);
    const before = apple.writes().length;
    const end = await program.finish('pull', { ios: BUNDLE_ID, android: BUNDLE_ID });
    expect(end).toEqual({
      kind: 'done',
      message: expect.stringMatching(/^com\.example\.lantern-.+\.zip$/) as string,
    });
    const { draft, from } = await imported(await program.call<Uint8Array>('pulled'), end.message);
    expect(`${from}.zip`.replace('.zip.zip', '.zip')).toBe(end.message);
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
      const app = { store, app: appIdFor(draft, store), pulled: from, submit: String(store === 'android') };
      const same = await program.call<OpenPlan>('plan', app, await packed(draft, store));
      expect([same.blockers, same.plan.steps, same.plan.conflicts, same.id]).toEqual([[], [], [], undefined]);
      const { id = '', plan } = await program.call<OpenPlan>('plan', app, await packed(changed, store));
      expect(
        plan.steps.flatMap(({ fields = [], pictures = [] }) => [
          ...fields.map(({ path }) => path),
          ...pictures,
        ]),
      ).toEqual(['texts/de-DE/description']);
      play.reset();
      expect(await program.finish('push', { plan: id })).toMatchObject({ kind: 'done' });
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
    const next = { store: 'ios', app: BUNDLE_ID, pulled: from, version: '1.1' };
    const renamed = await program.call<OpenPlan>('plan', next, await packed(draft, 'ios'));
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
