import type { AndroidBuild } from '@/model/build-info';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import type { RuleSource } from '@/model/finding';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import { listed } from '../listed';
import type { AndroidSubject, BuildFound } from '../build-subject';

const RULES = {
  'android-permission-ad-id': {
    title: 'Advertising ID',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.permissions,
    checked: '2026-11-20',
    effort: 'account',
    why: 'The release is refused until the advertising ID declaration in the Play Console says yes.',
    fix: 'Complete App content > Advertising ID, or remove the permission with tools:node="remove" if no ads are shown.',
    examples: {
      fires: '<uses-permission android:name="com.google.android.gms.permission.AD_ID"/>',
      holds: 'the same with tools:node="remove"',
    },
  },
  'android-permission-exact-alarm': {
    title: 'Exact alarms',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.permissions,
    checked: '2026-11-20',
    effort: 'account',
    asks: 'Which feature needs exact alarms?',
    why: 'USE_EXACT_ALARM is for alarm clocks, timers and calendars only, and the release is refused without a declaration.',
    fix: 'Declare the use in App content, or use inexact alarms and drop the permission.',
    examples: {
      fires: '<uses-permission android:name="android.permission.USE_EXACT_ALARM"/>',
      holds: 'an alarm of WorkManager',
    },
  },
  'android-permission-foreground-service': {
    title: 'Typed foreground service',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.permissions,
    checked: '2026-11-20',
    effort: 'account',
    asks: 'What runs in the foreground service, and where does it start?',
    why: 'Each foreground service type has to be declared with a description and a video before the release goes out.',
    fix: 'Complete App content > Foreground service permissions, or drop the types the app does not need.',
    examples: { fires: 'FOREGROUND_SERVICE_LOCATION', holds: 'FOREGROUND_SERVICE' },
  },
  'android-permission-all-packages': {
    title: 'List of installed apps',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.permissions,
    checked: '2026-11-20',
    effort: 'account',
    asks: 'Why does the app need the list of all apps?',
    why: 'Google Play allows it only for apps whose core purpose needs every installed app.',
    fix: 'Name the packages in <queries> instead, or complete the declaration form.',
    examples: {
      fires: '<uses-permission android:name="android.permission.QUERY_ALL_PACKAGES"/>',
      holds: '<queries> with the apps that you need',
    },
  },
  'android-permission-all-files': {
    title: 'Access to all files',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.permissions,
    checked: '2026-11-20',
    effort: 'account',
    asks: 'Why does the app need all files?',
    why: 'All files access is for file managers, backups and the like, after a declaration.',
    fix: 'Use the document picker or MediaStore, or complete the declaration form.',
    examples: {
      fires: '<uses-permission android:name="android.permission.MANAGE_EXTERNAL_STORAGE"/>',
      holds: 'the Storage Access Framework',
    },
  },
  'android-permission-background-location': {
    title: 'Location in the background',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.permissions,
    checked: '2026-11-20',
    effort: 'account',
    asks: 'Which feature needs the location in the background?',
    why: 'It is reviewed manually, with a form and a video, which takes extra days.',
    fix: 'Ask for location only while the app is in use, or complete the declaration form before you submit.',
    examples: {
      fires: '<uses-permission android:name="android.permission.ACCESS_BACKGROUND_LOCATION"/>',
      holds: 'location while the app is in use',
    },
  },
  'android-permission-sms-call-log': {
    title: 'SMS or the call log',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.permissions,
    checked: '2026-11-20',
    effort: 'account',
    asks: 'Which feature needs SMS or the call log?',
    why: 'Only the default messaging app, and a few exceptions, may use it.',
    fix: 'Remove the permission (the SMS Retriever needs none), or complete the declaration form.',
    examples: {
      fires: '<uses-permission android:name="android.permission.READ_SMS"/>',
      holds: 'the SMS Retriever API',
    },
  },
  'android-permission-media': {
    title: 'All photos and videos',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.permissions,
    checked: '2026-11-20',
    effort: 'account',
    asks: 'Why does the app need all photos and videos?',
    why: 'Broad access to photos and videos is for apps whose core function needs it, after a declaration.',
    fix: 'Use the system photo picker and drop the permission, or complete the declaration form.',
    examples: {
      fires: '<uses-permission android:name="android.permission.READ_MEDIA_IMAGES"/>',
      holds: 'the photo picker',
    },
  },
  'android-permission-install-packages': {
    title: 'Installing other apps',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.permissions,
    checked: '2026-11-20',
    effort: 'account',
    asks: 'Why does the app install other apps?',
    why: 'Google Play allows it only where sending or receiving packages is a core function.',
    fix: 'Remove the permission, or complete the declaration form.',
    examples: {
      fires: '<uses-permission android:name="android.permission.REQUEST_INSTALL_PACKAGES"/>',
      holds: 'updates through Google Play',
    },
  },
  'android-permission-full-screen-intent': {
    title: 'Full-screen notifications',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.permissions,
    checked: '2026-11-20',
    effort: 'account',
    asks: 'Which alarm or call fills the screen?',
    why: 'It is granted by default only to alarm and calling apps, and they have to declare it.',
    fix: 'Complete the declaration, or ask the user for the permission at run time.',
    examples: {
      fires: '<uses-permission android:name="android.permission.USE_FULL_SCREEN_INTENT"/>',
      holds: 'a heads-up notification',
    },
  },
  'android-permission-health': {
    title: 'Health Connect',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.healthConnect,
    checked: '2026-11-26',
    effort: 'account',
    asks: 'Which feature needs each kind of health data?',
    why: 'Google Play gives access to Health Connect only for an approved use, and for the data that it needs.',
    fix: 'Declare each kind of data in App content > Health apps, and drop the permissions that no feature needs.',
    examples: {
      fires: { permissions: ['android.permission.health.READ_STEPS'] },
      holds: { permissions: ['android.permission.ACTIVITY_RECOGNITION'] },
    },
  },
  'android-permission-battery': {
    title: 'Exempt from battery optimization',
    since: '2026-11-26',
    severity: 'note',
    stores: ['android'],
    source: GOOGLE.battery,
    checked: '2026-11-26',
    effort: 'build',
    isQuestion: true,
    asks: 'Which core function fails while the system saves battery?',
    why: 'Google Play allows the direct request only where battery optimization breaks the core function of the app.',
    fix: 'Say which function it is, or open the system’s settings instead and drop the permission.',
    examples: {
      fires: { permissions: ['android.permission.REQUEST_IGNORE_BATTERY_OPTIMIZATIONS'] },
      holds: { permissions: ['android.permission.INTERNET'] },
    },
  },
  'android-permission-contacts': {
    title: 'Contacts',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.minimumScope,
    checked: '2026-11-22',
    effort: 'account',
    asks: 'Which feature needs the whole contact list?',
    why: 'An app that targets API 37 or later may read the whole contact list only if the contact picker is not enough for its core function, after a declaration.',
    fix: 'Use the contact picker and drop the permission, or declare why the picker is not enough.',
    examples: {
      fires: '<uses-permission android:name="android.permission.READ_CONTACTS"/>',
      holds: 'the contact picker',
    },
  },
  'android-permission-location': {
    title: 'Location',
    severity: 'note',
    stores: ['android'],
    source: GOOGLE.locationButton,
    checked: '2026-11-22',
    effort: 'build',
    isQuestion: true,
    why: 'An app that targets API 37 or later and needs the precise location only for a moment has to use the location button.',
    fix: 'Check whether each use lasts longer than a moment; use the location button where it does not.',
    examples: { fires: 'ACCESS_FINE_LOCATION at API 37', holds: 'ACCESS_COARSE_LOCATION' },
  },
} satisfies Record<string, Rule>;

