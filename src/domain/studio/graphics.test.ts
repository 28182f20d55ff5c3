import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { GRAPHIC_FACTS } from '@tests/support/images/designs';
import { contrast, isHexColor, mix } from '../drawing/colors';
import { BANNER_STYLES } from '@/model/artwork-style';
import { FONT_CHOICES } from '../drawing/fonts';
import { EMPTY_DESIGN } from './default-design';
import { GRAPHIC_IDS, type Design, type Fill, type Graphic, type GraphicId } from './design';
import { assetsIn, designFile, readDesignFile, takeDesign } from './design-file';
import { readDesign } from './design-schema';
import { drawingInputs } from './drawing/drawing-inputs';
import { drawingCommands, type SetRequest } from './drawing/draw-design';
import type { Drawing, DrawingCommand } from './drawing/drawing-command';
import { setText } from './edits';
import { FEATURE_TARGET, GRAPHIC_TARGETS, ICON_TARGET, iconTarget } from './graphic-targets';
import { FEATURE_TEMPLATES, GRAPHIC_LAYOUTS, GRAPHIC_TEMPLATES, ICON_TEMPLATES } from './graphic-templates';
import {
  applyGraphicTemplate,
  editGraphic,
  GRAPHIC_SHOT,
  graphicOf,
  setGraphicPicture,
  setGraphicStyle,
  usedDesign,
  type GraphicFacts,
} from './graphics';
import { ICON_PICTURE, symbolPicture } from './drawing/picture-content';
import { scaleCommand } from './drawing/scale-command';
import { symbolCommands, SYMBOLS } from './drawing/symbols';

const ASSET = 'b'.repeat(64);

function draw(design: Design, id: GraphicId, changes: Partial<SetRequest> = {}): Drawing {
  return drawingCommands(
    {
      design,
      target: GRAPHIC_TARGETS[id],
      locale: 'en-US',
      mainLocale: 'en-US',
      pictureSize: () => undefined,
      assetSize: () => ({ width: 600, height: 600 }),
      measure: () => (text, size) => text.length * size * 0.5,
      ...changes,
    },
    0,
  );
}

function all(commands: readonly DrawingCommand[]): DrawingCommand[] {
  return commands.flatMap((command) => (command.kind === 'turn' ? all(command.commands) : [command]));
}

function kinds(drawing: Drawing): string[] {
  return all(drawing.commands).map(({ kind }) => kind);
}

function first(id: GraphicId, facts: Partial<GraphicFacts> = {}): Design {
  return graphicOf({}, id, { ...GRAPHIC_FACTS, ...facts }).design;
}

/** The colours that can be behind a text; patterns are laid over their ground at up to half their strength. */
function grounds(fill: Fill): string[] {
  switch (fill.kind) {
    case 'color':
      return [fill.color];
    case 'gradient':
      return [0, 0.5, 1].map((share) => mix(fill.from, fill.to, share));
    case 'pattern':
      return [fill.color, mix(fill.color, fill.ink, fill.pattern === 'glow' ? 0.5 : 0.3)];
    case 'image':
      return [];
  }
}

describe('a graphic that was never changed', () => {
  it('is an icon with the initials on the app’s colours', () => {
    const { commands } = draw(first('icon'), 'icon');
    expect(commands[0]).toMatchObject({ kind: 'fill', paint: { kind: 'gradient' } });
    const [text] = commands.flatMap((command) => (command.kind === 'text' ? [command] : []));
    expect(text?.text.lines.map((line) => line.text)).toEqual(['LU']);
    expect(text?.text.fontSize).toBeGreaterThan(ICON_TARGET.width / 4);
    expect(text?.isInkCentred).toBe(true);
  });

  it.each(['#ff5a36', '#ffe600', '#f5f5f5', '#101010', '#8affc1'])('is legible in %s', (primary) => {
    for (const [id, least] of [
      ['icon', 3],
      ['feature', 4.5],
    ] as const) {
      const { style } = first(id, { primary, secondary: primary });
      for (const ground of grounds(style.fill)) {
        expect(contrast(ground, style.textColor)).toBeGreaterThanOrEqual(least - 0.05);
      }
    }
  });

  itEvery(BANNER_STYLES)(
    'is a feature graphic with name, line and icon in every style',
    ({ id: bannerStyle }) => {
      const drawing = draw(first('feature', { bannerStyle }), 'feature', { icon: first('icon') });
      const texts = all(drawing.commands).flatMap((each) => (each.kind === 'text' ? [each.text.lines] : []));
      expect(
        texts
          .flat()
          .map(({ text }) => text)
          .join(' '),
      ).toBe('Laced Up Your running journey');
      expect(kinds(drawing).includes('drawing')).toBe(bannerStyle !== 'stage');
    },
  );
});

