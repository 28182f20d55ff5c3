import { languageOf } from '@/domain/locales/product-locales';
import { findListingLocale } from '../parts/listing-locale';
import type { ReadSet } from '../parts/set-contents';
import { readText, type TreeFile } from '../parts/tree';

/** The language that is assumed for a listing in the folder `default` alone. */
const ASSUMED_LOCALE = 'en-US';

/**
 * Adds the languages to a set of deliver that have only the texts of the folder `default`: those with a folder and
 * those that the Deliverfile lists (sources 3.1). Without the list, a whole listing is taken as English where no folder
 * is for English, because tools that copy it to a language do so after the import.
 */
export async function addDefaultLocales(
  result: ReadSet,
  tree: ReadonlyMap<string, TreeFile>,
  choices: Readonly<Record<string, string>>,
): Promise<void> {
  const { set, texts, fallbackTexts, skipped } = result;
  if (set.format !== 'deliver' || Object.keys(fallbackTexts).length === 0) return;
  const start = set.root === '' ? 0 : set.root.length + 1;
  const names = new Set(
    set.paths
      .filter((path) => set.root === '' || path.startsWith(`${set.root}/`))
      .flatMap((path) => /^([^/]+)\//.exec(path.slice(start))?.[1] ?? []),
  );
  const listed = await deliverfileLanguages(set.root, tree);
  for (const name of [...names, ...listed]) {
    const code = choices[name] ?? findListingLocale(name, 'ios').code;
    if (code) texts[code] ??= {};
  }
  const locales = Object.keys(texts);
  const isListing = fallbackTexts.description !== undefined || locales.length === 0;
  if (listed.length > 0 || !isListing || locales.some((code) => languageOf(code) === 'en')) return;
  texts[ASSUMED_LOCALE] = {};
  skipped.push({ path: `${set.root === '' ? '' : `${set.root}/`}default`, reason: 'default-language' });
}

/** The languages of `languages([…])` or `languages %w[…]` in the Deliverfile beside `metadata`, as spelt. */
async function deliverfileLanguages(root: string, tree: ReadonlyMap<string, TreeFile>): Promise<string[]> {
  const segments = root.split('/');
  const at = segments.lastIndexOf('metadata');
  if (at < 0) return [];
  const file = tree.get([...segments.slice(0, at), 'Deliverfile'].join('/'));
  const content = file && (await readText(file));
  if (!content?.ok) return [];
  const code = content.value.text.replace(/^\s*#.*$/gm, '');
  const [, list, words] = /\blanguages\s*\(?\s*(?:\[([^\]]*)\]|%[wi]\[([^\]]*)\])/.exec(code) ?? [];
  if (words !== undefined) return words.split(/\s+/).filter((word) => word !== '');
  return [...(list ?? '').matchAll(/["']([A-Za-z-]+)["']/g)].map(([, language = '']) => language);
}
