import { EMPTY_LISTING } from '@/model/listing';

/** A part of step 2, as its URL names it. */
export type ListingPart = 'texts' | 'details' | 'privacy' | 'rating';

/** The parts of step 2 in their order. */
export const LISTING_PARTS: Record<ListingPart, string> = {
  texts: 'Texts',
  details: 'Store details',
  privacy: 'Privacy',
  rating: 'Age rating',
};

/** Reads a part from a URL; undefined for any other text. */
export function partFrom(text: string | null | undefined): ListingPart | undefined {
  return (Object.keys(LISTING_PARTS) as ListingPart[]).find((part) => part === text);
}

/** The part in which a field of step 2 is edited. */
export function partOfField(field: string | undefined): ListingPart | undefined {
  if (field === undefined) return undefined;
  if (Object.hasOwn(EMPTY_LISTING, field)) return 'texts';
  const [room] = field.split('/', 1);
  if (room === 'listings' || room === 'playTexts') return 'texts';
  if (room === 'privacy') return 'privacy';
  return room === 'ratings' ? 'rating' : 'details';
}

/** The part to open next; undefined after the last. */
export function partAfter(part: ListingPart): ListingPart | undefined {
  const parts = Object.keys(LISTING_PARTS) as ListingPart[];
  return parts[parts.indexOf(part) + 1];
}
