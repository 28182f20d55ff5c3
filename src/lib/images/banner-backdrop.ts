import {
  atLightness,
  backgroundFor,
  INK,
  lightnessOf,
  mix,
  PAPER,
  readableOn,
  withAlpha,
} from '@/domain/drawing/colors';
import type { BannerStyle } from '@/model/artwork-style';
import type { BannerLayout } from '@/domain/drawing/banner-layout';
import { disc, drawGlow, linearGradient, type Context } from './canvas';

/** Derives the colours of a banner from the app's two colours, so that text is always legible on them. */
export interface BannerPalette {
  backdrop: readonly string[];
  accent: string;
  second: string;
  ink: string;
  softInk: string;
  iconFrom: string;
  iconTo: string;
  tileEdge: string;
  shadow: string;
}

/** Large text needs 3:1 (WCAG 1.4.3); names get more, since a store shows banners small. */
const NAME_CONTRAST = 5;
const TAGLINE_CONTRAST = 4.5;
/** OKLab lightness from which a colour counts as bright. */
const BRIGHT = 0.78;

export function bannerPalette(style: BannerStyle, primary: string, secondary: string): BannerPalette {
  const icon = { iconFrom: primary, iconTo: secondary };
  switch (style) {
    case 'glow': {
      // A bright colour (yellow, mint) stays bright under dark ink; all others become a little darker, under white.
      const isBright = lightnessOf(primary) >= BRIGHT;
      const ink = isBright ? mix(atLightness(primary, 0.2), INK, 0.5) : PAPER;
      const on = isBright ? INK : PAPER;
      return {
        backdrop: [
          backgroundFor(
            on,
            isBright ? primary : mix(primary, atLightness(primary, 0.34), 0.3),
            NAME_CONTRAST,
          ),
          backgroundFor(on, mix(secondary, atLightness(secondary, isBright ? 0.8 : 0.3), 0.4), NAME_CONTRAST),
        ],
        accent: primary,
        second: secondary,
        ink,
        softInk: withAlpha(ink, 0.9),
        ...icon,
        tileEdge: withAlpha(PAPER, 0.32),
        shadow: 'rgb(0 0 0 / 0.4)',
      };
    }
    case 'split': {
      const wash = atLightness(primary, 0.965);
      const panel = [mix(primary, secondary, 0.1), mix(primary, secondary, 0.95)];
      return {
        backdrop: [wash, ...panel],
        accent: primary,
        second: secondary,
        ...inksOn(wash, primary),
        ...icon,
        tileEdge: withAlpha(PAPER, 0.5),
        shadow: 'rgb(0 0 0 / 0.38)',
      };
    }
    case 'paper': {
      const paper = mix('#faf6ee', atLightness(primary, 0.95), 0.35);
      return {
        backdrop: [paper],
        accent: primary,
        second: secondary,
        ...inksOn(paper, primary),
        ...icon,
        tileEdge: 'rgb(0 0 0 / 0.06)',
        shadow: 'rgb(20 21 26 / 0.22)',
      };
    }
    case 'stage': {
      const dark = mix(atLightness(primary, 0.17), '#0c0d12', 0.35);
      return {
        backdrop: [dark],
        accent: lightnessOf(primary) < 0.55 ? atLightness(primary, 0.62) : primary,
        second: lightnessOf(secondary) < 0.55 ? atLightness(secondary, 0.62) : secondary,
        ink: readableOn(dark),
        softInk: withAlpha(readableOn(dark), 0.78),
        ...icon,
        tileEdge: withAlpha(PAPER, 0.22),
        shadow: 'rgb(0 0 0 / 0.6)',
      };
    }
  }
}

/** Makes a dark ink with a touch of the app's colour. */
function inksOn(background: string, primary: string): { ink: string; softInk: string } {
  const dark = atLightness(primary, 0.24);
  const soft = mix(atLightness(primary, 0.42), '#5a5c66', 0.4);
  return {
    ink: backgroundFor(background, mix(dark, INK, 0.35), NAME_CONTRAST),
    softInk: backgroundFor(background, soft, TAGLINE_CONTRAST),
  };
}

/** Fills the whole banner and decorates the side opposite to the text. */
export function drawBackdrop(
  context: Context,
  style: BannerStyle,
  layout: BannerLayout,
  palette: BannerPalette,
): void {
  const { width, height } = layout.size;
  context.save();
  context.fillStyle = palette.backdrop[0] ?? PAPER;
  context.fillRect(0, 0, width, height);
  // Decoration is drawn for left-to-right and mirrored as a whole.
  if (layout.direction === 'rtl') {
    context.translate(width, 0);
    context.scale(-1, 1);
  }
  switch (style) {
    case 'glow':
      drawGlowStyle(context, layout, palette);
      break;
    case 'split':
      drawSplit(context, layout, palette);
      break;
    case 'paper':
      drawPaper(context, layout, palette);
      break;
    case 'stage':
      drawStage(context, layout, palette);
      break;
  }
  context.restore();
}

function ring(
  context: Context,
  x: number,
  y: number,
  radius: number,
  lineWidth: number,
  color: string | CanvasGradient,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.lineWidth = lineWidth;
  context.strokeStyle = color;
  context.stroke();
}

/** Where the text column ends in a left-to-right banner. */
function textEnd({ textBox, size, direction }: BannerLayout): number {
  return direction === 'rtl' ? size.width - textBox.x : textBox.x + textBox.width;
}

