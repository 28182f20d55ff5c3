import { withAlpha } from '@/domain/drawing/colors';
import type { Rect, Size } from '@/model/geometry';
import type {
  DrawingCommand,
  ImageSource,
  Mark,
  MeasureFont,
  Paint,
} from '@/domain/studio/drawing/drawing-command';
import { scaleCommand } from '@/domain/studio/drawing/scale-command';
import {
  drawGlow,
  drawRounded,
  drawSoftShadow,
  drawText,
  fillRounded,
  inkShift,
  linearGradient,
  measureWith,
  strokeInside,
  type Context,
  type MakeContext,
} from './canvas';

/** Pixels of an image that a drawing refers to; undefined while it is not decoded or when it is not stored. */
export type FindImage = (source: ImageSource) => (CanvasImageSource & Size) | undefined;

/** Measures fonts as this context draws them. */
export function measureFontsWith(context: Context): MeasureFont {
  return ({ family, weight }) => measureWith(context, family, weight);
}

/**
 * Paints a drawing, scaled to the size of the context's canvas. A drawing that fills its target leaves the canvas opaque.
 * @param make creates helper canvases
 * @param target size in pixels that the commands were made for
 */
export function paint(
  commands: readonly DrawingCommand[],
  context: Context,
  make: MakeContext,
  findImage: FindImage,
  target: Size,
): void {
  const scale = context.canvas.width / target.width;
  commands.forEach((command) =>
    paintOne(scaleCommand(command, scale), { context, make, findImage, isTurned: false }),
  );
}

interface Tools {
  context: Context;
  make: MakeContext;
  findImage: FindImage;
  /** Whether pixels of the canvas are not those of the drawing, so that corners cannot be put back. */
  isTurned: boolean;
}

function paintOne(command: DrawingCommand, tools: Tools): void {
  const { context } = tools;
  switch (command.kind) {
    case 'fill':
      if (command.radius === 0) {
        const { x, y, width, height } = command.rect;
        context.fillStyle = styleOf(context, command.paint, command.rect);
        context.fillRect(x, y, width, height);
      } else {
        fillRounded(context, command.rect, command.radius, styleOf(context, command.paint, command.rect));
      }
      break;
    case 'stroke': {
      const style = styleOf(context, command.paint, command.rect);
      strokeInside(context, command.rect, command.radius, command.lineWidth, style);
      break;
    }
    case 'circles':
      context.fillStyle = command.color;
      context.beginPath();
      for (const { x, y, radius } of command.circles) {
        context.moveTo(x + radius, y);
        context.arc(x, y, radius, 0, Math.PI * 2);
      }
      context.fill();
      break;
    case 'rings':
      context.strokeStyle = command.color;
      context.lineWidth = command.lineWidth;
      for (const { x, y, radius } of command.circles) {
        context.beginPath();
        context.arc(x, y, radius, 0, Math.PI * 2);
        context.stroke();
      }
      break;
    case 'polygon':
      context.fillStyle = command.color;
      context.beginPath();
      command.points.forEach(({ x, y }, index) =>
        index === 0 ? context.moveTo(x, y) : context.lineTo(x, y),
      );
      context.closePath();
      context.fill();
      break;
    case 'glow':
      drawGlow(context, command, command.color, command.strength);
      break;
    case 'shadow':
      drawSoftShadow(context, tools.make, command.rect, { ...command, isTurned: tools.isTurned });
      break;
    case 'image':
      paintImage(command, tools);
      break;
    case 'drawing':
      paintDrawing(command, tools);
      break;
    case 'text':
      paintText(context, command);
      break;
    case 'turn':
      context.save();
      context.translate(command.x, command.y);
      context.rotate((command.angle * Math.PI) / 180);
      context.translate(-command.x, -command.y);
      command.commands.forEach((each) => paintOne(each, { ...tools, isTurned: true }));
      context.restore();
      break;
  }
}

function styleOf(context: Context, paint: Paint, rect: Rect): string | CanvasGradient {
  switch (paint.kind) {
    case 'color':
      return paint.color;
    case 'gradient':
      return linearGradient(context, paint.box, paint.angle, paint.colors);
    case 'fade': {
      const fade = context.createLinearGradient(0, rect.y, 0, rect.y + rect.height);
      fade.addColorStop(0, withAlpha(paint.color, 0.95));
      fade.addColorStop(0.65, withAlpha(paint.color, 0.82));
      fade.addColorStop(1, withAlpha(paint.color, 0));
      return fade;
    }
  }
}

