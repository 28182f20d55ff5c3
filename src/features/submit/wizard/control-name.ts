import { EMPTY_LISTING } from '@/model/listing';
import { EMPTY_DETAILS } from '@/model/draft';

/** Returns the `name` of a field's control in step 2, e.g. `listings/de-DE/title` or `details/copyright`. */
export function controlName(field: string | undefined, locale: string): string | undefined {
  if (field === undefined) return undefined;
  if (Object.hasOwn(EMPTY_LISTING, field)) return `listings/${locale}/${field}`;
  return Object.hasOwn(EMPTY_DETAILS, field) ? `details/${field}` : field;
}
