import { EMPTY_LISTING, type Listing, type ListingField } from '@/model/listing';
import { declaredTopics, hasAnsweredTopics } from '@/domain/privacy/declared-uses';
import type { PrivacyAnswers } from '@/model/privacy-answers';
import { hasPrivacyAnswers, privacyAnswersOf } from '@/domain/privacy/privacy-answers';
import { slotById } from '@/domain/screenshots/slots';
import { appleCategoryLabel } from '@/domain/stores/apple-categories';
import { STORES } from '@/domain/stores/stores';
import { listingFor, ownPlayFields } from '@/domain/listings/store-texts';
import type { SubmissionDetails, SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import { labelOf } from '../listing/listing-field-info';

/** One line of the review. An empty value is shown as not given. */
export interface ReviewRow {
  label: string;
  value: string;
}

/** Order of the texts in the review: as in the form. */
const TEXT_ORDER: readonly ListingField[] = [
  'title',
  'subtitle',
  'shortDescription',
  'description',
  'keywords',
  'promotionalText',
  'releaseNotes',
  'privacyUrl',
  'supportUrl',
  'marketingUrl',
  'videoUrl',
];

/** The texts of one locale that are given. */
export function textRows(listing: Listing): ReviewRow[] {
  return TEXT_ORDER.flatMap((field) => {
    const value = listing[field].trim();
    return value === '' ? [] : [{ label: labelOf(field), value }];
  });
}

/** The texts of one locale that Google Play gets instead of the shared ones. */
export function playRows(
  texts: Pick<SubmissionDraft, 'platform' | 'listings' | 'playTexts'>,
  locale: string,
): ReviewRow[] {
  if (texts.platform === 'ios') return [];
  const listing = listingFor(texts, 'android', locale);
  return ownPlayFields(texts, locale).map((field) => ({
    label: `${labelOf(field)} on Google Play`,
    value: listing[field].trim(),
  }));
}

/** Names of the texts that are empty. */
export function missingTexts(listing: Listing = EMPTY_LISTING): string[] {
  return TEXT_ORDER.filter((field) => listing[field].trim() === '').map(labelOf);
}

/** The answers that are not about one language. The demo password is not shown. */
export function detailRows({
  details,
  privacy,
}: {
  details: SubmissionDetails;
  privacy?: PrivacyAnswers | undefined;
}): ReviewRow[] {
  return [
    { label: 'Primary category', value: appleCategoryLabel(details.primaryCategory) },
    { label: 'Secondary category', value: appleCategoryLabel(details.secondaryCategory) },
    { label: 'Copyright', value: details.copyright },
    { label: 'Developer name', value: details.developerName },
    { label: 'Contact e-mail', value: details.contactEmail },
    { label: 'Contact phone', value: details.contactPhone },
    { label: 'Contact website', value: details.contactWebsite },
    { label: 'App Review contact', value: `${details.reviewFirstName} ${details.reviewLastName}`.trim() },
    { label: 'Review e-mail', value: details.reviewEmail },
    { label: 'Review phone', value: details.reviewPhone },
    { label: 'Review notes', value: details.reviewNotes },
    {
      label: 'Sign-in for the reviewer',
      value: !details.needsLogin
        ? details.needsLogin === false
          ? 'Not needed'
          : ''
        : `${details.demoUser.trim() || 'no user'}, password ${details.demoPassword.trim() === '' ? 'missing' : 'given'}`,
    },
    { label: 'Privacy answers', value: privacyRow(privacyAnswersOf({ privacy })) },
  ];
}

function privacyRow(answers: PrivacyAnswers): string {
  if (!hasPrivacyAnswers(answers)) return '';
  const topics = declaredTopics(answers);
  const isNothing = hasAnsweredTopics(answers) && answers.yesNo.accounts !== true;
  const nothing = isNothing ? 'No data leaves the device' : 'Not complete yet';
  const declared = topics.join(', ') || nothing;
  return answers.yesNo.tracking === true ? `${declared}; tracking` : declared;
}

/** The pictures that screenshots are composed from are not submitted themselves. */
export function submittedImages<Image extends Pick<DraftImage, 'kind'>>(images: readonly Image[]): Image[] {
  return images.filter(({ kind }) => kind !== 'picture');
}

/** The images of one locale and place in the stores, in their order. */
export interface ImageGroup {
  title: string;
  locale: string;
  images: readonly DraftImage[];
}

export function imageGroups(images: readonly DraftImage[]): ImageGroup[] {
  const groups = new Map<string, { title: string; locale: string; images: DraftImage[] }>();
  for (const image of submittedImages(images)) {
    const title = imagePlace(image);
    const key = `${image.locale} ${title}`;
    const group = groups.get(key) ?? { title, locale: image.locale, images: [] };
    group.images.push(image);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Where an image goes, in words. */
export function imagePlace({ kind, slotId }: Pick<DraftImage, 'kind' | 'slotId'>): string {
  if (kind === 'icon') return 'App icons';
  if (kind === 'feature-graphic') return 'Feature graphic';
  const slot = slotById(slotId);
  return slot ? `${STORES[slot.store].name}: ${slot.label}` : 'Screenshots without a place';
}
