import { FRESH_REJECTIONS } from './rejection-fresh';
import { APPLE_LETTER_TEXTS } from './rejection-letters-apple';
import { PLAY_LETTER_TEXTS } from './rejection-letters-play';
import { TOOL_REJECTIONS } from './rejection-tools';

/** Texts that must give these causes and no other. */
export const EXACT_REJECTIONS: [rules: string[], text: string][] = [
  ...FRESH_REJECTIONS,
  ...TOOL_REJECTIONS,
  ...Object.entries({ ...APPLE_LETTER_TEXTS, ...PLAY_LETTER_TEXTS }).flatMap(([rule, texts]) =>
    texts.map((text): [string[], string] => [[rule], text]),
  ),
];
