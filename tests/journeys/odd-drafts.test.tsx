import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assessDraft } from '@/domain/submissions/assess-draft';
import { sharedPart } from '@/domain/team-sync/shared-draft';
import { newLink } from '@/domain/team-sync/team-link';
import { sharedTeamsCollection, teamLinksCollection } from '@/lib/team/records';
import { readSharedDraft } from '@/lib/team/team-rows';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { openRepository } from '@/lib/workspace/repository';
import { markInTeam } from '@/lib/workspace/team-marker';
import { WIZARD_STEP_NAMES } from '@/model/wizard-step';
import { TEST_USER } from '@tests/support/screens/fake-auth';
import { fromNewer, FULL_DRAFT } from '@tests/support/full/full-drafts';
import { renderApp } from '@tests/support/render-app';
import { A_MOMENT_MS, next, paste, stepHeading } from '@tests/support/wizard';

const { sample: _, ...DRAFT } = FULL_DRAFT;
const { name, version } = draftsCollection;

/** Storage with drafts as another version, another member or a damaged file left them. */
async function storageWith(...values: readonly { id: string }[]) {
  const engine = createMemoryEngine();
  const records = values.map((value, order) => ({ collection: name, id: value.id, version, order, value }));
  await engine.change(name, [], () => ({ write: records }));
  return { engine, repository: await openRepository({ openEngine: () => Promise.resolve(engine) }) };
}

const [IOS, ANDROID = IOS] = DRAFT.builds;
/** Parts of a draft, and the draft with another value of each. */
const PARTS: readonly [string, object, (part: object) => typeof DRAFT | object][] = [
  ['draft', DRAFT, (draft) => draft],
  ['details', DRAFT.details, (details) => ({ ...DRAFT, details })],
  ['ratings', DRAFT.ratings, (ratings) => ({ ...DRAFT, ratings })],
  ['privacy', DRAFT.privacy ?? {}, (privacy) => ({ ...DRAFT, privacy })],
  ['iOS build', IOS, (build) => ({ ...DRAFT, builds: [build, ANDROID] })],
  ['Android build', ANDROID, (build) => ({ ...DRAFT, builds: [IOS, build] })],
  ['artwork', DRAFT.artwork, (artwork) => ({ ...DRAFT, artwork })],
  ['accepted findings', DRAFT.checkConfig, (checkConfig) => ({ ...DRAFT, checkConfig })],
  ['listing', DRAFT.listings['de-DE'] ?? {}, (listing) => ({ ...DRAFT, listings: { 'de-DE': listing } })],
];

/** The value with another type. */
const odd = (value: unknown) => (typeof value === 'object' ? 'none' : [value]);

/** Fields that identify a build: without them nothing of the build can be read. */
const IDENTIFYING = new Set(['id', 'kind', 'platform']);

/** The draft without each part, one at a time, and with another type of each. */
const ONE_ODD_PART = PARTS.flatMap(([part, fields, within]) =>
  Object.entries(fields).flatMap(([key, value]) => {
    const without = Object.fromEntries(Object.entries(fields).filter(([each]) => each !== key));
    return key === 'id'
      ? []
      : [
          { what: `${part} without ${key}`, draft: within(without) },
          { what: `${part} with another type of ${key}`, draft: within({ ...fields, [key]: odd(value) }) },
        ];
  }),
).map(({ what, draft }, index) => ({ what, draft: { ...draft, id: `draft-${index + 1}` } }));

/** The draft with nothing but its id in a part, and with another type of everything in it. */
const ODD_THROUGHOUT = PARTS.flatMap(([part, fields, within]) => {
  const entries: [string, unknown][] = Object.entries(fields);
  const kept = entries.filter(([key]) => IDENTIFYING.has(key));
  const changed = entries.map(([key, value]) => [key, IDENTIFYING.has(key) ? value : odd(value)] as const);
  return [
    { what: `empty ${part}`, draft: { ...within(Object.fromEntries(kept)), id: 'draft-1' } },
    { what: `unreadable ${part}`, draft: { ...within(Object.fromEntries(changed)), id: 'draft-1' } },
  ];
});

it('a draft with one odd part is read, checked and shared', () => {
  const failed = ONE_ODD_PART.flatMap(({ what, draft }) => {
    try {
      const read = draftsCollection.parse(draft, version);
      if (!read) return [`${what}: not read`];
      assessDraft({ ...read, images: [] }, { today: '2026-11-25' });
      if (!readSharedDraft(JSON.parse(JSON.stringify(sharedPart(read))))) return [`${what}: not shared`];
      return [];
    } catch (error) {
      return [`${what}: ${String(error)}`];
    }
  });
  expect(ONE_ODD_PART.length).toBeGreaterThan(150);
  expect(failed).toEqual([]);
});

