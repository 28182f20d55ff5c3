import { CATALOGUE, type CatalogueStore, type Region } from '../data/stores';

/** The region filter: its labels, and how each is written in the URL. */
export const REGION_FILTERS = [
  { id: 'all', label: 'All' },
  { id: 'global', label: 'Global' },
  { id: 'united-states', label: 'United States' },
  { id: 'europe', label: 'Europe' },
  { id: 'asia-pacific', label: 'Asia Pacific' },
  { id: 'china', label: 'China' },
] as const satisfies readonly { id: string; label: Region | 'All' }[];

export type RegionFilter = (typeof REGION_FILTERS)[number];

const [ALL] = REGION_FILTERS;

/** The filter of a URL parameter; All for anything unknown. */
export function regionFrom(parameter: string | null): RegionFilter {
  return REGION_FILTERS.find(({ id }) => id === parameter) ?? ALL;
}

/** The stores that serve a region, in the catalogue's order. */
export function storesIn(region: RegionFilter['label']): CatalogueStore[] {
  return CATALOGUE.filter((store) => region === 'All' || store.regions.includes(region));
}
