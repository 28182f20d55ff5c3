import type { MeasurePreview } from './cut-lines';
import type { LayoutOptions } from './app-store-parts';
import { layoutAppStorePage } from './layout-app-store-page';
import { layoutAppStoreSearch } from './layout-app-store-search';
import { layoutPlayPage, layoutPlaySearch } from './layout-google-play';
import type { PreviewContent } from './preview-content';
import type { PreviewLayout } from './preview-layout';

export type PreviewPage = 'search' | 'product';

/** Lays out what a store shows of an app. */
export function layoutPreview(
  content: PreviewContent,
  { page, ...options }: LayoutOptions & { page: PreviewPage },
  measure: MeasurePreview,
): PreviewLayout {
  const layouts = {
    ios: { search: layoutAppStoreSearch, product: layoutAppStorePage },
    android: { search: layoutPlaySearch, product: layoutPlayPage },
  };
  return layouts[content.store][page](content, options, measure);
}
