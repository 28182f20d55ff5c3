import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { designWithScreens } from '@tests/support/images/designs';
import { LAYOUT_IDS, type Design, type DesignTarget } from '../design';
import { drawingCommands, planSet, type SetRequest } from './draw-design';
import type { DrawingCommand } from './drawing-command';
import { placeScreens } from '../size-edits';

const TALL: DesignTarget = { id: 'iphone-6.9', width: 1320, height: 2868, gap: 0.036 };
const TARGETS: readonly DesignTarget[] = [
  TALL,
  { id: 'play-phone', width: 1080, height: 1920, gap: 0.14 },
  { id: 'duo', width: 1398, height: 2034, gap: 0.036 },
  { id: 'ipad-13', width: 2064, height: 2752, gap: 0.036 },
  { id: 'landscape', width: 2868, height: 1320, gap: 0.036 },
  { id: 'wide', width: 2752, height: 2064, gap: 0.036 },
  { id: 'banner', width: 1024, height: 500, gap: 0 },
  {
    id: 'header',
    width: 3840,
    height: 1646,
    gap: 0,
    safeArea: { x: 1097, y: 493, width: 1646, height: 661 },
  },
];

function request(design: Design, changes: Partial<SetRequest> = {}): SetRequest {
  return {
    design,
    target: TALL,
    locale: 'en-US',
    mainLocale: 'en-US',
    pictureSize: () => ({ width: 1206, height: 2622 }),
    assetSize: () => undefined,
    measure: () => (text, size) => text.length * size * 0.5,
    ...changes,
  };
}

function flat(commands: readonly DrawingCommand[]): DrawingCommand[] {
  return commands.flatMap((command) => (command.kind === 'turn' ? flat(command.commands) : [command]));
}

function imagesIn(commands: readonly DrawingCommand[]) {
  return flat(commands).filter((command) => command.kind === 'image');
}

function textsIn(commands: readonly DrawingCommand[]) {
  return commands.filter((command) => command.kind === 'text');
}

describe('every layout at every size', () => {
  const cases = LAYOUT_IDS.flatMap((layout) => TARGETS.map((target) => ({ layout, id: target.id, target })));
  itEvery(cases)('has its texts inside and its picture undistorted', ({ layout, target }) => {
    const design = designWithScreens(['Plan your whole day in one minute', 'Track it'], { layout });
    const { commands, parts, isTextCut } = drawingCommands(request(design, { target }), 0);
    expect(isTextCut).toBe(false);
    const area = target.safeArea ?? { x: 0, y: 0, ...target };
    for (const text of textsIn(commands)) {
      const height = text.text.lines.length * text.text.lineHeight;
      const top = text.firstMiddle - text.text.lineHeight / 2;
      expect(top).toBeGreaterThanOrEqual(area.y - 1);
      expect(top + height).toBeLessThanOrEqual(area.y + area.height + 1);
    }
    for (const { rect, from } of imagesIn(commands)) {
      expect((rect.width / rect.height) * (from.height / from.width)).toBeCloseTo(1206 / 2622, 2);
    }
    const device = parts.find(({ kind }) => kind === 'device');
    if (layout === 'text-only') expect(device).toBeUndefined();
    else expect(device).toBeDefined();
  });

  it.each(['above', 'below'] as const)('%s keeps caption and device apart at every size', (layout) => {
    for (const target of TARGETS) {
      const design = designWithScreens(['Plan your whole day in one minute'], { layout });
      const { parts } = drawingCommands(request(design, { target }), 0);
      const device = parts.find(({ kind }) => kind === 'device')?.rect;
      const caption = parts.find(({ kind }) => kind === 'caption')?.rect;
      if (!device || !caption) throw new Error('A part is missing.');
      const isApart =
        caption.y + caption.height <= device.y ||
        device.y + device.height <= caption.y ||
        caption.x + caption.width <= device.x ||
        device.x + device.width <= caption.x;
      expect(isApart, target.id).toBe(true);
    }
  });
});

describe('a watch', () => {
  const target: DesignTarget = {
    ...{ id: 'play-wear', width: 454, height: 454, gap: 0 },
    ...{ device: 'watch', screenKind: 'android-watch' },
  };
  itEvery(LAYOUT_IDS)('shows nothing but the app’s screen in every layout', (layout) => {
    const { commands } = drawingCommands(
      request(designWithScreens(['Plan your day'], { layout }), { target }),
      0,
    );
    expect(textsIn(commands)).toEqual([]);
    const [screen, ...others] = imagesIn(commands);
    expect(others).toEqual([]);
    expect(screen).toMatchObject({
      rect: { x: 0, y: 0, width: 454, height: 454 },
      radius: 0,
      backing: '#000000',
    });
  });

  it('shows its own screen, and the set’s where it has none', () => {
    const design = designWithScreens(['One', 'Two']);
    const own = placeScreens(design, 'android-watch', [{ id: 'watch-1', locale: 'en-US' }], 'shot-1').design;
    const shown = (size: DesignTarget) =>
      [0, 1].map((index) => imagesIn(drawingCommands(request(own, { target: size }), index).commands)[0]);
    expect(shown(target)).toMatchObject([{ source: { id: 'picture-0' } }, { source: { id: 'watch-1' } }]);
    expect(shown(TALL)).toMatchObject([{ source: { id: 'picture-0' } }, { source: { id: 'picture-1' } }]);
  });
});

