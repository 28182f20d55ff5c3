import type { Platform } from '@/model/app';
import { iosBuildOf } from '@/model/build-info';
import { buildLabel } from '../builds/build-label';
import type { ListingField } from '@/model/listing';
import { appleLocale, playLocale } from '../locales/locale-map';
import { localeLabel } from '../locales/product-locales';
import { appIdFor } from '../packages/package-file';
import { graphicOf, screenshotSets } from '../packages/package-images';
import { localesFor, type LocaleTexts } from '../packages/package-locales';
import { applePrivacySheet, playPrivacySheet } from '../privacy/privacy-sheet';
import { hasPrivacyAnswers, privacyAnswersOf } from '../privacy/privacy-answers';
import { appleRatingSheet } from '../ratings/apple-rating-sheet';
import { playRatingSheet } from '../ratings/play-rating-sheet';
import { hasRatingAnswers } from '@/model/rating-answers';
import { PLAY_CATEGORY_LABELS } from '../ratings/rating-labels';
import type { ScreenshotSlot, SlotDevice } from '../screenshots/slots';
import { STORE_GRAPHICS } from '../screenshots/store-graphics';
import { appleCategoryChoice, appleCategoryLabel } from '../stores/apple-categories';
import { playCategoryFor } from '../stores/play-categories';
import type { BetaTextId, ProductionQuestionId } from '@/model/test-tracks';
import type { DetailField } from '@/model/draft';
import { accessNotes } from '../reviewer-kit/kit-notes';
import { testerCounts } from '../test-tracks/closed-test';
import { betaReviewNotes, testFeedbackAddress } from '../test-tracks/test-texts';
import { testInvitation, testLink } from './test-invitation';
import { formatDay } from '../dates';
import { countOf, storeText, yesNo } from '../texts';
import { attachedProducts, PURCHASE_VALUES } from './purchase-values';
import { RELEASE_VALUES } from './release-values';
import type { PageSubject } from './subjects';
import type { HandOverSource, HandOverText, HandOverValue } from './value';

/** Returns undefined where the draft has nothing for it. */
type Resolve = (source: HandOverSource) => HandOverValue | undefined;

/**
 * Every value that a console's items are filled with. Texts are exactly those of the package: trimmed as a field takes
 * them.
 */
