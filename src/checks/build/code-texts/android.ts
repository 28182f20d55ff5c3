import { AI_SERVERS, DELETION_LABELS, SIGN_UP_LABELS } from '@/domain/builds/code-marks';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import { listed } from '../listed';
import type { AndroidSubject, BuildFound } from '../build-subject';

const COMMON = {
  severity: 'warning',
  stores: ['android'],
  since: '2026-11-26',
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
} as const;

const RULES = {
  'android-ai-reports': {
    ...COMMON,
    title: 'Reporting what AI makes',
    source: GOOGLE.aiContent,
    asks: 'Where do people report what the AI made?',
    why: 'Apps that make content with AI let people report it without leaving the app.',
    fix: 'Add “Report” beside each result, or say what the AI is for.',
    examples: { fires: { marks: ['api.stability.ai'] }, holds: { marks: [] } },
  },
  'android-account-deletion': {
    ...COMMON,
    title: 'Deleting the account',
    source: GOOGLE.accountDeletion,
    asks: 'Where do users delete their account?',
    why: 'Whoever can make an account in the app must be able to delete it there and on a web page.',
    fix: 'Say where it is, or that no account is made in the app.',
    examples: {
      fires: { marks: ['Create account'] },
      holds: { marks: ['Create account', 'Delete account'] },
    },
  },
} satisfies Record<string, Rule>;

type Found = BuildFound & { rule: keyof typeof RULES };

/** Texts in an app that reviewers ask about. */
export const ANDROID_CODE_TEXTS = defineFamily({
  rules: RULES,
  *check({ build, app }: AndroidSubject): Generator<Found> {
    const marks = new Set(build.marks);
    const services = Object.entries(AI_SERVERS).flatMap(([host, name]) => (marks.has(host) ? name : []));
    if (services.length > 0) {
      yield {
        rule: 'android-ai-reports',
        area: 'policy',
        field: 'aiContent',
        title: `The code names ${listed(services)}: reviewers look for a way to report`,
      };
    }
    const label = SIGN_UP_LABELS.find((each) => marks.has(each));
    const isDeleted = DELETION_LABELS.some((each) => marks.has(each));
    if (label !== undefined && !isDeleted && app?.needsLogin !== false) {
      yield {
        rule: 'android-account-deletion',
        area: 'policy',
        field: 'accountDeletion',
        title: `The app has the text “${label}”, and none about deleting the account`,
      };
    }
  },
});
