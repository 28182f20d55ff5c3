import type { Platform } from '../apps/app';
import type { ReadinessReport } from '../submissions/readiness-report';
import { appIdFor, type PackageSource } from './package-file';

export interface ReadmeOptions {
  report: ReadinessReport;
  /** `YYYY-MM-DD`, the publisher's day. */
  exportDate: string;
  /** What the layouts had to leave out. */
  notes: readonly string[];
  includesGradlePlay: boolean;
}

/** The README of a package: where the build goes, and the next commands to type for each tool. Markdown. */
export function packageReadme(source: PackageSource, options: ReadmeOptions): string {
  const isIos = source.platform !== 'android';
  const isAndroid = source.platform !== 'ios';
  const idFor = (platform: Platform) => shellSafe(appIdFor(source, platform)) || '<app id>';
  const id = idFor(isIos ? 'ios' : 'android');
  const version = shellSafe(source.version) || '<version>';
  const androidKind =
    source.builds.find((build) => build.platform === 'android')?.kind === 'apk' ? 'apk' : 'aab';
  const sections = [
    `# Store submission: ${id} ${version}`,
    `Made with StorePilot on ${options.exportDate}. ${verdictLine(options.report)} The whole report is in \`readiness.html\` (open it in a browser) and \`readiness.json\`.`,
    placeTheBuild(source, isIos, isAndroid, androidKind),
    '## What is in here',
    list([
      ...(isIos
        ? ['`fastlane/metadata`, `fastlane/screenshots`: App Store texts and images for fastlane deliver']
        : []),
      ...(isAndroid ? ['`fastlane/metadata/android`: Google Play texts and images for fastlane supply'] : []),
      `${isIos ? '`store.config.json`, `eas.json`' : '`eas.json`'}: the same for Expo's EAS`,
      ...(options.includesGradlePlay ? ['`src/main/play`: the same for gradle-play-publisher'] : []),
    ]),
    ...(options.notes.length > 0 ? ['## Left out', list(options.notes.map(plain))] : []),
    '## Upload with fastlane',
    'You need an App Store Connect API key (`api_key.json`) or a Play service account (`play-key.json`) in this folder. Run from this folder:',
    shell([
      'gem install fastlane',
      ...(isIos
        ? [
            `fastlane deliver --api_key_path api_key.json --app_identifier ${idFor('ios')} --app_version ${version} --ipa app.ipa`,
          ]
        : []),
      ...(isAndroid
        ? [
            `fastlane supply --json_key play-key.json --package_name ${idFor('android')} --${androidKind} app.${androidKind} --track internal --release_status draft`,
          ]
        : []),
    ]),
    '## Or with EAS (Expo)',
    `Copy ${isIos ? '`store.config.json`, `eas.json` and the `fastlane` folder' : '`eas.json`'} into your Expo project (merge an \`eas.json\` that is there already) and run there:`,
    shell([
      ...(isIos
        ? [
            'npx eas-cli metadata:lint --profile production',
            'npx eas-cli submit --platform ios --profile production --path app.ipa',
            'npx eas-cli metadata:push --profile production',
          ]
        : ['npx eas-cli login']),
      ...(isAndroid
        ? [`npx eas-cli submit --platform android --profile production --path app.${androidKind}`]
        : []),
    ]),
    ...(options.includesGradlePlay
      ? [
          '## Or with gradle-play-publisher',
          "Copy `src/main/play` into your app module. Run from your project's folder:",
          shell([
            './gradlew bundleRelease',
            './gradlew publishReleaseListing',
            './gradlew publishReleaseBundle --track internal',
          ]),
        ]
      : []),
    '## Good to know',
    list([
      'Nothing was uploaded anywhere: a web page cannot talk to the stores, the commands above do.',
      ...(isIos ? ['The age-rating and App Privacy answers are given in App Store Connect.'] : []),
      ...(isAndroid
        ? [
            'The Data safety form, the content rating and the contact details are given in the Play Console.',
            'The first release of a new app must be uploaded in the Play Console by hand; after that these commands work.',
          ]
        : []),
      ...(isIos && source.details.demoPassword.trim() !== ''
        ? [
            'The demo password lies in `fastlane/metadata/review_information`: do not put this folder into a public repository.',
          ]
        : []),
    ]),
  ];
  return `${sections.join('\n\n')}\n`;
}

function placeTheBuild(
  source: PackageSource,
  isIos: boolean,
  isAndroid: boolean,
  androidKind: string,
): string {
  const nameOf = (platform: string) => {
    const name = source.builds.find((build) => build.platform === platform)?.fileName;
    return name ? `your build (${plain(name)})` : 'your build';
  };
  return [
    '## First: put the build beside this file',
    'The build itself is not in the package. Copy it into this folder under this name:',
    list([
      ...(isIos ? [`${nameOf('ios')} as \`app.ipa\``] : []),
      ...(isAndroid ? [`${nameOf('android')} as \`app.${androidKind}\``] : []),
    ]),
  ].join('\n\n');
}

function verdictLine({ verdict, counts }: ReadinessReport): string {
  if (verdict === 'ready') return 'The checks found nothing that would hold it up.';
  return `The checks found ${counts.blocker} ${counts.blocker === 1 ? 'blocker' : 'blockers'} and ${counts.warning} ${counts.warning === 1 ? 'warning' : 'warnings'}.`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function shell(commands: readonly string[]): string {
  return ['```sh', ...commands, '```'].join('\n');
}

/** Text of the publisher inside Markdown: one line, and nothing that Markdown or HTML would read as markup. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\\`*_[\]<>&#|]/g, (char) => `\\${char}`)
    .trim();
}

/** Only what a shell takes literally, and no leading dash; hostile ids become harmless. */
function shellSafe(text: string): string {
  return text
    .replace(/[^A-Za-z0-9._+-]/g, '')
    .replace(/^[-.]+/, '')
    .slice(0, 155);
}
