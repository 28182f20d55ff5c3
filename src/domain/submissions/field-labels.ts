import type { ListingField } from '@/model/listing';
import type { DetailField } from '@/model/draft';

/** A field of the submission form with a text, a choice or an answer. */
export type FormField = 'bundleId' | 'androidId' | 'version' | ListingField | DetailField | 'needsLogin';

/** The label of each field, in the order of the form. */
export const FIELD_LABELS = {
  bundleId: 'Bundle ID',
  androidId: 'Package name',
  version: 'Version',
  title: 'App Name',
  subtitle: 'Short Description',
  description: 'Full Description',
  keywords: 'Keywords',
  shortDescription: 'Google Play summary',
  releaseNotes: 'What’s New',
  promotionalText: 'Promotional text',
  privacyUrl: 'Privacy policy URL',
  supportUrl: 'Support URL',
  marketingUrl: 'Marketing URL',
  videoUrl: 'Promo video URL',
  primaryCategory: 'Primary category',
  secondaryCategory: 'Secondary category',
  copyright: 'Copyright',
  developerName: 'Developer name',
  contactEmail: 'Contact e-mail',
  contactPhone: 'Contact phone',
  contactWebsite: 'Contact website',
  reviewFirstName: 'First name',
  reviewLastName: 'Last name',
  reviewEmail: 'Review e-mail',
  reviewPhone: 'Review phone',
  reviewNotes: 'Review notes',
  needsLogin: 'Sign-in required',
  demoUser: 'Demo user',
  demoPassword: 'Demo password',
} as const satisfies Record<FormField, string>;

/** Whether a text, e.g. from an address, names a field of the form. */
export function isFormField(text: string): text is FormField {
  return Object.hasOwn(FIELD_LABELS, text);
}
