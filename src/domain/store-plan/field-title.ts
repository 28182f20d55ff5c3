import { fieldLabel } from '@/domain/listings/field-label';
import { FIELD_LABELS } from '@/domain/submissions/field-labels';
import type { Platform } from '@/model/app';
import { EMPTY_LISTING, type ListingField } from '@/model/listing';

const TITLES: Readonly<Record<string, string>> = {
  'release/type': 'Release',
  'release/date': 'Earliest release',
  'release/phased': 'Phased release',
  'app/contentRights': 'Content Rights',
  'build/encryption': 'Encryption that is not exempt',
  'version/name': 'Version',
  'version/build': 'Build',
};

/**
 * The name of a field as the store's console shows it: "Subtitle (de-DE)".
 * @param languageOf names a language for people who do not know the store's codes
 */
export function fieldTitle(
  path: string,
  store: Platform,
  languageOf: (code: string, store: Platform) => string = (code) => code,
): string {
  const [part, name = '', field = ''] = path.split('/');
  const language = languageOf(name, store);
  const of = language.includes('(') ? `, ${language}` : ` (${language})`;
  if (part === 'texts') {
    const known = (Object.keys(EMPTY_LISTING) as ListingField[]).find((each) => each === field);
    return `${known ? fieldLabel(known, [store]) : field}${of}`;
  }
  if (part === 'pictures') return `Screenshots ${field}${of}`;
  if (part === 'previews') return `App previews ${field}${of}`;
  if (part === 'attachments') return 'Attachments for App Review';
  const known = TITLES[path] ?? Object.entries(FIELD_LABELS).find(([each]) => each === name)?.[1];
  return known ?? inWords(name);
}

/** `violenceRealistic` as "Violence realistic". */
function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
