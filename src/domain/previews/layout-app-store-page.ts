import { drawButton, drawSafeArea, type AppleLook, type LayoutOptions } from './app-store-parts';
import { endOf, type MeasurePreview } from './cut-lines';
import { APP_STORE_PAGE, IOS_27, TABLET } from './measures';
import type { PreviewContent } from './preview-content';
import { createSheet, type PreviewLayout, type Sheet } from './preview-layout';
import { drawIcon, drawShots, isLandscape, shotWords } from './shared-parts';

const PAGE = { ...APP_STORE_PAGE.measured, ...APP_STORE_PAGE.inferred };
const LARGE = TABLET.inferred;

/** Lays out the App Store’s product page (sources 11.2 and 11.5; tablets 11.6). */
export function layoutAppStorePage(
  content: PreviewContent,
  { device, look }: LayoutOptions,
  measure: MeasurePreview,
): PreviewLayout {
  const isTablet = device === 'tablet';
  const sheet = createSheet(measure, isTablet ? LARGE.screenWidth : PAGE.screenWidth, isTablet);
  const lift = drawHeader(sheet, content, look);
  drawTop(sheet, content, PAGE.iconTop + lift);
  drawInfoBar(sheet, content, PAGE.infoTop + lift);
  const shotsTop = PAGE.infoTop + PAGE.infoHeight + 16 + lift;
  const shotsBottom = drawPageShots(sheet, content, shotsTop);
  const bottom = drawTexts(sheet, content, shotsBottom + 24);
  return sheet.finish(
    { store: 'ios', height: bottom + 32, fold: isTablet ? LARGE.screenHeight : PAGE.screenHeight },
    content.direction,
  );
}

/** Draws the header of iOS 27 where there is one. @returns how far the page moves down */
function drawHeader(sheet: Sheet, { header }: PreviewContent, look: AppleLook): number {
  if (look === 'ios-27' && header) {
    const height = sheet.width / IOS_27.inferred.headerShown / IOS_27.measured.headerRatio;
    const rect = { x: 0, y: 0, width: sheet.width, height };
    sheet.picture(rect, header.key, 0);
    drawSafeArea(sheet, rect, header, header.isUniversal ? 'universal' : 'header');
    sheet.region('header', rect);
    sheet.note(
      'header',
      'iOS 27 shows the header above the page. The dashed line is Apple’s safe area; where name and button overlap the picture is not published, so the page is drawn below it.',
    );
    return rect.height - PAGE.iconTop + 24;
  }
  if (look === 'ios-27')
    sheet.note('header', 'Without a header the page of iOS 27 looks like that of iOS 26.');
  for (const x of [16, sheet.width - 16 - PAGE.roundButton]) {
    const circle = { x, y: 62, width: PAGE.roundButton, height: PAGE.roundButton };
    sheet.box(circle, { radius: PAGE.roundButton / 2, fill: 'card' });
  }
  return 0;
}

function drawTop(sheet: Sheet, content: PreviewContent, top: number) {
  const { margin, textStart, nameSize } = PAGE;
  const { listing } = content;
  const textWidth = sheet.isSchematic ? sheet.width - textStart - margin : PAGE.textWidth;
  drawIcon(sheet, content, { x: margin, y: top, width: PAGE.icon, height: PAGE.icon }, PAGE.iconRadius);
  const title = listing.title.trim();
  const name = sheet.cutText(
    title || 'App name',
    { width: textWidth, maxLines: PAGE.nameLines, font: { size: nameSize, weight: 700 } },
    { x: textStart, baseline: top + 20, lineHeight: 26, color: title ? 'text' : 'secondary' },
  );
  const nameHeight = name.lines.length * 26;
  sheet.region('title', { x: textStart, y: top - 2, width: textWidth, height: nameHeight }, name.isCut);
  const subtitle = sheet.cutText(
    listing.subtitle.trim(),
    { width: textWidth, maxLines: 1, font: { size: PAGE.subtitleSize, weight: 400 } },
    { x: textStart, baseline: top + nameHeight + 14, lineHeight: 20, color: 'secondary' },
  );
  sheet.region(
    'subtitle',
    { x: textStart, y: top + nameHeight - 2, width: textWidth, height: 22 },
    subtitle.isCut,
  );
  sheet.noteCut('title', name, 'On the page the name');
  sheet.noteCut('subtitle', subtitle, 'On the page the subtitle');
  const { buttonWidth: width, buttonHeight: height } = PAGE;
  drawButton(sheet, { x: textStart, y: top + PAGE.icon - height, width, height }, 'accent', 'onAccent');
}

