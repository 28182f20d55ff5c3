import { LENGTHS } from '@/checks/listing/lengths';
import { findingOf } from '@/domain/findings';
import { groupBy } from '@/domain/group-by';
import { countCharacters, LISTING_LIMITS } from '@/domain/listings/limits';
import { nearestName } from '@/domain/nearest';
import { countOf } from '@/domain/texts';
import { READ_SUPPLY } from '../supply/read';
import { localePath } from './listing-sets';
import { fileFormatOf } from './read-set';
import type { ReadSet } from '../parts/set-contents';
import type { SkippedFinding } from './skipped-findings';
import { readText, type TreeFile } from '../parts/tree';

/**
 * Says what a set lacks or has in vain, without being wrong in any text: files that no tool reads, pictures of a
 * language without texts, languages without notes for the version.
 * @param versionCode of the build; that of the newest changelog by default
 */
export function setNotes(read: ReadSet, versionCode?: number): string[] {
  return [...unknownFiles(read), ...picturesWithoutTexts(read), ...missingChangelogs(read, versionCode)];
}

function unknownFiles({ set, skipped, folders }: ReadSet): string[] {
  const known = fileFormatOf(set)?.knownFiles;
  if (!known) return [];
  const names = new Set(known.names);
  const unknown = skipped.flatMap(({ path, reason }) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const isInLocale = [...Object.keys(folders), 'default'].some(
      (folder) => path === `${localePath(set, folder)}/${name}`,
    );
    return reason === 'not-in-product' && isInLocale && name.endsWith('.txt') && !names.has(name)
      ? [{ path, name }]
      : [];
  });
  return [...groupBy(unknown, ({ name }) => name).values()].flatMap((files) => {
    const [first] = files;
    if (!first) return [];
    const more = files.length > 1 ? ` (and in ${countOf(files.length - 1, 'more language')})` : '';
    const near = nearestName(first.name, known.names);
    const advice = near === undefined ? 'Remove it, or give it a name of the tool.' : `Did you mean ${near}?`;
    return `${first.path}${more}: ${known.tool} reads no file of this name. ${advice}`;
  });
}

function picturesWithoutTexts({ texts, fallbackTexts, pictures }: ReadSet): string[] {
  const hasTexts = Object.keys(texts).length > 0 && Object.keys(fallbackTexts).length === 0;
  const locales = new Set(pictures.map(({ locale }) => locale));
  const without = hasTexts ? [...locales].filter((locale) => texts[locale] === undefined) : [];
  return without.length === 0
    ? []
    : [
        `${without.sort().join(', ')}: there are pictures but no texts. Add the texts, or remove the pictures.`,
      ];
}

/** supply sends the changelog of the build's version code, or else `default.txt`; without both, it sends none. */
function missingChangelogs({ set, texts, folders }: ReadSet, given?: number): string[] {
  if (set.format !== 'supply') return [];
  const codes = new Map<string, Set<number>>();
  for (const path of set.paths) {
    const role = READ_SUPPLY.classify(set, path);
    const locale = role.kind === 'changelog' ? folders[role.folder] : undefined;
    if (role.kind !== 'changelog' || locale === undefined) continue;
    codes.set(locale, (codes.get(locale) ?? new Set()).add(role.versionCode));
  }
  const newest = given ?? Math.max(-1, ...[...codes.values()].flatMap((each) => [...each]));
  if (codes.size === 0 || newest < 0) return [];
  const hasNotes = (locale: string) => {
    const own = codes.get(locale);
    return own !== undefined && (own.has(newest) || own.has(-1));
  };
  const without = Object.keys(texts)
    .filter((locale) => !hasNotes(locale))
    .sort();
  return without.length === 0
    ? []
    : [
        `${without.join(', ')}: no changelogs/${newest}.txt and no changelogs/default.txt, so these languages get no release notes for version code ${newest}.`,
      ];
}

/**
 * Finds texts that are too long only with the line break at the end of their file, which supply sends and Google Play
 * counts (sources 1.2).
 */
export async function textsTooLongAsSent(
  { set, texts }: ReadSet,
  tree: ReadonlyMap<string, TreeFile>,
): Promise<SkippedFinding[]> {
  if (set.format !== 'supply') return [];
  const findings: SkippedFinding[] = [];
  for (const [locale, fields] of Object.entries(texts))
    for (const [field, { path, text }] of Object.entries(fields)) {
      const limit = LISTING_LIMITS.find((each) => each.store === 'android' && each.field === field);
      const file = tree.get(path);
      if (!limit || !file || countCharacters(text) > limit.max) continue;
      const own = await readText(file);
      // A link leads to another file, whose own finding this is.
      if (!own.ok || own.value.text !== text) continue;
      const sent = Array.from(new TextDecoder().decode(await file.read())).length;
      if (sent <= limit.max) continue;
      findings.push({
        path,
        line: text.split('\n').length,
        finding: findingOf('listing-too-long', LENGTHS.rules['listing-too-long'], {
          area: 'listing',
          where: 'listing',
          subject: { store: 'android', locale, field },
          // One refusal is known, and public folders keep such files (sources 1.2).
          severity: 'warning',
          title: `${limit.label} has ${sent} characters with the line break or space around it; the limit is ${limit.max}`,
          why: 'fastlane supply sends the file unchanged, and Google Play counts them.',
          fix: 'Remove the line break at the end of the file.',
          source: limit.source,
        }),
      });
    }
  return findings;
}