function paintImage(command: Extract<DrawingCommand, { kind: 'image' }>, tools: Tools): void {
  const image = tools.findImage(command.source);
  const { rect, from, backing } = command;
  paintRounded(command, tools, (target) => {
    target.fillStyle = backing;
    target.fillRect(0, 0, rect.width, rect.height);
    if (!image) return;
    target.imageSmoothingQuality = 'high';
    target.drawImage(
      image,
      from.x * image.width,
      from.y * image.height,
      from.width * image.width,
      from.height * image.height,
      0,
      0,
      rect.width,
      rect.height,
    );
  });
}

function paintDrawing(command: Extract<DrawingCommand, { kind: 'drawing' }>, tools: Tools): void {
  const { width, height } = command.rect;
  const helper = tools.make({ width, height });
  if (!helper) return;
  paint(command.commands, helper, tools.make, tools.findImage, command.size);
  paintRounded(command, tools, (target) => target.drawImage(helper.canvas, 0, 0));
}

/** Paints something with round corners. @param fill fills the rectangle's size from the origin on */
function paintRounded(
  { rect, radius }: { rect: Rect; radius: number },
  { context, make, isTurned }: Tools,
  fill: (target: Context) => void,
): void {
  if (!isTurned) {
    drawRounded(context, make, rect, radius, fill);
    return;
  }
  // Corners of a turned picture cannot be put back, so the picture is rounded on a canvas of its own.
  const helper = make({ width: Math.ceil(rect.width), height: Math.ceil(rect.height) });
  if (!helper) return;
  fill(helper);
  helper.globalCompositeOperation = 'destination-in';
  fillRounded(helper, { x: 0, y: 0, width: rect.width, height: rect.height }, radius, '#000000');
  context.imageSmoothingQuality = 'high';
  context.drawImage(helper.canvas, rect.x, rect.y);
}

function paintText(context: Context, given: Extract<DrawingCommand, { kind: 'text' }>): void {
  const command = given.isInkCentred === true ? withInkCentred(context, given) : given;
  const { text, x, firstMiddle, align, font, color, highlight } = command;
  if (highlight && highlight.kind !== 'color') {
    for (const mark of highlight.marks) {
      const box = markBox(command, mark);
      const rect =
        highlight.kind === 'marker'
          ? {
              x: box.x - box.height * 0.12,
              y: box.y,
              width: box.width + box.height * 0.24,
              height: box.height,
            }
          : { ...box, y: box.y + box.height * 0.94, height: Math.max(1, box.height * 0.09) };
      fillRounded(context, rect, rect.height * (highlight.kind === 'marker' ? 0.18 : 0.5), highlight.color);
    }
  }
  drawText(context, text, { x, firstMiddle, align }, { ...font, color });
  if (highlight?.kind !== 'color') return;
  for (const mark of highlight.marks) {
    const line = text.lines[mark.line];
    if (!line) continue;
    // The whole line again, of which only the words show: letters that join keep their shape.
    const box = markBox(command, mark);
    context.save();
    context.beginPath();
    context.rect(box.x, box.y - box.height * 0.3, box.width, box.height * 1.6);
    context.clip();
    const one = { ...text, lines: [line] };
    const middle = firstMiddle + mark.line * text.lineHeight;
    drawText(context, one, { x, firstMiddle: middle, align }, { ...font, color: highlight.color });
    context.restore();
  }
}

function withInkCentred(
  context: Context,
  command: Extract<DrawingCommand, { kind: 'text' }>,
): Extract<DrawingCommand, { kind: 'text' }> {
  const { text, font, firstMiddle } = command;
  const [line] = text.lines;
  const shift = line ? inkShift(context, line.text, { ...font, fontSize: text.fontSize }) : 0;
  return { ...command, firstMiddle: firstMiddle + shift };
}

/** The words in the drawing, as high as their letters. */
function markBox(
  { text, x, firstMiddle, align }: Extract<DrawingCommand, { kind: 'text' }>,
  mark: Mark,
): Rect {
  const width = text.lines[mark.line]?.width ?? 0;
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  const height = text.fontSize * 1.08;
  return {
    x: left + mark.x,
    y: firstMiddle + mark.line * text.lineHeight - height / 2,
    width: mark.width,
    height,
  };
}
