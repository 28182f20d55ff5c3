import type { AndroidBuild } from '@/model/build-info';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { AndroidSubject, BuildFound } from '../build-subject';

/** The size of the download. */
export const ANDROID_SIZE = defineRule({
  id: 'android-size',
  title: 'Size of the build',
  severity: 'blocker',
  stores: ['android'],
  source: GOOGLE.bundle,
  checked: '2026-11-20',
  effort: 'build',
  why: 'Google Play does not accept a larger download.',
  fix: 'Move large assets to Play Asset Delivery.',
  examples: { fires: { fileSize: 4 * 1024 ** 3 + 1 }, holds: { fileSize: 200 * 1024 ** 2 } },
  check: ({ build }: AndroidSubject) => checkSize(build),
});

/** Largest compressed download, and the limit of Google's older text, in bytes (sources 5.5). */
const MAX_BYTES = 4 * 1024 ** 3;

const LARGE_BYTES = 200 * 1024 ** 2;

function* checkSize({ fileSize }: AndroidBuild): Generator<BuildFound> {
  if (fileSize <= LARGE_BYTES) return;
  const isTooLarge = fileSize > MAX_BYTES;
  yield {
    severity: isTooLarge ? 'blocker' : 'note',
    field: 'size',
    title: isTooLarge
      ? 'The build is larger than 4 GB'
      : `The build has ${Math.round(fileSize / 1024 ** 2)} MB; check the download size in the Play Console`,
    why: isTooLarge
      ? 'Google Play does not accept a larger download.'
      : 'Google Play’s limit is 4 GB of compressed download; the former limit of 200 MB still applies to some apps.',
  };
}
