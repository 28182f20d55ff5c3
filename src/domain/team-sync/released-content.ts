import { baselineSource, type Baseline, type BaselineSource } from '../baseline/baseline';
import { EMPTY_LISTING, type Listing, SHARED_FIELDS, type StoreTexts } from '@/model/listing';

/** Texts in the stores now, as far as the folder says that the draft was imported from. */
export function releasedContent(baseline: Baseline): StoreTexts & { version?: string } {
  const apple = baselineSource(baseline, 'ios');
  const play = baselineSource(baseline, 'android');
  const listings: Record<string, Listing> = {};
  const playTexts: NonNullable<StoreTexts['playTexts']> = {};
  for (const source of [apple, play]) {
    for (const locale of Object.keys(source?.texts ?? {})) {
      // Where both stores have a text, the shared one is the App Store's.
      listings[locale] = { ...textsOf(source, locale), ...withoutEmpty(listings[locale]) };
    }
  }
  for (const [locale, listing] of Object.entries(listings)) {
    const own = textsOf(play, locale);
    const differing = SHARED_FIELDS.filter((field) => own[field] !== '' && own[field] !== listing[field]);
    if (differing.length > 0) {
      playTexts[locale] = Object.fromEntries(differing.map((field) => [field, own[field]]));
    }
  }
  const version = apple?.version?.text ?? play?.version?.text;
  return { listings, playTexts, ...(version !== undefined && { version }) };
}

function textsOf(source: BaselineSource | undefined, locale: string): Listing {
  const texts = Object.entries(source?.texts[locale] ?? {}).map(
    ([field, { text }]) => [field, text] as const,
  );
  return { ...EMPTY_LISTING, ...Object.fromEntries<string>(texts) };
}

function withoutEmpty(listing: Listing | undefined): Partial<Listing> {
  return Object.fromEntries(Object.entries(listing ?? {}).filter(([, text]) => text !== ''));
}
