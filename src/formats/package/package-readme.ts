import { readinessCounts, type ReadinessReport } from '@/domain/submissions/readiness-report';
import { hasRatingAnswers } from '@/model/rating-answers';
import { countOf } from '@/domain/texts';
import type { Platform } from '@/model/app';
import { hasPrivacyAnswers, privacyAnswersOf } from '@/domain/privacy/privacy-answers';
import { isFormComplete } from '@/domain/privacy/privacy-questions';
import { appIdFor, type PackageSource } from '@/domain/packages/package-file';
import {
  APP_PRIVACY_PATH,
  DATA_SAFETY_PATH,
  POLICY_PARAGRAPH_PATH,
  PRIVACY_SHEET_PATH,
} from '@/domain/packages/privacy-files';
import { PURCHASE_SHEET_PATH, PURCHASES_JSON_PATH } from '@/domain/packages/purchase-files';
import { productsOf } from '@/domain/purchases/products';
import type { PackageLayout } from '../parts/package-layout';
import { deliverRatingConfig, RATING_SHEET_PATH } from '../parts/rating-config';
import { APPROVALS_PATH } from '@/domain/packages/approvals';
import { buildNameFor, shellSafe, uploadGuides } from './upload-commands';
import { escapeMarkdown } from '@/domain/documents/print-markdown';

/** Path of the report for programs. */
export const READINESS_JSON_PATH = 'for-tools/readiness.json';

export interface ReadmeOptions {
  report: ReadinessReport;
  /** `YYYY-MM-DD` in the publisher's time zone. */
  exportDate: string;
  /** Omissions of the layouts. */
  notes: readonly string[];
  includesGradlePlay: boolean;
  /** Where the files of the tools are. */
  layout: PackageLayout;
  /** Only for a draft that was imported. */
  writeBack?: WriteBack | undefined;
  /** Whether the package has the way through the consoles by hand. */
  hasStartHere?: boolean;
  /** Whether the package has the team's decisions. */
  hasApprovals?: boolean;
}

/** Part of a package for the folder that its draft was imported from. */
export interface WriteBack {
  /** Name of the imported folder or archive. */
  name: string;
  /** Folder of the package with the changed files, under the paths that they have in the imported folder. */
  folder: string;
  changedCount: number;
  /** Files and texts to remove by hand, in whole sentences. */
  removals: readonly string[];
}

