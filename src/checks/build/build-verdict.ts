import type { BuildInfo } from '@/model/build-info';
import type { Finding } from '@/model/finding';
import { fixActionOf } from '@/domain/finding-groups';
import { failedRules, worstFirst } from '@/domain/findings';
import type { IdsOf } from '../define-rule';
import type { NEWER_BUILD_RULES } from './newer-build';
import type { ANDROID_BUILD_RULES, ANY_BUILD_RULES, IOS_BUILD_RULES, PACKAGE_RULES } from './rules';

/** The rules that a build is checked by. */
export type BuildRuleId = IdsOf<
  | (typeof ANY_BUILD_RULES)[number]
  | (typeof IOS_BUILD_RULES)[number]
  | (typeof ANDROID_BUILD_RULES)[number]
  | (typeof PACKAGE_RULES)[number]
  | typeof NEWER_BUILD_RULES
>;

/** The ways to fix a build, in the order in which they are shown. */
export type BuildFix = 'file' | 'export' | 'sentence' | 'setting' | 'plugin' | 'answer';

/** Parts of a build that are named when nothing was found about them. */
type Topic =
  | 'file name'
  | 'ID'
  | 'version'
  | 'signing'
  | 'SDK'
  | 'release build'
  | 'icon'
  | 'launch screen'
  | 'iPad'
  | 'permission texts'
  | 'permissions'
  | 'privacy manifest'
  | '64-bit code'
  | '16 KB pages'
  | 'size'
  | 'extensions'
  | 'payments'
  | 'export compliance'
  | 'unread'
  | 'secrets'
  | 'code optimization'
  | 'reviewers’ questions';

