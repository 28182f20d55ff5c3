import { appleLocale } from '@/domain/locales/locale-map';
import { likeliestSlot, slotById } from '@/domain/screenshots/slots';
import { appleCategories } from '@/domain/stores/apple-categories';
import type { DetailField } from '@/model/draft';
import { reportSkipped } from '@/formats/parts/import-report';
import type { ReadSet } from '@/formats/parts/set-contents';
import { findListingLocale } from '@/formats/parts/listing-locale';
import type { FieldValue, WantedPicture, WantedStore } from '@/model/store-plan';
import type { PushChoices } from '../core/store-side';
import type { ProjectPicture, StoreProject } from '../project/open-project';
import {
  CATEGORIES,
  CONTENT_RIGHTS,
  DEMO_PASSWORD,
  ENCRYPTION,
  INFO_TEXTS,
  NEEDS_LOGIN,
  RATING,
  RELEASE,
  REVIEW_FIELDS,
  VERSION_BUILD,
  VERSION_NAME,
  VERSION_TEXTS,
} from './fields';
import { wantedContent } from '../project/wanted-content';
import type { ExtraFile } from '../project/extra-files';
import { groupFor } from './library';
import type { AppStoreLive } from './live';
import { ATTACHMENTS } from './media';

/** The content of a project for the App Store, in the terms of the live app. */
export function wantedForAppStore(
  project: StoreProject,
  live: AppStoreLive,
  choices: PushChoices,
): { wanted: WantedStore; notes: string[] } {
  const { fields, pictures, notes } = wantedContent(project, {
    store: 'ios',
    localeOf: appleLocale,
    texts: [...Object.values(INFO_TEXTS), ...Object.values(VERSION_TEXTS)],
    details: ['copyright', ...Object.values(REVIEW_FIELDS)],
    setOf: (picture) => setOf(picture, live),
  });
  Object.assign(pictures, extraSets(project, live, notes));
  const { read } = project;
  if (read) {
    addDetails(read, fields);
    addRating(read, fields, notes);
    notes.push(
      ...reportSkipped(read.skipped, 'ios')
        .leftOut.filter(({ reason }) => reason !== 'empty')
        .map(({ path, message }) => `${path}: ${message}`),
    );
  }
  addChoices(choices, fields);
  return {
    wanted: {
      fields,
      pictures,
      ...(choices.build && { build: choices.build }),
      ...(choices.isSubmitted && { isSubmitted: true }),
    },
    notes,
  };
}

function addDetails({ details }: ReadSet, fields: Record<string, FieldValue>): void {
  const valueOf = (field: DetailField) => details[field]?.text;
  // A file without the password is how a pull leaves it.
  if (valueOf('demoPassword') === undefined) delete fields[DEMO_PASSWORD];
  // Apple asks for both of the account or none.
  if (valueOf('demoUser') !== undefined && valueOf('demoPassword') !== undefined) fields[NEEDS_LOGIN] = true;
  const [primary, secondary] = appleCategories(
    valueOf('primaryCategory') ?? '',
    valueOf('secondaryCategory') ?? '',
  );
  if (primary) {
    fields[`${CATEGORIES}primaryCategory`] = primary.category;
    fields[`${CATEGORIES}primarySubcategoryOne`] = primary.subcategories[0] ?? '';
    fields[`${CATEGORIES}primarySubcategoryTwo`] = primary.subcategories[1] ?? '';
  }
  if (secondary) {
    fields[`${CATEGORIES}secondaryCategory`] = secondary.category;
    fields[`${CATEGORIES}secondarySubcategoryOne`] = secondary.subcategories[0] ?? '';
    fields[`${CATEGORIES}secondarySubcategoryTwo`] = secondary.subcategories[1] ?? '';
  }
}

/** Values for South Korea that the API takes (sources 17.3). */
const KOREA_VALUES: readonly string[] = ['FIFTEEN_PLUS', 'NINETEEN_PLUS'];

function addRating({ ratings }: ReadSet, fields: Record<string, FieldValue>, notes: string[]): void {
  if (!ratings) return;
  for (const [id, answer] of Object.entries(ratings.apple)) fields[`${RATING}${id}`] = answer;
  const { override, kidsAgeBand, koreaOverride, koreaNumber, infoUrl } = ratings.options;
  if (override !== undefined) fields[`${RATING}ageRatingOverrideV2`] = override;
  if (kidsAgeBand !== undefined) fields[`${RATING}kidsAgeBand`] = kidsAgeBand;
  if (infoUrl !== undefined && infoUrl !== '') fields[`${RATING}developerAgeRatingInfoUrl`] = infoUrl;
  if (koreaOverride !== undefined && KOREA_VALUES.includes(koreaOverride))
    fields[`${RATING}koreaAgeRatingOverride`] = koreaOverride;
  else if (koreaOverride !== undefined || koreaNumber !== undefined)
    notes.push('Enter the age rating of South Korea in App Store Connect; the API does not take it.');
}

