import { appleLocale } from '@/domain/locales/locale-map';
import { appleCategories } from '@/domain/stores/apple-categories';
import type { SubmissionDetails } from '@/model/draft';
import type { LayoutResult, PackageFile, PackageSource } from '@/domain/packages/package-file';
import { extensionOf, ordinal, screenshotSets, type ScreenshotSet } from '@/domain/packages/package-images';
import {
  keywordList,
  localesFor,
  notOfferedNotes,
  pairsOf,
  textFile,
} from '@/domain/packages/package-locales';
import { readableNames, TOOL_LAYOUT, type PackageLayout } from '../parts/package-layout';
import { deliverRatingConfig } from '../parts/rating-config';
import { DELIVER_LOCALE_FILES, DELIVER_REVIEW_FILES } from './files';

/** Images that no upload tool knows yet. */
const BY_HAND_FOLDER = 'app-store-connect';

/** Writes the layout that `fastlane deliver` uploads to the App Store, for an iOS submission; nothing for any other. */
export function fastlaneDeliverFiles(source: PackageSource, layout = TOOL_LAYOUT): LayoutResult {
  if (source.platform === 'android') return { files: [], notes: [] };
  const { locales, notOffered } = localesFor(source, 'ios', appleLocale);
  const screenshots = screenshotSets(source, 'ios', locales);
  return {
    files: [
      ...locales.flatMap(({ folder, listing }) =>
        pairsOf(DELIVER_LOCALE_FILES).flatMap(([field, fileName]) =>
          textFile(
            `${layout.deliverTexts}/${folder}/${fileName}`,
            field === 'keywords' ? keywordList(listing.keywords).join(',') : listing[field],
          ),
        ),
      ),
      ...sharedFiles(source.details, layout.deliverTexts),
      ...reviewFiles(source.details, layout.deliverTexts),
      ...ratingFiles(source, layout.deliverRatings),
      ...screenshots.sets.flatMap((set) => screenshotFiles(set, layout)),
    ],
    notes: [
      ...notOfferedNotes(notOffered, 'the App Store'),
      ...screenshots.notes,
      ...uploadedByHandNotes(screenshots.sets),
    ],
  };
}

function sharedFiles(details: SubmissionDetails, root: string): PackageFile[] {
  const chosen = appleCategories(details.primaryCategory, details.secondaryCategory);
  return [
    ...textFile(`${root}/copyright.txt`, details.copyright),
    ...(['primary', 'secondary'] as const).flatMap((rank, index) => [
      ...textFile(`${root}/${rank}_category.txt`, chosen[index]?.category ?? ''),
      ...textFile(`${root}/${rank}_first_sub_category.txt`, chosen[index]?.subcategories[0] ?? ''),
      ...textFile(`${root}/${rank}_second_sub_category.txt`, chosen[index]?.subcategories[1] ?? ''),
    ]),
  ];
}

function reviewFiles(details: SubmissionDetails, root: string): PackageFile[] {
  // fastlane requires a demo account only with both user and password; one alone has no effect (sources 1.1).
  const hasDemo = details.demoUser.trim() !== '' && details.demoPassword.trim() !== '';
  return pairsOf(DELIVER_REVIEW_FILES).flatMap(([field, fileName]) =>
    (field === 'demoUser' || field === 'demoPassword') && !hasDemo
      ? []
      : textFile(`${root}/review_information/${fileName}`, details[field]),
  );
}

function ratingFiles({ ratings }: PackageSource, path: string): PackageFile[] {
  const config = ratings && deliverRatingConfig(ratings);
  return config ? [{ path, content: `${JSON.stringify(config, null, 2)}\n` }] : [];
}

/**
 * Returns the paths of a set's images, which EAS refers to as well. fastlane recognises a device by the pixel size
 * alone; where two devices share a size, `IPAD_PRO_3GEN_129` or `vision` in the path decides (sources 3.1).
 */
export function deliverScreenshotPaths(set: ScreenshotSet, layout = TOOL_LAYOUT): string[] {
  const { locale, slot, images } = set;
  const names = layout.hasReadableNames ? readableNames(set) : undefined;
  if (slot.isUploadedByHand) {
    return images.map(
      (image, index) =>
        `${BY_HAND_FOLDER}/${locale.folder}/${names?.[index] ?? `${slot.id}/${ordinal(index)}.${extensionOf(image)}`}`,
    );
  }
  const root = slot.device === 'tv' ? `${layout.deliverPictures}/appleTV` : layout.deliverPictures;
  const type = slot.displayType ?? '';
  const vision = slot.device === 'vision' ? '_vision' : '';
  return images.map((image, index) => {
    const name = `${ordinal(index)}_${type}_${ordinal(index)}${vision}.${extensionOf(image)}`;
    return `${root}/${locale.folder}/${names?.[index] ?? name}`;
  });
}

/** fastlane stops at a size it does not know, so these images are outside its folder. */
function uploadedByHandNotes(sets: readonly ScreenshotSet[]): string[] {
  const labels = new Set(sets.filter(({ slot }) => slot.isUploadedByHand).map(({ slot }) => slot.label));
  return [...labels].map(
    (label) =>
      `${label}: fastlane and EAS do not know this size yet. The images are in ${BY_HAND_FOLDER}; upload them in App Store Connect.`,
  );
}

function screenshotFiles(set: ScreenshotSet, layout: PackageLayout): PackageFile[] {
  const paths = deliverScreenshotPaths(set, layout);
  return set.images.map((image, index) => ({ path: paths[index] ?? '', content: image.blob }));
}
