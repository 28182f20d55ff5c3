import type { Platform } from '../apps/app';
import type { SubmissionDraft } from '../submissions/draft';

/** One file of a package: a path inside it, with forward slashes, and its text (UTF-8) or its bytes. */
export interface PackageFile {
  path: string;
  content: string | Blob;
}

/** What a layout made, and what it had to leave out and why, in words for the publisher. */
export interface LayoutResult {
  files: PackageFile[];
  notes: string[];
}

/**
 * What the layouts read. A whole draft fits; who has only texts (a localization pack) gives empty details, no images
 * and no builds, and gets only the text files.
 */
export type PackageSource = Pick<
  SubmissionDraft,
  'bundleId' | 'version' | 'platform' | 'defaultLocale' | 'listings' | 'details' | 'images' | 'builds'
>;

/** The id the upload tools know the app by: the build's own, since the two stores may know an app by two. */
export function appIdFor(source: Pick<PackageSource, 'bundleId' | 'builds'>, platform: Platform): string {
  const build = source.builds.find((each) => each.platform === platform);
  return build?.identity.bundleId.trim() || source.bundleId.trim();
}
