import type { Baseline, BaselineSource, BaselineText } from '@/domain/baseline/baseline';
import type { Platform } from '@/model/app';
import type { ListingField } from '@/model/listing';

type Texts = Record<string, Partial<Record<ListingField, string>>>;

/** The imported listing of one store with these texts by locale. */
export function baselineSourceOf(
  store: Platform,
  texts: Texts,
  changes: Partial<BaselineSource> = {},
): BaselineSource {
  const root = store === 'ios' ? 'fastlane/metadata' : 'fastlane/metadata/android';
  return {
    store,
    format: store === 'ios' ? 'deliver' : 'supply',
    root,
    folders: Object.fromEntries(Object.keys(texts).map((locale) => [locale, locale])),
    texts: Object.fromEntries(
      Object.entries(texts).map(([locale, own]) => [
        locale,
        Object.fromEntries(
          Object.entries(own).map(([field, text]): [string, BaselineText] => [
            field,
            { text, path: `${root}/${locale}/${field}.txt` },
          ]),
        ),
      ]),
    ),
    details: {},
    pictures: [],
    ...changes,
  };
}

/** A baseline with these sources; its files are not given. */
export function baselineOf(...sources: BaselineSource[]): Baseline {
  return { id: 'draft-1', importedAt: '2026-11-20T09:00:00.000Z', name: 'app', sources, files: [] };
}
