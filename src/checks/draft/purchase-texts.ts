import { platformsOf } from '@/model/app';
import { submittedBuilds } from '@/model/build-info';
import type { CheckedDraft } from '@/model/draft';
import { listingFor } from '@/domain/listings/store-texts';
import { appleLocale } from '@/domain/locales/locale-map';
import { shortName } from '@/domain/privacy/build-prompts';
import { isSubscription, productName, productsOf } from '@/domain/purchases/products';
import { APPLE } from 'virtual:catalog/sources';
import { defineFamily } from '../define-rule';
import { PURCHASE_WORDS, SUBSCRIPTION_WORDS, TERMS_WORDS } from './cross-check-phrases';
import { mentions, undenied } from './description-words';
import type { DraftFound } from './draft-found';

const PLACE = { area: 'listing', where: 'listing' } as const;

/** The description against what the app sells. */
export const PURCHASE_TEXTS = defineFamily({
  rules: {
    'terms-link': {
      title: 'Subscription without a link to the terms of use',
      severity: 'warning',
      source: APPLE.subscriptions,
      checked: '2026-11-20',
      effort: 'texts',
      why: 'The App Store asks apps with subscriptions for a working link to the terms of use (EULA) in the description.',
      fix: 'Add a line such as: Terms of use: https://example.com/terms',
      examples: {
        fires: 'a description with “monthly subscription” and no link',
        holds: 'the same with “Terms of use: https://lantern.example/terms”',
      },
    },
    'purchase-silent': {
      title: 'Purchases that the description does not mention',
      severity: 'note',
      source: APPLE.purchasesInMetadata,
      checked: '2026-11-20',
      effort: 'texts',
      why: 'The texts and screenshots have to make clear what costs extra.',
      fix: 'Say what can be bought, if anything.',
      examples: {
        fires: 'a build with StoreKit, and no word about purchases',
        holds: 'the same build, and “One purchase unlocks all questions.”',
      },
    },
  },
  *check(draft: CheckedDraft): Generator<DraftFound & { rule: 'terms-link' | 'purchase-silent' }> {
    const hints = submittedBuilds(draft.builds, draft.platform).flatMap((build) =>
      build.platform === 'ios'
        ? build.linkedFrameworks.filter((each) => each === 'StoreKit' || each === 'RevenueCat')
        : build.permissions.filter((each) => each === 'com.android.vending.BILLING'),
    );
    const listing = draft.listings[draft.defaultLocale];
    const isForApple = platformsOf(draft.platform).includes('ios');
    // Each language of the App Store has a description of its own, and readers see no other.
    const sold = productsOf(draft, 'ios').find(isSubscription);
    const locales = isForApple && !hasOwnTerms(draft) ? storeLocalesOf(draft) : [];
    for (const locale of locales) {
      const [word] = ownSubscriptions(draft, locale);
      const isBlank = listingFor(draft, 'ios', locale).description.trim() === '';
      if ((word === undefined && !sold) || isBlank || hasTermsLink(draft, locale)) continue;
      yield {
        ...PLACE,
        rule: 'terms-link',
        subject: { store: 'ios', field: 'description', locale },
        title:
          word === undefined && sold
            ? `The app sells “${productName(sold)}”, but the description has no link to the terms of use`
            : `The description mentions a subscription (“${word}”), but has no link to the terms of use`,
      };
    }
    if (
      isForApple &&
      draft.purchases?.sells !== false &&
      listing?.description &&
      hints.length > 0 &&
      mentions(draft, 'ios', SUBSCRIPTION_WORDS).length === 0 &&
      mentions(draft, 'ios', PURCHASE_WORDS).length === 0
    ) {
      yield {
        ...PLACE,
        rule: 'purchase-silent',
        subject: { store: 'ios', field: 'description', locale: draft.defaultLocale },
        title: `The build can sell (${hints.map(shortName).join(', ')}), but the description does not mention purchases`,
      };
    }
  },
});

/** A license agreement of the app's own, which App Store Connect links itself. */
function hasOwnTerms({ release }: CheckedDraft): boolean {
  return release?.license === 'custom' && (release.licenseText ?? '').trim() !== '';
}

/** The main language, then the others that the App Store offers. */
function storeLocalesOf({ defaultLocale, listings }: CheckedDraft): string[] {
  const others = Object.keys(listings).filter((locale) => locale !== defaultLocale);
  return [defaultLocale, ...others.filter((locale) => appleLocale(locale) !== undefined)];
}

/** Words of an app for the subscriptions of other companies, or to feeds: such an app need not have one of its own. */
const MANAGES =
  /(?<![\p{L}])(?:track|manag|cancel|organi[sz]|monitor|overview of|all (?:of )?your)\p{L}*\s(?:\p{L}+\s){0,3}subscriptions|subscription (?:tracker|manager|overview)|podcasts?(?!\p{L})|(?<!\p{L})(?:rss|opml)(?!\p{L})|(?:abos?|abonnements)\s(?:verwalten|im blick|kündigen)|abo-?(?:manager|verwaltung|tracker)|(?:gérez|suivez|gérer|suivre)\s(?:\p{L}+\s){0,3}abonnements|(?:gestiona|controla|administra)\s(?:\p{L}+\s){0,3}suscripciones|(?:gerencie|controle)\s(?:\p{L}+\s){0,3}assinaturas|(?:gestisci|tieni traccia)\s(?:\p{L}+\s){0,3}abbonamenti/iu;
/** Words that only an app with its own subscription uses. */
const OWN_SUBSCRIPTION =
  /auto-?renew|free trial|prueba|essai|probe|teste gratuito|prova|自動更新|月額|年額|자동|自动续费|自動續費|连续包月|пробный|تجربة/iu;

/** Words for a subscription of the app itself. */
function ownSubscriptions(draft: CheckedDraft, locale: string): string[] {
  const words = undenied(draft, 'ios', SUBSCRIPTION_WORDS, locale);
  const { title, subtitle, description } = listingFor(draft, 'ios', locale);
  const isManager = [title, subtitle, description].some((text) => MANAGES.test(text));
  return isManager ? words.filter((word) => OWN_SUBSCRIPTION.test(word)) : words;
}

/** A web address, and a word for terms before or in it. */
function hasTermsLink(draft: CheckedDraft, locale: string): boolean {
  const { description } = listingFor(draft, 'ios', locale);
  const links = description.match(/https?:\/\/[^\s<>]{1,500}/gi) ?? [];
  return (
    links.some((link) => /terms|eula|agb|conditions/i.test(link)) ||
    (links.length > 0 && undenied(draft, 'ios', TERMS_WORDS, locale).length > 0)
  );
}
