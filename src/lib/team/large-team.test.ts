import { expect, it } from 'vitest';

import {
  draftImagesCollection,
  draftsCollection,
  type StoredDraftImage,
} from '@/lib/workspace/app-collections';
import { teamPreviewsCollection } from '@/lib/team/team-previews';
import { image, storedDraft } from '@tests/support/drafts';
import { makePng } from '@tests/support/png';
import { openDevice, type Device } from '@tests/support/team/device';
import { createMemoryTeamServer } from '@tests/support/team/memory-team-server';
import { TEAM } from '@tests/support/team/shared-ids';
import { ownPicturesCollection } from './picture-records';

const DRAFTS = 10;
const LANGUAGES = 40;
const SCREENSHOTS = 5;
const ROUNDS = 6;
/** Pictures that each member replaces in one round. */
const REPLACED = 30;
const LIVE = DRAFTS * LANGUAGES * SCREENSHOTS;

const submission = (index: number) => `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`;
const draftId = (index: number) => submission(index).replaceAll('-', '');
const locale = (index: number) => `l${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;

/** A small picture with bytes of its own. */
function picture(number: number): Blob {
  const rows = new Uint8Array(2 * 5);
  new DataView(rows.buffer).setUint32(1, number);
  return new Blob([makePng({ width: 4, height: 2, colorType: 0 }, rows)], { type: 'image/png' });
}

/** The hashes that only one of two lists has. */
function differenceOf(hashes: ReadonlySet<string>, found: readonly string[]): string[] {
  const others = new Set(found);
  return [...found.filter((hash) => !hashes.has(hash)), ...[...hashes].filter((hash) => !others.has(hash))];
}

it('ten drafts with 40 languages and 5 screenshots each arrive whole, through 6 rounds of replaced pictures', async () => {
  let ids = 0;
  const newId = () => `10000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
  // Hardly more than the pictures that the drafts name: what was replaced has to make room.
  const server = createMemoryTeamServer(TEAM, ['ann', 'ben', 'cleo'], LIVE + 4 * REPLACED);
  const devices = await Promise.all(
    ['ann', 'ben', 'cleo'].map((name) => openDevice(name, TEAM, server.fetch, { newId })),
  );
  for (const device of devices) device.makePreview = (blob) => Promise.resolve(blob);
  const ofDraft = (index: number) => devices[index % devices.length] as Device;
  const untilQuiet = async (device: Device) => {
    do expect(await device.round()).toBe('done');
    while (device.hasMore);
  };

  let number = 0;
  const shot = (draft: number, place: number): StoredDraftImage => ({
    ...image({ id: `${draft}-${place}`, width: 4, height: 2, blob: picture((number += 1)) }),
    locale: locale(Math.floor(place / SCREENSHOTS)),
    draftId: draftId(draft),
    position: place,
    stamp: `stamp ${number}`,
  });
  for (let draft = 0; draft < DRAFTS; draft += 1) {
    const owner = ofDraft(draft);
    const shots = Array.from({ length: LANGUAGES * SCREENSHOTS }, (_, place) => shot(draft, place));
    await owner.repository.put(draftImagesCollection, shots);
    const { listings, defaultLocale, ...rest } = storedDraft({ id: draftId(draft) });
    const texts = listings[defaultLocale];
    if (!texts) throw new Error('The draft has no texts');
    const all = Object.fromEntries(Array.from({ length: LANGUAGES }, (_, index) => [locale(index), texts]));
    await owner.share({ ...rest, defaultLocale: locale(0), listings: all }, TEAM, submission(draft));
  }
  for (const device of devices) await untilQuiet(device);
  for (const device of devices) await untilQuiet(device);

  for (let round = 0; round < ROUNDS; round += 1) {
    for (let replaced = 0; replaced < devices.length * REPLACED; replaced += 1) {
      const draft = replaced % DRAFTS;
      const place = (round * 7 + replaced) % (LANGUAGES * SCREENSHOTS);
      await ofDraft(draft).repository.put(draftImagesCollection, [shot(draft, place)]);
    }
    for (const device of devices) await untilQuiet(device);
  }
  for (const device of devices) await untilQuiet(device);

  const [first] = devices;
  const namedBy = async (device: Device) => {
    const drafts = await device.repository.list(draftsCollection);
    const entries = drafts.map(({ id, teamPictures }) => [id, teamPictures] as const);
    return Object.fromEntries(entries);
  };
  const named = first && (await namedBy(first));
  const hashes = new Set(
    Object.values(named ?? {}).flatMap((of) => Object.values(of ?? {}).map(({ sha256 }) => sha256)),
  );
  expect(hashes.size).toBe(LIVE);
  for (const device of devices) {
    expect(await namedBy(device)).toEqual(named);
    const owns = await device.repository.list(ownPicturesCollection);
    expect(owns.filter(({ isRefused }) => isRefused)).toEqual([]);
    // Of the others' pictures every preview is here, and none of those that were replaced.
    const previews = await device.repository.list(teamPreviewsCollection);
    expect(previews.filter(({ state }) => state !== 'shown')).toEqual([]);
    expect(
      differenceOf(
        hashes,
        previews.map(({ id }) => id),
      ),
    ).toEqual([]);
  }
  expect(
    differenceOf(
      hashes,
      server.pictures().map(({ sha256 }) => String(sha256)),
    ),
  ).toEqual([]);

  // A round in which nothing has changed asks for the counter, and reads nothing.
  for (const device of devices) {
    await untilQuiet(device);
    await device.round();
    expect(device.effort()).toEqual({ reads: 0, requests: ['GET teams'] });
  }
  // Far above what it takes, however busy the machine is.
}, 900_000);