/** The fix of each rule and the part of the build that it is about. */
export const BUILD_RULES: Readonly<Record<BuildRuleId, readonly [fix: BuildFix, topic: Topic]>> = {
  'build-extension': ['file', 'file name'],
  'android-apk': ['file', 'release build'],
  'android-split-base': ['file', 'release build'],
  'build-facts-unread': ['file', 'unread'],

  'ios-sdk': ['export', 'SDK'],
  'ios-next-sdk': ['export', 'SDK'],
  'ios-simulator': ['export', 'SDK'],
  'ios-beta-xcode': ['export', 'SDK'],
  'ios-no-profile': ['export', 'signing'],
  'ios-debuggable': ['export', 'signing'],
  'ios-device-list': ['export', 'signing'],
  'ios-in-house': ['export', 'signing'],
  'ios-profile-expired': ['export', 'signing'],
  'ios-unsigned': ['export', 'signing'],
  'ios-executable-missing': ['export', 'release build'],
  'ios-64-bit': ['export', '64-bit code'],
  'android-target': ['export', 'SDK'],
  'android-debuggable': ['export', 'release build'],
  'android-test-only': ['export', 'release build'],
  'android-unsigned': ['export', 'signing'],
  'android-signing-v1': ['export', 'signing'],
  'android-signing-v2': ['export', 'signing'],
  'android-debug-signed': ['export', 'signing'],
  'android-certificate-validity': ['export', 'signing'],
  'android-key-size': ['export', 'signing'],
  'signing-key-changed': ['export', 'signing'],
  'android-64-bit': ['export', '64-bit code'],
  'android-16-kb': ['export', '16 KB pages'],

  'ios-purpose-empty': ['sentence', 'permission texts'],
  'ios-purpose-missing': ['sentence', 'permission texts'],
  'ios-purpose-vague': ['sentence', 'permission texts'],
  'ios-tracking-purpose': ['sentence', 'permission texts'],
  'ios-local-network': ['sentence', 'permission texts'],

  'android-example-id': ['setting', 'ID'],
  'build-template-id': ['setting', 'ID'],
  'ios-version': ['setting', 'version'],
  'ios-build-number': ['setting', 'version'],
  'android-version-code': ['setting', 'version'],
  'android-version-name': ['setting', 'version'],
  'version-code-not-higher': ['setting', 'version'],
  'version-not-higher': ['setting', 'version'],
  'ios-icon': ['setting', 'icon'],
  'ios-icon-name': ['setting', 'icon'],
  'ios-icon-missing': ['setting', 'icon'],
  'ios-ipad': ['setting', 'iPad'],
  'ios-ipad-orientations': ['setting', 'iPad'],
  'ios-ipad-launch-screen': ['setting', 'launch screen'],
  'ios-launch-screen': ['setting', 'launch screen'],
  'ios-scene-manifest': ['setting', 'launch screen'],
  'ios-minimum-os': ['setting', 'SDK'],
  'ios-duo-screenshots': ['setting', 'SDK'],
  'ios-extension-id': ['setting', 'extensions'],
  'ios-extension-version': ['setting', 'extensions'],
  'ios-push-entitlement': ['setting', 'signing'],
  'ios-size': ['setting', 'size'],
  'android-size': ['setting', 'size'],
  'android-exported': ['setting', 'permissions'],

  'ios-privacy-manifest': ['plugin', 'privacy manifest'],
  'ios-privacy-manifest-missing': ['plugin', 'privacy manifest'],
  'ios-sdk-manifest': ['plugin', 'privacy manifest'],
  'ios-manifest-domains': ['plugin', 'privacy manifest'],
  'ios-manifest-values': ['plugin', 'privacy manifest'],
  'android-billing-library': ['plugin', 'payments'],

  'build-secret': ['setting', 'secrets'],
  'ios-purpose-name': ['sentence', 'permission texts'],
  'ios-purpose-unused': ['sentence', 'permission texts'],
  'ios-sign-in-with-apple': ['setting', 'reviewers’ questions'],
  'ios-account-deletion': ['setting', 'reviewers’ questions'],
  'ios-restore-purchases': ['setting', 'reviewers’ questions'],
  'ios-subscription-unsold': ['setting', 'reviewers’ questions'],
  'ios-outside-payments': ['setting', 'reviewers’ questions'],
  'ios-code-push': ['setting', 'reviewers’ questions'],
  'ios-background-mode': ['setting', 'reviewers’ questions'],
  'ios-background-mode-unknown': ['setting', 'release build'],
  'ios-tracking-prompt': ['setting', 'reviewers’ questions'],
  'ios-health': ['setting', 'reviewers’ questions'],
  'ios-apple-pay': ['setting', 'reviewers’ questions'],
  'ios-vpn': ['setting', 'reviewers’ questions'],
  'ios-private-api': ['setting', 'reviewers’ questions'],
  'build-own-updates': ['setting', 'reviewers’ questions'],
  'build-mining': ['setting', 'reviewers’ questions'],
  'build-review-switch': ['setting', 'reviewers’ questions'],
  'build-bought-rating': ['setting', 'reviewers’ questions'],
  'build-filler': ['setting', 'reviewers’ questions'],
  'build-cheaper-outside': ['setting', 'reviewers’ questions'],
  'build-test-ads': ['setting', 'reviewers’ questions'],
  'build-test-name': ['setting', 'release build'],
  'ios-third-party-ai': ['setting', 'reviewers’ questions'],
  'ios-cheaper-outside': ['setting', 'reviewers’ questions'],
  'ios-rating-gate': ['setting', 'reviewers’ questions'],
  'android-ai-reports': ['setting', 'reviewers’ questions'],
  'android-account-deletion': ['setting', 'reviewers’ questions'],
  'ios-website': ['setting', 'reviewers’ questions'],
  'ios-required-capabilities': ['setting', 'reviewers’ questions'],
  'ios-insecure-server': ['setting', 'reviewers’ questions'],
  'ios-background-task-ids': ['setting', 'release build'],
  'ios-old-web-view': ['plugin', 'release build'],
  'ios-arbitrary-loads': ['setting', 'reviewers’ questions'],
  'android-vpn': ['setting', 'reviewers’ questions'],
  'android-device-admin': ['setting', 'reviewers’ questions'],
  'android-overlay': ['setting', 'reviewers’ questions'],
  'android-usage-access': ['setting', 'reviewers’ questions'],
  'android-notification-access': ['setting', 'reviewers’ questions'],
  'android-outside-payments': ['setting', 'reviewers’ questions'],
  'android-permission-battery': ['setting', 'reviewers’ questions'],
  'android-website': ['setting', 'reviewers’ questions'],
  'android-tv': ['setting', 'release build'],
  'android-cleartext': ['setting', 'reviewers’ questions'],
  'android-foreground-type': ['setting', 'permissions'],
  'android-foreground-untyped': ['setting', 'reviewers’ questions'],
  'android-foreground-unused': ['setting', 'permissions'],
  'android-loaded-code': ['setting', 'reviewers’ questions'],
  'android-code-optimization': ['setting', 'code optimization'],
  'android-restore-credentials': ['plugin', 'reviewers’ questions'],

  'ios-export-own': ['answer', 'export compliance'],
  'ios-export-key': ['setting', 'export compliance'],
  'ios-export-code': ['setting', 'export compliance'],
  'android-accessibility-service': ['setting', 'permissions'],
  'android-permission-ad-id': ['setting', 'permissions'],
  'android-permission-exact-alarm': ['setting', 'permissions'],
  'android-permission-foreground-service': ['setting', 'permissions'],
  'android-permission-all-packages': ['setting', 'permissions'],
  'android-permission-all-files': ['setting', 'permissions'],
  'android-permission-background-location': ['setting', 'permissions'],
  'android-permission-sms-call-log': ['setting', 'permissions'],
  'android-permission-media': ['setting', 'permissions'],
  'android-permission-install-packages': ['setting', 'permissions'],
  'android-permission-full-screen-intent': ['setting', 'permissions'],
  'android-permission-health': ['setting', 'permissions'],
  'android-permission-contacts': ['setting', 'permissions'],
  'android-permission-location': ['setting', 'permissions'],
  'android-geofence-service': ['setting', 'permissions'],
};

