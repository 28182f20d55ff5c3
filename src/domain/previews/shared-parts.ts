import type { Rect } from '@/model/geometry';
import { containIn } from '../drawing/geometry';
import type { PreviewContent, PreviewPicture } from './preview-content';
import type { Sheet } from './preview-layout';

/** Drawing code that both stores’ pages share. */

export function isLandscape({ width, height }: PreviewPicture): boolean {
  return width > height;
}

/** Shape of the empty places where there are no screenshots yet: 9:19.5. */
const EMPTY_RATIO = 9 / 19.5;

/** Draws the icon, or an empty place that says so. @param radius share of the side */
export function drawIcon(sheet: Sheet, { icon }: PreviewContent, rect: Rect, radius: number) {
  if (icon) {
    sheet.picture(rect, icon.key, rect.width * radius);
  } else {
    sheet.box(rect, { radius: rect.width * radius, fill: 'card', edge: 'secondary', isDashed: true });
    sheet.text('No icon', {
      ...{ x: rect.x + rect.width / 2, baseline: rect.y + rect.height / 2 + 4, align: 'center' },
      ...{ font: { size: Math.max(10, rect.width * 0.13), weight: 400 }, color: 'secondary' },
    });
  }
  sheet.region('icon', rect);
}

/**
 * Draws a strip of screenshots. Every one has the height of the first; one of another shape is shown whole inside its
 * place.
 * @returns the bottom of the strip
 */
export function drawShots(
  sheet: Sheet,
  shots: readonly PreviewPicture[],
  strip: { x: number; y: number; shotWidth: number; gap: number; radius: number; places: number },
): number {
  const { x, y, shotWidth, gap, radius, places } = strip;
  const [first] = shots;
  const height = first ? (shotWidth * first.height) / first.width : shotWidth / EMPTY_RATIO;
  for (let place = 0; place < places; place += 1) {
    const rect = { x: x + place * (shotWidth + gap), y, width: shotWidth, height };
    const shot = shots[place];
    if (shot) {
      const isAlike = Math.abs(shot.width / shot.height - shotWidth / height) < 0.02;
      if (!isAlike) sheet.box(rect, { radius, fill: 'card' });
      sheet.picture(isAlike ? rect : containIn(rect, shot), shot.key, isAlike ? radius : 4);
    } else if (!first) {
      sheet.box(rect, { radius, fill: 'card', edge: 'secondary', isDashed: true });
      if (rect.x + shotWidth <= sheet.width) {
        sheet.text('No screenshot', {
          ...{ x: rect.x + shotWidth / 2, baseline: y + height / 2, align: 'center' },
          ...{ font: { size: 12, weight: 400 }, color: 'secondary' },
        });
      }
    }
  }
  const count = first ? shots.length : places;
  const right = Math.min(x + count * (shotWidth + gap) - gap, sheet.width);
  sheet.region('screenshots', { x, y, width: right - x, height });
  return y + height;
}

/**
 * Says which screenshots show without scrolling.
 * @param whole how many fit whole
 * @param visible how many are seen at least in part; the same as whole by default
 */
export function shotWords(
  { screenshots, hasMainScreenshots }: PreviewContent,
  whole: number,
  where: string,
  visible = whole,
): string {
  const count = screenshots.length;
  const main = hasMainScreenshots ? ' They are those of the main language.' : '';
  if (count === 0) return `There are no screenshots to show ${where}.`;
  const isMixed = new Set(screenshots.slice(0, visible).map(isLandscape)).size > 1;
  const mixed = isMixed
    ? ' Portrait and landscape are mixed; how the store arranges them is not published.'
    : '';
  if (count <= whole) return `${countWords(count)} ${where} without scrolling.${mixed}${main}`;
  const part = visible > whole ? ' and part of the next' : '';
  const hidden = count - Math.min(count, visible);
  const rest =
    hidden > 0 ? ` ${hidden} more ${where === 'in search' ? 'only on the page' : 'after a swipe'}.` : '';
  return `The first ${whole === 1 ? 'one' : whole} of ${count}${part} show${whole === 1 && part === '' ? 's' : ''} ${where} without scrolling.${rest}${mixed}${main}`;
}

function countWords(count: number): string {
  return count === 1 ? 'The one screenshot shows' : `All ${count} screenshots show`;
}

/** A row of another app, as grey bars. */
export function drawSkeletonRow(sheet: Sheet, { x, y, width }: Omit<Rect, 'height'>, icon: number) {
  sheet.box({ x, y, width: icon, height: icon }, { radius: icon * 0.26, fill: 'card' });
  sheet.box(
    { x: x + icon + 12, y: y + icon * 0.25, width: width * 0.4, height: 10 },
    { radius: 5, fill: 'card' },
  );
  sheet.box(
    { x: x + icon + 12, y: y + icon * 0.6, width: width * 0.3, height: 8 },
    { radius: 4, fill: 'card' },
  );
}
