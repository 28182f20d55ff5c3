import { hashOfBlob } from '../imports/hash-bytes';
import { base64Of } from '@/readers/base64';
import { readImageFileHeader } from '@/readers/images/image-header';
import { isSame } from '@/domain/merge-records';
import type { PictureBytes, SharedPictures } from '@/model/shared-picture';
import {
  matchPicture,
  MAX_ORIGINAL_BYTES,
  MAX_PREVIEW_BYTES,
  missingPictures,
  sharedPicture,
  type MissingPicture,
} from '@/domain/submissions/shared-pictures';
import type { StoredDraft } from '@/model/draft';
import type { TeamLink } from '@/domain/team-sync/team-link';
import { draftImagesCollection, draftsCollection, type StoredDraftImage } from '../workspace/app-collections';
import { createPictureCleanUp, hashesOf } from './picture-clean-up';
import { teamPreviewsCollection } from './team-previews';
import { isPreview, readPicture, type FoundPicture } from './read-picture';
import { ownPicturesCollection, type OwnPicture } from './picture-records';
import { sharedTeamsCollection, teamLinksCollection, type SharedTeam } from './records';
import type { SyncOptions } from './sync-options';
import { valueOf as value } from './round-end';

/**
 * Time for pictures in one round, so that texts do not wait for many of them, and how many there are at most. Small
 * ones are not sent a few at a time: every round reads the shared drafts again.
 */
const PICTURES_MS = 2000;
const AT_ONCE = 200;
/** Limits the pictures of one round. */
interface Budget {
  spend: () => void;
  isSpent: () => boolean;
}

/** The database's code for a row that it has already. */
const ALREADY_THERE = '23505';

/**
 * Exchanges the pictures of shared drafts: matches the images of this device with the records in the drafts, sends
 * previews, and originals where the team shares them, and receives those of other members.
 */