const VALUES = {
  'bundle-id': once((source) => appIdFor(source, 'ios')),
  'identifier-name': once((source) =>
    titleOf(source, 'ios')
      .replaceAll(/[@&*"]/g, '')
      .trim(),
  ),
  'apple-platforms': once(() => 'iOS'),
  'main-language': once((source) => mainLanguageOf(source, 'ios')),
  'main-name': once((source) => titleOf(source, 'ios')),
  languages: once((source) =>
    [...new Set(appleLocales(source).map(({ code }) => localeLabel(code)))].join(', '),
  ),
  // Letters, digits, hyphen, period and underscore, which a bundle id has, too.
  sku: once((source) => appIdFor(source, 'ios')),
  name: perLanguage('ios', 'title'),
  subtitle: perLanguage('ios', 'subtitle'),
  keywords: perLanguage('ios', 'keywords'),
  'promotional-text': perLanguage('ios', 'promotionalText'),
  'apple-description': perLanguage('ios', 'description'),
  'apple-whats-new': perLanguage('ios', 'releaseNotes'),
  'support-url': perLanguage('ios', 'supportUrl'),
  'marketing-url': perLanguage('ios', 'marketingUrl'),
  'privacy-url': perLanguage('ios', 'privacyUrl'),
  version: once(({ version }) => version),
  copyright: detail('copyright'),
  'primary-category': once(({ details }) => appleCategoryLabel(details.primaryCategory)),
  'secondary-category': once(({ details }) => appleCategoryLabel(details.secondaryCategory)),
  'age-rating': ({ ratings }) =>
    hasRatingAnswers(ratings) ? { kind: 'answers', groups: appleRatingSheet(ratings) } : undefined,
  'app-privacy': (source) => {
    const answers = privacyAnswersOf(source);
    return hasPrivacyAnswers(answers) ? { kind: 'answers', groups: applePrivacySheet(answers) } : undefined;
  },
  'creative-assets': screenshots('ios', isCreativeAsset),
  'iphone-screenshots': screenshots('ios', (slot) => slot.device === 'phone' && !isCreativeAsset(slot)),
  'ipad-screenshots': screenshots('ios', ({ device }) => device === 'tablet'),
  'watch-screenshots': screenshots('ios', ({ device }) => device === 'watch'),
  'other-apple-screenshots': screenshots('ios', ({ device }) => OTHER_APPLE_DEVICES.includes(device)),
  'build-number': once((source) => {
    const build = iosBuildOf(source.builds);
    return build && buildLabel({ ...build.identity, fileName: build.fileName });
  }),
  'attached-products': once(attachedProducts),
  'sign-in-required': once(({ details }) => yesNo(details.needsLogin)),
  'demo-user': detail('demoUser'),
  // Spaces at its ends are part of a password.
  'demo-password': ({ details: { demoPassword } }) =>
    demoPassword.trim() === '' ? undefined : { kind: 'texts', texts: [{ text: demoPassword }] },
  'review-first-name': detail('reviewFirstName'),
  'review-last-name': detail('reviewLastName'),
  'review-phone': detail('reviewPhone'),
  'review-email': detail('reviewEmail'),
  'review-notes': detail('reviewNotes'),
  'beta-description': betaTexts('description'),
  'what-to-test': betaTexts('whatToTest'),
  'test-feedback': once(testFeedbackAddress),
  'beta-review-notes': once(betaReviewNotes),
  'play-title': perLanguage('android', 'title'),
  'play-short-description': perLanguage('android', 'shortDescription'),
  'play-description': perLanguage('android', 'description'),
  'video-url': perLanguage('android', 'videoUrl'),
  'play-main-language': once((source) => mainLanguageOf(source, 'android')),
  'play-main-title': once((source) => titleOf(source, 'android')),
  'play-privacy-url': once(({ listings, defaultLocale }) => listings[defaultLocale]?.privacyUrl),
  'play-access': once(({ details }) =>
    details.needsLogin === undefined
      ? undefined
      : details.needsLogin
        ? 'All or some functionality is restricted'
        : 'All functionality is available without special access',
  ),
  'play-access-notes': once(accessNotes),
  'play-ads': once((source) => yesNo(privacyAnswersOf(source).yesNo.ads)),
  'app-or-game': once(({ ratings, details }) => {
    const category = ratings?.play.category;
    if (category) return category === 'GAME' ? 'Game' : 'App';
    const ofApple = appleCategoryChoice(details.primaryCategory)?.category;
    return ofApple && (ofApple === 'GAMES' ? 'Game' : 'App');
  }),
  'play-category': once(({ details }) => playCategoryFor(details.primaryCategory)),
  'play-rating-category': once(({ ratings }) => {
    const category = ratings?.play.category;
    return category && PLAY_CATEGORY_LABELS[category];
  }),
  'play-rating': ({ ratings, details }) =>
    hasRatingAnswers(ratings)
      ? { kind: 'answers', groups: playRatingSheet(ratings, details.contactEmail).groups }
      : undefined,
  'data-safety': (source) => {
    const answers = privacyAnswersOf(source);
    return hasPrivacyAnswers(answers) ? { kind: 'answers', groups: playPrivacySheet(answers) } : undefined;
  },
  'contact-email': detail('contactEmail'),
  'contact-phone': detail('contactPhone'),
  'contact-website': detail('contactWebsite'),
  'play-icon': graphic('play-icon'),
  'feature-graphic': graphic('play-feature-graphic'),
  'play-phone-screenshots': screenshots('android', ({ id }) => id === 'play-phone'),
  'play-tablet-7-screenshots': screenshots('android', ({ id }) => id === 'play-tablet-7'),
  'play-tablet-10-screenshots': screenshots('android', ({ id }) => id === 'play-tablet-10'),
  'play-chromebook-screenshots': screenshots('android', ({ id }) => id === 'play-chromebook'),
  'play-tv-screenshots': screenshots('android', ({ id }) => id === 'play-tv'),
  'play-wear-screenshots': screenshots('android', ({ id }) => id === 'play-wear'),
  // Google Play takes no .apk of a new app.
  'play-build': once(
    ({ builds, details }) =>
      builds.find((build) => build.platform === 'android' && (build.kind === 'aab' || details.isUpdate))
        ?.fileName,
  ),
  'play-release-name': once((source) => {
    const build = source.builds.find(({ platform }) => platform === 'android');
    return build?.identity.buildNumber === undefined
      ? source.version
      : `${build.identity.buildNumber} (${build.identity.version ?? source.version})`;
  }),
  'play-release-notes': once(playReleaseNotes),
  'play-test-link': once(testLink),
  'play-test-invitation': once(testInvitation),
  'play-test-count': ({ testing = {} }) => {
    const counts = testerCounts(testing);
    const rows = counts.map(({ day, testers }) => ({
      asks: formatDay(day),
      answer: countOf(testers, 'tester'),
    }));
    return rows.length === 0 ? undefined : { kind: 'answers', groups: [{ title: '', rows }] };
  },
  'production-recruiting': productionAnswer('recruiting'),
  'production-engagement': productionAnswer('engagement'),
  'production-feedback': productionAnswer('feedback'),
  'production-audience': productionAnswer('audience'),
  'production-value': productionAnswer('value'),
  'production-changes': productionAnswer('changes'),
  'production-readiness': productionAnswer('readiness'),
  'production-second-try': productionAnswer('secondTry'),
  'play-ad-id': once((source) => {
    const build = source.builds.find(({ platform }) => platform === 'android');
    if (build?.platform !== 'android') return undefined;
    return yesNo(build.permissions.includes('com.google.android.gms.permission.AD_ID'));
  }),
} satisfies Record<string, Resolve>;

export type ValueId = keyof typeof VALUES | keyof typeof RELEASE_VALUES | keyof typeof PURCHASE_VALUES;

/**
 * Returns what the draft has for an item; undefined where it has nothing, and for a value of newer rules.
 * @param subject of a page that is repeated, e.g. a product
 */
export function handOverValue(
  id: ValueId,
  source: HandOverSource,
  subject: PageSubject = { key: '', name: '' },
): HandOverValue | undefined {
  if (Object.hasOwn(PURCHASE_VALUES, id))
    return PURCHASE_VALUES[id as keyof typeof PURCHASE_VALUES](subject, source);
  if (Object.hasOwn(RELEASE_VALUES, id))
    return once(RELEASE_VALUES[id as keyof typeof RELEASE_VALUES])(source);
  return Object.hasOwn(VALUES, id)
    ? (VALUES[id as keyof typeof VALUES] satisfies Resolve)(source)
    : undefined;
}

/** A text that is the same in every language. */
function once(read: (source: HandOverSource) => string | undefined): Resolve {
  return (source) => {
    const text = storeText(read(source) ?? '');
    return text === '' ? undefined : { kind: 'texts', texts: [{ text }] };
  };
}

function detail(field: DetailField): Resolve {
  return once(({ details }) => details[field]);
}

function productionAnswer(id: ProductionQuestionId): Resolve {
  return once(({ testing }) => testing?.answers?.[id]);
}

function betaTexts(field: BetaTextId): Resolve {
  return (source) => {
    const texts = appleLocales(source).flatMap(({ code }): HandOverText[] => {
      const text = storeText(source.testing?.betaTexts?.[code]?.[field] ?? '');
      return text === '' ? [] : [{ locale: code, text }];
    });
    return texts.length === 0 ? undefined : { kind: 'texts', texts };
  };
}

function perLanguage(store: Platform, field: ListingField): Resolve {
  return (source) => {
    const texts = localesOf(source, store).flatMap(({ code, listing }): HandOverText[] => {
      const text = storeText(listing[field]);
      return text === '' ? [] : [{ locale: code, text }];
    });
    return texts.length === 0 ? undefined : { kind: 'texts', texts };
  };
}

/** Devices with a version page of their own in App Store Connect. */
const OTHER_APPLE_DEVICES: readonly SlotDevice[] = ['desktop', 'tv', 'vision'];

/** A picture above the product page or in search, which is no screenshot. */
function isCreativeAsset({ takesAnyScreen }: ScreenshotSlot): boolean {
  return takesAnyScreen === true;
}

function screenshots(store: Platform, isOfField: (slot: ScreenshotSlot) => boolean): Resolve {
  return (source) => {
    const { sets } = screenshotSets(source, store, localesOf(source, store));
    const own = sets.filter(({ slot }) => isOfField(slot));
    if (own.length === 0) return undefined;
    return {
      kind: 'pictures',
      sets: own.map(({ locale, slot, images }) => ({ locale: locale.code, label: slot.label, images })),
    };
  };
}

function graphic(id: string): Resolve {
  return (source) => {
    const found = STORE_GRAPHICS.find((each) => each.id === id);
    const kind = found?.kind;
    if (!found || !kind) return undefined;
    const sets = localesOf(source, found.store).flatMap(({ code }) => {
      const image = graphicOf(source, kind, code, found.size);
      return image ? [{ locale: code, label: found.label, images: [image] }] : [];
    });
    return sets.length === 0 ? undefined : { kind: 'pictures', sets };
  };
}

function localesOf(source: HandOverSource, store: Platform): LocaleTexts[] {
  return localesFor(source, store, store === 'ios' ? appleLocale : playLocale).locales;
}

function appleLocales(source: HandOverSource): LocaleTexts[] {
  return localesOf(source, 'ios');
}

/** The draft's main language, or its first one where the store does not have that. */
function mainLocaleOf(source: HandOverSource, store: Platform): LocaleTexts | undefined {
  const locales = localesOf(source, store);
  return locales.find(({ code }) => code === source.defaultLocale) ?? locales[0];
}

function titleOf(source: HandOverSource, store: Platform): string {
  return mainLocaleOf(source, store)?.listing.title ?? '';
}

function mainLanguageOf(source: HandOverSource, store: Platform): string | undefined {
  const main = mainLocaleOf(source, store);
  return main && localeLabel(main.code);
}

/** One block for each language, which the one box for all languages takes. */
function playReleaseNotes(source: HandOverSource): string {
  return localesOf(source, 'android')
    .flatMap(({ folder, listing }) => {
      const text = storeText(listing.releaseNotes);
      return text === '' ? [] : [`<${folder}>\n${text}\n</${folder}>`];
    })
    .join('\n');
}
