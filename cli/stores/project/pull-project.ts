import type { BaselineSource, ListingFormat } from '@/domain/baseline/baseline';
import { findProductLocale } from '@/domain/locales/locale-map';
import { changedFiles } from '@/formats/listings/changed-files';
import { importDraft, type ImportedDraft } from '@/formats/parts/import-draft';
import { EMPTY_DETAILS, type SubmissionDraft } from '@/model/draft';
import type { PullResult } from '../core/store-side';
import { takePictures, takeTexts, type ContentPull, type PictureTerms } from './pulled-content';
import { slotIdOf } from './wanted-content';

/** The parts of a pull in which the stores differ. */
export interface PullTerms extends PictureTerms {
  /** Where a project without a listing gets one. */
  format: ListingFormat;
  root: string;
  /** Takes what only this store has into the draft. */
  takeMore: (draft: SubmissionDraft, imported: ImportedDraft, kept: string[]) => void;
}

/** Computes the files that make the project like the store, in the layout that it has, or that of fastlane. */
export async function pullProject(
  options: ContentPull,
  terms: PullTerms,
): Promise<PullResult & { draft: SubmissionDraft }> {
  const { live, project, readFile } = options;
  const { store } = live;
  const { read } = project;
  const imported = importDraft(read ? [read] : []);
  const { format, root } = terms;
  const source: BaselineSource = {
    ...(imported.sources[0] ?? { store, format, root, folders: {}, texts: {}, details: {} }),
    pictures: project.pictures.map(({ image, sha256 }) => ({
      path: image.id,
      hash: sha256,
      locale: image.locale,
      kind: image.kind,
      imageId: image.id,
      slotId: slotIdOf(image, store),
    })),
  };
  const kept: string[] = [];
  const notes: string[] = [];
  const draft: SubmissionDraft = {
    id: 'pull',
    updatedAt: '',
    step: 1,
    bundleId: live.identifier,
    version: source.version?.text ?? live.version?.name ?? '',
    buildType: 'release',
    platform: store,
    defaultLocale: findProductLocale(live.defaultLocale, store) ?? 'en-US',
    listings: read ? { ...imported.content.listings } : {},
    details: { ...EMPTY_DETAILS, ...imported.content.details },
    builds: [],
    images: [],
  };
  takeTexts(options, draft, kept, notes);
  terms.takeMore(draft, imported, kept);
  const pictures = await takePictures(options, kept, notes, terms);
  draft.images = pictures.images;
  const paths = [...new Set([...(read?.set.paths ?? []), ...(read?.ratings ? [read.ratings.path] : [])])];
  const texts = paths.filter((path) => !/\.(?:png|jpe?g)$/i.test(path));
  const changed = changedFiles(
    {
      id: 'pull',
      importedAt: '',
      name: '',
      sources: [source],
      files: paths.map((path) => ({ path, hash: '', size: 0 })),
    },
    draft,
    new Map(texts.map((path) => [path, readFile(path)])),
  );
  return {
    draft,
    changes: changed.changes,
    kept,
    notes: [...notes, ...changed.notes],
    files: pictures.files,
  };
}
