import { findListingSets } from '@/formats/listings/listing-sets';
import type { ListingSet } from '@/formats/parts/set-contents';
import { appfileIds, appfilesOf } from '@/formats/parts/appfile';
import { importDraft, type ImportedDraft } from '@/formats/parts/import-draft';
import { isAnswerFile, unreadableFile } from '@/formats/parts/import-report';
import { importTable } from '@/formats/csv/read';
import { listingProjects, type ListingProject } from '@/formats/listings/listing-projects';
import { readListingSet } from '@/formats/listings/read-set';
import { unreadFormats, unreadTranslations } from '@/formats/listings/unread-formats';
import { decodeText, MAX_TEXT_BYTES, type TreeFile } from '@/formats/parts/tree';
import type { Result } from '@/domain/result';
import type { TaskTools } from '@/lib/jobs/use-task';

/** Content of an opened folder: apps with their listings, or one table. */
export type FoundListings = { kind: 'folders'; projects: ListingProject[] } | { kind: 'table'; path: string };

const BUILD = /\.(?:ipa|aab|apk|apks|xapk)$/i;
const PICTURE = /\.(?:png|jpe?g|webp)$/i;
const ARCHIVE = /\.zip$/i;
const OTHER_ARCHIVE = /\.(?:rar|7z|tar|t?gz|tar\.\w+)$/i;
/** Texts at the top of what was opened, as the folder of one language contains them. */
const ONE_LANGUAGE =
  /^(?:name|title|subtitle|keywords|description|release_notes|(?:short|full)[-_]description)\.txt$/;
/** gradle-play-publisher's texts without the folder `listings` around their languages. */
const INSIDE_LISTINGS = /^[^/]+\/(?:short|full)-description\.txt$/;
const SPREADSHEET = /\.(?:xlsx?|xlsm|ods|numbers)$/i;

/** Finds the listings of a tree, wherever they are in it. */
export function findListings(tree: ReadonlyMap<string, TreeFile>): Result<FoundListings> {
  const paths = [...tree.keys()];
  if (paths.some((path) => INSIDE_LISTINGS.test(path)))
    return {
      ok: false,
      failure:
        'This is the folder “listings” of gradle-play-publisher. Open the folder above it, play, which contains the release notes and contact details too.',
    };
  const projects = listingProjects(findListingSets(paths));
  if (projects.length > 0) return { ok: true, value: { kind: 'folders', projects } };
  const tables = paths.filter((path) => /\.(?:csv|tsv)$/i.test(path));
  const [path] = tables;
  if (path !== undefined && tables.length === 1) return { ok: true, value: { kind: 'table', path } };
  const misplaced = inAnotherPlace(paths);
  if (misplaced !== undefined) return { ok: false, failure: misplaced };
  const other = paths.length === 1 ? paths.find((each) => SPREADSHEET.test(each)) : undefined;
  if (other !== undefined)
    return {
      ok: false,
      failure: `${other} is the file of a spreadsheet program. In the spreadsheet, save it as “CSV UTF-8” and choose that file.`,
    };
  if (tables.length > 1)
    return {
      ok: false,
      failure: `There are ${tables.length} tables in it, and only one can be imported at once. Choose one of them.`,
    };
  return {
    ok: false,
    failure: [
      'No listing found.',
      ...unreadFormats(paths),
      ...unreadTranslations(paths),
      'Looked for fastlane/metadata and fastlane/screenshots (deliver, supply), src/main/play (gradle-play-publisher), store.config.json (EAS), metadata/app-info (App Store Connect CLI), distribution/whatsnew (upload-google-play) and a table exported by Localization. Open the folder with one of them.',
    ].join(' '),
  };
}

