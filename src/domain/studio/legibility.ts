import { contrast, isHexColor, mix } from '../drawing/colors';
import type { Size } from '@/model/geometry';
import { localeLabel } from '../locales/product-locales';
import { isScreenOnly, styleOf, textOf, type Design, type DesignTarget } from './design';
import type { Drawing, DrawingCommand } from './drawing/drawing-command';
import { ratioClass } from './ratio-class';

/** Width of a picture in the App Store's search results, points; the smallest that most people see. */
const SEARCH_WIDTH = 115;
/** Smallest type that is read at that width, points. */
const SMALLEST_TYPE = 9;
/** Contrast of large type and its background (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 3;
/** Times by which a screen can be enlarged before its small type looks blurred on a device. */
const MOST_ENLARGED = 1.5;
/** Pictures that a reader sees without scrolling. */
const FIRST_PICTURES = 3;
/** Share of the width by which a device may cross an edge: the corners of a tilted one are round. */
const DEVICE_TOLERANCE = 0.05;
/** The same for a line of text, whose last letter has some space beside it. */
const TEXT_TOLERANCE = 0.01;

/** Shares of width and height of a picture that are visible differ by less than this where it has the target's shape. */
const SAME_SHAPE = 0.75;
const LANDSCAPE_DEVICES: readonly DesignTarget['device'][] = ['tv', 'desktop', 'vision'];

/** Something that makes a set hard to read in the store. It never keeps a set from being submitted. */
export interface LegibilityNote {
  id:
    | 'small-caption'
    | 'low-contrast'
    | 'over-seam'
    | 'no-caption'
    | 'no-own-captions'
    | 'other-device'
    | 'blurred';
  /** The fault, with the pictures or languages concerned. */
  title: string;
  /** The remedy. */
  fix: string;
  /** The first picture that it concerns, or the first language. */
  goTo: { shotId: string; number: number } | { locale: string };
}

/** Checks the pictures of a set as drawn at one size in one language. */
export function legibilityNotes({
  design,
  target,
  locale,
  mainLocale,
  locales,
  drawings,
  pictureSize,
}: {
  design: Design;
  target: DesignTarget;
  locale: string;
  mainLocale: string;
  /** All languages of the draft. */
  locales: readonly string[];
  /** Of each picture, in the order of the set. */
  drawings: readonly Drawing[];
  /** Size of an own screen in pixels; undefined when it is not stored. */
  pictureSize: (id: string) => Size | undefined;
}): LegibilityNote[] {
  const notes: LegibilityNote[] = [];
  const add = (
    id: LegibilityNote['id'],
    isConcerned: (drawing: Drawing, shotId: string, index: number) => boolean,
    what: (pictures: string, isOne: boolean) => string,
    fix: string,
  ) => {
    const found = design.order.flatMap((shotId, index) => {
      const drawing = drawings[index];
      return drawing && isConcerned(drawing, shotId, index) ? [{ shotId, number: index + 1 }] : [];
    });
    const [first] = found;
    if (first) {
      const numbers = found.map(({ number }) => String(number));
      const title = what(
        `${found.length === 1 ? 'picture' : 'pictures'} ${listed(numbers)}`,
        found.length === 1,
      );
      notes.push({ id, title, fix, goTo: first });
    }
  };
  // Other shapes, such as those of tablets, are shown wider.
  const isForSearch = ratioClass(target) === 'tall' && !target.safeArea;
  add(
    'small-caption',
    ({ captionSize }) =>
      isForSearch && captionSize !== undefined && (captionSize * SEARCH_WIDTH) / target.width < SMALLEST_TYPE,
    (pictures, isOne) =>
      `The caption${isOne ? '' : 's'} of ${pictures} ${isOne ? 'is' : 'are'} smaller than ${SMALLEST_TYPE} pt in search results.`,
    'Shorten the longest caption, or make the text larger.',
  );
  add(
    'low-contrast',
    (drawing, shotId) => {
      const behind = colorBehindCaption(drawing);
      const { textColor } = styleOf(design, shotId, target.id);
      return behind !== undefined && contrast(textColor, behind) < LEAST_CONTRAST;
    },
    (pictures, isOne) =>
      `The caption${isOne ? '' : 's'} of ${pictures} ${isOne ? 'has' : 'have'} a contrast below ${LEAST_CONTRAST}:1.`,
    'Choose another colour for the text or the background.',
  );
  add(
    'over-seam',
    (drawing) => design.isPanorama && design.order.length > 1 && crossesEdge(drawing, target.width),
    (pictures, isOne) =>
      `The caption or device of ${pictures} crosses the edge ${isOne ? 'of the picture' : 'of its picture'}.`,
    'Move it inwards: the store leaves a gap there, and may show a picture without its neighbour.',
  );
  add(
    'no-caption',
    (_, shotId, index) => {
      const { caption, second } = textOf(design.shots[shotId], locale, mainLocale);
      return index < FIRST_PICTURES && !isScreenOnly(target) && `${caption}${second}`.trim() === '';
    },
    (pictures, isOne) =>
      `${pictures.replace('p', 'P')} ${isOne ? 'has' : 'have'} no caption, and most people see only the first three.`,
    'Say in a few words what the app does for its user.',
  );
  add(
    'other-device',
    (drawing) => showsOtherDevice(drawing, target),
    (pictures, isOne) =>
      `${pictures.replace('p', 'P')} ${isOne ? 'shows' : 'show'} the screen of another kind of device.`,
    'Choose “This size” in the style and add screens from this device: the store shows them to its owners.',
  );
  add(
    'blurred',
    ({ commands }) => enlargement(commands, pictureSize) > MOST_ENLARGED,
    (pictures, isOne) =>
      `${pictures.replace('p', 'P')} ${isOne ? 'enlarges its screen' : 'enlarge their screens'} so much that ${isOne ? 'it looks' : 'they look'} blurred.`,
    'Add the screenshot as the device or simulator saved it: messengers and web pages make it smaller.',
  );
  const without = hasOwnText(design, mainLocale)
    ? locales.filter((each) => each !== mainLocale && !hasOwnText(design, each))
    : [];
  const [firstLocale] = without;
  if (firstLocale !== undefined) {
    notes.push({
      id: 'no-own-captions',
      title: `No captions of their own, only those of the main language: ${listed(without.map(localeLabel))}.`,
      fix: 'Translate the captions in the table below.',
      goTo: { locale: firstLocale },
    });
  }
  return notes;
}

