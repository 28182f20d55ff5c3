import type { Rect } from '@/model/geometry';
import { inset } from '../../drawing/geometry';
import { fitText, type FittedText } from '../../drawing/text-fit';
import { SAME_COLOR, type DesignTarget, type ShotStyle, type ShotText } from '../design';
import type { DesignFont, DesignPart, DrawingCommand, Mark, MeasureFont } from './drawing-command';
import { fontFamilyOf } from '../fonts';
import type { Arrangement, ShareBox } from '../layouts';

const MAX_CAPTION_LINES = 3;
const MAX_SECOND_LINES = 2;
/** Usual caption size as a share of the short and of the long side, whichever gives less. */
const CAPTION_SIZE = { ofShort: 0.088, ofLong: 0.042 } as const;
/** The same inside a safe area, which is much smaller than the target. */
const SAFE_CAPTION_SIZE = { ofHeight: 0.16, ofWidth: 0.07 } as const;
/** How far a caption may shrink before it is cut. */
const SMALLEST = 0.5;
/** Texts keep this distance from the edge, even without a margin. Share of the short side. */
const TEXT_MARGIN = 0.05;
/** Share of the text's height that a second line may take, and the space above it as a share of the caption's size. */
const SECOND_HEIGHT = 0.36;
const SECOND_GAP = 0.35;

/** Space for the texts of one picture: their box, and their largest automatic size. */
export interface TextFit {
  box: Rect;
  /** Largest caption size, pixels. */
  largest: number;
  /** Share of it that the caption takes, 0.5 to 1. */
  shrink: number;
  isCut: boolean;
}

export interface TextRequest {
  target: DesignTarget;
  style: ShotStyle;
  text: ShotText;
  arrangement: Arrangement;
  /** -1 mirrors the box. */
  direction: 1 | -1;
  measure: MeasureFont;
}

/** Box and size of a picture's texts, before the sizes of the set are made equal; undefined without a caption. */
export function fitTexts(request: TextRequest): TextFit | undefined {
  const { text, arrangement, style, measure } = request;
  if (!arrangement.text || (text.caption.trim() === '' && text.second.trim() === '')) return undefined;
  const box = textBox(request, arrangement.text);
  const largest = usualSize(request.target, arrangement) * style.textSize;
  if (text.caption.trim() === '') return { box, largest, shrink: 1, isCut: false };
  const fitted = fitCaption(text, box, largest, 1, measure(captionFont(style)));
  return { box, largest, shrink: fitted.fontSize / largest, isCut: fitted.isCut };
}

/** The texts as placed, and where they can be dragged. */
export interface PlacedTexts {
  commands: DrawingCommand[];
  parts: DesignPart[];
  isCut: boolean;
  captionSize: number | undefined;
}

/** Draws caption and second line as one block in the middle of their box. */
export function placeTexts(request: TextRequest, { box, largest }: TextFit, shrink: number): PlacedTexts {
  const { text, style, target, direction, measure } = request;
  const font = captionFont(style);
  const secondFont: DesignFont = { family: font.family, weight: style.secondWeight };
  const caption =
    text.caption.trim() === ''
      ? undefined
      : fitCaption(text, box, largest * shrink, SMALLEST / shrink, measure(font));
  const captionHeight = caption ? caption.lines.length * caption.lineHeight : 0;
  const size = caption?.fontSize ?? largest * shrink;
  const gap = caption ? size * SECOND_GAP : 0;
  const second =
    text.second.trim() === ''
      ? undefined
      : fitText(
          text.second,
          {
            maxWidth: box.width,
            maxHeight: Math.max(box.height - captionHeight - gap, box.height * 0.2),
            maxLines: caption ? MAX_SECOND_LINES : MAX_CAPTION_LINES,
            maxFontSize: size * style.secondSize,
            minFontSize: size * style.secondSize * SMALLEST,
          },
          measure(secondFont),
        );
  const secondHeight = second ? second.lines.length * second.lineHeight : 0;
  const height = captionHeight + (second ? gap : 0) + secondHeight;
  const left = box.x + style.textX * direction * target.width;
  const top = box.y + (box.height - height) / 2 + style.textY * target.height;
  const align = alignmentOf(style, direction);
  const x = align === 'left' ? left : align === 'right' ? left + box.width : left + box.width / 2;
  const captionTop = Math.round(top);
  const secondTop = Math.round(top + captionHeight + gap);
  const commands: DrawingCommand[] = [];
  const parts: DesignPart[] = [];
  const add = (kind: 'caption' | 'second', fitted: FittedText, lineTop: number, command: object) => {
    commands.push({
      kind: 'text',
      text: fitted,
      x,
      firstMiddle: lineTop + fitted.lineHeight / 2,
      align,
      ...command,
    } as DrawingCommand);
    const rect = { x: left, y: lineTop, width: box.width, height: fitted.lines.length * fitted.lineHeight };
    parts.push({ kind, rect, angle: 0 });
  };
  if (caption && caption.lines.length > 0) {
    const marks = marksOf(caption, text.highlight, font, measure);
    const isAlone = target.captionSize !== undefined && request.arrangement.devices.length === 0;
    add('caption', caption, captionTop, {
      font,
      color: style.textColor,
      ...(isAlone && caption.lines.length === 1 && !second && { isInkCentred: true }),
      ...(marks.length > 0 && {
        highlight: { kind: style.highlight, color: style.highlightColor, marks },
      }),
    });
  }
  if (second && second.lines.length > 0) {
    const color = style.secondColor === SAME_COLOR ? style.textColor : style.secondColor;
    add('second', second, secondTop, { font: secondFont, color });
  }
  return {
    commands,
    parts,
    isCut: [caption, second].some((each) => each && (each.isCut || each.lines.length === 0)),
    captionSize: caption?.fontSize,
  };
}