function addChoices(choices: PushChoices, fields: Record<string, FieldValue>): void {
  const { version, build, buildNumber, release, isPhased } = choices;
  const name = version ?? build?.version;
  if (name !== undefined) fields[VERSION_NAME] = name;
  if (buildNumber !== undefined) fields[VERSION_BUILD] = buildNumber;
  if (choices.usesEncryption !== undefined) fields[ENCRYPTION] = choices.usesEncryption;
  if (choices.usesOthersContent !== undefined)
    fields[CONTENT_RIGHTS] = choices.usesOthersContent
      ? 'USES_THIRD_PARTY_CONTENT'
      : 'DOES_NOT_USE_THIRD_PARTY_CONTENT';
  if (isPhased !== undefined) fields[`${RELEASE}phased`] = isPhased;
  if (release === 'manual') fields[`${RELEASE}type`] = 'MANUAL';
  else if (release === 'automatic') fields[`${RELEASE}type`] = 'AFTER_APPROVAL';
  else if (release !== undefined) {
    fields[`${RELEASE}type`] = 'SCHEDULED';
    fields[`${RELEASE}date`] = new Date(release).toISOString();
  }
}

/** Names of devices in the names of app previews (sources 17.4), with the library's groups that are known to be the same. */
const PREVIEW_TYPES: Readonly<Record<string, string | undefined>> = {
  IPHONE_67: 'IPHONE_DYNAMIC_ISLAND_LARGE_PROFILE',
  IPHONE_61: 'IPHONE_DYNAMIC_ISLAND_MEDIUM_PROFILE',
  IPHONE_65: undefined,
  IPHONE_58: undefined,
  IPHONE_55: undefined,
  IPHONE_47: undefined,
  IPHONE_40: undefined,
  IPHONE_35: undefined,
  IPAD_PRO_3GEN_129: 'IPAD_13_PROFILE',
  IPAD_PRO_3GEN_11: 'IPAD_11_PROFILE',
  IPAD_PRO_129: undefined,
  IPAD_105: undefined,
  IPAD_97: undefined,
  DESKTOP: 'MAC_PROFILE',
  APPLE_TV: 'TV_PROFILE',
  APPLE_VISION_PRO: undefined,
};

/** The app previews of the project by language and device, and the attachments for App Review. */
function extraSets(
  { extra }: StoreProject,
  { library }: AppStoreLive,
  notes: string[],
): Record<string, WantedPicture[]> {
  const sets: Record<string, WantedPicture[]> = {};
  for (const file of extra.previews) {
    const locale = appleLocale(findListingLocale(file.folder, 'ios').code ?? '');
    const type = Object.keys(PREVIEW_TYPES).find((each) => file.name.toUpperCase().includes(each));
    const known = library ? PREVIEW_TYPES[type ?? ''] : type;
    const named = library?.previewGroups.find((group) => file.name.toUpperCase().includes(group));
    const set = named ?? (library?.previewGroups.includes(known ?? '') === false ? undefined : known);
    if (locale === undefined)
      notes.push(`${file.path}: “${file.folder}” is not a locale of the App Store, so it was left out.`);
    else if (set === undefined)
      notes.push(
        `${file.path}: its name does not say for which device it is, so it was left out. Name it like 1_IPHONE_67.mp4.`,
      );
    else (sets[`previews/${locale}/${set}`] ??= []).push(wantedFile(file));
  }
  if (extra.attachments.length > 0) sets[ATTACHMENTS] = extra.attachments.map(wantedFile);
  return sets;
}

function wantedFile({ name, path, size, sha256, md5 }: ExtraFile): WantedPicture {
  return { name, path, size, width: 0, height: 0, sha256, md5 };
}

/** The set of a screenshot: a group of the library, or a display type. */
export function setOf(
  { image }: Pick<ProjectPicture, 'image'>,
  { library }: AppStoreLive,
): string | undefined {
  if (library) return groupFor(library, image.width, image.height);
  const slot = slotById(image.slotId) ?? likeliestSlot(image, ['ios']);
  return slot?.displayType;
}
