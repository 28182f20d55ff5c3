import { dates } from 'virtual:catalog/deadline-dates';
import type { IosBuild } from '@/model/build-info';
import {
  iosSdkMajor,
  isForSimulator,
  NEXT_IOS_SDK,
  REQUIRED_IOS_SDK,
  systemName,
} from '@/domain/builds/ios-sdk';
import { daysBetween, formatDay } from '@/domain/dates';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule, defineFamily, type Rule } from '../../define-rule';
import type { IosSubject, BuildFound } from '../build-subject';

const IOS_SDK_RULES = {
  'ios-simulator': {
    title: 'Built for the simulator',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.upcoming,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'build',
    why: 'A simulator build does not run on a device, and the store refuses the upload.',
    fix: 'Build for a device (Any iOS Device, or the production profile of your build service) and export again.',
    examples: { fires: 'DTPlatformName: iphonesimulator', holds: 'DTPlatformName: iphoneos' },
  },
  'ios-sdk': {
    title: 'Built with an outdated SDK',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.upcoming,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'ios-sdk',
    why: 'Uploads that were built with an older SDK are refused.',
    fix: 'Build the app again with the newest Xcode.',
    examples: { fires: 'DTSDKName: iphoneos18.5', holds: 'DTSDKName: iphoneos26.0' },
  },
} satisfies Record<string, Rule>;

/** The SDK that the App Store requires today. */
export const IOS_SDK = defineFamily({
  rules: IOS_SDK_RULES,
  check: ({ build, today }: IosSubject) => checkSdk(build, today),
});

/** The SDK that the App Store will require. */
export const IOS_NEXT_SDK = defineRule({
  id: 'ios-next-sdk',
  title: 'SDK required next',
  severity: 'note',
  stores: ['ios'],
  source: APPLE.submitting,
  checked: '2026-11-22',
  effort: 'build',
  topic: 'ios-sdk',
  why: 'Uploads with an older SDK are then refused. Apple has named the month, not the day.',
  fix: 'Build the app with the newest Xcode, and check that it has the scene life cycle.',
  examples: { fires: 'DTSDKName: iphoneos26.0', holds: 'DTSDKName: iphoneos27.0' },
  check: ({ build, today }: IosSubject) => checkNextSdk(build, today),
});

type Found = BuildFound & { rule: keyof typeof IOS_SDK_RULES };

/** How long before its month the next SDK is mentioned. */
const NOTICE_DAYS = 90;

function* checkSdk(build: IosBuild, today: string): Generator<Found> {
  if (isForSimulator(build)) {
    yield {
      rule: 'ios-simulator',
      field: 'DTSDKName',
      title: `Built for the simulator (${build.sdkName ?? ''})`,
    };
    return;
  }
  const ruleDate = storeDeadline('apple-sdk-26')?.date ?? today;
  const major = iosSdkMajor(build);
  if (major !== undefined && major >= REQUIRED_IOS_SDK) return;
  const version = /\d+(?:\.\d+)*/.exec(build.sdkName ?? build.platformVersion ?? '')?.[0];
  const found = version
    ? `${systemName(build)} ${version} SDK`
    : (build.sdkName ?? (build.xcode ? `Xcode ${build.xcode}` : undefined));
  yield {
    rule: 'ios-sdk',
    severity: major !== undefined && today >= ruleDate ? 'blocker' : 'warning',
    field: 'DTSDKName',
    title: found
      ? `Made with an old Xcode (${found}); the App Store has required the ${systemName(build)} ${REQUIRED_IOS_SDK} SDK since ${formatDay(ruleDate)}`
      : 'The build does not say which SDK it was made with',
    fix: `Build the app again with Xcode ${REQUIRED_IOS_SDK} or later.`,
    value: String(REQUIRED_IOS_SDK),
    ruleDate,
  };
}

/** Says some weeks ahead that the App Store will ask for a newer SDK. The day is not known, so it is never a blocker. */
function* checkNextSdk(build: IosBuild, today: string): Generator<BuildFound> {
  const deadline = storeDeadline('apple-sdk-27');
  if (!deadline || deadline.isMet?.(build) !== false || iosSdkMajor(build) !== REQUIRED_IOS_SDK) return;
  if (daysBetween(today, deadline.date) > NOTICE_DAYS) return;
  const isInForce = today >= deadline.date;
  yield {
    severity: isInForce ? 'warning' : 'note',
    field: 'DTSDKName',
    title: `Built with the ${systemName(build)} ${REQUIRED_IOS_SDK} SDK; the App Store asks for the ${systemName(build)} ${NEXT_IOS_SDK} SDK from ${dates['apple-sdk-27'] ?? 'a later date'}`,
    fix: `Build the app with Xcode ${NEXT_IOS_SDK} or later, and check that it has the scene life cycle.`,
    value: String(NEXT_IOS_SDK),
  };
}
