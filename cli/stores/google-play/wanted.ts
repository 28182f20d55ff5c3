import { playLocale } from '@/domain/locales/locale-map';
import { localeLabel } from '@/domain/locales/product-locales';
import { SUPPLY_GRAPHIC_FILES, SUPPLY_SCREENSHOT_FOLDERS } from '@/formats/supply/files';
import { likeliestSlot } from '@/domain/screenshots/slots';
import type { ReadSet } from '@/formats/parts/set-contents';
import type { ListingField } from '@/model/listing';
import type { FieldValue, WantedBuild, WantedPicture, WantedRelease, WantedStore } from '@/model/store-plan';
import { UsageError } from '../../terminal/usage-error';
import type { PushChoices } from '../core/store-side';
import type { ProjectPicture, StoreProject } from '../project/open-project';
import { DETAIL_FIELDS, picturePath, TEXT_FIELDS, type LivePlay } from './live-play';

/** The content of a project for Google Play, in the terms of the live app. */
export function wantedForPlay(
  project: StoreProject,
  live: LivePlay,
  choices: PushChoices,
): { wanted: WantedStore; notes: string[] } {
  const notes: string[] = [];
  const fields: Record<string, FieldValue> = {};
  const { read, pictures } = project;
  if (read) addTexts(read, fields, notes);
  const sets: Record<string, WantedPicture[]> = {};
  for (const picture of pictures) {
    const locale = playLocale(picture.image.locale);
    const set = setOf(picture);
    if (locale === undefined) continue;
    if (set === undefined)
      notes.push(`${picture.path}: Google Play has no place for this picture here. Add it by hand.`);
    else (sets[picturePath(locale, set)] ??= []).push(wantedPicture(picture));
  }
  const build = bundleOf(choices);
  const release = releaseOf(choices, build, read, live);
  return {
    wanted: {
      fields,
      pictures: sets,
      ...(build && { build }),
      ...(release && { release }),
      ...(choices.dataSafety && { dataSafety: choices.dataSafety }),
      ...(choices.isSubmitted && { isSubmitted: true }),
    },
    notes,
  };
}

function addTexts(read: ReadSet, fields: Record<string, FieldValue>, notes: string[]): void {
  const missing: string[] = [];
  for (const [code, own] of Object.entries(read.texts)) {
    const locale = playLocale(code);
    if (locale === undefined) {
      missing.push(localeLabel(code));
      continue;
    }
    for (const field of Object.keys(TEXT_FIELDS) as ListingField[]) {
      const value = (own[field] ?? read.fallbackTexts[field])?.text;
      if (value !== undefined) fields[`texts/${locale}/${field}`] = value;
    }
  }
  for (const field of DETAIL_FIELDS) {
    const value = field === 'defaultLanguage' ? undefined : read.details[field]?.text;
    if (value !== undefined) fields[`details/${field}`] = value;
  }
  if (missing.length > 0) notes.push(`Not available on Google Play and left out: ${missing.join(', ')}.`);
}

/** The set of a picture in the API's names, which are those of supply's folders. */
export function setOf({ image }: Pick<ProjectPicture, 'image'>): string | undefined {
  if (image.kind === 'screenshot') return SUPPLY_SCREENSHOT_FOLDERS[slotIdOf(image) ?? ''];
  return SUPPLY_GRAPHIC_FILES[`play-${image.kind}`];
}

export function slotIdOf(image: ProjectPicture['image']): string | undefined {
  return image.slotId ?? likeliestSlot(image, ['android'])?.id;
}

function wantedPicture({ image, path, bytes, sha256, md5 }: ProjectPicture): WantedPicture {
  const { fileName: name, width, height } = image;
  return { name, path, size: bytes.length, width, height, sha256, md5 };
}

/** @throws UsageError for an APK, which no new version of an app can be */
function bundleOf({ build }: PushChoices): WantedBuild | undefined {
  if (build && !/\.aab$/i.test(build.path))
    throw new UsageError(`${build.path}: Google Play takes app bundles only. Build an .aab.`);
  return build;
}

/** @throws UsageError for a build without a track */
function releaseOf(
  { track, rollout = 1 }: PushChoices,
  build: WantedBuild | undefined,
  read: ReadSet | undefined,
  live: LivePlay,
): WantedRelease | undefined {
  if (track === undefined) {
    if (!build) return undefined;
    const tracks = live.tracks.map(({ track: name }) => name).join(', ');
    throw new UsageError(`Which track is ${build.path} for? Add --track with one of: ${tracks}.`);
  }
  const status =
    typeof rollout === 'string' ? rollout : rollout < 1 ? ('inProgress' as const) : ('completed' as const);
  return {
    track,
    status,
    ...(typeof rollout === 'number' && rollout < 1 && { userFraction: rollout }),
    notes: read && status !== 'halted' ? notesOf(read) : {},
  };
}

/** Release notes by Google Play's code of the language. */
function notesOf(read: ReadSet): Record<string, string> {
  return Object.fromEntries(
    Object.entries(read.texts).flatMap(([code, { releaseNotes }]) => {
      const locale = playLocale(code);
      return locale === undefined || releaseNotes === undefined ? [] : [[locale, releaseNotes.text]];
    }),
  );
}