/** Permissions that have to be declared. */
export const ANDROID_PERMISSIONS = defineFamily({
  rules: RULES,
  check: ({ build, today }: AndroidSubject) => checkPermissions(build, today),
});

type Found = BuildFound & { rule: keyof typeof RULES };

/** A permission, or a group of them, that Google Play asks about before publishing. */
interface RestrictedPermission {
  rule: keyof typeof RULES;
  /** As in "asks for the advertising ID". */
  subject: string;
  matches: (permission: string) => boolean;
  /** Where the rule's own words are about another permission of the group. */
  why?: string;
  fix?: string;
  /** Whether these permissions of the group need no declaration. */
  isMinor?: (found: readonly string[]) => boolean;
  /** The kind of app that Google Play has the permission for: it only has to declare it. */
  core?: { kind: string; isIt: (build: AndroidBuild) => boolean };
  /** Id of the dated rule behind it (policies/store-deadlines.ts); a build outside its scope gets no finding. */
  deadlineId?: string;
  /** The rule's words for a build outside that scope, which is only asked. */
  outside?: { source: RuleSource; why: string; fix: string };
}

const takes =
  (...intents: string[]) =>
  (build: AndroidBuild) =>
    intents.every((intent) => build.intents?.includes(intent));
/** Those that set or show alarms for other apps, and those that ring at an exact time over the lock screen. */
const ALARM_CLOCK = {
  kind: 'an alarm clock',
  isIt: (build: AndroidBuild) =>
    takes('SET_ALARM')(build) ||
    takes('SHOW_ALARMS')(build) ||
    ['USE_EXACT_ALARM', 'USE_FULL_SCREEN_INTENT'].every((name) =>
      build.permissions.includes(`android.permission.${name}`),
    ),
};

const android = (...names: string[]) => {
  const full = new Set(names.map((name) => `android.permission.${name}`));
  return (permission: string) => full.has(permission);
};

/**
 * Exact alarms, foreground services and AD_ID are refusals that Tramline decodes; the others are from Google Play's
 * permission declarations (sources 5.5).
 */
