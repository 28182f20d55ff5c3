import { platformsOf } from '@/model/app';
import { submittedBuilds } from '@/model/build-info';
import type { CheckedDraft } from '@/model/draft';
import { webAddressProblem } from '@/domain/listings/web-address';
import { languageOf, localeLabel } from '@/domain/locales/product-locales';
import { BUILD_PROMPTS } from 'virtual:catalog/build-prompts';
import { promptKeys } from '@/domain/privacy/build-prompts';
import { declaredTopics } from '@/domain/privacy/declared-uses';
import { privacyAnswersOf } from '@/domain/privacy/privacy-answers';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import type { DraftFound } from './draft-found';

/** The App Store's own requirement is one of the listing's limits; this one follows from the Android build. */
export const PRIVACY_POLICY = defineRule({
  id: 'privacy-policy-url',
  title: 'Privacy policy missing on Google Play',
  severity: 'blocker',
  source: GOOGLE.userData,
  checked: '2026-11-20',
  effort: 'texts',
  isMissing: true,
  why: 'Google Play asks every app for a privacy policy before it can be published.',
  fix: 'Add the address of a privacy policy.',
  examples: {
    fires: 'an Android build that asks for the camera, and no address',
    holds: 'the same build, and https://lantern.example/privacy',
  },
  *check(draft: CheckedDraft): Generator<DraftFound> {
    const hasPolicy = Object.values(draft.listings).some((listing) => listing.privacyUrl.trim() !== '');
    const build = submittedBuilds(draft.builds, draft.platform).find((each) => each.platform === 'android');
    if (hasPolicy || !build || draft.platform !== 'android') return;
    const asked = BUILD_PROMPTS.filter((prompt) => promptKeys(build, prompt).length > 0);
    const declared = declaredTopics(privacyAnswersOf(draft)).length > 0;
    yield {
      subject: { store: 'android', field: 'privacyUrl' },
      area: 'privacy',
      title:
        asked.length > 0
          ? `The build asks for ${asked.map(({ subject }) => subject).join(', ')}, but there is no privacy policy`
          : declared
            ? 'Data is collected, but there is no privacy policy'
            : 'There is no privacy policy',
      where: 'listing',
    };
  },
});

/**
 * The App Store has a privacy policy address per language (sources 1.1). Finds languages whose address is that of another
 * one, where the publisher has addresses by language: `/en/privacy` in the German listing beside `/fr/privacy` in the
 * French one.
 */
export const PRIVACY_POLICY_LANGUAGE = defineRule({
  id: 'privacy-policy-language',
  title: 'Privacy policy in another language',
  severity: 'note',
  source: APPLE.appInfo,
  checked: '2026-11-20',
  effort: 'texts',
  why: 'The App Store shows each language its own address, and readers should understand what they agree to.',
  fix: 'Give the address of the policy in this language, or leave it if there is none.',
  examples: {
    fires: '/en/privacy in German and /fr/privacy in French',
    holds: '/de/privacy in German and /fr/privacy in French',
  },
  *check(draft: CheckedDraft): Generator<DraftFound> {
    if (!platformsOf(draft.platform).includes('ios')) return;
    const listings = Object.entries(draft.listings).map(([locale, { privacyUrl }]) => ({
      locale,
      language: languageOf(locale),
      named: languageOfAddress(privacyUrl),
    }));
    const languages = new Set(listings.map(({ language }) => language));
    const known = listings.filter(({ named }) => named !== undefined && languages.has(named));
    // One address for all of them is a decision, and "it" or "no" in it is then no language.
    if (new Set(known.map(({ named }) => named)).size < 2) return;
    if (!known.some(({ named, language }) => named === language)) return;
    for (const { locale, named = '', language } of known)
      if (named !== language)
        yield {
          subject: { store: 'ios', field: 'privacyUrl', locale },
          area: 'privacy',
          title: `The privacy policy of ${localeLabel(locale)} opens the page in another language (“${named}”)`,
          where: 'listing',
        };
  },
});

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