function hasOwnText(design: Design, locale: string): boolean {
  return design.order.some((id) => {
    const text = design.shots[id]?.texts[locale];
    return text !== undefined && `${text.caption}${text.second}`.trim() !== '';
  });
}

/** Joins names for a sentence: `1, 2 and 3`. */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The background at the middle of the caption; undefined without a caption, and for a picture as the background. */
function colorBehindCaption({ commands, parts }: Drawing): string | undefined {
  const part = parts.find(({ kind }) => kind === 'caption');
  const background = commands[0];
  if (!part || background?.kind !== 'fill') return undefined;
  // A caption over the app's screen has a band of one colour behind it.
  const band = commands.flatMap((command) =>
    command.kind === 'fill' && command.paint.kind === 'fade' ? [command.paint.color] : [],
  )[0];
  if (band !== undefined) return isHexColor(band) ? band : undefined;
  const { paint } = background;
  if (paint.kind !== 'gradient') return isHexColor(paint.color) ? paint.color : undefined;
  const [from, to] = [paint.colors[0], paint.colors.at(-1)];
  if (from === undefined || to === undefined) return undefined;
  const { box } = paint;
  const angle = (paint.angle * Math.PI) / 180;
  const [across, down] = [Math.sin(angle), -Math.cos(angle)];
  const length = Math.abs(box.width * across) + Math.abs(box.height * down);
  const x = part.rect.x + part.rect.width / 2 - (box.x + box.width / 2);
  const y = part.rect.y + part.rect.height / 2 - (box.y + box.height / 2);
  return mix(from, to, Math.min(1, Math.max(0, 0.5 + (x * across + y * down) / length)));
}

/** How many times larger than in its file the app's screen is drawn, at most; 0 without a screen. */
function enlargement(
  commands: readonly DrawingCommand[],
  pictureSize: (id: string) => Size | undefined,
): number {
  const factors = commands.map((command) => {
    if (command.kind === 'turn') return enlargement(command.commands, pictureSize);
    if (command.kind !== 'image' || command.source.kind !== 'picture') return 0;
    const size = pictureSize(command.source.id);
    return size ? command.rect.width / (command.from.width * size.width) : 0;
  });
  return Math.max(0, ...factors);
}

/** Whether a watch's picture had to be cut to its shape, or a phone's upright picture is on a television. */
function showsOtherDevice({ commands, parts }: Drawing, target: DesignTarget): boolean {
  if (isScreenOnly(target)) {
    return commands.some(
      (command) =>
        command.kind === 'image' &&
        command.source.kind === 'picture' &&
        Math.min(command.from.width, command.from.height) <
          SAME_SHAPE * Math.max(command.from.width, command.from.height),
    );
  }
  return (
    LANDSCAPE_DEVICES.includes(target.device) &&
    parts.some(({ kind, rect }) => kind === 'device' && rect.height > rect.width)
  );
}

/** Whether the device or a line of text runs over the left or right edge. */
function crossesEdge({ commands, parts }: Drawing, width: number): boolean {
  const isOutside = (left: number, right: number, tolerance: number) =>
    left < -tolerance * width || right > (1 + tolerance) * width;
  const isTextOutside = (command: DrawingCommand) => {
    if (command.kind !== 'text') return false;
    const widest = Math.max(0, ...command.text.lines.map((line) => line.width));
    const left = command.x - widest * (command.align === 'left' ? 0 : command.align === 'right' ? 1 : 0.5);
    return isOutside(left, left + widest, TEXT_TOLERANCE);
  };
  return (
    commands.some(isTextOutside) ||
    parts.some(({ kind, rect, angle }) => {
      if (kind !== 'device') return false;
      const turn = (angle * Math.PI) / 180;
      const half = (Math.abs(rect.width * Math.cos(turn)) + Math.abs(rect.height * Math.sin(turn))) / 2;
      const middle = rect.x + rect.width / 2;
      return isOutside(middle - half, middle + half, DEVICE_TOLERANCE);
    })
  );
}