/** Centre of the icon in a left-to-right banner. */
function iconCenter({ icon, size, direction }: BannerLayout): { x: number; y: number } {
  const x = icon.x + icon.width / 2;
  return { x: direction === 'rtl' ? size.width - x : x, y: icon.y + icon.height / 2 };
}

function drawGlowStyle(
  context: Context,
  layout: BannerLayout,
  { backdrop, accent, second }: BannerPalette,
): void {
  const { width, height } = layout.size;
  context.fillStyle = linearGradient(context, layout.size, 115, backdrop);
  context.fillRect(0, 0, width, height);
  const { x, y } = iconCenter(layout);
  drawGlow(
    context,
    { x: width * 0.98, y: height * -0.05, radius: height * 0.95 },
    atLightness(accent, 0.78),
    0.55,
  );
  drawGlow(
    context,
    { x: width * 0.74, y: height * 1.15, radius: height * 0.9 },
    atLightness(second, 0.74),
    0.5,
  );
  drawGlow(
    context,
    { x: width * -0.02, y: height * 1.05, radius: height * 0.75 },
    atLightness(second, 0.6),
    0.28,
  );
  // Rings around the icon fade out before they reach the text.
  const base = layout.icon.width;
  [0.82, 1.14, 1.5].forEach((factor, index) => {
    const fade = context.createLinearGradient(textEnd(layout) * 0.98, 0, x, 0);
    fade.addColorStop(0, withAlpha(PAPER, 0));
    fade.addColorStop(1, withAlpha(PAPER, 0.26 - index * 0.06));
    ring(context, x, y, base * factor, Math.max(1, base * 0.006), fade);
  });
}

function drawSplit(context: Context, layout: BannerLayout, { backdrop, second }: BannerPalette): void {
  const { width, height } = layout.size;
  const edge = width * 0.6;
  const slant = height * 0.17;
  context.save();
  context.beginPath();
  context.moveTo(edge + slant / 2, 0);
  context.lineTo(width, 0);
  context.lineTo(width, height);
  context.lineTo(edge - slant / 2, height);
  context.closePath();
  context.clip();
  context.fillStyle = linearGradient(context, layout.size, 140, backdrop.slice(1));
  context.fillRect(0, 0, width, height);
  const { x, y } = iconCenter(layout);
  const base = layout.icon.width;
  context.fillStyle = withAlpha(PAPER, 0.1);
  for (const factor of [1.28, 0.92]) {
    disc(context, x, y, base * factor);
  }
  context.restore();
  // A thin stripe along the slant connects the two halves.
  context.beginPath();
  context.moveTo(edge + slant / 2 - height * 0.045, 0);
  context.lineTo(edge + slant / 2 - height * 0.02, 0);
  context.lineTo(edge - slant / 2 - height * 0.02, height);
  context.lineTo(edge - slant / 2 - height * 0.045, height);
  context.closePath();
  context.fillStyle = withAlpha(second, 0.35);
  context.fill();
}

function drawPaper(context: Context, layout: BannerLayout, { accent, second }: BannerPalette): void {
  const { width, height } = layout.size;
  const radius = height * 0.46;
  // The ring is a little larger than the disc and stays clear of the text.
  const x = Math.max(width - radius * 0.86, textEnd(layout) + radius * 1.16 + width * 0.015);
  const y = height * 0.46;
  context.fillStyle = linearGradient(context, layout.size, 150, [accent, mix(accent, second, 0.5), second]);
  disc(context, x, y, radius);
  const line = Math.max(1.5, height * 0.004);
  ring(context, x - radius * 0.07, y + radius * 0.1, radius * 1.07, line, withAlpha(second, 0.6));
  context.fillStyle = accent;
  disc(context, x - radius * 1.02, y - radius * 0.62, radius * 0.13);
}

function drawStage(context: Context, layout: BannerLayout, { accent, second }: BannerPalette): void {
  const { width, height } = layout.size;
  const { x, y } = iconCenter(layout);
  drawGlow(context, { x: x, y: y, radius: height * 1.15 }, accent, 0.62);
  drawGlow(context, { x: x + width * 0.36, y: height * 1.1, radius: height * 0.85 }, second, 0.6);
  drawGlow(context, { x: x - width * 0.36, y: height * 1.1, radius: height * 0.85 }, accent, 0.42);
  // A field of dots, stronger towards the sides, with none behind the text.
  const step = height / 15;
  const { textBox, name, tagline } = layout;
  const widest = Math.max(
    ...[name, tagline].flatMap((placed) => placed?.text.lines.map((line) => line.width) ?? [0]),
  );
  for (let row = 0.5; row * step < height; row += 1) {
    for (let column = 0.5; column * step < width; column += 1) {
      const fromMiddle = Math.abs(column * step - width / 2);
      const strength = Math.max(0, fromMiddle / (width / 2) - 0.3) * 0.55;
      const isBesideText = row * step > textBox.y - step && row * step < textBox.y + textBox.height + step;
      if (strength <= 0.01 || (isBesideText && fromMiddle < widest / 2 + step)) continue;
      context.fillStyle = withAlpha(PAPER, Math.round(strength * 100) / 100);
      disc(context, column * step, row * step, step * 0.07);
    }
  }
}
