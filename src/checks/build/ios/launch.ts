import type { IosBuild } from '@/model/build-info';
import { iosSdkMajor, NEXT_IOS_SDK, runsOnPhoneOrPad } from '@/domain/builds/ios-sdk';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { IosSubject, BuildFound } from '../build-subject';

/** The scene life cycle of iOS 27. */
export const IOS_SCENES = defineRule({
  id: 'ios-scene-manifest',
  title: 'Opening on iOS 27',
  severity: 'warning',
  stores: ['ios'],
  source: APPLE.scenes,
  checked: '2026-11-22',
  effort: 'build',
  why: 'A UIKit app built with this SDK does not launch on iOS 27 without the scene life cycle. SwiftUI apps, and apps that set up scenes in code, are not affected.',
  fix: 'Start the build on iOS 27. If it stops at launch, add UIApplicationSceneManifest and a scene delegate (React Native, Flutter, Cordova: update to a template that has them).',
  examples: {
    fires: 'Info.plist of a UIKit app without UIApplicationSceneManifest',
    holds: 'Info.plist with UIApplicationSceneManifest',
  },
  check: ({ build }: IosSubject) => checkScenes(build),
});

/** The launch screen of iOS 27. */
export const IOS_LAUNCH_SCREEN = defineRule({
  id: 'ios-launch-screen',
  title: 'No launch screen',
  severity: 'blocker',
  stores: ['ios'],
  source: APPLE.launchScreen,
  checked: '2026-11-23',
  effort: 'build',
  why: 'App Store Connect refuses the upload (ITMS-90870).',
  fix: 'Add UILaunchScreen to Info.plist, or name a launch storyboard, and build again.',
  examples: {
    fires: 'iOS 27 SDK, Info.plist without UILaunchScreen',
    holds: 'iOS 27 SDK, UILaunchStoryboardName: LaunchScreen',
  },
  check: ({ build }: IosSubject) => checkLaunchScreen(build),
});

/** Only `false` counts: a build that was stored before the key was read may have it. */
function* checkScenes(build: IosBuild): Generator<BuildFound> {
  const deadline = storeDeadline('apple-scene-life-cycle');
  if (!deadline?.appliesTo(build) || !runsOnPhoneOrPad(build) || build.hasSceneManifest !== false) return;
  yield {
    field: 'UIApplicationSceneManifest',
    title: `The app may not open on iOS 27: built with the iOS ${iosSdkMajor(build) ?? NEXT_IOS_SDK} SDK, without scenes`,
    ruleDate: deadline.date,
  };
}

/** Apps for iPhone and iPad only. `undefined` counts as above. */
function* checkLaunchScreen(build: IosBuild): Generator<BuildFound> {
  const deadline = storeDeadline('apple-launch-screen');
  if (!deadline?.appliesTo(build) || build.hasLaunchScreen !== false) return;
  yield {
    field: 'UILaunchScreen',
    title: `The app has no launch screen, which builds with the iOS ${iosSdkMajor(build) ?? NEXT_IOS_SDK} SDK need`,
    fix: deadline.action,
    ruleDate: deadline.date,
  };
}
