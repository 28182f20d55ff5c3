import type { Rect } from '@/model/geometry';
import { coverFrom } from '../drawing/geometry';
import { IOS_27 } from './measures';
import type { PreviewDevice, PreviewPicture } from './preview-content';
import type { Sheet } from './preview-layout';

/** Which look of the system: iOS 27 adds a header and a picture for search, where the draft has them. */
export type AppleLook = 'ios-26' | 'ios-27';

export interface LayoutOptions {
  device: PreviewDevice;
  look: AppleLook;
  /** Without the rest of the screen, for lists of results. */
  isCardOnly?: boolean;
}

/** Draws Apple’s safe area of a picture that fills a rectangle. */
export function drawSafeArea(
  sheet: Sheet,
  rect: Rect,
  picture: PreviewPicture,
  asset: 'header' | 'search' | 'universal',
) {
  const m = IOS_27.measured;
  const [x, y, width, height] = {
    header: [m.headerSafeX, m.headerSafeY, m.headerSafeWidth, m.headerSafeHeight] as const,
    search: [m.searchSafeX, m.searchSafeY, m.searchSafeWidth, m.searchSafeHeight] as const,
    universal: [m.universalSafeX, m.universalSafeY, m.universalSafeWidth, m.universalSafeHeight] as const,
  }[asset];
  const shown = coverFrom(picture, rect);
  const scale = rect.width / shown.width;
  const area = {
    x: rect.x + (x * picture.width - shown.x) * scale,
    y: rect.y + (y * picture.height - shown.y) * scale,
    width: width * picture.width * scale,
    height: height * picture.height * scale,
  };
  sheet.box(area, { radius: 4, edge: 'guide', isDashed: true });
}

/** Draws the button that installs an app. */
export function drawButton(
  sheet: Sheet,
  rect: Rect,
  fill: 'button' | 'accent',
  ink: 'buttonText' | 'onAccent',
) {
  sheet.box(rect, { radius: rect.height / 2, fill });
  sheet.text('Get', {
    ...{ x: rect.x + rect.width / 2, baseline: rect.y + rect.height / 2 + 5.5, align: 'center' },
    ...{ font: { size: 15, weight: 700 }, color: ink },
  });
}