export function createPictureExchange(options: SyncOptions) {
  const { userId, gateway, repository, now, newId, makePreview, memory } = options;
  const cleanUp = createPictureCleanUp(options);
  const changeOwn = (id: string, change: (own: OwnPicture) => OwnPicture) =>
    repository.update(ownPicturesCollection, id, change);
  const putOwn = (own: OwnPicture) => repository.put(ownPicturesCollection, [own]);

  /** Hashes an image and draws its preview, which is stored on this device as well. */
  async function describe(image: StoredDraftImage): Promise<PictureBytes> {
    const { width, height, mediaType, hasAlpha, bitDepth, blob } = image;
    const drawn = await makePreview(blob);
    const small = drawn && drawn.size <= MAX_PREVIEW_BYTES ? drawn : undefined;
    const preview = small && (await hashOfBlob(small));
    if (small && preview !== undefined) {
      await repository.put(teamPreviewsCollection, [
        { id: preview, blob: small, state: 'shown', askedAt: 0 },
      ]);
    }
    return {
      ...{ width, height, bytes: blob.size, mediaType, hasAlpha, sha256: await hashOfBlob(blob) },
      ...(bitDepth !== undefined && { bitDepth }),
      ...(preview !== undefined && { preview }),
    };
  }

  /** Matches the images of this device with what the shared drafts say about them. Needs no connection. */
  async function match(links: readonly TeamLink[]) {
    if (links.length === 0) return;
    const images = await repository.list(draftImagesCollection);
    const owns = await repository.list(ownPicturesCollection);
    if (images.length === 0 && owns.length === 0) return;
    for (const { id } of links) {
      const isOfDraft = ({ draftId }: { draftId: string }) => draftId === id;
      if (!images.some(isOfDraft) && !owns.some(isOfDraft)) continue;
      const draft = await repository.get(draftsCollection, id);
      if (!draft) continue; // deleted on this device: the team keeps its pictures
      await matchDraft(
        draft,
        images.filter(({ draftId, kind }) => draftId === id && kind !== 'picture'),
        new Map(owns.filter(({ draftId }) => draftId === id).map((own) => [own.id, own])),
      );
    }
  }

  /**
   * The draft is written before the records of this device. The other order, cut off, would look as if another member
   * had removed the picture.
   */
  async function matchDraft(
    draft: StoredDraft,
    images: readonly StoredDraftImage[],
    owns: ReadonlyMap<string, OwnPicture>,
  ) {
    const theirs = draft.teamPictures ?? {};
    const changes: Record<string, SharedPictures[string] | undefined> = {};
    const after: (() => Promise<unknown>)[] = [];
    for (const image of images) {
      const own = owns.get(image.id);
      const base = own && !own.setAside ? own.entry : undefined;
      const bytes = base && own?.stamp === image.stamp ? base : await describe(image);
      const matched = matchPicture(base, sharedPicture(image, bytes), theirs[image.id]);
      if (matched.kind === 'gone') {
        after.push(() => setAside(image));
        continue;
      }
      const { entry, place } = matched;
      if (!isSame(entry, theirs[image.id])) changes[image.id] = entry;
      // Another member moved or described the picture.
      if (!isSame({ ...image, ...place }, image))
        after.push(() =>
          repository.update(draftImagesCollection, image.id, (each) => ({ ...each, ...place })),
        );
      if (!base || own?.stamp !== image.stamp || !isSame(entry, base)) {
        const isSent = base?.sha256 === entry.sha256 && base.preview === entry.preview;
        const { id, stamp } = image;
        after.push(() => putOwn({ ...(isSent && own), id, draftId: draft.id, stamp, entry }));
      }
    }
    for (const [id, own] of owns) {
      if (own.setAside || images.some((image) => image.id === id)) continue;
      if (theirs[id]?.sha256 === own.entry.sha256) changes[id] = undefined;
      after.push(() => repository.remove(ownPicturesCollection, id));
    }
    if (Object.keys(changes).length > 0) await changeDraft(draft.id, changes);
    for (const step of after) await step();
  }

  async function changeDraft(draftId: string, changes: Record<string, SharedPictures[string] | undefined>) {
    await repository.update(draftsCollection, draftId, (draft) => {
      const next = Object.entries({ ...draft.teamPictures, ...changes }).flatMap(([id, entry]) =>
        entry ? [[id, entry] as const] : [],
      );
      return {
        ...draft,
        teamPictures: Object.fromEntries(next),
        revision: (draft.revision ?? 0) + 1,
        updatedAt: now(),
      };
    });
  }

  /** Nothing that the user made is lost: the image waits until the user puts it back or discards it. */
  async function setAside(image: StoredDraftImage) {
    await changeOwn(image.id, (own) => ({ ...own, setAside: image }));
    await repository.remove(draftImagesCollection, image.id);
  }

  /** Sends, removes and receives pictures. @returns whether there is more to do immediately */
  async function exchange(): Promise<boolean> {
    const teams = (await repository.list(sharedTeamsCollection)).filter(({ ended }) => !ended);
    for (const team of teams) await cleanUp.removeUnused(team.id, team.unusedPictures ?? []);
    const links = teams.length > 0 ? await repository.list(teamLinksCollection) : [];
    const shared = links.filter(({ base }) => base !== undefined);
    await cleanUp.forgetDropped();
    if (shared.length === 0) return false;
    if (!memory.hasRetried) for (const team of teams) await tryRefused(team.id);
    memory.hasRetried = true;
    const owns = await repository.list(ownPicturesCollection);
    const images = await repository.list(draftImagesCollection);
    let done = 0;
    const until = Date.parse(now()) + PICTURES_MS;
    const budget: Budget = {
      spend: () => void (done += 1),
      isSpent: () => done >= AT_ONCE || Date.parse(now()) >= until,
    };
    for (const team of teams) {
      const own = shared.filter(({ teamId }) => teamId === team.id);
      await send(team, own, owns, budget);
      await receive(team, own, images, budget);
    }
    return budget.isSpent();
  }

  /** Sends pictures that the team's state of the draft names: the database may remove all others at any time. */
  async function send(
    team: SharedTeam,
    links: readonly TeamLink[],
    owns: readonly OwnPicture[],
    { spend, isSpent }: Budget,
  ): Promise<void> {
    const named = new Map(links.map(({ id, base }) => [id, hashesOf(base)]));
    const isDue = (hash: string | undefined, draftId: string, sentTo: string | undefined) =>
      hash !== undefined && sentTo !== team.id && (named.get(draftId)?.has(hash) ?? false);
    for (const own of owns) {
      if (isSpent()) return;
      if (own.setAside || own.isRefused) continue;
      const { preview, sha256, bytes, mediaType } = own.entry;
      if (preview !== undefined && isDue(preview, own.draftId, own.previewIn)) {
        const blob = (await repository.get(teamPreviewsCollection, preview))?.blob;
        const end = blob ? await add(team.id, preview, blob, 'image/jpeg') : 'sent';
        await changeOwn(own.id, (each) =>
          end === 'refused' ? { ...each, isRefused: true } : { ...each, previewIn: team.id },
        );
        spend();
        if (end === 'refused') {
          await cleanUp.sweep(team.id);
          continue;
        }
      }
      const isOriginalDue =
        team.sharesOriginals && bytes <= MAX_ORIGINAL_BYTES && isDue(sha256, own.draftId, own.originalIn);
      if (!isOriginalDue || isSpent()) continue;
      const image = await repository.get(draftImagesCollection, own.id);
      if (image?.stamp !== own.stamp) continue; // changed just now: described again in the next round
      const end = await add(team.id, sha256, image.blob, mediaType);
      await changeOwn(own.id, (each) =>
        end === 'refused' ? { ...each, isRefused: true } : { ...each, originalIn: team.id },
      );
      if (end === 'refused') await cleanUp.sweep(team.id);
      spend();
    }
  }

  /** Adds the bytes of a picture. The database has each picture of a member once. */
  async function add(teamId: string, sha256: string, blob: Blob, mediaType: string) {
    const answer = await gateway.add('pictures', {
      ...{ id: newId(), team_id: teamId, sha256, media_type: mediaType, by_id: userId },
      data: base64Of(new Uint8Array(await blob.arrayBuffer())),
    });
    if (answer.kind === 'refused') return answer.code === ALREADY_THERE ? 'sent' : 'refused';
    value(answer);
    return 'sent';
  }

  /** Lets pictures be sent again that the database has refused. */
  async function tryRefused(teamId: string) {
    const links = await repository.list(teamLinksCollection);
    const isOfTeam = (draftId: string) => links.some((link) => link.id === draftId && link.teamId === teamId);
    for (const { id, draftId, isRefused } of await repository.list(ownPicturesCollection)) {
      if (isRefused && isOfTeam(draftId)) await changeOwn(id, (each) => ({ ...each, isRefused: undefined }));
    }
  }

  async function receive(
    team: SharedTeam,
    links: readonly TeamLink[],
    images: readonly StoredDraftImage[],
    { spend, isSpent }: Budget,
  ): Promise<void> {
    for (const { id: draftId } of links) {
      const draft = await repository.get(draftsCollection, draftId);
      if (!draft?.teamPictures) continue;
      for (const picture of missingPictures({ ...draft, images })) {
        if (isSpent()) return;
        const { preview } = picture;
        if (preview !== undefined && (await isWanted(preview, team.cursor))) {
          const found = value(await readPicture(gateway, team.id, preview, isPreview));
          await putPreview(preview, found, team.cursor);
          spend();
        }
        if (!team.sharesOriginals || isSpent() || !(await isWanted(picture.sha256, team.cursor))) continue;
        await receiveOriginal(team, draftId, picture);
        spend();
      }
    }
  }

  /** Whether to ask the database: it was never asked, or something has changed there since it had nothing. */
  async function isWanted(sha256: string, seq: number): Promise<boolean> {
    if (memory.present.has(sha256)) return false;
    const known = await repository.get(teamPreviewsCollection, sha256);
    if (known?.state === 'shown') memory.present.add(sha256);
    return !known || (known.state !== 'shown' && known.askedAt < seq);
  }

  async function putPreview(id: string, found: FoundPicture, askedAt: number) {
    const state = found instanceof Blob ? 'shown' : found;
    const blob = found instanceof Blob ? found : undefined;
    await repository.put(teamPreviewsCollection, [{ id, state, askedAt, ...(blob && { blob }) }]);
  }

  async function receiveOriginal(team: SharedTeam, draftId: string, picture: MissingPicture) {
    const { sha256, bytes, width, height } = picture;
    const isOriginal = async (blob: Blob) => {
      const header = await readImageFileHeader(blob);
      return header.ok && header.value.width === width && header.value.height === height;
    };
    const found =
      bytes <= MAX_ORIGINAL_BYTES
        ? value(await readPicture(gateway, team.id, sha256, isOriginal))
        : 'missing';
    if (!(found instanceof Blob)) {
      await putPreview(sha256, found, team.cursor);
      return;
    }
    const {
      id,
      kind,
      fileName,
      locale,
      position,
      mediaType,
      hasAlpha,
      bitDepth,
      slotId,
      description,
      screen,
    } = picture;
    const image: StoredDraftImage = {
      ...{ id, draftId, kind, fileName, locale, position, width, height, mediaType, hasAlpha },
      ...(bitDepth !== undefined && { bitDepth }),
      ...(slotId !== undefined && { slotId }),
      ...(description !== undefined && { description }),
      ...(screen && { screen }),
      ...{ isFromTeam: true, blob: new Blob([found], { type: mediaType }), stamp: newId() },
    };
    const entry = sharedPicture({ ...picture, id: '' }, picture);
    await repository.put(draftImagesCollection, [image]);
    await putOwn({ id, draftId, stamp: image.stamp, entry, previewIn: team.id, originalIn: team.id });
  }

  /** The database was set back: what it had may be gone. */
  async function sendAgain(teamId: string) {
    for (const own of await repository.list(ownPicturesCollection)) {
      if (own.previewIn !== teamId && own.originalIn !== teamId) continue;
      await changeOwn(own.id, (each) => ({ ...each, previewIn: undefined, originalIn: undefined }));
    }
  }

  return { match, exchange, sendAgain, tryRefused, noteUnused: cleanUp.noteUnused };
}
