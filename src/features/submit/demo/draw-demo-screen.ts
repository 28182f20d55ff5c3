import { mix, PAPER, INK } from '@/domain/drawing/colors';
import { disc, fillRounded, linearGradient, makeContext, setFont, type Context } from '@/lib/images/canvas';

export interface DemoScreen {
  /** The scene's own title, at the top of the invented app. */
  title: string;
  /** Which of the four scenes, from 0. */
  scene: number;
  isTablet: boolean;
  primary: string;
  secondary: string;
}

/** Half the size of the largest phone and tablet screenshots: sharp enough inside a frame. Pixels. */
const PHONE = { width: 660, height: 1434 };
const TABLET = { width: 1032, height: 1376 };
const FONT = 'system-ui, sans-serif';

type Paint = (context: Context, box: Box, screen: DemoScreen) => void;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A length that fits the device: a hundredth of its width. */
  unit: number;
}

/** An invented screen of an invented app, as a PNG. Undefined where the browser can't draw off screen. */
export async function drawDemoScreen(screen: DemoScreen): Promise<Blob | undefined> {
  if (typeof OffscreenCanvas !== 'function') return undefined;
  const size = screen.isTablet ? TABLET : PHONE;
  const context = makeContext(size);
  if (!context || !('convertToBlob' in context.canvas)) return undefined;
  const unit = (screen.isTablet ? size.width * 0.7 : size.width) / 100;
  const margin = unit * 7;
  context.fillStyle = mix(PAPER, screen.primary, 0.05);
  context.fillRect(0, 0, size.width, size.height);

  setFont(context, FONT, 700, unit * 6.4);
  context.fillStyle = INK;
  context.textBaseline = 'alphabetic';
  context.fillText(screen.title, margin, unit * 24, size.width - 2 * margin);
  fillRounded(
    context,
    { x: margin, y: unit * 28, width: unit * 18, height: unit * 1.6 },
    unit,
    screen.primary,
  );
  const box = {
    x: margin,
    y: unit * 36,
    width: size.width - 2 * margin,
    height: size.height - unit * 62,
    unit,
  };
  const paint = SCENES[screen.scene % SCENES.length] ?? paintList;
  paint(context, box, screen);
  paintTabBar(context, size, unit, screen);
  return context.canvas.convertToBlob({ type: 'image/png' });
}

const paintList: Paint = (context, { x, y, width, height, unit }, { primary, secondary }) => {
  const rows = Math.floor(height / (unit * 17));
  for (let row = 0; row < rows; row += 1) {
    const top = y + row * unit * 17;
    fillRounded(context, { x, y: top, width, height: unit * 14.5 }, unit * 3.4, PAPER);
    context.fillStyle = row < 2 ? primary : mix(PAPER, secondary, 0.28);
    disc(context, x + unit * 8, top + unit * 7.2, unit * 3.4);
    const share = 0.34 + ((row * 37) % 40) / 100;
    bar(
      context,
      x + unit * 15,
      top + unit * 4.2,
      (width - unit * 22) * share,
      unit * 2.4,
      mix(PAPER, INK, 0.75),
    );
    bar(
      context,
      x + unit * 15,
      top + unit * 8.8,
      (width - unit * 22) * (share - 0.12),
      unit * 1.8,
      mix(PAPER, INK, 0.25),
    );
  }
};

const paintRing: Paint = (context, { x, y, width, height, unit }, { primary, secondary }) => {
  const radius = Math.min(width, height) * 0.36;
  const center = { x: x + width / 2, y: y + radius + unit * 8 };
  context.lineWidth = unit * 6;
  context.lineCap = 'round';
  context.strokeStyle = mix(PAPER, secondary, 0.2);
  context.beginPath();
  context.arc(center.x, center.y, radius, 0, Math.PI * 2);
  context.stroke();
  context.strokeStyle = primary;
  context.beginPath();
  context.arc(center.x, center.y, radius, -Math.PI / 2, Math.PI * 0.95);
  context.stroke();
  setFont(context, FONT, 800, unit * 17);
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.fillText('72%', center.x, center.y + unit * 6);
  context.textAlign = 'left';
  const top = center.y + radius + unit * 16;
  const cell = (width - unit * 5) / 2;
  for (const [index, color] of [primary, secondary].entries()) {
    const left = x + index * (cell + unit * 5);
    fillRounded(context, { x: left, y: top, width: cell, height: unit * 26 }, unit * 4, PAPER);
    bar(context, left + unit * 5, top + unit * 6, cell * 0.4, unit * 2, mix(PAPER, INK, 0.3));
    bar(context, left + unit * 5, top + unit * 13, cell * 0.66, unit * 5, color);
  }
};