/** Headings of the groups, as what the user does. */
const FIX_TITLES: Readonly<Record<BuildFix, string>> = {
  file: 'Choose another file',
  export: 'Export it again',
  sentence: 'Add a sentence',
  setting: 'Change a setting',
  plugin: 'Update a plug-in',
  answer: 'Answer before the reviewer asks',
};
const FIX_ORDER = Object.keys(FIX_TITLES) as BuildFix[];

/** Findings that the user settles with the same action. */
export interface FixGroup {
  fix: BuildFix;
  title: string;
  /** Worst first. */
  findings: readonly Finding[];
}

/** The findings about a build, as its owner acts on them. */
export interface BuildVerdict {
  /** Number of findings that a store refuses the build for. */
  blockers: number;
  title: string;
  /** The actions, those that settle a blocker first. */
  groups: readonly FixGroup[];
  /** Answers that only the user has, in the form or in a store’s console: nothing in the build is wrong. */
  questions: readonly Finding[];
  /** Only good to know. */
  notes: readonly Finding[];
  /** Parts that were read and about which nothing was found. */
  fine: readonly string[];
}

/** Judges a build by its findings: how many stop it, and what the user does about them. */
export function buildVerdict(build: BuildInfo, findings: readonly Finding[]): BuildVerdict {
  const questions = findings.filter(isAsked);
  const others = worstFirst(findings.filter((finding) => !isAsked(finding)));
  const problems = others.filter(({ severity }) => severity !== 'note');
  const groups = FIX_ORDER.flatMap((fix): FixGroup[] => {
    const own = problems.filter((finding) => fixOf(finding) === fix);
    return own.length > 0 ? [{ fix, title: FIX_TITLES[fix], findings: own }] : [];
  }).sort((a, b) => Number(hasBlocker(b)) - Number(hasBlocker(a)));
  const blockers = findings.filter(isBlocker).length;
  const byExport = groups.find(({ fix }) => fix === 'export')?.findings.filter(isBlocker).length ?? 0;
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  return {
    blockers,
    title: blockers > 0 ? blockerTitle(blockers, byExport) : quietTitle(warnings, hasUnread(build)),
    groups,
    questions,
    notes: others.filter(({ severity }) => severity === 'note'),
    fine: fineTopics(build, findings),
  };
}

