import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ALL_COLLECTIONS } from '@/app/all-collections';
import { isRecord } from '@/domain/is-record';
import { readWorkspaceFile, writeWorkspaceFiles } from '@/features/settings/model/workspace-file';
import { importRecords, planImport, type ImportMode } from '@/features/settings/model/workspace-import';
import { isTeamRecord } from '@/features/settings/model/team-records';
import { draftImagesCollection, draftsCollection } from '@/lib/workspace/app-collections';
import { baselinesCollection, originalFilesCollection } from '@/lib/workspace/baselines';
import { createMemoryEngine, type StoredRecord } from '@/lib/workspace/engine';
import { isBookkeeping } from '@/lib/workspace/quarantine-and-seeding';
import { openRepository } from '@/lib/workspace/repository';
import { anyAnswers } from '@tests/support/full/any-privacy-answers';
import { listing } from '@tests/support/drafts';
import {
  fromNewer,
  FULL_DESIGN_WITH_GRAPHICS,
  FULL_DRAFT,
  FULL_IMAGE,
} from '@tests/support/full/full-drafts';
import { FULL_RECORDS } from '@tests/support/full/full-records';

const NOW = '2026-11-20T09:00:00.000Z';

interface Entry {
  collection: string;
  value: { id: string };
}

const anyText = fc.string({ unit: 'grapheme', maxLength: 30 });
const anyId = fc.constantFrom('one', 'two', 'three', 'four');

/** A draft with any texts, answers and captions, and its pictures. */
const anyDraft: fc.Arbitrary<Entry[]> = fc
  .record({
    id: anyId,
    title: anyText,
    description: fc.string({ unit: 'binary', maxLength: 200 }),
    caption: anyText,
    locales: fc.subarray(['de-DE', 'ar-SA', 'ja-JP'], { minLength: 1 }),
    privacy: fc.option(anyAnswers, { nil: undefined }),
    pictures: fc.uniqueArray(fc.uint8Array({ maxLength: 40 }), { maxLength: 3 }),
  })
  .map(({ id, title, description, caption, locales, privacy, pictures }) => {
    const text = { caption, second: '', highlight: '' };
    const shot = { pictures: {}, texts: { [locales[0] ?? 'de-DE']: text }, style: {} };
    const draft = {
      ...FULL_DRAFT,
      ...{ id, privacy, defaultLocale: locales[0] ?? 'de-DE' },
      listings: Object.fromEntries(locales.map((locale) => [locale, listing({ title, description })])),
      design: { ...FULL_DESIGN_WITH_GRAPHICS, shots: { one: shot } },
    };
    const images = pictures.map((bytes, position) => ({
      ...FULL_IMAGE,
      ...{ id: `${id}-${bytes.join('.')}`, draftId: id, position },
      blob: new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
    }));
    const file = { id: `${id}/${title}`, draftId: id, hash: title, blob: new Blob([title]) };
    const baseline = { id, importedAt: NOW, name: title, sources: [], files: [] };
    return [
      { collection: draftsCollection.name, value: draft },
      ...images.map((value) => ({ collection: draftImagesCollection.name, value })),
      ...(title === '' ? [] : [{ collection: originalFilesCollection.name, value: file }]),
      ...(title === '' ? [] : [{ collection: baselinesCollection.name, value: baseline }]),
    ];
  });

/** A value of the same shape, with any texts, numbers, bytes and lengths of lists. */
function anyLike(value: unknown): fc.Arbitrary<unknown> {
  if (value instanceof Blob)
    return fc.uint8Array({ maxLength: 40 }).map((bytes) => new Blob([bytes], { type: value.type }));
  if (Array.isArray(value)) {
    if (value.length === 0) return fc.constant(value);
    const items = value.map(anyLike);
    return fc.oneof(fc.tuple(...items), fc.array(fc.oneof(...items), { maxLength: 3 }));
  }
  if (isRecord(value))
    return fc.record(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, anyLike(each)])), {
      requiredKeys: Object.keys(value).filter((key) => key === 'id' || key === 'draftId'),
      noNullPrototype: true,
    });
  switch (typeof value) {
    case 'string':
      return fc.oneof(fc.constant(value), anyText, fc.string({ unit: 'binary', maxLength: 9 }));
    case 'number':
      return fc.oneof(fc.constant(value), fc.integer(), fc.double({ min: 0.001, max: 1e9, noNaN: true }));
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(value);
  }
}

