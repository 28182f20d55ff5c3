import type { Rect } from '@/model/geometry';
import { drawButton, drawSafeArea, type AppleLook, type LayoutOptions } from './app-store-parts';
import type { MeasurePreview } from './cut-lines';
import { APP_STORE_SEARCH, IOS_27, TABLET } from './measures';
import type { PreviewContent } from './preview-content';
import { createSheet, type PreviewLayout, type Sheet } from './preview-layout';
import { drawIcon, drawShots, drawSkeletonRow, isLandscape, shotWords } from './shared-parts';

const SEARCH = { ...APP_STORE_SEARCH.measured, ...APP_STORE_SEARCH.inferred };
const LARGE = TABLET.inferred;

/** Lays out a result in the App Store’s search (sources 11.1; tablets 11.6). */
export function layoutAppStoreSearch(
  content: PreviewContent,
  { device, look, isCardOnly = false }: LayoutOptions,
  measure: MeasurePreview,
): PreviewLayout {
  const isTablet = device === 'tablet';
  const sheet = createSheet(measure, isTablet ? LARGE.screenWidth : SEARCH.screenWidth, isTablet);
  const margin = SEARCH.margin;
  let top: number = margin;
  if (!isCardOnly) {
    const field = {
      x: margin,
      y: SEARCH.fieldTop,
      width: sheet.width - 2 * margin,
      height: SEARCH.fieldHeight,
    };
    sheet.box(field, { radius: field.height / 2, fill: 'card' });
    sheet.box({ x: margin + 16, y: field.y + 16, width: 12, height: 12 }, { radius: 6, edge: 'secondary' });
    sheet.box({ x: margin + 40, y: field.y + 18, width: 110, height: 8 }, { radius: 4, fill: 'line' });
    top = SEARCH.cardTop;
  }
  // A tablet shows two columns of the same card.
  const columnWidth = isTablet ? (sheet.width - 3 * margin) / 2 : sheet.width - 2 * margin;
  const isBare = isCardOnly && content.screenshots.length === 0 && !content.searchAsset;
  const bottom = drawResult(sheet, content, { top, columnWidth, look, isBare });
  if (isTablet && !isCardOnly) {
    drawSkeletonRow(sheet, { x: 2 * margin + columnWidth, y: top, width: columnWidth }, SEARCH.icon);
  }
  let height = bottom + margin;
  if (!isCardOnly) {
    drawSkeletonRow(sheet, { x: margin, y: bottom + 32, width: columnWidth }, SEARCH.icon);
    height = bottom + 32 + SEARCH.icon + margin;
  }
  return sheet.finish({ store: 'ios', height }, content.direction);
}

function drawResult(
  sheet: Sheet,
  content: PreviewContent,
  place: {
    top: number;
    columnWidth: number;
    look: AppleLook;
    /** Without the places of pictures: only the texts are known. */
    isBare: boolean;
  },
): number {
  const { top, columnWidth, look, isBare } = place;
  const { margin, textStart, textWidth } = SEARCH;
  const { listing } = content;
  drawIcon(sheet, content, { x: margin, y: top, width: SEARCH.icon, height: SEARCH.icon }, SEARCH.iconRadius);

  const nameFont = { size: SEARCH.nameSize, weight: 600 } as const;
  const name = sheet.cutText(
    listing.title.trim() || 'App name',
    { width: textWidth, maxLines: 1, font: nameFont },
    { x: textStart, baseline: top + 26, lineHeight: 22, color: listing.title.trim() ? 'text' : 'secondary' },
  );
  sheet.region('title', { x: textStart, y: top + 6, width: textWidth, height: 26 }, name.isCut);
  const secondLine = listing.subtitle.trim() || content.category.text;
  const subtitle = sheet.cutText(
    secondLine,
    { width: textWidth, maxLines: 1, font: { size: SEARCH.subtitleSize, weight: 400 } },
    { x: textStart, baseline: top + 48, lineHeight: 20, color: 'secondary' },
  );
  sheet.region('subtitle', { x: textStart, y: top + 33, width: textWidth, height: 22 }, subtitle.isCut);
  sheet.noteCut('title', name, 'In search the name');
  if (listing.subtitle.trim() !== '') sheet.noteCut('subtitle', subtitle, 'In search the subtitle');
  else sheet.note('subtitle', 'Without a subtitle the store writes the category in its place.');
  const button = {
    x: margin + columnWidth - SEARCH.buttonWidth,
    y: top + (SEARCH.icon - SEARCH.buttonHeight) / 2,
    width: SEARCH.buttonWidth,
    height: SEARCH.buttonHeight,
  };
  drawButton(sheet, button, 'button', 'buttonText');

  const factsBase = top + SEARCH.icon + SEARCH.rowGap + SEARCH.factsSize;
  const facts = { size: SEARCH.factsSize, weight: 400 } as const;
  const third = columnWidth / 3;
  const factPlace = { baseline: factsBase, lineHeight: 16, color: 'secondary' } as const;
  const factBox = { width: third - 6, maxLines: 1, font: facts };
  sheet.cutText(`★ ${content.rating.text}`, factBox, { ...factPlace, x: margin });
  sheet.cutText(content.developer.text, factBox, {
    ...factPlace,
    x: margin + columnWidth / 2,
    align: 'center',
  });
  sheet.cutText(content.category.text, factBox, { ...factPlace, x: margin + columnWidth, align: 'end' });
  const factRow = { y: factsBase - 13, width: third, height: 20 };
  sheet.region('developer', { ...factRow, x: margin + third });
  sheet.region('category', { ...factRow, x: margin + 2 * third });
  if (isBare) return factsBase;

  return drawResultPictures(
    sheet,
    content,
    { x: margin, y: factsBase + SEARCH.rowGap, width: columnWidth },
    look,
  );
}

function drawResultPictures(
  sheet: Sheet,
  content: PreviewContent,
  { x, y, width }: Omit<Rect, 'height'>,
  look: AppleLook,
): number {
  if (look === 'ios-27') {
    if (content.searchAsset) {
      const rect = { x, y, width, height: width / IOS_27.measured.searchRatio };
      sheet.picture(rect, content.searchAsset.key, SEARCH.shotRadius);
      drawSafeArea(
        sheet,
        rect,
        content.searchAsset,
        content.searchAsset.isUniversal ? 'universal' : 'search',
      );
      sheet.region('search-asset', rect);
      sheet.note(
        'search-asset',
        'iOS 27 shows this picture in place of the screenshots. The dashed line is Apple’s safe area; what else is cut off is not published.',
      );
      return rect.y + rect.height;
    }
    sheet.note('search-asset', 'Without a search picture iOS 27 shows the screenshots, like iOS 26.');
  }
  const [first] = content.screenshots;
  const isWide = first !== undefined && isLandscape(first);
  const count = isWide ? SEARCH.landscapeShots : SEARCH.portraitShots;
  const shotWidth = (width - (count - 1) * SEARCH.shotGap) / count;
  const bottom = drawShots(sheet, content.screenshots.slice(0, count), {
    ...{ x, y, shotWidth, gap: SEARCH.shotGap, radius: SEARCH.shotRadius, places: count },
  });
  sheet.note('screenshots', shotWords(content, count, 'in search'));
  return bottom;
}
