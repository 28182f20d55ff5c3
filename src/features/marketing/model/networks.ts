import { graphemes } from '@/domain/drawing/line-breaks';

/** A network's limits for one post, and how it counts. */
export interface Network {
  id: 'x' | 'instagram' | 'linkedin' | 'facebook';
  label: string;
  limit: number;
  /** How the network counts, where it isn't one by one. */
  note?: string;
  count: (text: string) => number;
}

/** Unicode code points, as the networks' own counters do. */
function codePoints(text: string): number {
  return Array.from(text).length;
}

/** X counts a link as this many, whatever its length. */
const LINK_WEIGHT = 23;
const LINK = /https?:\/\/\S+/g;
/** Code points that X counts once: Latin, Greek, Cyrillic, Hebrew, Arabic and the like, and common punctuation. */
const SINGLE: readonly (readonly [from: number, to: number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

/**
 * The weighted length on X (twitter-text, configuration 3): Chinese, Japanese and Korean characters and every emoji
 * count two, a link 23, other characters one.
 */
export function weightedLength(text: string): number {
  const links = text.match(LINK) ?? [];
  const words = graphemes(text.normalize('NFC').replace(LINK, ''));
  return links.length * LINK_WEIGHT + words.reduce((sum, cluster) => sum + weightOf(cluster), 0);
}

function weightOf(cluster: string): number {
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(cluster) && !/^[©®™]$/u.test(cluster))
    return 2;
  return Array.from(cluster).reduce((sum, character) => {
    const code = character.codePointAt(0) ?? 0;
    return sum + (SINGLE.some(([from, to]) => code >= from && code <= to) ? 1 : 2);
  }, 0);
}

/** The networks' published limits for one post. */
export const NETWORKS: readonly Network[] = [
  {
    id: 'x',
    label: 'X',
    limit: 280,
    count: weightedLength,
    note: 'A link counts 23; an emoji and a Chinese, Japanese or Korean character 2.',
  },
  { id: 'instagram', label: 'Instagram', limit: 2200, count: codePoints },
  { id: 'linkedin', label: 'LinkedIn', limit: 3000, count: codePoints },
  { id: 'facebook', label: 'Facebook', limit: 63_206, count: codePoints },
];

/** The network of a post; undefined for a stored post of one that is no longer offered. */
export function networkOf(label: string): Network | undefined {
  return NETWORKS.find((network) => network.label === label);
}

/** The longest beginning of a text that a network accepts, cut between words if possible, with an ellipsis. */
export function cutToWeight(text: string, limit: number, count: (text: string) => number): string {
  if (count(text) <= limit) return text;
  const clusters = graphemes(text.slice(0, limit * 4));
  // Halving, because counting is linear and texts may be long.
  let [fits, tooLong] = [0, clusters.length + 1];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (count(`${clusters.slice(0, middle).join('')}…`) <= limit) fits = middle;
    else tooLong = middle;
  }
  if (fits === 0) return '';
  const cut = clusters.slice(0, fits).join('');
  const atWord = cut.replace(/\s+\S*$/u, '');
  const kept = atWord.length >= cut.length * 0.6 ? atWord : cut;
  return `${kept.replace(/[\s,;:\-–—]+$/u, '')}…`;
}
