import { PLATFORMS, type Platform, type PlatformChoice } from '@/model/app';
import type { AppIds } from './appfile';
import type { BaselineSource, BaselineText } from '@/domain/baseline/baseline';
import {
  EMPTY_LISTING,
  type Listing,
  type ListingField,
  SHARED_FIELDS,
  type PlayTexts,
  type StoreTexts,
} from '@/model/listing';
import { EMPTY_DETAILS, type DetailField, type DraftContent } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import {
  contentOf,
  reportSkipped,
  type ImportReport,
  type StoreDifference,
  type ImportedLocale,
} from './import-report';
import type { ReadSet } from './set-contents';

/** A picture of an import, before it is decoded. In the order of upload within its locale. */
export interface ImportedPicture {
  path: string;
  /** The file with the picture, where the one at the path is a symbolic link to it. */
  linkedPath?: string;
  store: Platform;
  /** Product locale. */
  locale: string;
  kind: Exclude<DraftImage['kind'], 'picture'>;
  /** Known where the folder names it; the slot of other App Store screenshots follows from the size in pixels. */
  slotId?: string;
}

/** The part of a draft that an import fills. */
export type ImportedContent = Pick<
  DraftContent,
  'platform' | 'defaultLocale' | 'listings' | 'playTexts' | 'details' | 'version' | 'ratings' | 'purchases'
>;

/** A draft made of read listings, the state to compare it with, and what happened. */
export interface ImportedDraft {
  content: ImportedContent;
  pictures: ImportedPicture[];
  /** The baseline without its pictures, which get their images when they are decoded. */
  sources: BaselineSource[];
  report: ImportReport;
  /** Of the app, where a file beside the listings says them. */
  ids?: AppIds;
}

export interface ImportChoices {
  /** Product locale of the main form; found out unless given. */
  defaultLocale?: string;
  /** Paths of files beside the listings with answers to the stores' questions. */
  answerFiles?: readonly string[];
}

/**
 * Merges a listing of the App Store and one of Google Play, or one alone, into the content of a draft. A text that both
 * stores have is shared; where they differ, or only one store has a text, each store keeps its own.
 * @param readSets at most one per store; of several the first counts
 */
export function importDraft(
  readSets: readonly ReadSet[],
  { defaultLocale, answerFiles = [] }: ImportChoices = {},
): ImportedDraft {
  const sets = PLATFORMS.flatMap((store) => readSets.find(({ set }) => set.store === store) ?? []);
  const sources = sets.map(sourceOf);
  const { listings, playTexts, differences } = mergeTexts(sources);
  const [first, second] = sources;
  const platform: PlatformChoice = second || !first ? 'both' : first.store;
  const details = { ...EMPTY_DETAILS, isUpdate: true };
  for (const source of sources) {
    for (const [field, { text }] of detailsOf(source)) if (details[field] === '') details[field] = text;
  }
  // Without an account in the files nothing says whether the app needs one.
  if (details.demoUser !== '') details.needsLogin = true;
  const ratings = sets.find((set) => set.ratings)?.ratings;
  const products = sets.find((set) => set.products)?.products;
  const mainLocale = defaultLocale ?? likeliestLocale(sets, sources);
  const skipped = sets.map(({ set, skipped: list }) => reportSkipped(list, set.store));
  const pictures = sets.flatMap(picturesOf);
  return {
    content: {
      platform,
      defaultLocale: mainLocale,
      listings: { [mainLocale]: EMPTY_LISTING, ...listings },
      ...(Object.keys(playTexts).length > 0 && { playTexts }),
      details,
      version: sources.find(({ version }) => version)?.version?.text ?? '',
      ...(products && { purchases: { sells: true, products, groups: {} } }),
      ...(ratings && { ratings: { apple: ratings.apple, play: {}, options: ratings.options } }),
    },
    pictures,
    sources,
    report: {
      taken: sources.flatMap((source) => localesOf(source, pictures)),
      details: sources.reduce((sum, source) => sum + detailsOf(source).length, 0),
      leftOut: skipped.flatMap(({ leftOut }) => leftOut),
      ...(ratings && { ratings: Object.keys(ratings.apple).length }),
      ...(products && { products: Object.keys(products).length }),
      kept: [
        ...skipped.flatMap(({ kept }) => kept),
        ...answerFiles.map((path) => ({ path, what: contentOf(path) })),
      ].filter(({ path }) => path !== ratings?.path),
      differences,
    },
  };
}