/** A record of each collection that the product can read, in which one field after another has any value of its shape. */
const anyRecords: fc.Arbitrary<Entry[]> = fc
  .tuple(
    ...FULL_RECORDS.map(({ collection, record }) =>
      anyLike(record).map((changed): Entry => {
        let value = record;
        for (const [key, each] of Object.entries(isRecord(changed) ? changed : {})) {
          const next = { ...value, ...(key !== 'id' && key !== 'draftId' && { [key]: each }) };
          const read = collection.parse(structuredClone(next), collection.version);
          if (read && !('unreadable' in read)) value = next;
        }
        return { collection: collection.name, value };
      }),
    ),
  )
  .map((entries) => entries.filter(({ collection }) => collection !== draftsCollection.name));

/** Drafts, and a record of any of the other collections, some with fields of a newer version. */
const anyWorkspace: fc.Arbitrary<Entry[]> = fc
  .record({
    drafts: fc.uniqueArray(anyDraft, { maxLength: 3, selector: ([draft]) => draft?.value.id }),
    others: fc.subarray(FULL_RECORDS.filter(({ record }) => record.id !== FULL_DRAFT.id)),
    isNewer: fc.boolean(),
  })
  .map(({ drafts, others, isNewer }) => [
    ...drafts.flat(),
    ...others.map(({ collection, record }) => ({
      collection: collection.name,
      value: (isNewer ? fromNewer(record) : record) as { id: string },
    })),
  ]);

/** A user's workspace, with what another version has stored in it, and without samples that the user has deleted. */
async function workspaceOf(entries: readonly Entry[]) {
  const engine = createMemoryEngine();
  const repository = await openRepository({ openEngine: () => Promise.resolve(engine) });
  for (const collection of ALL_COLLECTIONS) {
    const samples = await repository.list(collection);
    await repository.remove(collection, ...samples.map(({ id }) => id));
  }
  for (const [order, { collection, value }] of entries.entries()) {
    const record = { collection, id: value.id, version: versionOf(collection), order: order + 1, value };
    await engine.change(collection, [], () => ({ write: [record] }));
  }
  return { engine, repository };
}

function versionOf(name: string): number {
  return ALL_COLLECTIONS.find((collection) => collection.name === name)?.version ?? 1;
}

type Workspace = Awaited<ReturnType<typeof workspaceOf>>;

async function exported({ repository }: Workspace, limit?: number) {
  const files = await writeWorkspaceFiles(await repository.exportAll(), NOW, limit);
  return files.map((text) => {
    const file = readWorkspaceFile(text);
    if (!file.ok) throw new Error(file.failure);
    return file.value;
  });
}

/** Imports files one after another, as the user does, while pages use every collection. */
async function importInto({ repository }: Workspace, files: readonly unknown[][], first: ImportMode) {
  for (const [index, entries] of files.entries()) {
    const plan = planImport(entries, await repository.exportAll(), ALL_COLLECTIONS);
    expect(plan.unreadable).toBe(0);
    await importRecords(repository, plan, index === 0 ? first : 'merge');
    for (const collection of ALL_COLLECTIONS) await repository.list(collection);
  }
}

/** The user's records as comparable values, in the order of their lists. Records of teams are read from the teams again. */
async function contentOf({ engine }: Workspace) {
  const own = (await engine.everything()).filter((each) => !isBookkeeping(each) && !isTeamRecord(each));
  const sorted = own
    .sort((a, b) => a.order - b.order)
    .map(async ({ collection, id, value }) => {
      return [`${collection} ${id}`, await comparable(value)] as const;
    });
  return new Map((await Promise.all(sorted)).sort(([a], [b]) => a.localeCompare(b)));
}

