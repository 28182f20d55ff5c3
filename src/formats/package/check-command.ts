import { platformsOf, type Platform } from '@/model/app';
import type { SubmissionDetails } from '@/model/draft';
import type { PackageSource } from '@/domain/packages/package-file';
import { PEOPLE_LAYOUT, TOOL_LAYOUT } from '../parts/package-layout';
import { buildNameFor } from './upload-commands';

/** npm package of the terminal program. */
export const CLI_PACKAGE = '@storepilot/cli';

/** Opens the web page on the user's computer, where step 5 sends to the stores. */
export const OPEN_COMMAND = `npx -p ${CLI_PACKAGE} -p @storepilot/site storepilot open`;

/** The parts of a draft that decide how it is checked in a terminal. */
export type CheckCommandSource = Pick<
  PackageSource,
  'platform' | 'bundleId' | 'androidId' | 'version' | 'builds'
> & {
  details: Pick<SubmissionDetails, 'isUpdate'>;
};

/**
 * Returns the command that checks a draft's unzipped package with its builds, run in the package's folder. The folders
 * that fastlane reads are named because the package contains the same texts for other tools too, which would repeat each finding.
 */
export function checkCommand(source: CheckCommandSource, layout = PEOPLE_LAYOUT): string {
  const { platform, builds, details } = source;
  const buildNames = platformsOf(platform)
    .filter((store) => hasOwnBuild(builds, store))
    .map((store) => buildNameFor(source, store));
  const stores = platformsOf(platform);
  const folders =
    layout === TOOL_LAYOUT
      ? ['fastlane']
      : stores.map((store) => (store === 'ios' ? layout.deliverTexts : layout.supply));
  return [
    `npx ${CLI_PACKAGE} check ${folders.join(' ')}`,
    ...buildNames,
    details.isUpdate ? '--update' : '--new-app',
    ...(platform === 'both' ? [] : [`--store ${platform}`]),
  ].join(' ');
}

/** Whether the publisher has the file of a build; a sample build has none. */
function hasOwnBuild(builds: CheckCommandSource['builds'], store: Platform): boolean {
  return builds.some((build) => build.platform === store && build.isSample !== true);
}
