import { endOf, type MeasurePreview } from './cut-lines';
import type { LayoutOptions } from './app-store-parts';
import { PLAY_PAGE, PLAY_SEARCH, TABLET } from './measures';
import type { PreviewContent } from './preview-content';
import { createSheet, type PreviewLayout, type Sheet } from './preview-layout';
import { drawIcon, drawShots, drawSkeletonRow, isLandscape, shotWords } from './shared-parts';

const SEARCH = { ...PLAY_SEARCH.measured, ...PLAY_SEARCH.inferred };
const PAGE = { ...PLAY_PAGE.measured, ...PLAY_PAGE.inferred };
const LARGE = TABLET.inferred;

/** Lays out a row of Google Play’s search (sources 11.3; tablets 11.6). */
export function layoutPlaySearch(
  content: PreviewContent,
  { device, isCardOnly = false }: LayoutOptions,
  measure: MeasurePreview,
): PreviewLayout {
  const isTablet = device === 'tablet';
  const sheet = createSheet(measure, isTablet ? LARGE.screenWidth : SEARCH.screenWidth, isTablet);
  const { margin } = SEARCH;
  let top: number = margin / 2;
  if (!isCardOnly) {
    const bar = { x: 16, y: SEARCH.barTop, width: sheet.width - 32, height: SEARCH.barHeight };
    sheet.box(bar, { radius: bar.height / 2, fill: 'card' });
    sheet.box({ x: 36, y: bar.y + 20, width: 12, height: 12 }, { radius: 6, edge: 'secondary' });
    sheet.box({ x: 66, y: bar.y + 22, width: 110, height: 8 }, { radius: 4, fill: 'line' });
    top = SEARCH.rowTop;
  }
  drawRow(sheet, content, top);
  let height = top + SEARCH.rowHeight;
  if (!isCardOnly) {
    for (const index of [1, 2]) {
      const row = { x: margin, y: top + index * SEARCH.rowHeight + 6, width: sheet.width - 2 * margin };
      drawSkeletonRow(sheet, row, SEARCH.icon);
    }
    height = top + 3 * SEARCH.rowHeight;
  }
  return sheet.finish({ store: 'android', height }, content.direction);
}

function drawRow(sheet: Sheet, content: PreviewContent, top: number) {
  const { margin, textStart } = SEARCH;
  const textWidth = sheet.isSchematic ? sheet.width - textStart - margin - SEARCH.chevron : SEARCH.textWidth;
  const { listing } = content;
  const title = listing.title.trim();
  const icon = { x: margin, y: top + 8, width: SEARCH.icon, height: SEARCH.icon };
  drawIcon(sheet, content, icon, SEARCH.iconRadius);
  const name = sheet.cutText(
    title || 'App name',
    { width: textWidth, maxLines: 1, font: { size: SEARCH.nameSize, weight: 400 } },
    { x: textStart, baseline: top + 22, lineHeight: 22, color: title ? 'text' : 'secondary' },
  );
  sheet.region('title', { x: textStart, y: top + 4, width: textWidth, height: 24 }, name.isCut);
  sheet.noteCut('title', name, 'In search the name');
  const line = { size: SEARCH.lineSize, weight: 400 } as const;
  sheet.cutText(
    `${content.developer.text} • ${content.category.text}`,
    { width: textWidth, maxLines: 1, font: line },
    { x: textStart, baseline: top + 44, lineHeight: 18, color: 'secondary' },
  );
  sheet.region('developer', { x: textStart, y: top + 30, width: textWidth, height: 19 });
  const facts = `${content.rating.text} ★   ${content.size.text}`;
  sheet.text(facts, { x: textStart, baseline: top + 66, font: line, color: 'secondary' });
  sheet.region('size', { x: textStart, y: top + 52, width: textWidth, height: 19 });
  const chevron = { x: sheet.width - margin - SEARCH.chevron, y: top + 22 };
  sheet.text('⌄', {
    ...{ x: chevron.x + SEARCH.chevron / 2, baseline: chevron.y + 16, align: 'center', color: 'secondary' },
    font: { size: 18, weight: 400 },
  });
  sheet.note(
    'shortDescription',
    'A list of results shows neither the short description nor the screenshots; both appear on the page.',
  );
}

