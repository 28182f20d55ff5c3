import { platformsOf } from '@/model/app';
import type { Finding } from '@/model/finding';
import { makeFinding } from '../findings';
import { webAddressProblem } from '../listings/web-address';
import { languageOf, localeLabel } from '../locales/product-locales';
import type { CheckedDraft } from '@/model/draft';

/**
 * The App Store has a privacy policy address per language (sources 1.1). Finds languages whose address is that of another
 * one, where the publisher has addresses by language: `/en/privacy` in the German listing beside `/fr/privacy` in the
 * French one.
 */
export function privacyPolicyLanguages(draft: CheckedDraft): Finding[] {
  if (!platformsOf(draft.platform).includes('ios')) return [];
  const listings = Object.entries(draft.listings).map(([locale, { privacyUrl }]) => ({
    locale,
    language: languageOf(locale),
    named: languageOfAddress(privacyUrl),
  }));
  const languages = new Set(listings.map(({ language }) => language));
  const known = listings.filter(({ named }) => named !== undefined && languages.has(named));
  // One address for all of them is a decision, and "it" or "no" in it is then no language.
  if (new Set(known.map(({ named }) => named)).size < 2) return [];
  if (!known.some(({ named, language }) => named === language)) return [];
  return known
    .filter(({ named, language }) => named !== language)
    .map(({ locale, named = '' }) =>
      makeFinding({
        rule: 'privacy-policy-language',
        subject: { store: 'ios', field: 'privacyUrl', locale },
        area: 'privacy',
        title: `The privacy policy of ${localeLabel(locale)} opens the page in another language (“${named}”)`,
        why: 'The App Store shows each language its own address, and readers should understand what they agree to.',
        fix: 'Give the address of the policy in this language, or leave it if there is none.',
        where: 'listing',
      }),
    );
}

/** The language that an address names in its path, host or a parameter: `/de/privacy`, `de.example.com`, `?lang=de`. */
function languageOfAddress(text: string): string | undefined {
  const address = text.trim();
  if (webAddressProblem(address) !== undefined) return undefined;
  const url = new URL(address);
  const parts = [
    ...url.pathname.split(/[/.]/),
    url.hostname.split('.')[0] ?? '',
    ...['lang', 'language', 'locale', 'hl', 'l'].map((name) => url.searchParams.get(name) ?? ''),
  ];
  const code = parts.map((part) => /^([a-z]{2})(?:[-_][a-z]{2,4})?$/i.exec(part)?.[1]).find(Boolean);
  return code?.toLowerCase();
}