const RESTRICTED_PERMISSIONS: readonly RestrictedPermission[] = [
  {
    rule: 'android-permission-ad-id',
    subject: 'the advertising ID',
    matches: (permission) => permission === 'com.google.android.gms.permission.AD_ID',
  },
  {
    rule: 'android-permission-exact-alarm',
    subject: 'exact alarms',
    matches: android('USE_EXACT_ALARM', 'SCHEDULE_EXACT_ALARM'),
    // Google's mails and its form name the other one only.
    isMinor: (found) => found.every((each) => each === 'android.permission.SCHEDULE_EXACT_ALARM'),
    core: ALARM_CLOCK,
  },
  {
    rule: 'android-permission-foreground-service',
    subject: 'a typed foreground service',
    matches: (permission) => permission.startsWith('android.permission.FOREGROUND_SERVICE_'),
  },
  {
    rule: 'android-permission-all-packages',
    subject: 'the list of installed apps',
    matches: android('QUERY_ALL_PACKAGES'),
    core: { kind: 'a launcher', isIt: takes('HOME') },
  },
  {
    rule: 'android-permission-all-files',
    subject: 'all files',
    matches: android('MANAGE_EXTERNAL_STORAGE'),
    core: { kind: 'a file manager', isIt: takes('APP_FILES') },
  },
  {
    rule: 'android-permission-background-location',
    subject: 'location in the background',
    matches: android('ACCESS_BACKGROUND_LOCATION'),
  },
  {
    rule: 'android-permission-sms-call-log',
    subject: 'SMS',
    matches: android('READ_SMS', 'SEND_SMS', 'RECEIVE_SMS', 'RECEIVE_MMS', 'RECEIVE_WAP_PUSH'),
    core: {
      kind: 'a messaging app that can be the default',
      isIt: takes('SMS_DELIVER', 'WAP_PUSH_DELIVER', 'SENDTO', 'RESPOND_VIA_MESSAGE'),
    },
  },
  {
    rule: 'android-permission-sms-call-log',
    subject: 'the call log',
    matches: android('READ_CALL_LOG', 'WRITE_CALL_LOG', 'PROCESS_OUTGOING_CALLS'),
    why: 'Only the default phone app, and a few exceptions, may use it. Since 2026-07-15, verifying a phone number by a call is no longer one of them.',
    fix: 'Remove the permission (the Digital Credentials API or the SMS Retriever verify a number without it), or complete the declaration form.',
  },
  {
    rule: 'android-permission-media',
    subject: 'all photos and videos',
    matches: android('READ_MEDIA_IMAGES', 'READ_MEDIA_VIDEO'),
    deadlineId: 'play-photo-video-permissions',
  },
  {
    rule: 'android-permission-install-packages',
    subject: 'installing other apps',
    matches: android('REQUEST_INSTALL_PACKAGES'),
  },
  {
    rule: 'android-permission-full-screen-intent',
    subject: 'full-screen notifications',
    matches: android('USE_FULL_SCREEN_INTENT'),
    core: ALARM_CLOCK,
  },
  {
    rule: 'android-permission-health',
    subject: 'health data',
    matches: (permission) => permission.startsWith('android.permission.health.'),
  },
  {
    rule: 'android-permission-battery',
    subject: 'an exemption from battery optimization',
    matches: android('REQUEST_IGNORE_BATTERY_OPTIMIZATIONS'),
  },
  {
    rule: 'android-permission-contacts',
    subject: 'all contacts',
    matches: android('READ_CONTACTS', 'WRITE_CONTACTS'),
    deadlineId: 'play-contacts-permission',
    outside: {
      source: GOOGLE.userData,
      why: 'Contacts are sensitive data: Google Play allows only what a feature needs, explained in the app before it asks.',
      fix: 'Use the contact picker where one contact is enough, and explain the use before you ask.',
    },
  },
  {
    rule: 'android-permission-location',
    subject: 'the precise location',
    matches: android('ACCESS_FINE_LOCATION'),
    deadlineId: 'play-location-permission',
  },
];

function checkPermissions(build: AndroidBuild, today: string): Found[] {
  return RESTRICTED_PERMISSIONS.flatMap((group): Found[] => {
    const { rule, subject, matches, isMinor, core, deadlineId, outside } = group;
    const found = build.permissions.filter(matches);
    const deadline = deadlineId ? storeDeadline(deadlineId) : undefined;
    const isOutside = deadline?.appliesTo(build) === false;
    if (found.length === 0 || (isOutside && !outside)) return [];
    const ruleDate = isOutside ? undefined : deadline?.date;
    const isAhead = ruleDate !== undefined && today < ruleDate;
    const isCore = core?.isIt(build) === true;
    return [
      {
        rule,
        ...((isOutside || isAhead || isCore || isMinor?.(found)) && { severity: 'note' }),
        area: 'policy',
        field: found[0],
        title: `Asks for ${subject} (${listed(found.map((each) => each.slice(each.lastIndexOf('.') + 1)))})`,
        why: isCore ? `It looks like ${core.kind}, which may use it after a declaration.` : group.why,
        fix: isCore ? 'Complete the declaration in Play Console.' : group.fix,
        ruleDate,
        ...(isOutside && { ...outside, isQuestion: true }),
      },
    ];
  });
}