/** Lays out Google Play’s product page (sources 11.4; tablets 11.6). */
export function layoutPlayPage(
  content: PreviewContent,
  { device }: LayoutOptions,
  measure: MeasurePreview,
): PreviewLayout {
  const isTablet = device === 'tablet';
  const sheet = createSheet(measure, isTablet ? LARGE.screenWidth : PAGE.screenWidth, isTablet);
  const headBottom = drawHead(sheet, content);
  const stripBottom = drawInfoStrip(sheet, content, headBottom + 20);
  const button = { x: PAGE.margin, y: stripBottom + 18, width: PAGE.buttonWidth, height: PAGE.buttonHeight };
  sheet.box(button, { radius: PAGE.buttonHeight / 2, fill: 'button' });
  sheet.text('Install', {
    ...{ x: button.x + button.width / 2, baseline: button.y + 25.5, align: 'center', color: 'buttonText' },
    font: { size: 15, weight: 500 },
  });
  const shotsBottom = drawPageShots(sheet, content, button.y + button.height + 24);
  const bottom = drawAbout(sheet, content, shotsBottom + 32);
  return sheet.finish(
    { store: 'android', height: bottom + 24, fold: isTablet ? LARGE.screenHeight : PAGE.screenHeight },
    content.direction,
  );
}

function drawHead(sheet: Sheet, content: PreviewContent): number {
  const { margin, textStart, iconTop } = PAGE;
  const title = content.listing.title.trim();
  const textWidth = sheet.isSchematic ? sheet.width - textStart - margin : PAGE.textWidth;
  drawIcon(sheet, content, { x: margin, y: iconTop, width: PAGE.icon, height: PAGE.icon }, PAGE.iconRadius);
  const name = sheet.cutText(
    title || 'App name',
    { width: textWidth, maxLines: PAGE.nameLines, font: { size: PAGE.nameSize, weight: 500 } },
    { x: textStart, baseline: iconTop + 21, lineHeight: 28, color: title ? 'text' : 'secondary' },
  );
  const height = name.lines.length * 28;
  sheet.region('title', { x: textStart, y: iconTop - 2, width: textWidth, height }, name.isCut);
  sheet.noteCut('title', name, 'On the page the name');
  sheet.cutText(
    content.developer.text,
    { width: textWidth, maxLines: 1, font: { size: PAGE.bodySize, weight: 500 } },
    { x: textStart, baseline: iconTop + height + 14, lineHeight: 20, color: 'accent' },
  );
  sheet.region('developer', { x: textStart, y: iconTop + height, width: textWidth, height: 20 });
  return iconTop + Math.max(PAGE.icon, height + 24);
}

function drawInfoStrip(sheet: Sheet, content: PreviewContent, top: number): number {
  const { margin, infoCell } = PAGE;
  const cells = [
    { value: `${content.rating.text} ★`, label: 'reviews' },
    { value: `Rated for ${content.ageRating.text}`, label: '', part: 'age-rating' },
    { value: content.size.text, label: 'size', part: 'size' },
    { value: '1K+ · sample', label: 'downloads' },
  ] as const;
  cells.forEach((cell, index) => {
    const x = margin + index * infoCell;
    const isWhole = x + infoCell <= sheet.width;
    const room = Math.min(infoCell, sheet.width - x) - 8;
    const place = isWhole
      ? ({ x: x + infoCell / 2, align: 'center', lineHeight: 16 } as const)
      : ({ x: x + 8, align: 'start', lineHeight: 16 } as const);
    const value = { width: room, maxLines: 2, font: { size: 13, weight: 500 } as const };
    const cut = sheet.cutText(cell.value, value, { ...place, baseline: top + 16 });
    if (cut.lines.length === 1) {
      const label = { width: room, maxLines: 1, font: { size: 12, weight: 400 } as const };
      sheet.cutText(cell.label, label, { ...place, baseline: top + 36, color: 'secondary' });
    }
    if (index > 0) sheet.box({ x, y: top + 8, width: 1, height: 24 }, { fill: 'line' });
    if ('part' in cell) sheet.region(cell.part, { x, y: top - 2, width: infoCell, height: 46 });
  });
  return top + 44;
}

function drawPageShots(sheet: Sheet, content: PreviewContent, y: number): number {
  const [first] = content.screenshots;
  const height = sheet.isSchematic ? LARGE.shotHeight * 0.6 : PAGE.shotHeight;
  const ratio = first ? first.width / first.height : 9 / 19.5;
  const shotWidth = height * ratio;
  const step = shotWidth + PAGE.shotGap;
  const visible = Math.max(1, Math.ceil((sheet.width - PAGE.margin) / step));
  const whole = Math.max(1, Math.floor((sheet.width - PAGE.margin + PAGE.shotGap) / step));
  const bottom = drawShots(sheet, content.screenshots.slice(0, visible), {
    ...{ x: PAGE.margin, y, shotWidth, gap: PAGE.shotGap, radius: PAGE.shotRadius, places: visible },
  });
  sheet.note('screenshots', shotWords(content, whole, 'on the page', visible));
  if (first && isLandscape(first)) {
    sheet.note('screenshots', 'A landscape screenshot has the same height and takes more of the strip.');
  }
  return bottom;
}

