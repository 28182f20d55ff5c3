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
