import type { Platform } from '@/model/app';
import { appleLocale, playLocale } from '@/domain/locales/locale-map';
import { localeLabel } from '@/domain/locales/product-locales';
import { APPLE } from 'virtual:catalog/sources';
import { STORES } from '@/domain/stores/stores';
import { defineRule } from '../define-rule';
import type { DraftFound } from './draft-found';

interface Subject {
  locale: string;
  isMain: boolean;
  /** The stores for which the draft has texts in this language. */
  wanted: readonly Platform[];
}

/** Whether a store has a language. */
export function isOffered(store: Platform, locale: string): boolean {
  return (store === 'ios' ? appleLocale(locale) : playLocale(locale)) !== undefined;
}

export const OFFERED_LOCALE = defineRule({
  id: 'locale-not-offered',
  title: 'Language that a store does not offer',
  severity: 'note',
  source: APPLE.localizations,
  checked: '2026-11-20',
  effort: 'field',
  why: 'Its texts and images are left out of the package for that store.',
  fix: 'Nothing, if the main language covers it.',
  examples: { fires: 'Afrikaans for the App Store', holds: 'Afrikaans for Google Play' },
  *check({ locale, isMain, wanted }: Subject): Generator<DraftFound> {
    for (const store of wanted)
      if (!isOffered(store, locale))
        yield {
          subject: { store, locale },
          severity: isMain ? 'blocker' : 'note',
          area: 'listing',
          where: 'listing',
          title: `${localeLabel(locale)} is not available on ${STORES[store].name}`,
          fix: isMain ? 'Choose another main language for this store.' : undefined,
        };
  },
});