it('a television’s picture has no phone around it, and a phone’s keeps its own', () => {
  const target: DesignTarget = { id: 'play-tv', width: 1920, height: 1080, gap: 0, device: 'tv' };
  const cornerOf = (width: number, height: number) => {
    const pictureSize = () => ({ width, height });
    const { commands } = drawingCommands(request(designWithScreens(['Plan']), { target, pictureSize }), 0);
    const [screen] = imagesIn(commands);
    return (screen?.radius ?? 0) / Math.min(screen?.rect.width ?? 1, screen?.rect.height ?? 1);
  };
  expect(cornerOf(1920, 1080)).toBeLessThan(0.03);
  expect(cornerOf(1080, 1920)).toBeGreaterThan(0.08);
});

describe('captions of a set', () => {
  it('have the size of the longest one', () => {
    const design = designWithScreens([
      'Short',
      'A caption with so many words that it has to be much smaller than the others',
    ]);
    const sizes = [0, 1].map((index) => drawingCommands(request(design), index).captionSize);
    expect(sizes[0]).toBe(sizes[1]);
    const uneven = { ...design, hasEvenText: false };
    const own = [0, 1].map((index) => drawingCommands(request(uneven), index).captionSize ?? 0);
    expect(own[0]).toBeGreaterThan(own[1] ?? 0);
  });

  it.each([
    ['only of emoji', '🎉🚀'.repeat(4), false],
    ['of 10,000 emoji', '👩‍👩‍👧‍👦'.repeat(10_000), true],
    ['of 10,000 letters without a space', 'a'.repeat(10_000), true],
    ['of 10,000 line breaks', 'a\n'.repeat(5_000), true],
  ])('%s are drawn inside, and are said to be cut when they are', (_, caption, isCut) => {
    const { commands, isTextCut } = drawingCommands(request(designWithScreens([caption])), 0);
    expect(isTextCut).toBe(isCut);
    const [text] = textsIn(commands);
    const widest = Math.max(...(text?.text.lines.map(({ width }) => width) ?? [Infinity]));
    expect(widest).toBeLessThanOrEqual(TALL.width);
    expect(text?.text.lines.length).toBeLessThanOrEqual(3);
  });

  it('are not made small by one that is cut', () => {
    const design = designWithScreens(['Short', 'word '.repeat(2000)]);
    expect(planSet(request(design)).shrink).toBe(1);
    expect(drawingCommands(request(design), 1).isTextCut).toBe(true);
  });

  it('leave the device the whole area when there are none', () => {
    const heightOf = (design: Design) =>
      drawingCommands(request(design), 0).parts.find(({ kind }) => kind === 'device')?.rect.height ?? 0;
    expect(heightOf(designWithScreens(['']))).toBeGreaterThan(heightOf(designWithScreens(['Plan'])));
  });

  it('fall back to the main language', () => {
    const { commands } = drawingCommands(request(designWithScreens(['Plan']), { locale: 'de-DE' }), 0);
    expect(textsIn(commands)[0]?.text.lines[0]?.text).toBe('Plan');
  });

  it('mark the highlighted words where they are', () => {
    const design = designWithScreens(['Plan your day']);
    const shot = design.shots['shot-0'];
    if (shot?.texts['en-US'])
      shot.texts['en-US'] = { caption: 'Plan your day', second: '', highlight: 'YOUR' };
    const [text] = textsIn(drawingCommands(request(design), 0).commands);
    const letter = (text?.text.fontSize ?? 0) * 0.5;
    const [mark, ...others] = text?.highlight?.marks ?? [];
    expect(others).toEqual([]);
    expect(mark?.line).toBe(0);
    expect((mark?.x ?? 0) / letter).toBeCloseTo('Plan '.length);
    expect((mark?.width ?? 0) / letter).toBeCloseTo('your'.length);
  });
});

describe('right-to-left languages', () => {
  it('mirror a layout with the caption beside the device', () => {
    const target = TARGETS.find(({ id }) => id === 'banner') ?? TALL;
    const xOf = (locale: string) => {
      const design = designWithScreens(['خطّط'], {}, locale);
      const { parts } = drawingCommands(request(design, { target, locale, mainLocale: locale }), 0);
      return parts.find(({ kind }) => kind === 'caption')?.rect.x ?? 0;
    };
    expect(xOf('en-US')).toBeLessThan(target.width / 2);
    expect(xOf('ar-SA')).toBeGreaterThan(target.width / 2 - 1);
  });
});

describe('a panorama', () => {
  const boxOf = (design: Design, index: number, locale = 'en-US') => {
    const [fill] = drawingCommands(request(design, { locale }), index).commands;
    return fill?.kind === 'fill' && fill.paint.kind === 'gradient' ? fill.paint.box : undefined;
  };
  const panorama = { ...designWithScreens(['One', 'Two', 'Three']), isPanorama: true };
  const gap = Math.round(0.036 * 1320);

  it.each([
    ['leaves out what is behind the gap', true, -(1320 + gap), 3 * 1320 + 2 * gap],
    ['or hides nothing', false, -1320, 3 * 1320],
  ])('%s', (_, skipsGap, x, width) => {
    expect(boxOf({ ...panorama, skipsGap }, 1)).toEqual({ x, y: 0, width, height: 2868 });
  });

  it('starts on the right where the store does', () => {
    expect(boxOf({ ...panorama, skipsGap: false }, 0, 'ar-SA')?.x).toBe(-2 * 1320);
  });

  it('leaves a picture with its own background alone', () => {
    const shot = panorama.shots['shot-1'];
    const fill = { kind: 'gradient', from: '#000000', to: '#ffffff', angle: 0 } as const;
    const shots = { ...panorama.shots, ...(shot && { 'shot-1': { ...shot, style: { fill } } }) };
    expect(boxOf({ ...panorama, shots }, 1)?.width).toBe(1320);
  });
});
