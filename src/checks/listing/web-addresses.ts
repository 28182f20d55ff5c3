import { fieldLabel } from '@/domain/listings/field-label';
import { listingLimit } from '@/domain/listings/limits';
import type { ListingField } from '@/model/listing';
import { webAddressProblem, youTubeId } from '@/domain/listings/web-address';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../define-rule';
import type { ListingCheck, ListingFound } from './listing-check';

const RULES = {
  'listing-url': {
    title: 'Format of a web address',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.appInfo,
    checked: '2026-11-20',
    effort: 'field',
    why: 'App Store Connect accepts only complete web addresses, and reviewers open them.',
    fix: 'Write the whole address, e.g. https://lantern.example/support.',
    examples: {
      fires: { supportUrl: 'lantern.example.com' },
      holds: { supportUrl: 'https://lantern.example' },
    },
  },
  'listing-video': {
    title: 'Promo video is not on YouTube',
    severity: 'blocker',
    stores: ['android'],
    source: GOOGLE.appSetup,
    checked: '2026-11-20',
    effort: 'field',
    why: 'Google Play accepts one YouTube video; channels, playlists and other sites are refused.',
    fix: 'Give one address like https://www.youtube.com/watch?v=… of a public or unlisted video.',
    examples: {
      store: 'android',
      fires: { videoUrl: 'https://vimeo.com/76979871' },
      holds: { videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    },
  },
  'listing-video-form': {
    title: 'Format of the promo video address',
    severity: 'note',
    stores: ['android'],
    source: GOOGLE.appSetup,
    checked: '2026-11-20',
    effort: 'field',
    why: 'Playlists, start times and short forms are dropped or refused.',
    fix: 'Use the plain address of the video. It has to allow embedding, and must not show ads or be age-restricted.',
    examples: { fires: 'youtube.com/shorts/…', holds: 'youtube.com/watch?v=…' },
  },
  'listing-privacy-pdf': {
    title: 'Privacy policy that is no page',
    severity: 'warning',
    source: GOOGLE.userData,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Google Play asks for a public web page that visitors cannot edit, and refuses a PDF. Reviewers open it without an account.',
    fix: 'Publish the policy as a web page.',
    examples: {
      store: 'android',
      fires: { privacyUrl: 'https://lantern.example/privacy.pdf' },
      holds: { privacyUrl: 'https://lantern.example/privacy' },
    },
  },
  'listing-other-store-address': {
    title: 'Address in another store',
    since: '2026-11-26',
    severity: 'warning',
    source: APPLE.otherPlatforms,
    checked: '2026-11-26',
    effort: 'field',
    why: 'App Review rejects links to other stores, and a store page is neither support nor a policy.',
    fix: 'Give the address of your own page.',
    examples: {
      fires: { marketingUrl: 'https://play.google.com/store/apps/details?id=com.example.lantern' },
      holds: { marketingUrl: 'https://lantern.example' },
    },
  },
} satisfies Record<string, Rule>;

/** The addresses of a listing. Their lengths are checked with the other limits. */
export const WEB_ADDRESSES = defineFamily({ rules: RULES, check: checkUrls });

type Found = ListingFound & { rule: keyof typeof RULES };

const APPLE_URLS: readonly ListingField[] = ['supportUrl', 'marketingUrl', 'privacyUrl'];

/** Checks the App Store's URLs and Google Play's video. Their lengths are checked with the other limits. */
function checkUrls(check: ListingCheck): Found[] {
  return [
    ...(check.platforms.includes('ios') ? APPLE_URLS.flatMap((field) => [...webAddress(check, field)]) : []),
    ...(check.platforms.includes('android') ? video(check) : []),
    ...policyAsPdf(check),
    ...otherStore(check),
  ];
}

/** Checks that required and optional URLs are http or https (sources 1.1). */
function* webAddress(check: ListingCheck, field: ListingField): Generator<Found> {
  const text = check.listing[field];
  const problem = text.trim() === '' ? undefined : webAddressProblem(text);
  const limit = listingLimit('ios', field);
  if (!problem || !limit) return;
  yield {
    rule: 'listing-url',
    field,
    store: 'ios',
    title: `${fieldLabel(field, ['ios'])} ${problem}`,
    source: limit.source,
  };
}

/** Pages of the other stores, by the store of the listing. */
const OTHER_STORES = {
  ios: {
    fields: ['supportUrl', 'marketingUrl', 'privacyUrl'],
    pages:
      /^https?:\/\/(?:play\.google\.com\/store|market\.android\.com|appgallery\.(?:huawei\.com|cloud)|(?:galaxystore|apps)\.samsung\.com|f-droid\.org\/(?:\w+\/)?packages)/i,
  },
  android: {
    fields: ['supportUrl', 'privacyUrl'],
    pages: /^https?:\/\/(?:apps|itunes|testflight)\.apple\.com/i,
  },
} as const;

function otherStore({ platforms, listing }: ListingCheck): Found[] {
  return platforms.flatMap((store) =>
    OTHER_STORES[store].fields.flatMap((field): Found | [] =>
      OTHER_STORES[store].pages.test(listing[field].trim())
        ? {
            rule: 'listing-other-store-address',
            field,
            store,
            title: `${fieldLabel(field, [store])} leads to another store`,
            ...(store === 'android' && {
              source: GOOGLE.userData,
              why: 'The page of another store is neither support nor a privacy policy.',
            }),
          }
        : [],
    ),
  );
}

/** A policy in a PDF: Google Play refuses it, and phones show it badly. */
/** Documents that whoever has the address may edit, and folders of files. */
const EDITABLE =
  /^https:\/\/(?:docs\.google\.com\/(?:document|spreadsheets|presentation)\/(?!.*\/pub(?:[?#]|$))|drive\.google\.com\/|paper\.dropbox\.com\/|(?:www\.)?dropbox\.com\/|onedrive\.live\.com\/|1drv\.ms\/|pastebin\.com\/)/i;

/** Short links, and the home pages of sites that everybody knows. */
const NO_POLICY =
  /^https?:\/\/(?:(?:bit\.ly|tinyurl\.com|goo\.gl|ow\.ly|is\.gd|cutt\.ly|rebrand\.ly|shorturl\.at|t\.co)\/|(?:www\.)?(?:google|facebook|instagram|youtube|apple|twitter|x|wikipedia|linkedin)\.(?:com|org)\/?$)/i;

function* policyAsPdf(check: ListingCheck): Generator<Found> {
  const text = check.listing.privacyUrl.trim();
  if (webAddressProblem(text) !== undefined) return;
  const isPdf = /\.pdf$/i.test(new URL(text).pathname);
  const isNoPolicy = NO_POLICY.test(text);
  if (isPdf || isNoPolicy || EDITABLE.test(text)) {
    yield {
      rule: 'listing-privacy-pdf',
      field: 'privacyUrl',
      ...(isPdf && !check.platforms.includes('android') && { severity: 'note' as const }),
      title: isPdf
        ? 'The privacy policy is a PDF'
        : isNoPolicy
          ? 'The address of the privacy policy leads to no policy'
          : 'The privacy policy is a document in an editor',
    };
  }
}

/** Checks for one YouTube URL: public or unlisted, embeddable, without ads, not age-restricted (sources 1.3). */
function* video(check: ListingCheck): Generator<Found> {
  const text = check.listing.videoUrl.trim();
  const limit = listingLimit('android', 'videoUrl');
  if (text === '' || !limit) return;
  const addresses = text.split(/[\s,]+/).filter((part) => part !== '');
  const id = addresses.map(youTubeId).find((each) => each !== undefined);
  const canonical = id && `https://www.youtube.com/watch?v=${id}`;
  const base = { field: 'videoUrl', store: 'android', source: limit.source } as const;
  if (addresses.length > 1 || !id) {
    yield {
      ...base,
      rule: 'listing-video',
      title:
        addresses.length > 1
          ? 'Promo video has more than one address'
          : 'Promo video is not the address of a YouTube video',
    };
    return;
  }
  if (text === canonical || new URL(text).hostname === 'youtu.be') return;
  yield {
    ...base,
    rule: 'listing-video-form',
    title: 'Promo video address contains more than the video',
    fix: `Use the plain address: ${canonical}. It has to allow embedding, and must not show ads or be age-restricted.`,
  };
}
