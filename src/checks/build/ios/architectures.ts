import type { IosBuild } from '@/model/build-info';
import { isForSimulator } from '@/domain/builds/ios-sdk';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { IosSubject, BuildFound } from '../build-subject';

/** Code for 64-bit processors. */
export const IOS_ARCHITECTURES = defineRule({
  id: 'ios-64-bit',
  title: 'No 64-bit code',
  severity: 'blocker',
  stores: ['ios'],
  source: APPLE.upcoming,
  checked: '2026-11-20',
  effort: 'build',
  why: 'Every app must run as arm64; the upload is refused.',
  fix: 'Build with the standard architectures of Xcode.',
  examples: { fires: 'armv7 only', holds: 'arm64' },
  check: ({ build }: IosSubject) => checkArchitectures(build),
});

function* checkArchitectures(build: IosBuild): Generator<BuildFound> {
  const { architectures } = build;
  const isUnknown = architectures.length === 0;
  // A build for the simulator has a finding that says so.
  if (isUnknown || isForSimulator(build) || architectures.some((name) => name.startsWith('arm64'))) return;
  yield {
    field: 'architectures',
    title: `The app has no 64-bit code for devices (arm64), only ${architectures.join(', ')}`,
  };
}
