import type { Listing } from '@/model/listing';
import { appleLocale, easLocale } from '@/domain/locales/locale-map';
import { localeLabel } from '@/domain/locales/product-locales';
import { appleCategories } from '@/domain/stores/apple-categories';
import type { SubmissionDetails } from '@/model/draft';
import { deliverScreenshotPaths } from '../deliver/write';
import {
  appIdFor,
  type LayoutResult,
  type PackageFile,
  type PackageSource,
} from '@/domain/packages/package-file';
import { screenshotSets } from '@/domain/packages/package-images';
import { TOOL_LAYOUT, type PackageLayout } from '../parts/package-layout';
import { easAdvisory } from '../parts/rating-config';
import {
  keywordList,
  localesFor,
  notOfferedNotes,
  pairsOf,
  type LocaleTexts,
} from '@/domain/packages/package-locales';
import { storeText } from '@/domain/texts';

/** Texts of `info.<locale>` (sources 3.3). */
const INFO_KEYS = {
  subtitle: 'subtitle',
  description: 'description',
  releaseNotes: 'releaseNotes',
  promotionalText: 'promoText',
  marketingUrl: 'marketingUrl',
  supportUrl: 'supportUrl',
} as const satisfies Partial<Record<keyof Listing, string>>;

/**
 * Writes `store.config.json` for `eas metadata:push`, with the `eas.json` and `package.json` that its linter expects
 * next to it. The age rating answers (`advisory`) are included once all are given. The screenshots are fastlane's files,
 * so the package contains them once.
 */
export function easMetadataFiles(source: PackageSource, layout = TOOL_LAYOUT): LayoutResult {
  const { config, notes } = source.platform === 'android' ? { notes: [] } : storeConfig(source, layout);
  return {
    files: [
      ...(config ? [jsonFile(`${layout.eas}store.config.json`, config)] : []),
      jsonFile(`${layout.eas}eas.json`, easJson(source)),
      jsonFile(`${layout.eas}package.json`, { name: 'store-submission', version: '1.0.0', private: true }),
    ],
    notes,
  };
}

function storeConfig(source: PackageSource, layout: PackageLayout): { config: unknown; notes: string[] } {
  const { locales, notOffered } = localesFor(source, 'ios', easLocale);
  // The fastlane layout reports what Apple itself does not offer.
  const notes = notOfferedNotes(
    notOffered.filter((code) => appleLocale(code) !== undefined),
    'EAS Metadata',
  );
  const info: Record<string, unknown> = {};
  for (const locale of locales) {
    const texts = localeInfo(source, locale, layout);
    if (texts) info[locale.folder] = texts;
    else
      notes.push(
        `${localeLabel(locale.code)}: left out of store.config.json, because EAS requires a name and a privacy policy URL.`,
      );
  }
  const { version, details } = source;
  const categories = categoryList(details);
  const rating = source.ratings && easAdvisory(source.ratings);
  return {
    config: {
      configVersion: 0,
      apple: {
        ...given('version', version),
        ...given('copyright', details.copyright),
        ...(rating && { advisory: rating.advisory }),
        ...(categories.length > 0 ? { categories } : {}),
        ...(Object.keys(info).length > 0 ? { info } : {}),
        ...release(source),
        ...review(details),
      },
    },
    notes: [...notes, ...(rating?.notes ?? [])],
  };
}

function localeInfo(
  source: PackageSource,
  locale: LocaleTexts,
  layout: PackageLayout,
): Record<string, unknown> | undefined {
  const { listing } = locale;
  // Both are required per locale; one policy page often serves every language.
  const fallback = source.listings[source.defaultLocale];
  const title = storeText(listing.title) || storeText(fallback?.title ?? '');
  const privacyPolicyUrl = storeText(listing.privacyUrl) || storeText(fallback?.privacyUrl ?? '');
  if (title === '' || privacyPolicyUrl === '') return undefined;
  const keywords = keywordList(listing.keywords);
  const sets = screenshotSets(source, 'ios', [locale]).sets.filter(({ slot }) => !slot.isUploadedByHand);
  const screenshots = Object.fromEntries(
    sets.map((set) => [set.slot.displayType ?? set.slot.id, deliverScreenshotPaths(set, layout)]),
  );
  return {
    title,
    ...Object.fromEntries(
      pairsOf(INFO_KEYS).flatMap(([field, key]) => Object.entries(given(key, listing[field]))),
    ),
    ...(keywords.length > 0 ? { keywords } : {}),
    privacyPolicyUrl,
    ...(sets.length > 0 ? { screenshots } : {}),
  };
}

function categoryList(details: SubmissionDetails): (string | string[])[] {
  return appleCategories(details.primaryCategory, details.secondaryCategory).map(
    ({ category, subcategories }) => (subcategories.length > 0 ? [category, ...subcategories] : category),
  );
}

/** Returns the planned release of the version; nothing while it is open. */
function release({ release: plan = {}, details }: PackageSource): { release?: Record<string, unknown> } {
  const day = plan.releaseDate?.trim() ?? '';
  const automaticRelease =
    plan.release === 'date'
      ? /^\d{4}-\d{2}-\d{2}$/.test(day)
        ? `${day}T00:00:00+00:00`
        : undefined
      : plan.release && plan.release === 'automatic';
  const planned = {
    ...(automaticRelease !== undefined && { automaticRelease }),
    ...(details.isUpdate && plan.isPhased !== undefined && { phasedRelease: plan.isPhased }),
  };
  return Object.keys(planned).length === 0 ? {} : { release: planned };
}

/** Returns the review contact, once all four parts that EAS requires are filled. */
function review(details: SubmissionDetails): { review?: Record<string, unknown> } {
  const contact = {
    ...given('firstName', details.reviewFirstName),
    ...given('lastName', details.reviewLastName),
    ...given('email', details.reviewEmail),
    ...given('phone', details.reviewPhone),
  };
  if (Object.keys(contact).length < 4) return {};
  const hasDemo = details.demoUser.trim() !== '' && details.demoPassword.trim() !== '';
  return {
    review: {
      ...contact,
      ...(hasDemo ? { demoUsername: details.demoUser.trim(), demoPassword: details.demoPassword } : {}),
      ...(details.needsLogin === undefined ? {} : { demoRequired: details.needsLogin }),
      // EAS requires at least two characters.
      ...(storeText(details.reviewNotes).length >= 2 ? given('notes', details.reviewNotes) : {}),
    },
  };
}

function easJson(source: PackageSource): unknown {
  const { platform, defaultLocale } = source;
  const production = {
    ...(platform === 'ios' || platform === 'both'
      ? {
          ios: {
            ...given('bundleIdentifier', appIdFor(source, 'ios')),
            language: appleLocale(defaultLocale) ?? 'en-US',
            metadataPath: './store.config.json',
          },
        }
      : {}),
    ...(platform === 'android' || platform === 'both'
      ? // A draft on the internal track: running the command once publishes nothing.
        {
          android: {
            ...given('applicationId', appIdFor(source, 'android')),
            track: 'internal',
            releaseStatus: 'draft',
          },
        }
      : {}),
  };
  return { submit: { production } };
}

function given<K extends string>(key: K, text: string): Partial<Record<K, string>> {
  const value = storeText(text);
  return (value === '' ? {} : { [key]: value }) as Partial<Record<K, string>>;
}

function jsonFile(path: string, value: unknown): PackageFile {
  return { path, content: `${JSON.stringify(value, null, 2)}\n` };
}
