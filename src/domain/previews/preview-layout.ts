import type { Platform } from '@/model/app';
import type { Rect } from '@/model/geometry';
import { textDirection, type TextDirection } from '../drawing/text-direction';
import type { ListingField } from '@/model/listing';
import {
  cutLines,
  endOf,
  type CutBox,
  type CutText,
  type MeasurePreview,
  type PreviewFont,
} from './cut-lines';
import type { PreviewColor } from './measures';

/** Element of a store page, in the unit of its page; x from the left, as drawn. */
export type PreviewItem = TextItem | BoxItem | PictureItem;

interface TextItem {
  kind: 'text';
  text: string;
  /** The edge or the middle that `align` names. */
  x: number;
  baseline: number;
  align: 'left' | 'center' | 'right';
  direction: TextDirection;
  font: PreviewFont;
  color: PreviewColor;
}

interface BoxItem extends Rect {
  kind: 'box';
  radius: number;
  fill?: PreviewColor;
  /** Colour of a line along the inner edge. */
  edge?: PreviewColor;
  isDashed?: boolean;
}

/** A picture that fills its place; what is wider or higher is cut off evenly on both sides. */
interface PictureItem extends Rect {
  kind: 'picture';
  /** Key of the picture in the content. */
  picture: string;
  radius: number;
}

/** A part of a page that a field of the form fills. */
export type PreviewPart =
  | Extract<
      ListingField,
      'title' | 'subtitle' | 'shortDescription' | 'promotionalText' | 'description' | 'releaseNotes'
    >
  | 'icon'
  | 'screenshots'
  | 'header'
  | 'search-asset'
  | 'category'
  | 'developer'
  | 'age-rating'
  | 'privacy'
  | 'size'
  | 'version';

/** Where a part is drawn: what a click on it goes to, and what a finding is shown on. */
export interface PreviewRegion extends Rect {
  part: PreviewPart;
  /** Whether the store cuts what is here. */
  isCut?: boolean;
}

/** A sentence about what a reader does not see, for the list below the picture. */
export interface PreviewNote {
  part: PreviewPart;
  text: string;
}

export interface PreviewLayout {
  store: Platform;
  width: number;
  height: number;
  /** Height of the screen where the page is longer: what is below appears only after scrolling. */
  fold?: number;
  /** Whether no public measure exists, so that only the order of things is shown. */
  isSchematic: boolean;
  items: readonly PreviewItem[];
  regions: readonly PreviewRegion[];
  notes: readonly PreviewNote[];
}

type Align = 'start' | 'center' | 'end';

interface TextPlace {
  x: number;
  baseline: number;
  font: PreviewFont;
  color?: PreviewColor;
  align?: Align;
}

export type Sheet = ReturnType<typeof createSheet>;

/**
 * Collects the items of one page. A schematic page has no public measure, so no note says where a text is cut. All
 * positions are given as for a left-to-right page; a right-to-left page is mirrored when it is finished.
 */
export function createSheet(measure: MeasurePreview, width: number, isSchematic: boolean) {
  const items: (Exclude<PreviewItem, TextItem> | (Omit<TextItem, 'align'> & { align: Align }))[] = [];
  const regions: PreviewRegion[] = [];
  const notes: PreviewNote[] = [];

  return {
    width,
    measure,
    isSchematic,
    text(text: string, { x, baseline, font, color = 'text', align = 'start' }: TextPlace) {
      if (text === '') return;
      items.push({
        kind: 'text',
        text,
        x,
        baseline,
        align,
        font,
        color,
        direction: textDirection(text),
      });
    },
    /** Draws the lines that fit and returns what was cut. */
    cutText(text: string, box: CutBox, place: Omit<TextPlace, 'font'> & { lineHeight: number }): CutText {
      const cut = cutLines(text, box, measure);
      cut.lines.forEach((line, index) =>
        this.text(line, { ...place, font: box.font, baseline: place.baseline + index * place.lineHeight }),
      );
      return cut;
    },
    box(rect: Rect, look: { radius?: number } & Pick<BoxItem, 'fill' | 'edge' | 'isDashed'>) {
      const { x, y, width: boxWidth, height } = rect;
      items.push({ kind: 'box', x, y, width: boxWidth, height, radius: 0, ...look });
    },
    picture({ x, y, width: pictureWidth, height }: Rect, picture: string, radius: number) {
      items.push({ kind: 'picture', x, y, width: pictureWidth, height, picture, radius });
    },
    region(part: PreviewPart, { x, y, width: regionWidth, height }: Rect, isCut = false) {
      // Beyond the edge of the screen there is nothing to click.
      const right = Math.min(x + regionWidth, width);
      regions.push({ part, x, y, width: right - x, height, ...(isCut && { isCut }) });
    },
    note(part: PreviewPart, text: string) {
      notes.push({ part, text });
    },
    /** Says where a text ends that is cut. @param subject e.g. `On the page the name` @param after ends the sentence */
    noteCut(part: PreviewPart, { isCut, shown }: CutText, subject: string, after = ', about here.') {
      if (isCut && !isSchematic) this.note(part, `${subject} ends after “${endOf(shown)}”${after}`);
    },
    /** @param direction of the store’s page: a right-to-left one is mirrored. */
    finish(
      page: Pick<PreviewLayout, 'store' | 'height'> & { fold?: number },
      direction: TextDirection,
    ): PreviewLayout {
      const isMirrored = direction === 'rtl';
      const mirror = <Each extends Rect>(rect: Each): Each =>
        isMirrored ? { ...rect, x: width - rect.x - rect.width } : rect;
      return {
        ...page,
        width,
        isSchematic,
        items: items.map((item): PreviewItem => {
          if (item.kind !== 'text') return mirror(item);
          const isAtLeft = (item.align === 'start') !== isMirrored;
          const align = item.align === 'center' ? 'center' : isAtLeft ? 'left' : 'right';
          return { ...item, align, x: isMirrored ? width - item.x : item.x };
        }),
        regions: regions.map(mirror),
        notes,
      };
    },
  };
}
