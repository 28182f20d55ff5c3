import { webAddressProblem } from '@/domain/listings/web-address';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import type { ListingCheck, ListingFound } from './listing-check';

/** Hosts of repositories and chats, where visitors need an account to ask. */
const NO_SUPPORT_PAGE =
  /^(?:www\.)?(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|t\.me|telegram\.me|discord\.(?:gg|com)|wa\.me|(?:open|pf)\.kakao\.com|line\.me|m\.me|(?:\w+\.)?facebook\.com|instagram\.com|(?:\w+\.)?linkedin\.com|twitter\.com|x\.com|tiktok\.com|youtube\.com)$/i;

/** The App Store wants a page on which users get help. */
export const SUPPORT_ADDRESS = defineRule({
  id: 'listing-support-page',
  title: 'Support URL that is no support page',
  severity: 'note',
  stores: ['ios'],
  source: APPLE.appInfo,
  checked: '2026-11-25',
  effort: 'field',
  why: 'Reviewers have asked for a page with a way to get in touch, which a repository or chat is not.',
  fix: 'Give the address of a page with your contact details.',
  examples: {
    fires: { supportUrl: 'https://github.com/example/lantern' },
    holds: { supportUrl: 'https://lantern.example/support' },
  },
  *check({ platforms, listing: { supportUrl, privacyUrl } }: ListingCheck): Generator<ListingFound> {
    const address = supportUrl.trim();
    if (!platforms.includes('ios') || webAddressProblem(address) !== undefined) return;
    const { hostname } = new URL(address);
    if (NO_SUPPORT_PAGE.test(hostname))
      yield { field: 'supportUrl', store: 'ios', title: `Support URL leads to ${hostname}` };
    else if (address === privacyUrl.trim())
      yield { field: 'supportUrl', store: 'ios', title: 'Support URL is the address of the privacy policy' };
  },
});
