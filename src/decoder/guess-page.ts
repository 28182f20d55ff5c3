import type { Platform } from '@/model/app';
import { wordsIn, type Cause } from './causes';
import { chapterOf } from './find-guidelines';
import { PUBLISHING_WORDS } from './find-phrases';
import { PROBLEM, stemsOf, type RankedCause, type Ranking } from './rank-causes';
import { hasOneOf, type Place, type ReadableText } from './readable-text';
import { isUploadRefusal, looksLikeLetter, refusalIn } from './text-origin';

/** The page that a text without a known cause most likely refers to. A guess, never a cause. */
export interface RejectionGuess {
  store: Platform;
  /** e.g. `Guideline 4.3, Spam` or `Spam and Minimum Functionality`. */
  title: string;
  url: string;
  /** The text fits no particular page; this one has all the causes of the store. */
  isGeneral?: true;
}

/** Characters of a text that are read for a guess: the beginning tells the subject. */
const MAX_READ = 20_000;

/**
 * Limits for a possible cause, and for the guess of a page. Measured on texts with one cause: the best cause was right in
 * 32 of 49 unseen texts, and one of the two best in 38; in 663 and 715 of 775 older ones.
 */
const MIN_SCORE = 5;
const MIN_WORDS = 2;
/** The same limit for a cause of App Review that shares one word with a text that says that the app was refused. */
const MIN_SINGLE = 5;
/** Share of the best score at which further causes are possible causes, and how many of them there may be. */
const MIN_NEXT = 0.55;
const MAX_CAUSES = 3;
/** Weight of the logarithm of a cause's frequency, compared with the score. */
const FREQUENCY_WEIGHT = 2;
const MIN_PAGE_SCORE = 8;
/** Limits for the best cause of a text that only sounds like a letter of App Review. */
const LETTER_SCORE = 16;
const LETTER_WORDS = 5;

/** Lowest score, lead over the next cause and number of shared words for a possible cause. */
interface Limits {
  score: number;
  lead: number;
  words: number;
}

/**
 * Limits for the error lines of a log. Measured on 916 logs and reports of failed uploads, each ranked without its own
 * messages: 4 of 5 guesses within all limits were right.
 */
const LOG: Limits = { score: 10, lead: 1.4, words: 3 };
/** Limits for a text that says that a store refuses an upload, which leaves less to guess. */
const RETOLD: Limits = { score: 7, lead: 1.15, words: 2 };
/** Characters of each line, and of all lines together, that are compared. */
const MAX_LINE = 600;
const MAX_LINES = 4000;

/** Signs of a failed tool in a log. */
const TOOL_FAILED = ['error', 'fail', 'exception', '[!]', 'exited with', 'invalid'] as const;

/** Words of developers about a refused upload. */
const UPLOAD_WORDS =
  'upload | build | bundle | aab | apk | ipa | binary | archive | version code | versioncode | package name | api key | service account | keystore | signed | token'.split(
    ' | ',
  );

/** Signs of a line that reports an error. */
const ERROR_LINE =
  /\berror|\bfail|invalid|cannot|can't|could not|couldn't|unable|not found|missing|denied|forbidden|rejected|exception|must |not allowed|already|required|unauthori|expired|no such|does not|doesn't|is not|isn't|\[!\]/i;

