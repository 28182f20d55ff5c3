import type { Size } from '@/model/geometry';
import type { PictureLine } from '@/model/picture-look';

/** Level of a word in the recognizer's table; those of blocks and lines have no text. */
const WORD = '5';
/** Words below this confidence, of 100, are taken for marks in the picture. */
const LEAST_CONFIDENCE = 40;

/** The lines in the recognizer's table (TSV). @param size of the picture that was recognized, in pixels */
export function linesOfTsv(table: string, { width, height }: Size): PictureLine[] {
  const lines = new Map<string, { words: string[]; confidences: number[]; box: Box }>();
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , ...rest] = row.split('\t');
    const [left = 0, top = 0, wide = 0, high = 0, confidence = 0] = rest.slice(0, 5).map(Number);
    const text = rest[5]?.trim() ?? '';
    if (level !== WORD || confidence < LEAST_CONFIDENCE || !/[\p{L}\p{N}]/u.test(text)) continue;
    const key = [page, block, paragraph, line].join(' ');
    const box = { left, top, right: left + wide, bottom: top + high };
    const known = lines.get(key);
    if (known) {
      known.words.push(text);
      known.confidences.push(confidence);
      known.box = around(known.box, box);
    } else lines.set(key, { words: [text], confidences: [confidence], box });
  }
  return [...lines.values()].map(({ words, confidences, box }) => ({
    text: words.join(' '),
    confidence: Math.round(confidences.reduce((sum, each) => sum + each, 0) / confidences.length),
    part: {
      x: box.left / width,
      y: box.top / height,
      width: (box.right - box.left) / width,
      height: (box.bottom - box.top) / height,
    },
  }));
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function around(first: Box, second: Box): Box {
  return {
    left: Math.min(first.left, second.left),
    top: Math.min(first.top, second.top),
    right: Math.max(first.right, second.right),
    bottom: Math.max(first.bottom, second.bottom),
  };
}