async function comparable(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return [value.type, ...new Uint8Array(await value.arrayBuffer())];
  if (Array.isArray(value)) return Promise.all(value.map(comparable));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    await Promise.all(fields.map(async ([key, each]) => [key, await comparable(each)] as const)),
  );
}

it('a workspace that was exported and deleted is the same after its import, in however many files', async () => {
  await fc.assert(
    fc.asyncProperty(anyWorkspace, fc.constantFrom(undefined, 3000, 30_000), async (entries, limit) => {
      fc.pre(entries.some(({ collection }) => !isTeamRecord({ collection })));
      const before = await workspaceOf(entries);
      const after = await workspaceOf([]);
      await after.repository.reset(); // a new browser, with its samples
      await importInto(after, await exported(before, limit), 'replace');
      expect(await contentOf(after)).toEqual(await contentOf(before));
    }),
    { numRuns: 40 },
  );
});

it('every collection of the product is in the file: with its pictures and fonts, and with its ticks and answers', async () => {
  await fc.assert(
    fc.asyncProperty(anyRecords, async (records) => {
      const draft = { collection: draftsCollection.name, value: FULL_DRAFT };
      const before = await workspaceOf([draft, ...records]);
      const after = await workspaceOf([]);
      await importInto(after, await exported(before), 'replace');
      const found = await contentOf(after);
      expect(found).toEqual(await contentOf(before));
      const names = new Set([...found.keys()].map((key) => key.split(' ')[0]));
      expect([...names].sort()).toEqual(
        ALL_COLLECTIONS.map(({ name }) => name)
          .filter((collection) => !isTeamRecord({ collection }))
          .sort(),
      );
    }),
    { numRuns: 5 },
  );
});

it('a file that is merged replaces what is in both, with its pictures, and leaves the rest', async () => {
  await fc.assert(
    fc.asyncProperty(anyWorkspace, anyWorkspace, async (mine, theirs) => {
      const [present, other] = [await workspaceOf(mine), await workspaceOf(theirs)];
      const before = await contentOf(present);
      const file = await contentOf(other);
      await importInto(present, await exported(other), 'merge');
      const drafts = new Set(
        theirs.flatMap(({ collection, value }) => (collection === draftsCollection.name ? [value.id] : [])),
      );
      const left = [...before].filter(
        ([key, value]) =>
          !file.has(key) &&
          !(isRecord(value) && drafts.has(String(value.draftId))) &&
          !(isRecord(value) && key.startsWith('baselines ') && drafts.has(String(value.id))),
      );
      expect(await contentOf(present)).toEqual(new Map([...left, ...file]));
    }),
    { numRuns: 40 },
  );
});

it('keeps what only a newer version can read, through this version and back', async () => {
  const draft = { collection: draftsCollection.name, value: FULL_DRAFT };
  const before = await workspaceOf([draft]);
  const newer: StoredRecord[] = [
    { collection: 'dreams', id: 'a', version: 1, order: 1, value: { id: 'a', text: 'Sea' } },
    { collection: draftsCollection.name, id: 'later', version: 9, order: 2, value: { id: 'later' } },
  ];
  for (const record of newer) await before.engine.change(record.collection, [], () => ({ write: [record] }));
  const [entries = []] = await exported(before);
  const after = await workspaceOf([]);
  const plan = planImport(entries, await after.repository.exportAll(), ALL_COLLECTIONS);
  expect(plan).toMatchObject({ readable: 1, fromNewer: 2, unreadable: 0 });
  await importInto(after, [entries], 'replace');
  expect(await contentOf(after)).toEqual(await contentOf(before));
  const [again = []] = await exported(after);
  const values = (again as StoredRecord[]).map(({ value }) => value);
  for (const { value } of newer) expect(values).toContainEqual(value);
});