/** Longest text, in characters, that is taken for the message of an error without any word that says so. */
const MAX_SENTENCES = 600;
/** Further words by which a console or a tool refuses an upload. */
const PROBLEM_OF_UPLOAD = /\b(?:already|larger|smaller|exceed\w*|lost|outdated|older|expired?)\b/;
/** Letters of languages in which no words for problems are listed. */
const OTHER_SCRIPT = /[\u0400-\u04ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;
const SUCCESS = /\bsucce(?:ss|ed)|\bfinished the upload\b|\bsubmitted your app\b/;

/** Words that are in every log and say nothing about the cause. */
const LOG_NOISE =
  /\b(?:errors?|fail(?:ed|ure|s)?|forbidden|status|execut\w+|exceptions?|finish\w*|fastlane|global|domain)\b/gi;

const GUIDELINES = 'https://developer.apple.com/app-store/review/guidelines/';
const POLICIES = 'https://support.google.com/googleplay/android-developer/answer/';

interface Page {
  title: string;
  url: string;
}

const GENERAL: Record<Platform, Page & { isGeneral: true }> = {
  ios: { title: 'App Review Guidelines', url: GUIDELINES, isGeneral: true },
  android: {
    title: 'Developer Policy Center',
    url: 'https://play.google.com/about/developer-content-policy/',
    isGeneral: true,
  },
};

/** Signs of a build or an upload that did not work. */
const FAILED =
  "failed | fails  | failing | failure | error: | errors: | error  | [!] | exception | unable to | could not | couldn't | cannot | can't | exited with | invalid | crash".split(
    ' | ',
  );

/** Subjects of logs, the narrowest first. */
const TOOL_TOPICS: readonly (RejectionGuess & { words: readonly string[] })[] = [
  {
    store: 'ios',
    title: 'Signing and provisioning profiles',
    url: 'https://developer.apple.com/documentation/technotes/tn3125-inside-code-signing-provisioning-profiles',
    words: wordsIn('provisioning|codesign|code signing|signing certificate|distribution certificate'),
  },
  {
    store: 'ios',
    title: 'App Store Connect API: Interpreting and Handling Errors',
    url: 'https://developer.apple.com/documentation/appstoreconnectapi/interpreting-and-handling-errors',
    words: wordsIn('appstoreversion|reviewsubmission|api.appstoreconnect|spaceship|app store connect api'),
  },
  {
    store: 'ios',
    title: 'App Store Connect: Upload builds',
    url: 'https://developer.apple.com/help/app-store-connect/manage-builds/upload-builds/',
    words: wordsIn(
      'altool|transporter|testflight|upload_to_|app store connect|itunes connect|/deliver|.ipa|ipa ',
      'info.plist|cfbundle|notariz|ready_to_submit|app clip',
    ),
  },
  {
    store: 'ios',
    title: 'Xcode: Distributing your app',
    url: 'https://developer.apple.com/documentation/xcode/distributing-your-app-for-beta-testing-and-releases',
    words: wordsIn('xcode|xcarchive|podfile|eas submit|deploy to app store'),
  },
  {
    store: 'android',
    title: 'Sign your app',
    url: 'https://developer.android.com/studio/publish/app-signing',
    words: wordsIn('keystore|upload key|signing config|jarsigner|apksigner'),
  },
  {
    store: 'android',
    title: 'Google Play Developer API',
    url: 'https://developers.google.com/android-publisher',
    words: wordsIn(
      'androidpublisher|service account|invalid_grant|googleapi|google api|upload-google-play|publishbundle',
    ),
  },
  {
    store: 'android',
    title: 'Play Console: Prepare and roll out a release',
    url: `${POLICIES}9859348`,
    words: wordsIn(
      'google play|play store|play console|playstore|app bundle|aab|apk|androidmanifest|target api level',
      'versioncode|version code|deobfuscation|com.google.android|sdk version|wear os|android tv',
    ),
  },
  {
    store: 'android',
    title: 'Android: Build your app from the command line',
    url: 'https://developer.android.com/build/building-cmdline',
    words: wordsIn('gradle|bundlerelease|assemblerelease|react native|jsandassets'),
  },
];

/** A guess about a text without a known cause: the causes that its words fit best, or else a page to read. */
interface Guess {
  causes?: { cause: Cause; place: Place }[];
  /** The best cause shares a single word with the text: loose wording says more. */
  isWeak?: true;
  page?: RejectionGuess;
}

/**
 * Guesses the subject of a text about a refusal by a store or a failed upload; returns nothing for any other text.
 * @param unknown numbers of a store without a cause of their own: what they mean is not guessed
 * @param rankingFor ranks the causes of a store, or those of uploads and builds only
 */
export function guessFrom(
  readable: ReadableText,
  unknown: readonly { chapter?: string }[],
  rankingFor: (store: Platform, isOfUploads?: boolean) => Ranking,
): Guess {
  const chapter = unknown.find((reference) => reference.chapter !== undefined)?.chapter;
  if (chapter !== undefined)
    return { page: { store: 'ios', title: `App Review Guidelines, ${chapter}`, url: GUIDELINES } };
  const words = readable.words.slice(0, MAX_READ);
  const refusal = refusalIn(words);
  const ofTool = () => guessTool(readable, words, unknown.length > 0 ? undefined : rankingFor);
  if (!refusal) {
    const causes =
      unknown.length === 0 && looksLikeLetter(words) ? letterCauses(readable, words, rankingFor) : [];
    return causes.length > 0 ? { causes } : ofTool();
  }
  const { store, text, isExplicit } = refusal;
  const ofUpload = (limits: Limits) =>
    unknown.length === 0 ? clearCause(readable, text, rankingFor(store, true), limits) : undefined;
  const isCheck = isUploadRefusal(text);
  const refused = isCheck ? ofUpload(RETOLD) : undefined;
  if (refused) return { causes: refused };
  const rank = rankingFor(store);
  const ranked = rank(text);
  const [best] = ranked;
  const possible = mostLikely(ranked, isExplicit);
  if (unknown.length === 0 && !isCheck && possible.length > 0)
    return {
      causes: possible.map(({ cause }) => ({ cause, place: sentenceOf(readable, cause, rank) })),
      ...(best && best.words < MIN_WORDS && { isWeak: true }),
    };
  const isClear = best && !isCheck && (best.score >= MIN_PAGE_SCORE || best.words >= stemsOf(text).size / 2);
  const page = isClear ? pageOf(best.cause) : undefined;
  if (page) return { page: { store, ...page } };
  // A store also refuses an upload, or the account and the key that it is sent with.
  const causes = hasOneOf(text, UPLOAD_WORDS) ? ofUpload(LOG) : undefined;
  if (causes) return { causes };
  return isExplicit ? { page: { store, ...GENERAL[store] } } : ofTool();
}

/** Whether a text mentions both publishing an app and a failure. */
export function isAboutFailedUpload(words: string): boolean {
  return hasOneOf(words, PUBLISHING_WORDS) && hasOneOf(words, FAILED);
}

/** Returns the cause that fits a failed upload clearly best. */
function clearCause(
  readable: ReadableText,
  text: string,
  rank: Ranking,
  { words, score, lead }: Limits,
): Guess['causes'] {
  const [best, second] = rank(text);
  if (!best || best.words < words || best.score < Math.max(score, lead * (second?.score ?? 0)))
    return undefined;
  return [{ cause: best.cause, place: sentenceOf(readable, best.cause, rank) }];
}

/** Returns the causes that clearly fit a paragraph of a letter. */
function letterCauses(
  readable: ReadableText,
  text: string,
  rankingFor: (store: Platform) => Ranking,
): NonNullable<Guess['causes']> {
  const rank = rankingFor('ios');
  const ranked = rank(text);
  const [best] = ranked;
  if (!best || best.score < LETTER_SCORE || best.words < LETTER_WORDS) return [];
  return mostLikely(ranked, true).map(({ cause }) => ({ cause, place: sentenceOf(readable, cause, rank) }));
}

/** Returns the causes that fit a text well, frequent causes first. */
function mostLikely(ranked: readonly RankedCause[], isExplicit: boolean): RankedCause[] {
  const top = ranked[0]?.score ?? 0;
  return ranked
    .filter((each) => each.score >= MIN_NEXT * top && mayBeCause(each, isExplicit))
    .map((each) => ({ ...each, likelihood: each.score + FREQUENCY_WEIGHT * frequencyOf(each.cause) }))
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, MAX_CAUSES);
}

