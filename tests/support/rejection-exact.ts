import { CONSOLE_REJECTIONS } from './rejection-console';
import { FRESH_REJECTIONS } from './rejection-fresh';
import { GUIDELINE_QUOTES } from './rejection-guideline-quotes';
import { APPLE_LETTER_TEXTS } from './rejection-letters-apple';
import { PLAY_LETTER_TEXTS } from './rejection-letters-play';
import { REJECTION_MAILS } from './rejection-mails';
import { LOG_REJECTIONS } from './rejection-logs';
import { QUOTED_TEXTS } from './rejection-quoted';
import { SENTENCE_REJECTIONS } from './rejection-sentences';
import { TOOL_REJECTIONS } from './rejection-tools';
import { UPLOAD_REJECTIONS } from './rejection-uploads';

/** Texts that must give these causes and no other. */
export const EXACT_REJECTIONS: [rules: string[], text: string][] = [
  ...FRESH_REJECTIONS,
  ...REJECTION_MAILS,
  ...TOOL_REJECTIONS,
  ...LOG_REJECTIONS,
  ...CONSOLE_REJECTIONS,
  ...SENTENCE_REJECTIONS,
  ...UPLOAD_REJECTIONS,
  ...[APPLE_LETTER_TEXTS, PLAY_LETTER_TEXTS, QUOTED_TEXTS, GUIDELINE_QUOTES].flatMap((table) =>
    Object.entries(table).flatMap(([rule, texts]) => texts.map((text): [string[], string] => [[rule], text])),
  ),
];
