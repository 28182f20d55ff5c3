import type { IosBuild } from '@/model/build-info';
import { APPLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { IosSubject, BuildFound } from '../build-subject';

const RULES = {
  'ios-build-number': {
    title: 'Format of the build number',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.bundleVersion,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'version',
    why: 'The upload is refused.',
    fix: 'Set it to numbers such as 52, higher than in the last upload, and build again.',
    examples: { fires: 'CFBundleVersion: 1.0-beta', holds: 'CFBundleVersion: 1.0.42' },
  },
  'ios-version': {
    title: 'Format of the version',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.bundleVersion,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'version',
    why: 'The upload is refused.',
    fix: 'Set it to numbers such as 1.4.0, higher than in the last upload, and build again.',
    examples: { fires: 'CFBundleShortVersionString: v2.0', holds: 'CFBundleShortVersionString: 2.0' },
  },
} satisfies Record<string, Rule>;

/** The form of both version numbers. */
export const IOS_VERSIONS = defineFamily({
  rules: RULES,
  check: ({ build }: IosSubject) => checkVersions(build),
});

type Found = BuildFound & { rule: keyof typeof RULES };

/** One to three numbers separated by dots (sources 5.5). */
const DOTTED_NUMBERS = /^\d{1,18}(?:\.\d{1,18}){0,2}$/;

/** Apple's own limit for the build number, in characters. */
const MAX_BUILD_NUMBER_LENGTH = 18;

function* checkVersions({ identity: { version, buildNumber } }: IosBuild): Generator<Found> {
  const title = (field: string, value: string | undefined) =>
    value ? `${field} is "${value}", not one to three numbers with dots` : `${field} is missing`;
  if (!DOTTED_NUMBERS.test(version ?? '')) {
    const field = 'CFBundleShortVersionString';
    yield { rule: 'ios-version', field, title: title(field, version) };
  }
  if (!DOTTED_NUMBERS.test(buildNumber ?? '') || (buildNumber?.length ?? 0) > MAX_BUILD_NUMBER_LENGTH) {
    const field = 'CFBundleVersion';
    yield { rule: 'ios-build-number', field, title: title(field, buildNumber) };
  }
}
