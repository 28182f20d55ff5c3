import type { BaselineSource } from '@/domain/baseline/baseline';
import { findProductLocale } from '@/domain/locales/locale-map';
import { changedFiles } from '@/formats/listings/changed-files';
import { importDraft } from '@/formats/parts/import-draft';
import { TOOL_LAYOUT } from '@/formats/parts/package-layout';
import { SUPPLY_SCREENSHOT_FOLDERS } from '@/formats/supply/files';
import { EMPTY_DETAILS, type SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import type { PullOptions, PullResult } from '../core/store-side';
import { isTaken, takePictures, takeTexts, type ContentPull } from '../project/pulled-content';
import { DETAIL_FIELDS, type LivePlay } from './live-play';
import { setOf, slotIdOf } from './wanted';

type PlayPull = ContentPull & PullOptions<LivePlay>;

/** Computes the files that make the project like the store, in the layout that it has, or that of fastlane supply. */
export async function pullPlayFiles(options: PlayPull): Promise<PullResult> {
  const { live, project, readFile } = options;
  const imported = importDraft(project.read ? [project.read] : []);
  const source = imported.sources[0] ?? EMPTY_SOURCE;
  const kept: string[] = [];
  const notes: string[] = [];
  const draft: SubmissionDraft = {
    id: 'pull',
    updatedAt: '',
    step: 1,
    bundleId: live.identifier,
    version: live.version?.name ?? '',
    buildType: 'release',
    platform: 'android',
    defaultLocale: findProductLocale(live.defaultLocale, 'android') ?? 'en-US',
    listings: { ...(project.read ? imported.content.listings : {}) },
    details: { ...EMPTY_DETAILS, ...imported.content.details },
    builds: [],
    images: [],
  };
  takeTexts(options, draft, kept, notes);
  for (const field of DETAIL_FIELDS) {
    const value = live.fields[`details/${field}`];
    if (
      field !== 'defaultLanguage' &&
      typeof value === 'string' &&
      isTaken(options, `details/${field}`, kept)
    )
      draft.details[field] = value;
  }
  const pictures = await takePictures(options, kept, notes, { setOf, slotIdOf, roleOf });
  draft.images = pictures.images;
  const paths = project.read ? project.read.set.paths : [];
  const texts = paths.filter((path) => !/\.(?:png|jpe?g)$/i.test(path));
  const changed = changedFiles(
    {
      id: 'pull',
      importedAt: '',
      name: '',
      sources: [
        {
          ...source,
          pictures: project.pictures.map(({ image, sha256 }) => ({
            path: image.id,
            hash: sha256,
            locale: image.locale,
            kind: image.kind,
            imageId: image.id,
            slotId: slotIdOf(image),
          })),
        },
      ],
      files: paths.map((path) => ({ path, hash: '', size: 0 })),
    },
    draft,
    new Map(texts.map((path) => [path, readFile(path)])),
  );
  return { changes: changed.changes, kept, notes: [...notes, ...changed.notes], files: pictures.files };
}

const EMPTY_SOURCE: BaselineSource = {
  store: 'android',
  format: 'supply',
  root: TOOL_LAYOUT.supply,
  folders: {},
  texts: {},
  details: {},
  pictures: [],
};

const SLOT_BY_SET = new Map(Object.entries(SUPPLY_SCREENSHOT_FOLDERS).map(([slot, set]) => [set, slot]));

function roleOf(set: string): Pick<DraftImage, 'kind' | 'slotId'> {
  if (set === 'icon') return { kind: 'icon' };
  if (set === 'featureGraphic') return { kind: 'feature-graphic' };
  return { kind: 'screenshot', slotId: SLOT_BY_SET.get(set) };
}
