import { playLocale } from '@/domain/locales/locale-map';
import { SUPPLY_GRAPHIC_FILES, SUPPLY_SCREENSHOT_FOLDERS } from '@/formats/supply/files';
import type { ReadSet } from '@/formats/parts/set-contents';
import type { ListingField } from '@/model/listing';
import type { WantedBuild, WantedRelease, WantedStore } from '@/model/store-plan';
import { UsageError } from '../../terminal/usage-error';
import type { PushChoices } from '../core/store-side';
import type { ProjectPicture, StoreProject } from '../project/open-project';
import { slotIdOf, wantedContent } from '../project/wanted-content';
import { DETAIL_FIELDS, TEXT_FIELDS, type LivePlay } from './live-play';

/** The content of a project for Google Play, in the terms of the live app. */
export function wantedForPlay(
  project: StoreProject,
  live: LivePlay,
  choices: PushChoices,
): { wanted: WantedStore; notes: string[] } {
  const { read } = project;
  const { fields, pictures, notes } = wantedContent(project, {
    store: 'android',
    localeOf: playLocale,
    texts: Object.keys(TEXT_FIELDS) as ListingField[],
    details: DETAIL_FIELDS.flatMap((field) => (field === 'defaultLanguage' ? [] : field)),
    setOf,
  });
  const build = bundleOf(choices);
  const release = releaseOf(choices, build, read, live);
  return {
    wanted: {
      fields,
      pictures,
      ...(build && { build }),
      ...(release && { release }),
      ...(choices.dataSafety && { dataSafety: choices.dataSafety }),
      ...(choices.isSubmitted && { isSubmitted: true }),
    },
    notes,
  };
}

/** The set of a picture in the API's names, which are those of supply's folders. */
export function setOf({ image }: Pick<ProjectPicture, 'image'>): string | undefined {
  if (image.kind === 'screenshot') return SUPPLY_SCREENSHOT_FOLDERS[slotIdOf(image, 'android') ?? ''];
  return SUPPLY_GRAPHIC_FILES[`play-${image.kind}`];
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
