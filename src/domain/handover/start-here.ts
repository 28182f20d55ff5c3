import { platformsOf, type Platform } from '@/model/app';
import type { PackageFile } from '../packages/package-file';
import type { ReadinessSubject } from '../documents/html-document';
import type { SubmissionDraft } from '@/model/draft';
import type { Console } from './console';
import { handOverList } from './hand-over';
import { startHereHtml } from './start-here-html';

const START_HERE_PATH = 'START-HERE.html';

/**
 * The way through the consoles by hand, for a person who only has a browser: one page for the package.
 * @param files of the package, among which the pictures are found by their content
 */
export function startHereFile(
  draft: SubmissionDraft,
  consoles: Readonly<Record<Platform, Console>>,
  { subject, files }: { subject: ReadinessSubject; files: readonly PackageFile[] },
): PackageFile {
  const blobs = new Map(draft.images.map(({ id, blob }) => [id, blob]));
  const paths = new Map(files.toReversed().map(({ path, content }) => [content, path]));
  const lists = platformsOf(draft.platform).map((store) => handOverList(consoles[store], draft));
  const content = startHereHtml(lists, {
    subject,
    mainLanguage: draft.defaultLocale,
    rulesOf: lists.map(({ console }) => console.checked).sort()[0] ?? subject.exportDate,
    pathOf: (id) => {
      const blob = blobs.get(id);
      return blob && paths.get(blob);
    },
  });
  return { path: START_HERE_PATH, content };
}
