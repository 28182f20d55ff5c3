import type { Rect } from '@/model/geometry';
import type { DrawingCommand, Paint } from './drawing-command';

/**
 * Scales a command to another size of canvas. Layouts are computed in pixels of the target, and the strip paints them
 * small: the canvas's own transform would not do, because rounded corners are put back pixel by pixel.
 */
export function scaleCommand(command: DrawingCommand, scale: number): DrawingCommand {
  if (scale === 1) return command;
  const rectOf = ({ x, y, width, height }: Rect): Rect => ({
    x: x * scale,
    y: y * scale,
    width: width * scale,
    height: height * scale,
  });
  const paintOf = (paint: Paint): Paint =>
    paint.kind === 'gradient' ? { ...paint, box: rectOf(paint.box) } : paint;
  switch (command.kind) {
    case 'fill':
      return {
        ...command,
        rect: rectOf(command.rect),
        radius: command.radius * scale,
        paint: paintOf(command.paint),
      };
    case 'stroke':
      return {
        ...command,
        rect: rectOf(command.rect),
        radius: command.radius * scale,
        lineWidth: command.lineWidth * scale,
        paint: paintOf(command.paint),
      };
    case 'circles':
      return { ...command, circles: command.circles.map((circle) => scaleCircle(circle, scale)) };
    case 'rings':
      return {
        ...command,
        lineWidth: command.lineWidth * scale,
        circles: command.circles.map((circle) => scaleCircle(circle, scale)),
      };
    case 'polygon':
      return { ...command, points: command.points.map(({ x, y }) => ({ x: x * scale, y: y * scale })) };
    case 'glow':
      return { ...command, ...scaleCircle(command, scale) };
    case 'shadow':
      return {
        ...command,
        rect: rectOf(command.rect),
        radius: command.radius * scale,
        blur: command.blur * scale,
        offsetY: command.offsetY * scale,
      };
    case 'image':
    case 'drawing':
      // Rounded corners need whole pixels.
      return { ...command, rect: wholePixels(rectOf(command.rect)), radius: command.radius * scale };
    case 'text':
      return {
        ...command,
        x: command.x * scale,
        firstMiddle: command.firstMiddle * scale,
        text: {
          ...command.text,
          fontSize: command.text.fontSize * scale,
          lineHeight: command.text.lineHeight * scale,
          lines: command.text.lines.map(({ text, width }) => ({ text, width: width * scale })),
        },
        ...(command.highlight && {
          highlight: {
            ...command.highlight,
            marks: command.highlight.marks.map(({ line, x, width }) => ({
              line,
              x: x * scale,
              width: width * scale,
            })),
          },
        }),
      };
    case 'turn':
      return {
        ...command,
        x: command.x * scale,
        y: command.y * scale,
        commands: command.commands.map((each) => scaleCommand(each, scale)),
      };
  }
}

function scaleCircle({ x, y, radius }: { x: number; y: number; radius: number }, scale: number) {
  return { x: x * scale, y: y * scale, radius: radius * scale };
}

function wholePixels({ x, y, width, height }: Rect): Rect {
  const [left, top] = [Math.round(x), Math.round(y)];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round(x + width) - left),
    height: Math.max(1, Math.round(y + height) - top),
  };
}
