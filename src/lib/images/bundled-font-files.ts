import figtree from '@fontsource-variable/figtree/unicode.json';
import inter from '@fontsource-variable/inter/unicode.json';
import nunito from '@fontsource-variable/nunito/unicode.json';
import rubik from '@fontsource-variable/rubik/unicode.json';
import sourceSerif from '@fontsource-variable/source-serif-4/unicode.json';
import { bundledFamily } from '@/domain/drawing/fonts';

/** One file of a bundled font: the letters of some scripts, in all weights. */
export interface FontFile {
  /** CSS family name. */
  family: string;
  url: string;
  /** CSS `unicode-range`: the characters that the file contains. */
  unicodeRange: string;
}

const RANGES: Record<string, Record<string, string>> = {
  figtree,
  inter,
  nunito,
  rubik,
  'source-serif-4': sourceSerif,
};

const URLS = import.meta.glob<string>(
  '../../../node_modules/@fontsource-variable/{figtree,inter,nunito,rubik,source-serif-4}/files/*-wght-normal.woff2',
  { query: '?url', import: 'default', eager: true },
);

/** The files of all bundled fonts, by the names and ranges that their packages give them. */
export const BUNDLED_FONT_FILES: readonly FontFile[] = Object.entries(URLS).flatMap(([path, url]) => {
  const [, name = '', file = ''] =
    /@fontsource-variable\/([^/]+)\/files\/(.+)-wght-normal\.woff2$/.exec(path) ?? [];
  const unicodeRange = RANGES[name]?.[file.slice(name.length + 1)];
  return unicodeRange ? [{ family: bundledFamily(name), url, unicodeRange }] : [];
});