function blockerTitle(blockers: number, byExport: number): string {
  if (blockers === 1) return '1 thing stops this build';
  const what = `${blockers} things stop this build`;
  if (byExport === 0) return what;
  // Each of them needs a new build in the end; this one needs no change before it.
  if (byExport === 1) return `${what}, 1 of them needs only a new export`;
  return `${what}, one new export fixes ${byExport === blockers ? (blockers === 2 ? 'both' : 'all of them') : `${byExport} of them`}`;
}

function quietTitle(warnings: number, isPartlyRead: boolean): string {
  const start = isPartlyRead ? 'Nothing found in what could be read' : 'Nothing stops this build';
  if (warnings === 0) return start;
  return `${start}, ${warnings === 1 ? '1 thing needs a look' : `${warnings} things need a look`}`;
}

/** The way to fix a finding of a build. A rule of another subject has none of these: it is a setting. */
function fixOf({ rule, isQuestion }: Pick<Finding, 'rule' | 'isQuestion'>): BuildFix {
  if (isQuestion) return 'answer';
  return isBuildRule(rule) ? BUILD_RULES[rule][0] : 'setting';
}

function isBuildRule(rule: string): rule is BuildRuleId {
  return Object.hasOwn(BUILD_RULES, rule);
}

/** Questions, and declarations in a console. A question that without an answer ends in a rejection is a problem. */
function isAsked(finding: Finding): boolean {
  const action = fixActionOf(finding);
  if (action === 'question') return finding.severity === 'note';
  return action === 'console' && !isBlocker(finding);
}

const isBlocker = ({ severity }: Finding) => severity === 'blocker';
const hasBlocker = ({ findings }: FixGroup) => findings.some(isBlocker);

function hasUnread(build: BuildInfo): boolean {
  return (build.unreadFacts ?? []).length > 0 || (build.traces?.problems ?? []).length > 0;
}

/** Parts that were read, in the order of their importance. A part that a build does not have is not named. */
function fineTopics(build: BuildInfo, findings: readonly Finding[]): string[] {
  if (hasUnread(build)) return [];
  const found = new Set<Topic>(
    [...findings.map(({ rule }) => rule), ...failedRules(findings)].flatMap((rule) =>
      isBuildRule(rule) ? [BUILD_RULES[rule][1]] : [],
    ),
  );
  return readTopics(build).filter((topic) => !found.has(topic));
}

function readTopics(build: BuildInfo): Topic[] {
  const { version, buildNumber } = build.identity;
  const common: (Topic | false)[] = [
    'ID',
    version !== undefined && buildNumber !== undefined && 'version',
    'release build',
  ];
  const own: (Topic | false)[] =
    build.platform === 'ios'
      ? [
          build.hasCodeSignature !== undefined && 'signing',
          build.sdkName !== undefined && 'SDK',
          build.hasIcon !== undefined && 'icon',
          build.hasLaunchScreen !== undefined && 'launch screen',
          build.deviceFamilies.includes(2) && build.padOrientations !== undefined && 'iPad',
          build.imports !== undefined && 'permission texts',
          build.imports !== undefined && 'privacy manifest',
          build.architectures.length > 0 && '64-bit code',
          build.usesNonExemptEncryption !== undefined && 'export compliance',
        ]
      : [
          build.certificate !== undefined && 'signing',
          build.targetSdk !== undefined && 'SDK',
          'permissions',
          build.nativeLibraries.length > 0 && '64-bit code',
          build.nativeLibraries.length > 0 &&
            build.nativeLibraries.every(({ loadAlignment }) => loadAlignment !== undefined) &&
            '16 KB pages',
        ];
  return [...common, ...own, 'size' as const].filter((topic) => topic !== false);
}