/** The state of one store as the folder has it, with deliver's `default` texts in every language that lacks its own. */
function sourceOf({ set, texts, fallbackTexts, details, version, folders }: ReadSet): BaselineSource {
  const { store, format, root } = set;
  const inherited = Object.fromEntries(
    Object.entries(fallbackTexts).map(([field, text]) => [field, { ...text, isInherited: true }]),
  );
  return {
    store,
    format,
    root,
    folders: foldersByLocale(folders, texts),
    texts: Object.fromEntries(
      Object.entries(texts).map(([locale, own]) => [locale, { ...inherited, ...own }]),
    ),
    details,
    ...(version && { version }),
    pictures: [],
  };
}

/** The folder of each locale, preferably the one with its texts. */
function foldersByLocale(
  folders: Readonly<Record<string, string>>,
  texts: ReadSet['texts'],
): Record<string, string> {
  const byLocale: Record<string, string> = {};
  for (const [folder, locale] of Object.entries(folders)) {
    const paths = Object.values(texts[locale] ?? {}).map(({ path }) => path);
    if (byLocale[locale] === undefined || paths.some((path) => path.includes(`/${folder}/`)))
      byLocale[locale] = folder;
  }
  return byLocale;
}

function mergeTexts(
  sources: readonly BaselineSource[],
): Pick<Required<StoreTexts>, 'listings'> & { playTexts: PlayTexts; differences: StoreDifference[] } {
  const listings: Record<string, Listing> = {};
  const playTexts: PlayTexts = {};
  const differences: StoreDifference[] = [];
  const locales = new Set(sources.flatMap(({ texts }) => Object.keys(texts)));
  for (const locale of locales) {
    const [apple, play] = PLATFORMS.map(
      (store) => sources.find((source) => source.store === store)?.texts[locale],
    );
    listings[locale] = { ...EMPTY_LISTING, ...plain(play), ...plain(apple) };
    if (sources.length < 2) continue;
    for (const field of SHARED_FIELDS) {
      const ios = apple?.[field]?.text;
      const android = play?.[field]?.text;
      // A language that Google Play does not have stays out of it, whatever is written for the App Store later.
      if (!play) playTexts[locale] = { ...playTexts[locale], [field]: '' };
      if (ios === android) continue;
      listings[locale][field] = ios ?? '';
      playTexts[locale] = { ...playTexts[locale], [field]: android ?? '' };
      differences.push({
        locale,
        field,
        ...(ios !== undefined && { ios }),
        ...(android !== undefined && { android }),
      });
    }
  }
  return { listings, playTexts, differences };
}

function plain(texts: Partial<Record<ListingField, BaselineText>> | undefined): Partial<Listing> {
  return Object.fromEntries(Object.entries(texts ?? {}).map(([field, { text }]) => [field, text]));
}

function detailsOf({ details }: BaselineSource): [DetailField, BaselineText][] {
  return Object.entries(details) as [DetailField, BaselineText][];
}

/** The language that a folder names, else English, else the one with the most texts. */
function likeliestLocale(sets: readonly ReadSet[], sources: readonly BaselineSource[]): string {
  const named = sets.find((each) => each.defaultLocale !== undefined)?.defaultLocale;
  const counts = new Map<string, number>();
  for (const { texts } of sources) {
    for (const [locale, own] of Object.entries(texts))
      counts.set(locale, (counts.get(locale) ?? 0) + Object.keys(own).length);
  }
  const most = [...counts].sort(([, a], [, b]) => b - a).map(([locale]) => locale);
  return (
    [named, 'en-US', most.find((locale) => locale.startsWith('en-')), most[0]].find(
      (locale) => locale !== undefined && counts.has(locale),
    ) ?? 'en-US'
  );
}

function picturesOf({ set, pictures }: ReadSet): ImportedPicture[] {
  return pictures.map(({ path, linkedPath, locale, role }) => ({
    path,
    ...(linkedPath !== undefined && { linkedPath }),
    store: set.store,
    locale,
    kind: role.kind,
    ...(role.kind === 'screenshot' && role.slotId !== undefined && { slotId: role.slotId }),
  }));
}

function localesOf({ store, texts }: BaselineSource, pictures: readonly ImportedPicture[]): ImportedLocale[] {
  const own = pictures.filter((picture) => picture.store === store);
  const locales = new Set([...Object.keys(texts), ...own.map(({ locale }) => locale)]);
  return [...locales].sort().map((locale) => ({
    store,
    locale,
    texts: Object.keys(texts[locale] ?? {}).length,
    pictures: own.filter((picture) => picture.locale === locale).length,
  }));
}
