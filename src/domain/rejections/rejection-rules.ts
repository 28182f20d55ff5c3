import type { Platform } from '../apps/app';
import { withAlternatives } from './alternatives';
import { APP_STORE_CONNECT_RULES } from './app-store-connect-rules';
import { APP_STORE_PIPELINE_RULES } from './app-store-pipeline-rules';
import { APP_STORE_LISTING_RULES } from './app-store-listing-rules';
import { APP_STORE_NOTICES } from './app-store-notices';
import { APPLE_BUSINESS } from './apple-business';
import { APPLE_DESIGN } from './apple-design';
import { APPLE_LEGAL } from './apple-legal';
import { APPLE_PERFORMANCE } from './apple-performance';
import { APPLE_SAFETY } from './apple-safety';
import { APPLE_SOFTWARE } from './apple-software';
import { APP_STORE_ACCOUNT_RULES } from './app-store-account-rules';
import { BUILD_FAILURE_RULES } from './build-failure-rules';
import { BUILD_TOOL_RULES } from './build-tool-rules';
import { GOOGLE_PLAY_ACCESS } from './google-play-access';
import { GOOGLE_PLAY_BUILDS } from './google-play-builds';
import { GOOGLE_PLAY_CONDUCT } from './google-play-conduct';
import { GOOGLE_PLAY_CONSOLE } from './google-play-console';
import { GOOGLE_PLAY_DECLARATIONS } from './google-play-declarations';
import { GOOGLE_PLAY_POLICIES } from './google-play-policies';
import { GOOGLE_PLAY_RELEASES } from './google-play-releases';
import { GOOGLE_PLAY_UPLOADS } from './google-play-uploads';
import { ITMS_BUNDLE_RULES } from './itms-bundle-rules';
import { ITMS_EXTENSION_RULES } from './itms-extension-rules';
import { ITMS_MAC_RULES } from './itms-mac-rules';
import { ITMS_RULES } from './itms-rules';
import { indexBySign } from './find-message';
import { rankingOf, type Ranking } from './rank-rules';
import type { ReadableText } from './readable-text';
import type { RejectionRule, StoreMessage } from './rejection-rule';
import { rewordings } from './rewordings';
import { REPORTING_TOOLS } from './tools/reporting-tools';
import { withToolMessages } from './tools/tool-messages';

/** Every refusal StorePilot can explain. */
export const REJECTION_RULES: readonly RejectionRule[] = withAlternatives(
  withToolMessages(
    [
      ...APPLE_SAFETY,
      ...APPLE_PERFORMANCE,
      ...APPLE_SOFTWARE,
      ...APPLE_BUSINESS,
      ...APPLE_DESIGN,
      ...APPLE_LEGAL,
      ...ITMS_RULES,
      ...ITMS_BUNDLE_RULES,
      ...ITMS_MAC_RULES,
      ...ITMS_EXTENSION_RULES,
      ...APP_STORE_CONNECT_RULES,
      ...APP_STORE_LISTING_RULES,
      ...APP_STORE_ACCOUNT_RULES,
      ...APP_STORE_NOTICES,
      ...APP_STORE_PIPELINE_RULES,
      ...GOOGLE_PLAY_DECLARATIONS,
      ...GOOGLE_PLAY_POLICIES,
      ...GOOGLE_PLAY_CONDUCT,
      ...GOOGLE_PLAY_BUILDS,
      ...GOOGLE_PLAY_ACCESS,
      ...GOOGLE_PLAY_UPLOADS,
      ...GOOGLE_PLAY_CONSOLE,
      ...GOOGLE_PLAY_RELEASES,
      ...BUILD_TOOL_RULES,
      ...BUILD_FAILURE_RULES,
    ],
    REPORTING_TOOLS,
  ),
);

const BY_ID = index(({ id }) => [id]);
const BY_GUIDELINE = index((rule) => rule.guidelines);
const BY_CODE = index((rule) => rule.codes);

export function ruleById(id: string): RejectionRule | undefined {
  return BY_ID.get(id);
}

/** The rule of an ITMS code, in digits. */
export function ruleOfCode(code: string): RejectionRule | undefined {
  return BY_CODE.get(code);
}

/** The rule of a guideline or of the part that its number names: `2.3.7`, `5.1.1(v)`. */
export function ruleOfGuideline(number: string): RejectionRule | undefined {
  return BY_GUIDELINE.get(number) ?? BY_GUIDELINE.get(number.replace(/\([a-z]+\)$/, ''));
}

let search: ReturnType<typeof indexBySign<{ rule: RejectionRule; message: StoreMessage }>> | undefined;

/** Returns the messages that a text may contain, in the order of the rules. They are prepared with the first text. */
export function possibleMessages({ vocabulary }: ReadableText) {
  search ??= indexBySign(
    REJECTION_RULES.flatMap((rule) =>
      (rule.messages ?? [])
        .map((written): StoreMessage => (typeof written === 'string' ? { words: written } : written))
        .flatMap((message) => wordingsOf(message, rule))
        .map((message) => ({ rule, message })),
    ),
  );
  return search(vocabulary);
}

function wordingsOf(message: StoreMessage, { store, kind }: RejectionRule): readonly StoreMessage[] {
  if ('stems' in message) return [message];
  return rewordings(message.words, store === 'ios' && kind === 'review').map((words) => ({
    ...message,
    words,
  }));
}

const rankings: Record<string, Ranking> = {};

/** Ranks the rules of a store, or those of its uploads. Words are counted with the first text without a cause. */
export function rankingFor(store: Platform, isOfUploads = false): Ranking {
  const isMeant = ({ kind, isLastResort }: RejectionRule) =>
    isOfUploads ? kind !== 'review' && !isLastResort : store === 'android' || kind === 'review';
  return (rankings[`${store} ${isOfUploads}`] ??= rankingOf(
    REJECTION_RULES.filter((rule) => rule.store === store && isMeant(rule)),
  ));
}

/** Ranks the rules of both stores and their tools. */
export function rankingOfAll(): Ranking {
  return (rankings.all ??= rankingOf(REJECTION_RULES.filter(({ isLastResort }) => !isLastResort)));
}

function index(keys: (rule: RejectionRule) => readonly string[] | undefined): Map<string, RejectionRule> {
  return new Map(REJECTION_RULES.flatMap((rule) => (keys(rule) ?? []).map((key) => [key, rule])));
}