/** Says where files belong that are no listing but another part of a submission, and when there are none. */
function inAnotherPlace(paths: readonly string[]): string | undefined {
  const build = paths.find((path) => BUILD.test(path));
  if (build !== undefined)
    return `${build} is a build, not a listing. Choose it in step 1 of a submission, under “Choose your app build”.`;
  const packed = paths.length === 1 ? paths.find((path) => OTHER_ARCHIVE.test(path)) : undefined;
  if (packed !== undefined)
    return `${packed} is packed in a way that is not read here. Unpack it and open the folder, or pack it as a zip.`;
  if (paths.some((path) => ONE_LANGUAGE.test(path)))
    return 'These are the texts of one language. Open the folder above it, which contains a folder for each language, e.g. metadata.';
  const archive = paths.find((path) => ARCHIVE.test(path));
  if (archive !== undefined)
    return `${archive} is a zip inside what was opened, and there is no listing beside it. Choose it alone, or unpack it and open its folder.`;
  if (paths.length === 0) return 'There are no files in it. Open the folder or zip with the store texts.';
  if (paths.every((path) => PICTURE.test(path)))
    return 'These are pictures without any texts. Add them in step 3 of a submission, under “Your screenshots”.';
  return undefined;
}

/** A read listing with the paths of every file that belongs to it. */
export interface ReadImport {
  imported: ImportedDraft;
  paths: string[];
}

export interface ReadImportOptions extends Pick<TaskTools, 'signal' | 'report'> {
  /** Product locale that the user chose for a folder with an unknown name; an empty text leaves the folder out. */
  localeChoices?: Readonly<Record<string, string>>;
  defaultLocale?: string;
  /** Folders that the browser could not read. */
  unreadable?: readonly string[];
}

/**
 * Reads the chosen listings into the content of a draft, with the report.
 * @param sets at most one per store
 * @throws the signal's reason when it fires
 */
export async function readImport(
  sets: readonly ListingSet[],
  tree: ReadonlyMap<string, TreeFile>,
  { signal, report, localeChoices = {}, defaultLocale, unreadable = [] }: ReadImportOptions,
): Promise<ReadImport> {
  const readSets = [];
  for (const set of sets) {
    readSets.push(
      await readListingSet(set, tree, {
        signal,
        localeChoices,
        onProgress: (done, all) => report(`Reading the texts (${done} of ${all})`, done / all),
      }),
    );
  }
  const keys = new Set(
    readSets.flatMap(({ skipped }) =>
      skipped.flatMap(({ path, reason }) => (reason === 'private-key' ? [path] : [])),
    ),
  );
  const paths = new Set(sets.flatMap((set) => set.paths.filter((path) => !keys.has(path))));
  const roots = sets.map(({ project }) => project);
  const isInProject = (path: string) => roots.some((root) => root === '' || path.startsWith(`${root}/`));
  const answerFiles = [...tree.keys()].filter(
    (path) => !paths.has(path) && isAnswerFile(path) && isInProject(path),
  );
  const imported = importDraft(readSets, {
    answerFiles,
    ...(defaultLocale !== undefined && { defaultLocale }),
  });
  imported.report.leftOut.push(...unreadable.map(unreadableFile));
  for (const path of appfilesOf(tree.keys()).filter(isInProject)) {
    const content = decodeText(
      (await tree
        .get(path)
        ?.read()
        .catch(() => undefined)) ?? new Uint8Array(),
    );
    if (content.ok) imported.ids = { ...appfileIds(content.value.text), ...imported.ids };
  }
  return { imported, paths: [...paths, ...answerFiles] };
}

/** Reads the table that Localization exports. */
export async function readTable(path: string, file: TreeFile): Promise<Result<ReadImport>> {
  if (file.size > 64 * MAX_TEXT_BYTES)
    return { ok: false, failure: 'The table has more than 16 MB, far more than the texts of any listing.' };
  const content = decodeText(await file.read());
  if (!content.ok)
    return {
      ok: false,
      failure:
        content.failure === 'empty'
          ? 'The table is empty. Export it from Localization again and choose that file.'
          : 'The table is not saved as UTF-8. Save it as “CSV UTF-8” and choose that file.',
    };
  const table = importTable(path, content.value.text);
  return table.ok ? { ok: true, value: { imported: table.value, paths: [path] } } : table;
}
