import type { PackageFile } from '@/domain/packages/package-file';
import type { SubmissionDraft } from '@/model/draft';
import { listing, submissionDraft } from './drafts';

/** The paths of a layout or package, sorted. */
export function pathsOf({ files }: { files: PackageFile[] }): string[] {
  return files.map((file) => file.path).sort();
}

/** Returns the text of one file; undefined when it is missing or contains bytes. */
export function textOf({ files }: { files: PackageFile[] }, path: string): string | undefined {
  const content = files.find((file) => file.path === path)?.content;
  return typeof content === 'string' ? content : undefined;
}

/** Parses a JSON file of a layout; null when it is missing. */
export function jsonOf(result: { files: PackageFile[] }, path: string): unknown {
  return JSON.parse(textOf(result, path) ?? 'null');
}

/** Builds a draft with the store texts of one more locale next to English; its title is `Lanterna`. */
export function draftWithLocale(code: string): SubmissionDraft {
  return submissionDraft({ listings: { 'en-US': listing(), [code]: listing({ title: 'Lanterna' }) } });
}