function fitCaption(
  text: ShotText,
  box: Rect,
  largest: number,
  smallest: number,
  measure: Parameters<typeof fitText>[2],
): FittedText {
  const maxHeight = text.second.trim() === '' ? box.height : box.height * (1 - SECOND_HEIGHT);
  return fitText(
    text.caption,
    {
      maxWidth: box.width,
      maxHeight,
      maxLines: MAX_CAPTION_LINES,
      maxFontSize: largest,
      minFontSize: largest * Math.min(smallest === 1 ? SMALLEST : smallest, 1),
    },
    measure,
  );
}

function captionFont({ font, weight }: ShotStyle): DesignFont {
  return { family: fontFamilyOf(font), weight };
}

function usualSize(
  { width, height, safeArea, captionSize }: DesignTarget,
  { textScale, devices }: Arrangement,
): number {
  if (captionSize) return devices.length === 0 ? captionSize.alone : captionSize.beside;
  if (safeArea) {
    const { ofHeight, ofWidth } = SAFE_CAPTION_SIZE;
    return Math.min(ofHeight * safeArea.height, ofWidth * safeArea.width) * textScale;
  }
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return Math.min(CAPTION_SIZE.ofShort * short, CAPTION_SIZE.ofLong * long) * textScale;
}

/** The target inside a margin, or its safe area. */
export function areaOf({ width, height, safeArea }: DesignTarget, margin: number): Rect {
  return safeArea ?? inset({ x: 0, y: 0, width, height }, Math.round(margin * Math.min(width, height)));
}

function textBox({ target, style, direction }: TextRequest, share: ShareBox): Rect {
  const area = areaOf(target, Math.max(style.padding, TEXT_MARGIN));
  const x = direction === 1 ? share.x : 1 - share.x - share.width;
  return {
    x: area.x + x * area.width,
    y: area.y + share.y * area.height,
    width: share.width * area.width,
    height: share.height * area.height,
  };
}

function alignmentOf({ align }: ShotStyle, direction: 1 | -1): 'left' | 'center' | 'right' {
  if (align === 'center') return 'center';
  return (align === 'start') === (direction === 1) ? 'left' : 'right';
}

/** Finds the highlighted words in each line; they may be broken across two. */
function marksOf(text: FittedText, highlight: string, font: DesignFont, measureFont: MeasureFont): Mark[] {
  const words = highlight.trim();
  if (words === '') return [];
  const measure = measureFont(font);
  const whole = text.lines.map(({ text: line }) => line).join(' ');
  const from = whole.toLocaleLowerCase().indexOf(words.replace(/\s+/gu, ' ').toLocaleLowerCase());
  if (from < 0) return [];
  const to = from + words.replace(/\s+/gu, ' ').length;
  let start = 0;
  return text.lines.flatMap((line, index) => {
    const end = start + line.text.length;
    const [first, last] = [Math.max(from, start) - start, Math.min(to, end) - start];
    start = end + 1;
    if (first >= last) return [];
    const before = measure(line.text.slice(0, first), text.fontSize);
    const width = measure(line.text.slice(0, last), text.fontSize) - before;
    return [{ line: index, x: text.direction === 'rtl' ? line.width - before - width : before, width }];
  });
}
