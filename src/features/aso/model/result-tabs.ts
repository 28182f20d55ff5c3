/** One per part of the listing; the name in the address. */
export const RESULT_TABS = ['title', 'description', 'keywords', 'localization'] as const;
export type ResultTab = (typeof RESULT_TABS)[number];
