import { listingLimit } from '@/domain/listings/limits';

/** Both stores stop at 30 (sources 1.1, 1.3). */
export const TITLE_MAX = listingLimit('ios', 'title').max;
/** Both stores stop at 4000 (sources 1.1, 1.3). */
export const DESCRIPTION_MAX = listingLimit('ios', 'description').max;
/** The App Store's field: 100 characters, keywords separated by commas (sources 1.1, 1.2). */
export const KEYWORDS_MAX = listingLimit('ios', 'keywords').max;