describe('the templates', () => {
  const cases = GRAPHIC_IDS.flatMap((id) =>
    GRAPHIC_TEMPLATES[id].map((template) => ({ id, template, name: template.name })),
  );

  it('are at least six for the feature graphic and a small set for the icon, with ids and names of their own', () => {
    expect(FEATURE_TEMPLATES.length).toBeGreaterThanOrEqual(6);
    expect(ICON_TEMPLATES.length).toBeGreaterThanOrEqual(6);
    for (const list of [FEATURE_TEMPLATES, ICON_TEMPLATES]) {
      for (const key of ['id', 'name'] as const) {
        expect(new Set(list.map((template) => template[key])).size).toBe(list.length);
      }
    }
  });

  itEvery(cases)('have legible texts in a font that exists', ({ id, template: { style } }) => {
    const behind = grounds(style.fill);
    expect(behind.length).toBeGreaterThan(0);
    const colors = [style.textColor, ...(isHexColor(style.secondColor) ? [style.secondColor] : [])];
    for (const color of colors) {
      const least = Math.min(...behind.map((ground) => contrast(ground, color)));
      expect(least).toBeGreaterThanOrEqual(id === 'icon' ? 3 : 4.5);
    }
    expect(FONT_CHOICES.map((font) => font.id)).toContain(style.font);
  });

  itEvery(cases)('keep texts and picture, and can be read again', ({ id, template }) => {
    const before = setGraphicPicture(first(id), id, 'en-US', symbolPicture('heart'));
    const styled = applyGraphicTemplate(before, id, template);
    expect(styled.shots[GRAPHIC_SHOT]?.texts).toEqual(before.shots[GRAPHIC_SHOT]?.texts);
    expect(styled.shots[GRAPHIC_SHOT]?.pictures).toEqual({ 'en-US': symbolPicture('heart') });
    if (id === 'icon') expect(styled.style.layout).toBe('alone');
    const read = readDesign({ ...EMPTY_DESIGN, graphics: { [id]: { design: styled, isOwnUsed: false } } });
    expect(read.ok && read.value.graphics?.[id]?.design).toEqual(styled);
  });

  const features = FEATURE_TEMPLATES.flatMap((template) =>
    ['en-US', 'ar-SA'].flatMap((locale) =>
      ['Go', 'Lantern: the evening journal of calm'].map((caption) => ({
        template,
        name: template.name,
        locale,
        caption,
      })),
    ),
  );
  itEvery(features)('have their texts inside the guide', (each) => {
    const { guide } = FEATURE_TARGET;
    if (!guide) throw new Error('The feature graphic has no guide.');
    const design = setText(first('feature'), [GRAPHIC_SHOT], 'en-US', { caption: each.caption });
    const styled = applyGraphicTemplate(design, 'feature', each.template);
    const { parts, isTextCut } = draw(styled, 'feature', { locale: each.locale, icon: first('icon') });
    const texts = parts.filter(({ kind }) => kind !== 'device');
    expect(texts).toHaveLength(2);
    expect(isTextCut).toBe(false);
    for (const { rect } of texts) {
      expect(rect.x).toBeGreaterThanOrEqual(guide.x - 1);
      expect(rect.y).toBeGreaterThanOrEqual(guide.y - 1);
      expect(rect.x + rect.width).toBeLessThanOrEqual(guide.x + guide.width + 1);
      expect(rect.y + rect.height).toBeLessThanOrEqual(guide.y + guide.height + 1);
    }
  });
});