const paintMap: Paint = (context, { x, y, width, height, unit }, { primary, secondary }) => {
  fillRounded(context, { x, y, width, height }, unit * 5, mix(PAPER, secondary, 0.14));
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, unit * 5);
  context.clip();
  context.strokeStyle = PAPER;
  context.lineWidth = unit * 2.6;
  for (let line = 1; line < 7; line += 1) {
    context.beginPath();
    context.moveTo(x, y + (height * line) / 7);
    context.lineTo(x + width, y + (height * (line + 0.6)) / 7);
    context.moveTo(x + (width * line) / 6, y);
    context.lineTo(x + (width * (line - 0.7)) / 6, y + height);
    context.stroke();
  }
  context.restore();
  context.strokeStyle = primary;
  context.lineWidth = unit * 2.4;
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x + width * 0.2, y + height * 0.82);
  context.bezierCurveTo(
    x,
    y + height * 0.5,
    x + width * 0.7,
    y + height * 0.62,
    x + width * 0.5,
    y + height * 0.36,
  );
  context.bezierCurveTo(
    x + width * 0.4,
    y + height * 0.2,
    x + width * 0.72,
    y + height * 0.1,
    x + width * 0.82,
    y + height * 0.2,
  );
  context.stroke();
  context.fillStyle = INK;
  disc(context, x + width * 0.2, y + height * 0.82, unit * 2.4);
  context.fillStyle = primary;
  disc(context, x + width * 0.82, y + height * 0.2, unit * 3.4);
};

const paintChart: Paint = (context, { x, y, width, height, unit }, { primary, secondary }) => {
  fillRounded(context, { x, y, width, height: height * 0.56 }, unit * 4, PAPER);
  const bars = 7;
  const gap = unit * 3;
  const barWidth = (width - unit * 12 - gap * (bars - 1)) / bars;
  for (let index = 0; index < bars; index += 1) {
    const share = 0.3 + ((index * 29) % 60) / 100;
    const barHeight = height * 0.44 * share;
    fillRounded(
      context,
      {
        x: x + unit * 6 + index * (barWidth + gap),
        y: y + height * 0.51 - barHeight,
        width: barWidth,
        height: barHeight,
      },
      unit * 1.6,
      index === 5 ? primary : mix(PAPER, secondary, 0.4),
    );
  }
  paintList(
    context,
    { x, y: y + height * 0.61, width, height: height * 0.39, unit },
    {
      title: '',
      scene: 0,
      isTablet: false,
      primary,
      secondary,
    },
  );
};

const SCENES: readonly Paint[] = [paintList, paintRing, paintMap, paintChart];

function paintTabBar(
  context: Context,
  size: { width: number; height: number },
  unit: number,
  { primary, secondary }: DemoScreen,
): void {
  context.fillStyle = PAPER;
  context.fillRect(0, size.height - unit * 20, size.width, unit * 20);
  for (let tab = 0; tab < 4; tab += 1) {
    const left = (size.width * (tab + 0.5)) / 4 - unit * 4;
    fillRounded(
      context,
      { x: left, y: size.height - unit * 14.5, width: unit * 8, height: unit * 8 },
      unit * 2.4,
      tab === 0 ? linearGradient(context, size, 160, [primary, secondary]) : mix(PAPER, INK, 0.16),
    );
  }
}

function bar(context: Context, x: number, y: number, width: number, height: number, color: string): void {
  fillRounded(context, { x, y, width, height }, height / 2, color);
}