/** Parts that different places of a step show: one walk opens them all, and none takes another's place. */
const TOGETHER = [
  ['draft'],
  ['details', 'artwork'],
  ['ratings', 'accepted findings', 'listing'],
  ['privacy', 'Android build'],
  ['iOS build'],
];
const isOfDraft = new Map<string, unknown>(Object.entries(DRAFT));
const WALKS = TOGETHER.flatMap((parts) =>
  ['empty', 'unreadable'].map((how) => {
    const drafts = parts.map((part) => ODD_THROUGHOUT.find(({ what }) => what === `${how} ${part}`)?.draft);
    const [first] = drafts;
    const changed = drafts.flatMap((draft) =>
      Object.entries(draft ?? {}).filter(([key, value]) => isOfDraft.get(key) !== value),
    );
    return {
      what: `${how} ${parts.join(', ')}`,
      draft: { ...first, ...Object.fromEntries(changed), id: 'draft-1' },
    };
  }),
);

it('walks through the steps with every part', () => {
  expect(TOGETHER.flat().toSorted()).toEqual(PARTS.map(([part]) => part).toSorted());
});

describe('every step of the wizard opens a draft', () => {
  it.each(WALKS)('with $what', async ({ draft }) => {
    const { engine } = await storageWith(draft);
    const app = await renderApp('/submit?draft=draft-1&step=1', { engine });
    for (const [index, heading] of Object.values(WIZARD_STEP_NAMES).entries()) {
      if (index > 0) await next(app);
      expect(await stepHeading(heading)).toBeVisible();
    }
  });
});

describe('pages that list drafts open with odd ones', () => {
  beforeEach(() => {
    markInTeam(TEST_USER.id, true);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  });
  afterEach(() => {
    markInTeam(TEST_USER.id, false);
    vi.unstubAllGlobals();
  });

  it.each(['/apps', '/apps/laced-up', '/submissions', '/policy-watchdog', '/submit', '/team'])(
    '%s',
    async (url) => {
      // The watchdog checks each draft, as the first test does with one odd part.
      const odd = url === '/policy-watchdog' ? ODD_THROUGHOUT : [...ONE_ODD_PART, ...ODD_THROUGHOUT];
      const drafts = odd.map(({ draft }, index) => ({
        ...{ ...draft, id: `draft-${index}` },
      }));
      const { engine, repository } = await storageWith(...drafts);
      const member = { email: TEST_USER.email, joinedAt: '2026-11-20T09:00:00Z', leftAt: null };
      await repository.put(sharedTeamsCollection, [
        {
          ...{ id: 'team', name: 'Lantern team', ownerId: TEST_USER.id, rolesBind: true, cursor: 5 },
          members: [{ ...member, userId: TEST_USER.id, role: 'admin' }],
        },
      ]);
      await repository.put(
        teamLinksCollection,
        drafts.slice(0, 40).map((draft) => ({
          ...newLink(draft.id, 'team', `s-${draft.id}`),
          base: readSharedDraft(JSON.parse(JSON.stringify(draft))),
          ...{ baseRevision: 1, headRevision: 1 },
        })),
      );
      await renderApp(url, { engine });
      expect((await repository.list(draftsCollection)).length).toBe(drafts.length);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
      await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
      expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
    },
  );
});

it('names the parts that cannot be read, keeps them stored, and removes them when asked to', async () => {
  const stored = { ...DRAFT, ratings: 'of a newer version', builds: [{ kind: 'hap' }, ANDROID] };
  const { engine } = await storageWith(stored);
  const app = await renderApp('/submit?draft=draft-1&step=2', { engine });
  const notice = await screen.findByText(/Age rating answers and Build facts\. They are damaged, or a newer/);
  expect(notice).toBeVisible();
  await paste(app, 'App Name', '!');
  await app.clock.advance(A_MOMENT_MS);
  const written = async () => (await engine.read(name, 'draft-1'))?.value;
  await waitFor(async () => expect(await written()).toMatchObject({ revision: 8 }));
  expect(await written()).toMatchObject({ ratings: stored.ratings, builds: stored.builds });

  await app.user.click(screen.getByRole('button', { name: 'Remove these parts' }));
  await app.clock.advance(A_MOMENT_MS);
  await waitFor(async () => expect(await written()).toMatchObject({ builds: [ANDROID] }));
  expect(await written()).not.toHaveProperty('ratings');
  expect(notice).not.toBeInTheDocument();
});

it('a letter typed in an older tab keeps all that only a newer version knows', async () => {
  const newer = fromNewer(DRAFT) as { id: string };
  const { engine } = await storageWith(newer);
  const app = await renderApp('/submit?draft=draft-1&step=2', { engine });
  await paste(app, 'App Name', '!');
  await app.clock.advance(A_MOMENT_MS);
  const written = async () => (await engine.read(name, 'draft-1'))?.value;
  await waitFor(async () => expect(await written()).toMatchObject({ revision: 8 }));
  const { updatedAt, revision, listings, ...rest } = newer as unknown as typeof DRAFT;
  expect(await written()).toMatchObject({
    ...rest,
    listings: { 'de-DE': { ...listings['de-DE'], title: `${DRAFT.listings['de-DE']?.title}!` } },
  });
  expect([updatedAt, revision]).toEqual([DRAFT.updatedAt, DRAFT.revision]);
});
