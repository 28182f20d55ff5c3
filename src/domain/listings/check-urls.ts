import { fieldLabel, listingFinding, type ListingCheck, type ListingFinding } from './listing-finding';
import { listingLimit } from './limits';
import type { ListingField } from './listing';

const APPLE_URLS: readonly ListingField[] = ['supportUrl', 'marketingUrl', 'privacyUrl'];

/** Checks the App Store's URLs and Google Play's video. Their lengths are checked with the other limits. */
export function checkUrls(check: ListingCheck): ListingFinding[] {
  return [
    ...(check.platforms.includes('ios') ? APPLE_URLS.flatMap((field) => [...webAddress(check, field)]) : []),
    ...(check.platforms.includes('android') ? video(check) : []),
    ...policyAsPdf(check),
  ];
}

/** Returns what is wrong with a text as a web address; undefined when nothing is. */
export function webAddressProblem(text: string): string | undefined {
  const trimmed = text.trim();
  if (completeAddresses.has(trimmed)) return undefined;
  const problem = problemOf(trimmed);
  if (problem === undefined && completeAddresses.size < MAX_KNOWN_ADDRESSES) completeAddresses.add(trimmed);
  return problem;
}

/** Addresses that were parsed and are complete: an app has the same few in all of its languages. */
const completeAddresses = new Set<string>();
const MAX_KNOWN_ADDRESSES = 1000;

function problemOf(trimmed: string): string | undefined {
  if (/\s/.test(trimmed)) return 'contains a space';
  if (!/^https?:\/\//i.test(trimmed)) return 'does not begin with https:// or http://';
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  if (!url || !/^[^.]+(?:\.[^.]+)+\.?$/.test(url.hostname)) return 'has no complete host name';
  return url.username || url.password ? 'contains a user name or password' : undefined;
}

/** Checks that required and optional URLs are http or https (sources 1.1). */
function* webAddress(check: ListingCheck, field: ListingField): Generator<ListingFinding> {
  const text = check.listing[field];
  const problem = text.trim() === '' ? undefined : webAddressProblem(text);
  const limit = listingLimit('ios', field);
  if (!problem || !limit) return;
  yield listingFinding(check, {
    rule: 'listing-url',
    field,
    store: 'ios',
    title: `${fieldLabel(field, ['ios'])} ${problem}`,
    why: 'App Store Connect accepts only complete web addresses, and reviewers open them.',
    fix: 'Write the whole address, e.g. https://example.com/support.',
    source: limit.source,
  });
}

/** A policy in a PDF: Google Play refuses it, and phones show it badly. */
function* policyAsPdf(check: ListingCheck): Generator<ListingFinding> {
  const text = check.listing.privacyUrl.trim();
  if (webAddressProblem(text) !== undefined || !/\.pdf$/i.test(new URL(text).pathname)) return;
  yield listingFinding(check, {
    rule: 'listing-privacy-pdf',
    field: 'privacyUrl',
    severity: check.platforms.includes('android') ? 'warning' : 'note',
    title: 'The privacy policy is a PDF',
    why: 'Google Play asks for a web page that visitors cannot edit, and refuses a PDF.',
    fix: 'Publish the policy as a web page.',
  });
}

const VIDEO_ID = /^[\w-]{11}$/;
const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com'];

/**
 * Returns the id of the video in a YouTube address, in any of its forms.
 * @returns undefined for a playlist, a channel, another site, or no address at all
 */
export function youTubeId(text: string): string | undefined {
  const trimmed = text.trim();
  if (webAddressProblem(trimmed) !== undefined) return undefined;
  const url = new URL(trimmed);
  const [, first = '', second = ''] = url.pathname.split('/');
  let id: string | null | undefined;
  if (url.hostname === 'youtu.be') id = first;
  else if (YOUTUBE_HOSTS.includes(url.hostname)) {
    id =
      first === 'watch'
        ? url.searchParams.get('v')
        : ['shorts', 'embed', 'live'].includes(first)
          ? second
          : null;
  }
  return id && VIDEO_ID.test(id) ? id : undefined;
}

/** Checks for one YouTube URL: public or unlisted, embeddable, without ads, not age-restricted (sources 1.3). */
function* video(check: ListingCheck): Generator<ListingFinding> {
  const text = check.listing.videoUrl.trim();
  const limit = listingLimit('android', 'videoUrl');
  if (text === '' || !limit) return;
  const addresses = text.split(/[\s,]+/).filter((part) => part !== '');
  const id = addresses.map(youTubeId).find((each) => each !== undefined);
  const canonical = id && `https://www.youtube.com/watch?v=${id}`;
  const base = { field: 'videoUrl', store: 'android', source: limit.source } as const;
  if (addresses.length > 1 || !id) {
    yield listingFinding(check, {
      ...base,
      rule: 'listing-video',
      title:
        addresses.length > 1
          ? 'Promo video has more than one address'
          : 'Promo video is not the address of a YouTube video',
      why: 'Google Play accepts one YouTube video; channels, playlists and other sites are refused.',
      fix: 'Give one address like https://www.youtube.com/watch?v=… of a public or unlisted video.',
    });
    return;
  }
  if (text === canonical || new URL(text).hostname === 'youtu.be') return;
  yield listingFinding(check, {
    ...base,
    rule: 'listing-video-form',
    title: 'Promo video address contains more than the video',
    why: 'Playlists, start times and short forms are dropped or refused.',
    fix: `Use the plain address: ${canonical}. It has to allow embedding, and must not show ads or be age-restricted.`,
  });
}
