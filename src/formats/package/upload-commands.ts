import type { Platform } from '@/model/app';
import { appIdFor, type PackageSource } from '@/domain/packages/package-file';
import { rolloutPercent } from '@/domain/release/release-words';
import { PEOPLE_LAYOUT, type PackageLayout } from '../parts/package-layout';
import { deliverRatingConfig } from '../parts/rating-config';

export type UploadTool = 'fastlane' | 'eas' | 'gradle-play-publisher';

/** Commands that upload a package with one tool. */
export interface UploadGuide {
  tool: UploadTool;
  label: string;
  /** Tools to install first, and where to run the commands. May contain `code` in backticks. */
  preparation: string;
  commands: readonly string[];
}

/** Values for the commands; the build itself is copied into the package under a fixed name. */
export type UploadSource = Pick<
  PackageSource,
  'platform' | 'bundleId' | 'androidId' | 'version' | 'builds' | 'ratings' | 'release'
> & { details: Pick<PackageSource['details'], 'isUpdate'> };

/** File name under which the build of a platform is expected next to the README. */
export function buildNameFor(source: UploadSource, platform: Platform): string {
  if (platform === 'ios') return 'app.ipa';
  const build = source.builds.find((each) => each.platform === 'android');
  return build?.kind === 'apk' ? 'app.apk' : 'app.aab';
}

/**
 * Returns the commands for each tool, safe to paste: ids and versions contain only characters that a shell takes
 * literally.
 */
export function uploadGuides(
  source: UploadSource,
  { includesGradlePlay, layout = PEOPLE_LAYOUT }: { includesGradlePlay: boolean; layout?: PackageLayout },
): UploadGuide[] {
  const isIos = source.platform !== 'android';
  const isAndroid = source.platform !== 'ios';
  const idFor = (platform: Platform) => shellSafe(appIdFor(source, platform)) || '<app id>';
  const version = shellSafe(source.version) || '<version>';
  const androidBuild = buildNameFor(source, 'android');
  const hasRatings = source.ratings !== undefined && deliverRatingConfig(source.ratings) !== undefined;
  const ratingOption = hasRatings ? ` --app_rating_config_path ${layout.deliverRatings}` : '';
  const fraction = rolloutFraction(source);
  const androidKind = androidBuild.slice('app.'.length);
  // fastlane finds its own folders by itself.
  const isForPeople = layout.hasReadableNames;
  const deliverPaths = isForPeople
    ? ` --metadata_path ${layout.deliverTexts} --screenshots_path ${layout.deliverPictures}`
    : '';
  const supplyPath = isForPeople ? ` --metadata_path ${layout.supply}` : '';
  return [
    {
      tool: 'fastlane',
      label: 'fastlane',
      preparation:
        'You need fastlane 2.230 or newer, and an App Store Connect API key (`api_key.json`) or a Play service account (`play-key.json`) in this folder. Run from this folder:',
      commands: [
        'gem install fastlane',
        ...(isIos
          ? [
              `fastlane deliver --api_key_path api_key.json --app_identifier ${idFor('ios')} --app_version ${version} --ipa app.ipa${deliverPaths}${ratingOption}${deliverReleaseOptions(source)}`,
            ]
          : []),
        ...(isAndroid
          ? [
              `fastlane supply --json_key play-key.json --package_name ${idFor('android')} --${androidKind} ${androidBuild} --track internal --release_status draft${supplyPath}`,
              ...(fraction === undefined
                ? []
                : [
                    `fastlane supply --json_key play-key.json --package_name ${idFor('android')} --track internal --track_promote_to production --rollout ${fraction} --skip_upload_metadata true --skip_upload_changelogs true --skip_upload_images true --skip_upload_screenshots true`,
                  ]),
            ]
          : []),
      ],
    },
    {
      tool: 'eas',
      label: 'EAS (Expo)',
      preparation: `Copy ${easParts(isIos, layout)} into your Expo project (merge an \`eas.json\` that you already have) and run there:`,
      commands: [
        ...(isIos
          ? [
              'npx eas-cli metadata:lint --profile production',
              'npx eas-cli submit --platform ios --profile production --path app.ipa',
              'npx eas-cli metadata:push --profile production',
            ]
          : ['npx eas-cli login']),
        ...(isAndroid
          ? [`npx eas-cli submit --platform android --profile production --path ${androidBuild}`]
          : []),
      ],
    },
    ...(includesGradlePlay
      ? [
          {
            tool: 'gradle-play-publisher' as const,
            label: 'gradle-play-publisher',
            preparation: `Copy \`${layout.gradle}\` to \`src/main/play\` of your app module. Run from your project’s folder:`,
            commands: [
              './gradlew bundleRelease',
              './gradlew publishReleaseListing',
              './gradlew publishReleaseBundle --track internal',
              ...(fraction === undefined
                ? []
                : [
                    `./gradlew promoteArtifact --from-track internal --promote-track production --release-status inProgress --user-fraction ${fraction}`,
                  ]),
            ],
          },
        ]
      : []),
  ];
}

/** Options of fastlane deliver for the planned release (sources 15.3); none while it is open. */
function deliverReleaseOptions({ release = {}, details }: UploadSource): string {
  const day = release.release === 'date' ? Date.parse(`${release.releaseDate ?? ''}T00:00:00Z`) : Number.NaN;
  return [
    ...(Number.isNaN(day) ? [] : [`--auto_release_date ${day}`]),
    ...(release.release === 'automatic' ? ['--automatic_release true'] : []),
    ...(release.release === 'manual' ? ['--automatic_release false'] : []),
    ...(details.isUpdate && release.isPhased !== undefined ? [`--phased_release ${release.isPhased}`] : []),
    ...(details.isUpdate && release.resetsRating === true ? ['--reset_ratings true'] : []),
  ]
    .map((option) => ` ${option}`)
    .join('');
}

/** The part of the users who get an update at first; undefined where all do. */
function rolloutFraction({ release, details }: UploadSource): number | undefined {
  const percent = release && details.isUpdate ? rolloutPercent(release) : undefined;
  return percent === undefined || percent === 100 ? undefined : Number((percent / 100).toFixed(4));
}

/** Keeps only characters that a shell takes literally, and no leading dash, so that hostile ids are harmless. */
export function shellSafe(text: string): string {
  return text
    .replace(/[^A-Za-z0-9._+-]/g, '')
    .replace(/^[-.]+/, '')
    .slice(0, 155);
}

/** Names the files of EAS in the package. */
function easParts(isIos: boolean, { eas, deliverPictures }: PackageLayout): string {
  if (eas !== '') return `the files of \`${eas}\`${isIos ? ` and the folder \`${deliverPictures}\`` : ''}`;
  return isIos ? '`store.config.json`, `eas.json` and the `fastlane` folder' : '`eas.json`';
}
