import type { ListingField } from '@/model/listing';
import type { SubmissionDetails } from '@/model/draft';

/** File names of `fastlane/metadata/<locale>/` (sources 3.1). */
export const DELIVER_LOCALE_FILES = {
  title: 'name.txt',
  subtitle: 'subtitle.txt',
  description: 'description.txt',
  keywords: 'keywords.txt',
  releaseNotes: 'release_notes.txt',
  promotionalText: 'promotional_text.txt',
  supportUrl: 'support_url.txt',
  marketingUrl: 'marketing_url.txt',
  privacyUrl: 'privacy_url.txt',
} as const satisfies Partial<Record<ListingField, string>>;

/** File names of `fastlane/metadata/review_information/`. */
export const DELIVER_REVIEW_FILES = {
  reviewFirstName: 'first_name.txt',
  reviewLastName: 'last_name.txt',
  reviewPhone: 'phone_number.txt',
  reviewEmail: 'email_address.txt',
  demoUser: 'demo_user.txt',
  demoPassword: 'demo_password.txt',
  reviewNotes: 'notes.txt',
} as const satisfies Partial<Record<keyof SubmissionDetails, string>>;
