import type { Platform } from '@/model/app';
import type { SubmissionDraft } from '@/model/draft';
import { typedIdFor } from '../builds/typed-id';

/** One file of a package: a path inside it, with forward slashes, and its text (UTF-8) or its bytes. */
export interface PackageFile {
  path: string;
  content: string | Blob;
}

/** The files of a layout, and what was left out and why, in words for the publisher. */
export interface LayoutResult {
  files: PackageFile[];
  notes: string[];
}

/**
 * The input of the layouts. A whole draft fits; a user with only texts (a localization pack) passes empty details, no
 * images and no builds, and gets only the text files.
 */
export type PackageSource = Pick<
  SubmissionDraft,
  | 'bundleId'
  | 'androidId'
  | 'version'
  | 'platform'
  | 'defaultLocale'
  | 'listings'
  | 'playTexts'
  | 'details'
  | 'images'
  | 'builds'
  | 'builder'
  | 'builderUploads'
  | 'ratings'
  | 'privacy'
  | 'purchases'
  | 'release'
  | 'reviewerKit'
  | 'testing'
>;

/**
 * Returns the app's id for the upload tools: the build's own, since the two stores may have different ids for one app.
 */
export function appIdFor(
  source: Pick<PackageSource, 'bundleId' | 'androidId' | 'builds'>,
  platform: Platform,
): string {
  const build = source.builds.find((each) => each.platform === platform);
  return build?.identity.bundleId.trim() || typedIdFor(source, platform);
}