function drawInfoBar(sheet: Sheet, content: PreviewContent, top: number) {
  const { margin, infoCell, infoHeight } = PAGE;
  sheet.box({ x: margin, y: top, width: sheet.width - 2 * margin, height: 1 }, { fill: 'line' });
  const cells = [
    { label: 'RATINGS', value: content.rating.text, foot: '★★★★★' },
    { label: 'AGE', value: content.ageRating.text, foot: 'Years', part: 'age-rating' },
    { label: 'CATEGORY', value: content.category.text, foot: '', part: 'category' },
    { label: 'DEVELOPER', value: content.developer.text, foot: '', part: 'developer' },
    { label: 'SIZE', value: content.size.text, foot: '', part: 'size' },
  ] as const;
  cells.forEach((cell, index) => {
    const x = margin + index * infoCell;
    const room = Math.min(infoCell, sheet.width - x);
    if (room < 24) return;
    const middle = x + infoCell / 2;
    // The last cell runs over the edge, as on the device; its text starts inside.
    const isWhole = room === infoCell;
    const place = isWhole
      ? ({ x: middle, align: 'center', lineHeight: 18 } as const)
      : ({ x: x + 8, align: 'start', lineHeight: 18 } as const);
    const width = isWhole ? infoCell - 10 : room - 8;
    const small = { size: 11, weight: 600 } as const;
    sheet.cutText(
      cell.label,
      { width, maxLines: 1, font: small },
      { ...place, baseline: top + 22, color: 'secondary' },
    );
    sheet.cutText(
      cell.value,
      { width, maxLines: 1, font: { size: 14, weight: 600 } },
      { ...place, baseline: top + 47, color: 'secondary' },
    );
    if (isWhole)
      sheet.text(cell.foot, {
        ...place,
        baseline: top + 69,
        font: { size: 12, weight: 400 },
        color: 'secondary',
      });
    if (index > 0) sheet.box({ x, y: top + 20, width: 1, height: 48 }, { fill: 'line' });
    if ('part' in cell) sheet.region(cell.part, { x, y: top + 6, width: infoCell, height: infoHeight - 14 });
  });
}

function drawPageShots(sheet: Sheet, content: PreviewContent, y: number): number {
  const [first] = content.screenshots;
  const isWide = first !== undefined && isLandscape(first);
  const shotWidth = sheet.isSchematic
    ? LARGE.shotHeight * (first ? first.width / first.height : 0.75)
    : PAGE.screenWidth * (isWide ? PAGE.landscapeShare : PAGE.shotShare);
  const step = shotWidth + PAGE.shotGap;
  const visible = Math.max(1, Math.ceil((sheet.width - PAGE.margin) / step));
  const whole = Math.floor((sheet.width - PAGE.margin + PAGE.shotGap) / step);
  const bottom = drawShots(sheet, content.screenshots.slice(0, visible), {
    ...{ x: PAGE.margin, y, shotWidth, gap: PAGE.shotGap, radius: PAGE.shotRadius, places: visible },
  });
  sheet.note('screenshots', shotWords(content, whole, 'on the page', visible));
  return bottom;
}

