import { draftTitle } from '@/domain/submissions/draft-label';
import { platformsOf, type Platform } from '@/model/app';
import type { DraftContent } from '@/model/draft';

type Named = Pick<DraftContent, 'defaultLocale' | 'listings' | 'playTexts' | 'bundleId' | 'platform'>;

/** `App name: Dog Diary`, and `com.example.dogdiary` where it is no address of a page. */
const APP_NAMED =
  /^[ \t>*-]*(?:app|app name|package(?: name)?|bundle id) ?: ?\S|(?<![\w./@-])(?:[a-z]\w*\.){2,}[a-z]\w*(?![\w./@-])/imu;
const APPLE_ADDRESS = /\b(?:www|developer|support|help|itunes|appstoreconnect|play)\.[\w.]+/giu;

/**
 * Which draft a store's message is about: the one that it names, or the only one for its stores where it names no app. A wrong
 * one would put another app's name into the reply.
 * @param drafts those that may be meant
 * @param stores those of which the message tells
 */
export function draftOfMessage<Draft extends Named>(
  text: string,
  drafts: readonly Draft[],
  stores: readonly Platform[],
): Draft | undefined {
  const said = text.toLowerCase();
  const own = drafts.filter(({ platform }) => platformsOf(platform).some((each) => stores.includes(each)));
  const named = own.filter((draft) => names(said, draft.bundleId) || names(said, draftTitle(draft)));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  return own.length === 1 && !APP_NAMED.test(text.replace(APPLE_ADDRESS, '')) ? own[0] : undefined;
}

/** Letters of a name from which it is no everyday word inside a message. */
const LEAST_NAME = 3;

function names(said: string, name: string): boolean {
  const own = name.trim().toLowerCase();
  const short = own.split(/ ?[:–—|] | - /u)[0] ?? own;
  return [own, short].some((each) => each.length >= LEAST_NAME && has(said, each));
}

/** Whether a text has a name that is no part of a longer word. */
function has(said: string, name: string): boolean {
  for (let at = said.indexOf(name); at !== -1; at = said.indexOf(name, at + 1)) {
    const around = (said[at - 1] ?? ' ') + (said[at + name.length] ?? ' ');
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}
