import { platformsOf, type Platform } from '@/model/app';
import { submittedBuilds } from '@/model/build-info';
import type { Finding } from '@/model/finding';
import { findingsDespiteFailure, makeFinding } from '../findings';
import { listingFor } from '../listings/store-texts';
import { findPhrases, readWords, type PhraseHit, type PhraseTable } from '../listings/wording/match-phrases';
import { appleLocale } from '../locales/locale-map';
import { BUILD_PROMPTS, promptKeys, shortName } from '../privacy/build-prompts';
import { declaredTopics, hasAnsweredTopics } from '../privacy/declared-uses';
import { privacyAnswersOf } from '../privacy/privacy-answers';
import { questionField } from '../privacy/question-field';
import { isSubscription, productName, productsOf } from '../purchases/products';
import { isDenied } from './denials';
import type { CheckedDraft } from '@/model/draft';
import { privacyPolicyLanguages } from './privacy-policy-languages';
import { PURCHASE_WORDS, SIGN_IN_WORDS, SUBSCRIPTION_WORDS, TERMS_WORDS } from './cross-check-phrases';

/** Checks the build, the listing and the details against each other: everything that needs more than one of them. */
export function crossChecks(draft: CheckedDraft): Finding[] {
  return [
    ...findingsDespiteFailure(['privacy-policy-url'], () => privacyPolicy(draft)),
    ...findingsDespiteFailure(['privacy-policy-language'], () => privacyPolicyLanguages(draft)),
    ...findingsDespiteFailure(['demo-account'], () => signIn(draft)),
    ...findingsDespiteFailure(['privacy-sign-in'], () => signInWithoutData(draft)),
    ...findingsDespiteFailure(['terms-link', 'purchase-silent'], () => purchases(draft)),
  ];
}

/** The App Store's own requirement is one of the listing's limits; this one follows from the Android build. */
function* privacyPolicy(draft: CheckedDraft): Generator<Finding> {
  const hasPolicy = Object.values(draft.listings).some((listing) => listing.privacyUrl.trim() !== '');
  const build = submittedBuilds(draft.builds, draft.platform).find((each) => each.platform === 'android');
  if (hasPolicy || !build || draft.platform !== 'android') return;
  const asked = BUILD_PROMPTS.filter((prompt) => promptKeys(build, prompt).length > 0);
  const declared = declaredTopics(privacyAnswersOf(draft)).length > 0;
  yield makeFinding({
    rule: 'privacy-policy-url',
    subject: { store: 'android', field: 'privacyUrl' },
    severity: asked.length > 0 || declared ? 'blocker' : 'warning',
    area: 'privacy',
    title:
      asked.length > 0
        ? `The build asks for ${asked.map(({ subject }) => subject).join(', ')}, but there is no privacy policy`
        : declared
          ? 'Data is collected, but there is no privacy policy'
          : 'There is no privacy policy',
    why: 'Google Play asks every app for a privacy policy, and refuses apps that handle personal data without one.',
    fix: 'Add the address of a privacy policy.',
    where: 'listing',
  });
}

/** Frameworks and permissions of an app with sign-in. */
const SIGN_IN_FRAMEWORKS = ['AuthenticationServices', 'GoogleSignIn', 'FBSDKLoginKit', 'FirebaseAuth'];
const SIGN_IN_PERMISSIONS = ['android.permission.GET_ACCOUNTS', 'android.permission.USE_CREDENTIALS'];

function* signIn(draft: CheckedDraft): Generator<Finding> {
  const { needsLogin, demoUser } = draft.details;
  if (needsLogin || demoUser.trim() !== '') return;
  const hints = submittedBuilds(draft.builds, draft.platform).flatMap((build) =>
    build.platform === 'ios'
      ? build.linkedFrameworks.filter((each) => SIGN_IN_FRAMEWORKS.includes(each))
      : build.permissions.filter((each) => SIGN_IN_PERMISSIONS.includes(each)).map(shortName),
  );
  const words = platformsOf(draft.platform).flatMap((store) => found(draft, store, SIGN_IN_WORDS));
  if (hints.length === 0 && words.length === 0) return;
  yield makeFinding({
    rule: 'demo-account',
    subject: { field: 'needsLogin' },
    area: 'listing',
    title:
      words.length > 0
        ? `The description mentions signing in (“${words[0]}”), but there is no demo account`
        : `The build can sign people in (${hints.join(', ')}), but there is no demo account`,
    why: 'Reviewers who cannot sign in reject the app.',
    fix: 'Tick that the app needs a sign-in and give a demo account, or say in the review notes that none is needed.',
    where: 'listing',
  });
}

