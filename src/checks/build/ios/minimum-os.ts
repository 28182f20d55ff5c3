import type { IosBuild } from '@/model/build-info';
import { OLDEST_IOS, runsOnPhoneOrPad } from '@/domain/builds/ios-sdk';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { IosSubject, BuildFound } from '../build-subject';

/** The oldest iOS that an app may run on. */
export const IOS_MINIMUM_OS = defineRule({
  id: 'ios-minimum-os',
  title: 'Minimum iOS version required next',
  severity: 'note',
  stores: ['ios'],
  source: APPLE.upcoming,
  checked: '2026-11-23',
  effort: 'build',
  why: 'Apple warns about it with every upload today (ITMS-90068), and will refuse the upload then.',
  fix: 'Raise the deployment target and build again.',
  examples: { fires: 'MinimumOSVersion: 13.0', holds: 'MinimumOSVersion: 15.0' },
  check: ({ build, today }: IosSubject) => checkMinimumOs(build, today),
});

/** Accepted today, with a warning; the day from which it is refused is not known, so it is never a blocker. */
function* checkMinimumOs(build: IosBuild, today: string): Generator<BuildFound> {
  const deadline = storeDeadline('apple-minimum-os');
  // Apple has named versions of iOS alone.
  if (!runsOnPhoneOrPad(build) || !deadline?.appliesTo(build) || deadline.isMet?.(build) !== false) return;
  yield {
    severity: today >= deadline.date ? 'warning' : 'note',
    field: 'MinimumOSVersion',
    title: `Minimum iOS version ${build.minimumOs ?? ''}; from spring 2027 the App Store requires ${OLDEST_IOS}.0`,
    fix: deadline.action,
  };
}