describe('what a graphic shows', () => {
  itEvery(SYMBOLS)('a symbol is inside its square', ({ id }) => {
    for (const command of symbolCommands(id, { x: 10, y: 20, width: 100, height: 100 }, '#000000')) {
      const corners =
        command.kind === 'polygon'
          ? command.points
          : command.kind === 'fill'
            ? [
                command.rect,
                { x: command.rect.x + command.rect.width, y: command.rect.y + command.rect.height },
              ]
            : [];
      expect(corners.length).toBeGreaterThan(0);
      for (const { x, y } of corners) {
        expect(x).toBeGreaterThanOrEqual(9.99);
        expect(x).toBeLessThanOrEqual(110.01);
        expect(y).toBeGreaterThanOrEqual(19.99);
        expect(y).toBeLessThanOrEqual(120.01);
      }
    }
  });

  it('a symbol has the colour of the letters, and takes their place', () => {
    const design = setGraphicPicture(first('icon'), 'icon', 'en-US', symbolPicture('star'));
    const drawing = draw(design, 'icon');
    expect(kinds(drawing)).not.toContain('text');
    const star = all(drawing.commands).find(({ kind }) => kind === 'polygon');
    expect(star).toMatchObject({ color: design.style.textColor });
    expect(kinds(draw(setGraphicPicture(design, 'icon', 'en-US', undefined), 'icon'))).toContain('text');
  });

  itEvery(GRAPHIC_LAYOUTS.icon)('an icon is full and opaque in every layout', ({ id: layout }) => {
    const design = setGraphicStyle(first('icon'), 'icon', 'en-US', { layout });
    const { commands, parts } = draw(design, 'icon');
    const whole = { x: 0, y: 0, width: 1024, height: 1024 };
    expect(commands[0]).toMatchObject({ kind: 'fill', rect: whole });
    expect(parts.map(({ kind }) => kind)).toEqual(
      layout === 'text-only'
        ? ['caption']
        : layout === 'below'
          ? ['device', 'caption']
          : layout === 'alone'
            ? ['device']
            : ['device', 'caption'],
    );
  });

  it('a logo without a frame shows the background where it is transparent', () => {
    const design = setGraphicPicture(first('icon'), 'icon', 'en-US', ASSET);
    const logo = all(draw(design, 'icon').commands).find(({ kind }) => kind === 'image');
    expect(logo).toMatchObject({ source: { kind: 'asset', hash: ASSET }, backing: 'transparent' });
  });

  it('both icons are the same drawing', () => {
    const design = setGraphicStyle(first('icon'), 'icon', 'en-US', { layout: 'below', tilt: 8 });
    const large = draw(design, 'icon').commands.map((command) => scaleCommand(command, 0.5));
    const small = draw(design, 'icon', { target: iconTarget(512) }).commands;
    expect(small.map(({ kind }) => kind)).toEqual(large.map(({ kind }) => kind));
    const places = (commands: readonly DrawingCommand[]) =>
      commands.flatMap((each) =>
        each.kind === 'text' ? [[each.x, each.firstMiddle, each.text.fontSize]] : [],
      );
    for (const [index, place] of places(small).entries()) {
      for (const [at, value] of place.entries()) {
        expect(Math.abs(value - (places(large)[index]?.[at] ?? 0))).toBeLessThanOrEqual(1);
      }
    }
  });

  it('the icon on a feature graphic is the drawn one, or the publisher’s own picture', () => {
    const inside = (icon: Graphic) => {
      const drawing = draw(first('feature', { bannerStyle: 'split' }), 'feature', { icon: usedDesign(icon) });
      const found = all(drawing.commands).find(({ kind }) => kind === 'drawing');
      return found?.kind === 'drawing' ? found.commands.map(({ kind }) => kind) : [];
    };
    const icon: Graphic = { design: first('icon'), own: ASSET, isOwnUsed: false };
    expect(inside(icon)).toEqual(['fill', 'text']);
    expect(inside({ ...icon, isOwnUsed: true })).toEqual(['image']);
  });
});