function drawTexts(sheet: Sheet, content: PreviewContent, start: number): number {
  const { margin, bodySize, lineHeight } = PAGE;
  const { listing } = content;
  const width = sheet.width - 2 * margin;
  const body = { size: bodySize, weight: 400 } as const;
  const [promotional, description] = [listing.promotionalText.trim(), listing.description.trim()];
  let y = start;
  const block = [promotional, description].filter((text) => text !== '').join('\n');
  const box = { width, maxLines: PAGE.textLines, font: body, moreLabel: 'more' };
  const cut = sheet.cutText(block || 'Description', box, {
    ...{ x: margin, baseline: y + 15, lineHeight, color: block === '' ? 'secondary' : 'text' },
  });
  const drawn = cut.lines.length * lineHeight;
  if (cut.isCut) drawMore(sheet, margin + width, y + 15 + drawn - lineHeight);
  const promotionalLines = promotional === '' ? 0 : shownLines(sheet, promotional, cut.lines.length, box);
  if (promotionalLines > 0) {
    sheet.region(
      'promotionalText',
      { x: margin, y, width, height: promotionalLines * lineHeight },
      promotionalLines > PAGE.textLines,
    );
  }
  const rest = {
    x: margin,
    y: y + promotionalLines * lineHeight,
    width,
    height: drawn - promotionalLines * lineHeight,
  };
  if (rest.height > 0) sheet.region('description', rest, cut.isCut);
  if (!sheet.isSchematic && cut.isCut) {
    const isDescriptionSeen = cut.shown.length > promotional.length + 1;
    const [part, words] = isDescriptionSeen
      ? (['description', 'description'] as const)
      : (['promotionalText', 'promotional text'] as const);
    sheet.note(part, `Before “more” the ${words} ends after “${endOf(cut.shown)}”, about here.`);
    if (!isDescriptionSeen && description !== '') {
      sheet.note(
        'description',
        'The promotional text takes all three lines: no word of the description is seen before “more”.',
      );
    }
  }
  y += drawn + 14;
  sheet.text(content.developer.text, { x: margin, baseline: y + 15, font: body, color: 'accent' });
  sheet.region('developer', { x: margin, y, width, height: 22 });
  y += 48;

  y = drawHeading(sheet, 'Ratings & Reviews', y);
  sheet.text(content.rating.text, { x: margin, baseline: y + 26, font: { size: 28, weight: 700 } });
  [0, 1, 2].forEach((row) => {
    const bar = { x: sheet.width / 2, y: y + 6 + row * 12, width: sheet.width / 2 - margin, height: 4 };
    sheet.box(bar, { radius: 2, fill: 'line' });
  });
  y += 66;

  const notes = listing.releaseNotes.trim();
  if (notes !== '') {
    y = drawHeading(sheet, 'What’s New', y);
    sheet.text(`Version ${content.version || '1.0'}`, {
      x: margin,
      baseline: y + 14,
      font: { size: 13, weight: 400 },
      color: 'secondary',
    });
    const release = sheet.cutText(
      notes,
      { ...box, maxLines: PAGE.notesLines },
      { x: margin, baseline: y + 42, lineHeight },
    );
    const height = release.lines.length * lineHeight;
    if (release.isCut) drawMore(sheet, margin + width, y + 42 + height - lineHeight);
    sheet.noteCut('releaseNotes', release, 'What’s New', ' before “more”, about here.');
    sheet.region('releaseNotes', { x: margin, y: y + 26, width, height }, release.isCut);
    y += 26 + height + 34;
  }
  y = drawHeading(sheet, 'App Privacy', y);
  y = drawPrivacy(sheet, content, y) + 30;
  y = drawHeading(sheet, 'Information', y);
  const rows = [
    ['Seller', content.developer.text, 'developer'],
    ['Size', content.size.text, 'size'],
    ['Category', content.category.text, 'category'],
    ['Languages', String(content.languageCount), undefined],
    ['Age Rating', content.ageRating.text, 'age-rating'],
    ['Copyright', content.copyright, undefined],
  ] as const;
  for (const [label, value, part] of rows) {
    if (value === '') continue;
    sheet.text(label, { x: margin, baseline: y + 20, font: { size: 14, weight: 400 }, color: 'secondary' });
    const valueBox = { width: width / 2, maxLines: 1, font: { size: 14, weight: 400 } as const };
    sheet.cutText(value, valueBox, { x: margin + width, baseline: y + 20, align: 'end', lineHeight: 18 });
    sheet.box({ x: margin, y: y + 31, width, height: 1 }, { fill: 'line' });
    if (part) sheet.region(part, { x: margin, y: y + 2, width, height: 28 });
    y += 32;
  }
  return y;
}

/** How many of the shown lines a text takes by itself. */
function shownLines(sheet: Sheet, text: string, most: number, box: Parameters<Sheet['cutText']>[1]): number {
  const probe = createSheet(sheet.measure, sheet.width, sheet.isSchematic);
  const { lines } = probe.cutText(text, { ...box, maxLines: most + 1 }, { x: 0, baseline: 0, lineHeight: 0 });
  return Math.min(most, lines.length);
}

function drawMore(sheet: Sheet, x: number, baseline: number) {
  sheet.text('more', {
    x,
    baseline,
    align: 'end',
    font: { size: PAGE.bodySize, weight: 400 },
    color: 'accent',
  });
}

function drawHeading(sheet: Sheet, text: string, y: number): number {
  const { margin } = PAGE;
  sheet.box({ x: margin, y: y - 14, width: sheet.width - 2 * margin, height: 1 }, { fill: 'line' });
  sheet.text(text, { x: margin, baseline: y + 18, font: { size: 20, weight: 700 } });
  return y + 32;
}

/** Largest number of lines for the kinds of data. */
const PRIVACY_LINES = 3;

function drawPrivacy(sheet: Sheet, { privacy, tracksUsers }: PreviewContent, y: number): number {
  const { margin } = PAGE;
  const width = sheet.width - 2 * margin;
  const isOpen = privacy === undefined && !tracksUsers;
  const declared = privacy?.join(' · ') || 'As answered in this draft';
  const words = isOpen ? 'The store shows your answers here' : declared;
  const box = { width: width - 32, font: { size: 13, weight: 400 } } as const;
  const lines = shownLines(sheet, words, PRIVACY_LINES, { ...box, maxLines: PRIVACY_LINES });
  const card = { x: margin, y, width, height: 56 + 18 * lines };
  sheet.box(card, { radius: 12, fill: 'card' });
  const collected = privacy?.length === 0 ? 'No data declared' : 'Data Collected';
  const title = isOpen ? 'Not answered yet' : tracksUsers ? 'Data Used to Track You' : collected;
  const middle = sheet.width / 2;
  sheet.text(title, { x: middle, baseline: y + 32, align: 'center', font: { size: 15, weight: 600 } });
  sheet.cutText(
    words,
    { ...box, maxLines: PRIVACY_LINES },
    { x: middle, baseline: y + 54, lineHeight: 18, align: 'center', color: 'secondary' },
  );
  sheet.region('privacy', card);
  return y + card.height;
}
