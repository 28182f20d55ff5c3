/** One per kind of asset; the name in the address. */
export const KIT_TABS = ['banners', 'social', 'videos', 'press'] as const;
export type KitTab = (typeof KIT_TABS)[number];
