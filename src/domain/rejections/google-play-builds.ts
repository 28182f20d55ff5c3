import { inRefusedUpload, nearGooglePlay } from './google-play-words';
import type { RejectionRule } from './rejection-rule';

type Row = Omit<RejectionRule, 'store' | 'kind' | 'name'>;

function upload(row: Row): RejectionRule {
  return { ...row, store: 'android', kind: 'upload', name: 'Google Play upload' };
}

/** What Google Play's check of a file refuses (sources 5.5; signing also 5.6). */
export const GOOGLE_PLAY_BUILDS: readonly RejectionRule[] = [
  upload({
    id: 'play-unsigned',
    title: 'Bundle not signed',
    cause: 'The file carries no signature: the release signing was not set up or did not run.',
    fix: 'Sign the release with your upload key and upload it again.',
    place: { step: 1 },
    done: 'signed the bundle with the upload key',
    messages: [
      'the android app bundle was not signed',
      ...inRefusedUpload('bundle is not signed', 'apk is not signed', 'not signed with a release key'),
    ],
  }),
  upload({
    id: 'play-debug-signed',
    title: 'Signed in debug mode',
    cause: 'The file was signed with the debug key.',
    fix: 'Build the release variant and sign it with your upload key.',
    place: { step: 1 },
    done: 'signed the release with the upload key instead of the debug key',
    messages: inRefusedUpload('signed in debug mode'),
  }),
  upload({
    id: 'play-wrong-key',
    title: 'Signed with another key',
    cause: 'The file is signed with another key than the upload key Google Play knows for this app.',
    fix: 'Sign with the original upload key. When it is lost, ask for a reset of the upload key.',
    place: { step: 1, console: 'Play Console: Setup, App signing' },
    done: 'signed the bundle with the registered upload key',
    messages: nearGooglePlay(
      'signed with the wrong key',
      'not been signed with the upload certificate',
      'signed with a different certificate',
    ),
  }),
  upload({
    id: 'play-target-api',
    title: 'Target API level too low',
    cause:
      'Since 2026-08-31 new apps and updates must target API 36 (Wear OS and Automotive 35, TV and XR 34).',
    fix: 'Raise targetSdkVersion to 36 and build again; a build service may need its newest version.',
    place: { step: 1 },
    done: 'raised the target API level',
    messages: [
      'must target at least api level',
      'currently targets api level',
      'your app targets api level #, must target at least',
      'target sdk of artifact is too low',
      ...nearGooglePlay('target api level requirement', 'target api level…not meet'),
    ],
  }),
  upload({
    id: 'play-16kb',
    title: '16 KB memory pages not supported',
    cause: 'A native library in the build is not aligned for devices with 16 KB memory pages.',
    fix: 'Update the SDK or engine that brings the library (NDK r28 or later) and build again.',
    place: { step: 1 },
    done: 'rebuilt the native libraries for 16 KB memory pages',
    messages: [
      'does not support 16 kb memory page',
      "doesn't support 16 kb memory page",
      ...inRefusedUpload('16 kb memory page', '16 kb page size', '16kb page size'),
    ],
  }),
  upload({
    id: 'play-64-bit',
    title: '64-bit libraries missing',
    cause: 'The build has 32-bit native libraries without their 64-bit counterparts.',
    fix: 'Build for arm64-v8a (and x86_64 where x86 is in) as well.',
    place: { step: 1 },
    done: 'added the 64-bit libraries',
    messages: ['not compliant with the google play 64-bit requirement'],
  }),
  upload({
    id: 'play-debuggable',
    title: 'Debuggable build',
    cause: 'The manifest says android:debuggable="true": it is a debug build.',
    fix: 'Build the release variant and upload that.',
    place: { step: 1 },
    done: 'uploaded a release build',
    messages: ['you uploaded a debuggable apk', ...inRefusedUpload('debuggable apk', 'android:debuggable')],
  }),
  upload({
    id: 'play-test-only',
    title: 'Test-only build',
    cause: 'The manifest says android:testOnly="true", as builds made by the Run button do.',
    fix: 'Build through Generate Signed Bundle or your build service and upload that.',
    place: { step: 1 },
    done: 'uploaded a build that is not test-only',
    messages: inRefusedUpload('test-only apk', 'test only apk', 'android:testonly'),
  }),
  upload({
    id: 'play-exported',
    title: 'android:exported missing',
    cause:
      'An activity, service or receiver with an intent filter does not say whether it is exported (needed from API 31).',
    fix: 'Add android:exported to each of them, or update the SDK that brings it, and build again.',
    place: { step: 1 },
    done: 'declared android:exported for every component',
    messages: [
      "without the 'android:exported' property set",
      "without 'android:exported' property set",
      'explicit value for android:exported',
      ...nearGooglePlay('android:exported needs to be explicitly specified'),
    ],
  }),
  upload({
    id: 'play-too-large',
    title: 'Build too large',
    cause: 'The download made from the bundle is larger than Google Play takes.',
    fix: 'Shrink images and libraries, or move large content to Play Asset Delivery.',
    place: { step: 1 },
    done: 'reduced the size of the app',
    messages: nearGooglePlay(
      'exceeds the maximum…size',
      'maximum compressed download size',
      'larger than the maximum',
    ),
  }),
];
