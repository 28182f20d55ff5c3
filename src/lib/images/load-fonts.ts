import type { Result } from '@/domain/result';
import { BUNDLED_FONT_FILES, type FontFile } from './bundled-font-files';

/** A font file of the user's own, and the family list that names it. */
export interface OwnFont {
  family: string;
  file: Blob;
}

export interface FontRequest {
  /** CSS family list of the text, e.g. of `FONT_CHOICES`. */
  family: string;
  /** The characters to draw: only font files that contain them are loaded. */
  text: string;
  own?: OwnFont;
}

/** A request for a font of the user's own needs its file, where it is stored. */
export function withOwnFont(request: FontRequest, ownFonts: readonly OwnFont[] = []): FontRequest {
  const own = ownFonts.find(({ family }) => family === request.family);
  return own ? { ...request, own } : request;
}

/** The fonts of this page or worker, and how a file is loaded. Tests pass their own. */
export interface FontTools {
  files: readonly FontFile[];
  /** Rejects when the file is unavailable. */
  read: (url: string) => Promise<ArrayBuffer>;
  /** Registers a font. Rejects when the bytes are not a font. */
  add: (family: string, bytes: ArrayBuffer, unicodeRange?: string) => Promise<void>;
}

/** CSS `font-weight` range of the bundled fonts; captions use 400 to 800. */
const WEIGHTS = '200 900';

const browserTools: FontTools = {
  files: BUNDLED_FONT_FILES,
  read: async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`Font file: ${response.status}`);
    return response.arrayBuffer();
  },
  add: async (family, bytes, unicodeRange) => {
    // A worker has no document, but a font set of its own.
    const fonts =
      typeof document === 'undefined' ? (self as unknown as { fonts: FontFaceSet }).fonts : document.fonts;
    const face = new FontFace(family, bytes, unicodeRange ? { weight: WEIGHTS, unicodeRange } : {});
    await face.load();
    fonts.add(face);
  },
};

/**
 * Creates a loader that registers each font file once. Fonts of the device need no loading.
 * @returns loads the fonts of a text, which must be loaded before the text is measured. It fails with a message for the
 * user when a file is unavailable or not a font; never throws.
 */
export function createFontLoader({
  files,
  read,
  add,
}: FontTools): (request: FontRequest) => Promise<Result<void>> {
  const loaded = new Map<string, Promise<void>>();
  const once = (key: string, load: () => Promise<void>) => {
    const started = loaded.get(key) ?? load();
    loaded.set(key, started);
    // A later request tries a failed file again.
    started.catch(() => loaded.delete(key));
    return started;
  };
  return async ({ family, text, own }) => {
    try {
      if (own && own.family === family) {
        const name = firstFamily(family);
        await once(name, async () => add(name, await own.file.arrayBuffer()));
      }
    } catch {
      return {
        ok: false,
        failure: 'This browser could not read your font file. Choose another file, or a font of your device.',
      };
    }
    const characters = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
    const needed = files.filter(
      (file) => file.family === firstFamily(family) && containsAny(file.unicodeRange, characters),
    );
    const load = (file: FontFile) =>
      once(file.url, async () => add(file.family, await read(file.url), file.unicodeRange));
    try {
      await Promise.all(needed.map(load));
      return { ok: true, value: undefined };
    } catch {
      return {
        ok: false,
        failure:
          'This font could not be loaded. Connect to the internet once and try again, or choose a font of your device.',
      };
    }
  };
}

/** Loads fonts into this page or worker. */
export const loadFonts = createFontLoader(browserTools);

/** The first name of a CSS family list, without its quotes. */
function firstFamily(list: string): string {
  return (list.split(',')[0] ?? '').trim().replaceAll('"', '');
}

/** Whether a CSS `unicode-range` such as `U+0000-00FF,U+0131` contains one of the characters. */
function containsAny(unicodeRange: string, characters: ReadonlySet<number>): boolean {
  const ranges = unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    // `U+4??` is the block from U+400 to U+4FF.
    return [
      Number.parseInt(from.replaceAll('?', '0'), 16),
      Number.parseInt(to.replaceAll('?', 'F'), 16),
    ] as const;
  });
  return [...characters].some((character) =>
    ranges.some(([from, to]) => character >= from && character <= to),
  );
}