function drawAbout(sheet: Sheet, content: PreviewContent, start: number): number {
  const { margin, bodySize, lineHeight } = PAGE;
  const { listing } = content;
  const width = sheet.width - 2 * margin;
  const body = { size: bodySize, weight: 400 } as const;
  let y = drawHeading(sheet, 'About this app', start, 'description');
  const short = listing.shortDescription.trim();
  const cut = sheet.cutText(
    short || 'Short description',
    { width, maxLines: PAGE.textLines, font: body },
    { x: margin, baseline: y + 14, lineHeight, color: 'secondary' },
  );
  const height = cut.lines.length * lineHeight;
  sheet.region('shortDescription', { x: margin, y: y - 2, width, height }, cut.isCut);
  sheet.noteCut('shortDescription', cut, 'The short description');
  sheet.note(
    'description',
    'The full description appears only after a tap on the arrow: no line of it is on the page.',
  );
  y += height + 14;
  const chipFont = { size: 13, weight: 400 } as const;
  const chipWidth = Math.min(width, sheet.measure(content.category.text, chipFont) + 28);
  sheet.box({ x: margin, y, width: chipWidth, height: 32 }, { radius: 8, edge: 'line' });
  sheet.text(content.category.text, { x: margin + 14, baseline: y + 21, font: chipFont, color: 'secondary' });
  sheet.region('category', { x: margin, y, width: chipWidth, height: 32 });
  y += 64;

  y = drawHeading(sheet, 'Data safety', y, 'privacy');
  const { privacy, tracksUsers } = content;
  const declared =
    privacy && privacy.length > 0 ? `May collect: ${privacy.join(', ')}` : 'No data declared in this draft';
  const answered = privacy ? 'As answered in this draft' : 'The store shows your answers here';
  const { lines } = sheet.cutText(
    privacy ? declared : 'Not answered yet',
    { width: width - 36, maxLines: 3, font: body },
    { x: margin + 18, baseline: y + 36, lineHeight, color: 'secondary' },
  );
  const card = { x: margin, y, width, height: 60 + lineHeight * lines.length };
  sheet.box(card, { radius: 12, edge: 'line' });
  sheet.text(tracksUsers ? 'Tracking is declared' : answered, {
    ...{ x: margin + 18, baseline: y + 36 + lineHeight * lines.length, font: body, color: 'secondary' },
  });
  sheet.region('privacy', card);
  y += card.height + 32;

  y = drawHeading(sheet, 'Ratings and reviews', y);
  sheet.text(content.rating.text, { x: margin, baseline: y + 28, font: { size: 28, weight: 400 } });
  y += 60;

  const notes = listing.releaseNotes.trim();
  if (notes !== '') {
    y = drawHeading(sheet, 'What’s new', y);
    const release = sheet.cutText(
      notes,
      { width, maxLines: PAGE.notesLines, font: body },
      { x: margin, baseline: y + 14, lineHeight, color: 'secondary' },
    );
    const notesHeight = release.lines.length * lineHeight;
    sheet.region('releaseNotes', { x: margin, y, width, height: notesHeight }, release.isCut);
    if (release.isCut && !sheet.isSchematic) {
      sheet.note(
        'releaseNotes',
        `The release notes end after “${endOf(release.shown)}”, about here. They show to people who have the app.`,
      );
    }
    y += notesHeight + 8;
  }
  return y;
}

function drawHeading(sheet: Sheet, text: string, y: number, arrowFor?: 'description' | 'privacy'): number {
  const { margin } = PAGE;
  sheet.text(text, { x: margin, baseline: y + 14, font: { size: 17, weight: 500 } });
  if (arrowFor) {
    const arrow = { x: sheet.width - margin - 24, y: y - 4, width: 24, height: 24 };
    const tip = { x: sheet.width - margin, baseline: y + 14, align: 'end' } as const;
    sheet.text('→', { ...tip, font: { size: 17, weight: 400 }, color: 'secondary' });
    if (arrowFor === 'description') sheet.region('description', arrow);
  }
  return y + 30;
}
