import { useEffect, useMemo, useRef, useState } from 'react';
import { styleOf, type Design } from '@/domain/studio/design';
import { drawingCommands, planSet, type SetRequest } from '@/domain/studio/drawing/draw-design';
import type { Drawing, MeasureFont } from '@/domain/studio/drawing/drawing-command';
import { setFonts } from '@/domain/studio/set-fonts';
import { BUNDLED_FONTS } from '@/domain/drawing/fonts';
import { makeContext } from '@/lib/images/canvas';
import { loadFonts, withOwnFont, type OwnFont } from '@/lib/images/load-fonts';
import { measureFontsWith } from '@/lib/images/paint';

/** Most measured texts in the cache: more than one set has. */
const MAX_MEASURED = 20_000;

/**
 * The drawings of all pictures of a set. One that does not differ from the last time is the same object, so that only
 * changed pictures are painted again.
 */
export function useSetDrawings(
  request: Omit<SetRequest, 'measure'>,
  ownFonts?: readonly OwnFont[],
): {
  drawings: readonly Drawing[];
  /** Why a font cannot be shown. */
  fontFailure: string | undefined;
} {
  const { design, target, locale, mainLocale, pictureSize, assetSize, icon } = request;
  const { loaded, failure } = useSetFonts(design, icon, target.id, locale, mainLocale, ownFonts);
  // Texts have another width once their font is loaded.
  const { measure } = useMemo(() => ({ fonts: loaded, measure: cachedMeasure() }), [loaded]);
  const last = useRef(new Map<string, { inputs: readonly unknown[]; drawing: Drawing }>());
  const drawings = useMemo(() => {
    const set: SetRequest = { design, target, locale, mainLocale, pictureSize, assetSize, measure, icon };
    const plan = planSet(set);
    const { hasCaption, hasSecond, shrink } = plan;
    return design.order.map((id, index) => {
      const needsNext = styleOf(design, id, target.id).layout === 'two';
      const next = needsNext
        ? design.shots[design.order[(index + 1) % design.order.length] ?? '']
        : undefined;
      const place = design.isPanorama ? [index, design.order.length, design.skipsGap].join() : '';
      const inputs = [
        ...[design.style, design.shots[id], next, design.perTarget, place, design.hasEvenText],
        ...[hasCaption, hasSecond, shrink, target, locale, mainLocale, pictureSize, assetSize, measure, icon],
      ];
      const before = last.current.get(id);
      if (before && before.inputs.every((input, at) => Object.is(input, inputs[at]))) return before.drawing;
      const drawing = drawingCommands(set, index, plan);
      last.current.set(id, { inputs, drawing });
      return drawing;
    });
  }, [assetSize, design, icon, locale, mainLocale, measure, pictureSize, target]);
  return { drawings, fontFailure: failure };
}

/** Loads the fonts of a set on the page. `loaded` changes when another one can be measured. */
function useSetFonts(
  design: Design,
  icon: Design | undefined,
  targetId: string,
  locale: string,
  mainLocale: string,
  ownFonts: readonly OwnFont[] | undefined,
) {
  const [state, setState] = useState<{
    /** How many fonts the page has. */
    loaded: number;
    failure: string | undefined;
  }>({ loaded: 0, failure: undefined });
  const wanted = useMemo(
    () =>
      [
        ...setFonts(design, locale, mainLocale, targetId),
        ...(icon ? setFonts(icon, mainLocale, mainLocale) : []),
      ]
        .map((font) => withOwnFont(font, ownFonts))
        .filter(({ family, own }) => own ?? BUNDLED_FONTS.some((font) => font.family === family)),
    [design, icon, locale, mainLocale, ownFonts, targetId],
  );
  const key = wanted.map(({ family, text }) => `${family}: ${text}`).join('\n');
  useEffect(() => {
    let isLeft = false;
    void Promise.all(wanted.map((font) => loadFonts(font))).then((results) => {
      const failed = results.find((result) => !result.ok);
      if (isLeft) return;
      const failure = failed?.ok === false ? failed.failure : undefined;
      // Most letters are in a file that has already loaded; then no width changes.
      const loaded = 'fonts' in document ? document.fonts.size : 0;
      setState((now) => (now.loaded === loaded && now.failure === failure ? now : { loaded, failure }));
    });
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key identifies `wanted`
  }, [key]);
  return state;
}

function cachedMeasure(): MeasureFont {
  const context = typeof OffscreenCanvas === 'function' ? makeContext({ width: 1, height: 1 }) : undefined;
  const measure = context && measureFontsWith(context);
  const known = new Map<string, number>();
  return (font) => {
    const measureText = measure?.(font);
    return (text, size) => {
      // Without a canvas nothing is drawn, but positions are still needed.
      if (!measureText) return text.length * size * 0.5;
      const key = `${font.family} ${font.weight} ${size} ${text}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      if (known.size > MAX_MEASURED) known.clear();
      const width = measureText(text, size);
      known.set(key, width);
      return width;
    };
  };
}
