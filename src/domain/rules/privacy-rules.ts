import { rule, type RuleRow } from './rule';
import { APPLE, GOOGLE } from './sources';

/** The day the sources of these rules were read. */
const READ = { checked: '2026-11-22' };

/** Neither store documents how it compares an app with its page in the other one. */
const STORES_COMPARED = { label: 'App Privacy and Data safety: the same app, the same answers' };

/** Rules about the privacy answers: against the builds, and both stores' against each other. */
export const PRIVACY_RULES = {
  'privacy-undeclared': rule('warning', 'Privacy answers lack what the build asks for', APPLE.appPrivacy),
  'privacy-unused': rule('note', 'Privacy answers claim more than the build asks for', APPLE.appPrivacy, {
    isQuestion: true,
  }),
  'privacy-tracking-prompt': rule('warning', 'Tracking without a prompt', APPLE.tracking, {
    effort: 'build',
  }),
  'privacy-tracking-denied': rule('warning', 'Prompt without tracking', APPLE.tracking, READ),
  'privacy-sdk-undeclared': rule(
    'warning',
    'Data of an SDK that Data safety leaves out',
    GOOGLE.dataSafety,
    READ,
  ),
  'privacy-manifest-undeclared': rule(
    'warning',
    'Data of a privacy manifest that App Privacy leaves out',
    APPLE.appPrivacy,
    READ,
  ),
  'privacy-stores-differ': rule('warning', 'Data declared to only one store', STORES_COMPARED, READ),
  'privacy-tracking-unshared': rule('warning', 'Tracking without sharing', APPLE.tracking, READ),
  'privacy-approximate-location': rule(
    'warning',
    'Precise location without the approximate one',
    GOOGLE.dataSafety,
    READ,
  ),
  'privacy-advertising-id': rule(
    'warning',
    'Advertising ID that Data safety leaves out',
    GOOGLE.dataSafety,
    READ,
  ),
  'privacy-ads': rule('warning', 'Advertising SDK in an app without advertisements', STORES_COMPARED, READ),
  'privacy-families-ads': rule('note', 'Advertising SDK in an app for children', GOOGLE.familiesAds, {
    ...READ,
    effort: 'build',
  }),
  'privacy-account-deletion': rule(
    'warning',
    'Accounts without a deletion address',
    GOOGLE.accountDeletion,
    READ,
  ),
  'privacy-sign-in': rule('warning', 'Sign-in in an app that declares no data', APPLE.appPrivacy, {
    isQuestion: true,
    checked: '2026-11-25',
  }),
  'privacy-open': rule('note', 'Privacy answers that are not complete', GOOGLE.dataSafety, READ),
  'privacy-policy-url': rule('blocker', 'Privacy policy missing on Google Play', GOOGLE.userData, {
    effort: 'texts',
    isMissing: true,
  }),
} as const satisfies Record<string, RuleRow>;

/** Ids of the rules about privacy answers, which files of upload tools do not contain. */
export const PRIVACY_RULE_IDS = Object.keys(PRIVACY_RULES) as readonly (keyof typeof PRIVACY_RULES)[];