describe('transparent parts of a finished picture', () => {
  const icon: Graphic = { design: first('icon'), own: ASSET, isOwnUsed: true };
  const paper = { kind: 'image', asset: ASSET } as const;
  const withPicture = { ...icon.design, style: { ...icon.design.style, fill: paper } };
  it.each<[string, Partial<Graphic>, object[]]>([
    ['are white where nothing was chosen', {}, [{ kind: 'image', backing: '#ffffff' }]],
    [
      'show the design’s background',
      { behind: 'design' },
      [
        { kind: 'fill', paint: { kind: 'gradient' } },
        { kind: 'image', backing: 'transparent' },
      ],
    ],
    [
      'show a colour',
      { behind: '#00aa55' },
      [
        { kind: 'fill', paint: { kind: 'color', color: '#00aa55' } },
        { kind: 'image', backing: 'transparent' },
      ],
    ],
    [
      'are white where the background is a picture',
      { behind: 'design', design: withPicture },
      [{ kind: 'image', backing: '#ffffff' }],
    ],
  ])('%s', (_, changes, commands) => {
    expect(draw(usedDesign({ ...icon, ...changes }), 'icon').commands).toMatchObject(commands);
  });

  it('change the fingerprint with what is behind them', () => {
    const inputs = (behind: string | undefined) =>
      JSON.stringify(
        drawingInputs(
          {
            design: usedDesign({ ...icon, behind }),
            ...{ index: 0, size: ICON_TARGET, locale: 'en-US', mainLocale: 'en-US', format: 'png' },
          },
          { set: '', hashOf: (id) => id, hasFont: () => false },
        ),
      );
    expect(new Set([undefined, 'design', '#00aa55'].map(inputs)).size).toBe(3);
  });
});

describe('graphics as data', () => {
  const design = editGraphic(EMPTY_DESIGN, 'icon', GRAPHIC_FACTS, (icon) => ({
    ...icon,
    own: ASSET,
    isOwnUsed: true,
  }));

  it('are part of the design, and nothing is stored without a change', () => {
    expect(editGraphic(EMPTY_DESIGN, 'icon', GRAPHIC_FACTS, (same) => same)).toBe(EMPTY_DESIGN);
    expect(readDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, value: design });
  });

  it('that are damaged are drawn from name and colours again; the screenshots stay', () => {
    const read = readDesign({ ...design, graphics: { icon: { design: 'nothing' }, feature: 7 } });
    expect(read.ok && Object.values(read.value.graphics ?? {}).filter((each) => each)).toEqual([]);
    expect(read.ok && read.value.style).toEqual(design.style);
  });

  it('travel with a design file, with their files', () => {
    expect(assetsIn(design)).toEqual([ASSET]);
    const read = readDesignFile(designFile(design, []));
    expect(read.ok && read.value.design.graphics).toEqual(design.graphics);
  });

  it('of another app do not replace those of this one', () => {
    const other = editGraphic(EMPTY_DESIGN, 'icon', { ...GRAPHIC_FACTS, appName: 'Other' }, (icon) => ({
      ...icon,
    }));
    expect(takeDesign(design, other, new Set()).graphics?.icon).toBe(design.graphics?.icon);
    expect(takeDesign(EMPTY_DESIGN, other, new Set()).graphics?.icon).toBe(other.graphics?.icon);
  });

  it('show nothing where this version does not know their content', () => {
    const unknown = setGraphicPicture(first('icon'), 'icon', 'en-US', 'symbol:from-a-later-version');
    expect(draw(unknown, 'icon').parts).toEqual([]);
    const withIcon = setGraphicPicture(first('feature'), 'feature', 'en-US', ICON_PICTURE);
    expect(draw(withIcon, 'feature').parts.map(({ kind }) => kind)).toEqual(['caption', 'second']);
  });
});