/** The logarithm of how often a cause was the reason. */
function frequencyOf({ refusals = 0 }: Cause): number {
  return Math.log(1 + refusals);
}

function mayBeCause({ cause, score, words }: RankedCause, isExplicit: boolean): boolean {
  if (cause.kind !== 'review') return false;
  if (words >= MIN_WORDS) return score >= MIN_SCORE;
  return isExplicit && cause.store === 'ios' && score >= MIN_SINGLE;
}

/** Finds the sentence that fits a cause best. */
function sentenceOf({ shown }: ReadableText, cause: Cause, rank: Ranking): Place {
  let best = { start: 0, end: 0, score: 0 };
  for (const { index, 0: sentence } of shown.slice(0, MAX_READ).matchAll(/\S.*?(?:[.!?](?=\s)|$)/gm)) {
    const score = rank(sentence).find((each) => each.cause === cause)?.score ?? 0;
    if (score > best.score) best = { start: index, end: index + sentence.length, score };
  }
  return best;
}

/** Returns the part of the guidelines, or the policy, that a cause belongs to. */
function pageOf({ store, name, policy }: Cause): Page | undefined {
  if (store === 'android') {
    return policy?.url === undefined ? undefined : { title: policy.label, url: policy.url };
  }
  const chapter = chapterOf(name.replace('Guideline ', ''));
  return (
    chapter && {
      title: `Guideline ${chapter.number}, ${chapter.title}`,
      url: `${GUIDELINES}#${chapter.title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
    }
  );
}

/**
 * Returns the cause that fits the errors of a log clearly best, or else the page about the tool that failed; nothing if
 * nothing failed or no upload tool is named.
 */
function guessTool(
  readable: ReadableText,
  words: string,
  rankingFor?: (store: Platform, isOfUploads: boolean) => Ranking,
): Guess {
  if (!hasOneOf(words, FAILED) && !isShortProblem(words)) return {};
  const topic = TOOL_TOPICS.find((each) => hasOneOf(words, each.words));
  if (!topic) return {};
  const { store, title, url } = topic;
  const rank = hasOneOf(words, TOOL_FAILED) ? rankingFor?.(store, true) : undefined;
  const causes = rank && clearCause(readable, errorsIn(readable), rank, LOG);
  return causes ? { causes } : { page: { store, title, url } };
}

/** Whether a short text reports a problem. A sentence of a console often does so without any word of an error. */
function isShortProblem(words: string): boolean {
  const isProblem = PROBLEM.test(words) || PROBLEM_OF_UPLOAD.test(words) || OTHER_SCRIPT.test(words);
  return words.length <= MAX_SENTENCES && isProblem && !SUCCESS.test(words);
}

/** Returns the lines of a log that report errors, or all lines if none does. */
function errorsIn({ shown }: ReadableText): string {
  const lines = shown.slice(0, MAX_READ).split('\n');
  const errors = lines.filter((line) => ERROR_LINE.test(line));
  return (errors.length > 0 ? errors : lines)
    .map((line) => line.slice(0, MAX_LINE))
    .join('\n')
    .slice(0, MAX_LINES)
    .replace(LOG_NOISE, ' ');
}