/** Writes the README of a package: where to copy the build, and the commands for each tool. Markdown. */
export function packageReadme(source: PackageSource, options: ReadmeOptions): string {
  const isIos = source.platform !== 'android';
  const isAndroid = source.platform !== 'ios';
  const id = shellSafe(appIdFor(source, isIos ? 'ios' : 'android')) || '<app id>';
  const version = shellSafe(source.version) || '<version>';
  const sections = [
    `# Store submission: ${id} ${version}`,
    `Made with StorePilot on ${options.exportDate}. ${verdictLine(options.report)} The full report is in \`readiness.html\` (open it in a browser) and \`${READINESS_JSON_PATH}\`.`,
    ...(options.hasStartHere
      ? [
          '**By hand, without a terminal:** open `START-HERE.html` in a browser. It goes through the pages of both consoles, with every text to copy and every picture to drag.',
        ]
      : []),
    placeTheBuild(source, isIos, isAndroid),
    '## Contents',
    list([
      ...folderLines(isIos, isAndroid, options.layout),
      `${isIos ? `\`${options.layout.eas}store.config.json\`, \`${options.layout.eas}eas.json\`` : `\`${options.layout.eas}eas.json\``}: the same for Expo's EAS`,
      ...(options.includesGradlePlay
        ? [`\`${options.layout.gradle}\`: the same for gradle-play-publisher`]
        : []),
      ...(hasRatingAnswers(source.ratings)
        ? [
            `\`${RATING_SHEET_PATH}\`: the age rating answers in the order of the stores' forms, to print or type from`,
          ]
        : []),
      ...(hasPrivacyAnswers(privacyAnswersOf(source))
        ? [
            `\`${PRIVACY_SHEET_PATH}\`: the privacy answers in the order of the stores' forms, to print or type from`,
            `\`${POLICY_PARAGRAPH_PATH}\`: the same as a paragraph for your privacy policy`,
          ]
        : []),
      ...(productsOf(source).length > 0
        ? [
            `\`${PURCHASE_SHEET_PATH}\`: in-app purchases and subscriptions, to print or type from; \`${PURCHASES_JSON_PATH}\` is the same for scripts`,
          ]
        : []),
      ...(options.hasApprovals
        ? [`\`${APPROVALS_PATH}\`: what the team decided, step by step, and for which content`]
        : []),
    ]),
    ...(options.writeBack ? importedFolder(options.writeBack) : []),
    ...(options.notes.length > 0 ? ['## Left out', list(options.notes.map(escapeMarkdown))] : []),
    ...uploadGuides(source, options).flatMap(({ label, preparation, commands }, index) => [
      index === 0 ? `## Upload with ${label}` : `## Or with ${label}`,
      preparation,
      shell(commands),
    ]),
    '## Good to know',
    list([
      'Nothing has been uploaded: a web page cannot reach the stores; the commands above do that.',
      ...ratingLines(source, isIos, isAndroid, options.layout),
      ...privacyLines(source, isIos, isAndroid),
      ...purchaseLines(source, options.includesGradlePlay),
      ...(isAndroid
        ? [
            'Enter the contact details in the Play Console.',
            'Upload the first release of a new app manually in the Play Console; after that these commands work.',
          ]
        : []),
      ...(isIos && source.details.demoPassword.trim() !== ''
        ? [
            `The demo password is in \`${options.layout.deliverTexts}/review_information\`: do not put this folder into a public repository.`,
          ]
        : []),
    ]),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** The folders with texts and pictures. */
function folderLines(isIos: boolean, isAndroid: boolean, layout: PackageLayout): string[] {
  const { deliverTexts, deliverPictures, supply, hasReadableNames } = layout;
  const inOne = 'texts and pictures, a folder for each language; fastlane reads it, too';
  if (hasReadableNames)
    return [
      ...(isIos ? [`\`${deliverTexts}\`: App Store ${inOne}`] : []),
      ...(isAndroid ? [`\`${supply}\`: Google Play ${inOne}`] : []),
      '`for-tools`: files that only programs read',
    ];
  return [
    ...(isIos
      ? [`\`${deliverTexts}\`, \`${deliverPictures}\`: App Store texts and images for fastlane deliver`]
      : []),
    ...(isAndroid ? [`\`${supply}\`: Google Play texts and images for fastlane supply`] : []),
  ];
}

/** Where the answers for the age ratings are, and what has to be entered by hand. */
function ratingLines(
  { ratings }: PackageSource,
  isIos: boolean,
  isAndroid: boolean,
  layout: PackageLayout,
): string[] {
  const isComplete = ratings !== undefined && deliverRatingConfig(ratings) !== undefined;
  const sheet = hasRatingAnswers(ratings) ? ` \`${RATING_SHEET_PATH}\` has the answers.` : '';
  return [
    ...(isIos && isComplete
      ? [
          `The age rating answers of the App Store are in \`${layout.deliverRatings}\`, which the fastlane command uploads, and as \`advisory\` in \`store.config.json\` for EAS. The format of EAS has no place for the two questions about social media (\`socialMedia\`, \`socialMediaAgeRestricted\`): answer them in App Store Connect.`,
        ]
      : []),
    ...(isIos && !isComplete ? [`Answer the age rating questions in App Store Connect.${sheet}`] : []),
    ...(isAndroid
      ? [`Answer the content rating questions in the Play Console, which has no import for them.${sheet}`]
      : []),
  ];
}

/** Instructions for the privacy answers of each store. */
function privacyLines(source: PackageSource, isIos: boolean, isAndroid: boolean): string[] {
  const answers = privacyAnswersOf(source);
  const isComplete = (store: Platform) =>
    hasPrivacyAnswers(answers) && isFormComplete(answers, source.platform, store);
  const apple = isComplete('ios')
    ? `App Privacy: \`fastlane run upload_app_privacy_details_to_app_store json_path:${APP_PRIVACY_PATH}\` replaces all answers in App Store Connect. It signs in with an Apple ID, because there is no API for it. Or type the answers in from \`${PRIVACY_SHEET_PATH}\`.`
    : 'Enter the App Privacy answers in App Store Connect.';
  const google = isComplete('android')
    ? `Data safety: in the Play Console, choose App content, Data safety, Import from CSV, and select \`${DATA_SAFETY_PATH}\`. It replaces the whole form; check the preview before you send it.`
    : 'Fill in the Data safety form in the Play Console.';
  return [...(isIos ? [apple] : []), ...(isAndroid ? [google] : [])];
}

/** Instructions for the products, which no tool sends completely. */
function purchaseLines(source: PackageSource, includesGradlePlay: boolean): string[] {
  const isNew = (store: Platform) => productsOf(source, store).some((product) => product.isNew);
  return [
    ...(isNew('ios')
      ? [
          `Create the products in App Store Connect from \`${PURCHASE_SHEET_PATH}\`, since neither fastlane nor EAS sends them, and select the new ones on the version’s page.`,
        ]
      : []),
    ...(isNew('android')
      ? [
          includesGradlePlay
            ? '`./gradlew publishProducts` and `./gradlew publishSubscriptions` create the new products. They are inactive: complete prices and offers in the Play Console, then activate them. Run `publishSubscriptions` once: a later run sends the file again, and can drop regional prices that were set in the console.'
            : `Create the products in the Play Console from \`${PURCHASE_SHEET_PATH}\`.`,
        ]
      : []),
  ];
}

function importedFolder({ name, folder, changedCount, removals }: WriteBack): string[] {
  const from = `the folder that this was imported from (${escapeMarkdown(name)})`;
  return [
    '## What changed since the import',
    list([
      '`changes.html` shows every changed text and image (open it in a browser); `changes.md` is the same for a pull request',
      changedCount === 0
        ? `No file of ${from} changes`
        : `\`${folder}\`: ${countOf(changedCount, 'file')} to copy over ${from}; nothing else in it changes`,
      ...removals.map(escapeMarkdown),
    ]),
  ];
}

function placeTheBuild(source: PackageSource, isIos: boolean, isAndroid: boolean): string {
  const nameOf = (platform: string) => {
    const name = source.builds.find((build) => build.platform === platform)?.fileName;
    return name ? `your build (${escapeMarkdown(name)})` : 'your build';
  };
  return [
    '## First: put the build next to this file',
    'The build itself is not in the package. Copy it into this folder under this name:',
    list([
      ...(isIos ? [`${nameOf('ios')} as \`app.ipa\``] : []),
      ...(isAndroid ? [`${nameOf('android')} as \`${buildNameFor(source, 'android')}\``] : []),
    ]),
  ].join('\n\n');
}

function verdictLine(report: ReadinessReport): string {
  if (report.verdict === 'ready') return 'The checks found nothing that would delay it.';
  return `The checks found ${readinessCounts(report)}.`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function shell(commands: readonly string[]): string {
  return ['```sh', ...commands, '```'].join('\n');
}