/** An account is data about its user. The topics have to be answered, since an open one says nothing. */
function* signInWithoutData(draft: CheckedDraft): Generator<Finding> {
  const { needsLogin, demoUser } = draft.details;
  const answers = privacyAnswersOf(draft);
  if (!needsLogin && demoUser.trim() === '') return;
  if (!hasAnsweredTopics(answers) || declaredTopics(answers).length > 0) return;
  const [word] = platformsOf(draft.platform).flatMap((store) => found(draft, store, SIGN_IN_WORDS));
  if (word === undefined) return;
  yield makeFinding({
    rule: 'privacy-sign-in',
    subject: { field: questionField('identity') },
    area: 'privacy',
    title: `The description mentions signing in (“${word}”), but the privacy answers say that no data is collected`,
    why: 'An account usually has an e-mail address or a user ID, which both stores count as data.',
    fix: 'Answer “Who the user is” with yes, or leave it if no account data reaches you or your partners.',
    where: 'listing',
  });
}

function* purchases(draft: CheckedDraft): Generator<Finding> {
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
    yield makeFinding({
      rule: 'terms-link',
      subject: { store: 'ios', field: 'description', locale },
      area: 'listing',
      title:
        word === undefined && sold
          ? `The app sells “${productName(sold)}”, but the description has no link to the terms of use`
          : `The description mentions a subscription (“${word}”), but has no link to the terms of use`,
      why: 'The App Store asks apps with subscriptions for a working link to the terms of use (EULA) in the description.',
      fix: 'Add a line such as: Terms of use: https://example.com/terms',
      where: 'listing',
    });
  }
  if (
    isForApple &&
    draft.purchases?.sells !== false &&
    listing?.description &&
    hints.length > 0 &&
    mentions(draft, 'ios', SUBSCRIPTION_WORDS).length === 0 &&
    mentions(draft, 'ios', PURCHASE_WORDS).length === 0
  ) {
    yield makeFinding({
      rule: 'purchase-silent',
      subject: { store: 'ios', field: 'description', locale: draft.defaultLocale },
      area: 'listing',
      title: `The build can sell (${hints.map(shortName).join(', ')}), but the description does not mention purchases`,
      why: 'The texts and screenshots have to make clear what costs extra.',
      fix: 'Say what can be bought, if anything.',
      where: 'listing',
    });
  }
}

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
  const words = found(draft, 'ios', SUBSCRIPTION_WORDS, locale);
  const { title, subtitle, description } = listingFor(draft, 'ios', locale);
  const isManager = [title, subtitle, description].some((text) => MANAGES.test(text));
  return isManager ? words.filter((word) => OWN_SUBSCRIPTION.test(word)) : words;
}

/** The phrases of the description that are not denied, as in `no subscription`. */
function found(
  draft: CheckedDraft,
  store: Platform,
  table: PhraseTable,
  locale = draft.defaultLocale,
): string[] {
  const { description } = listingFor(draft, store, locale);
  return mentions(draft, store, table, locale)
    .filter((hit) => !isDenied(description, hit))
    .map((hit) => hit.text);
}

function mentions(
  draft: CheckedDraft,
  store: Platform,
  table: PhraseTable,
  locale = draft.defaultLocale,
): PhraseHit[] {
  const { description } = listingFor(draft, store, locale);
  return findPhrases(readWords(description, locale), table);
}

/** A web address, and a word for terms before or in it. */
function hasTermsLink(draft: CheckedDraft, locale: string): boolean {
  const { description } = listingFor(draft, 'ios', locale);
  const links = description.match(/https?:\/\/[^\s<>]{1,500}/gi) ?? [];
  return (
    links.some((link) => /terms|eula|agb|conditions/i.test(link)) ||
    (links.length > 0 && found(draft, 'ios', TERMS_WORDS, locale).length > 0)
  );
}
