import { describe, expect, it } from 'vitest';
import { androidBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { itEvery } from '@tests/support/it-every';
import type { AndroidBuild, BuildLibrary } from '@/model/build-info';
import type { AppFacts } from './build-subject';
import { checkBuild } from './check-build';

const TODAY = '2026-11-26';
const APP: AppFacts = { texts: 'Keep a journal.', category: 'LIFESTYLE' };

const library = (group: string, artifact: string, version = '1.0.0'): BuildLibrary => ({
  group,
  artifact,
  version,
});

const DEFAULT_SMS = ['SMS_DELIVER', 'WAP_PUSH_DELIVER', 'SENDTO', 'RESPOND_VIA_MESSAGE'];
const ADMIN = { name: 'org.lantern.Admin', permission: 'android.permission.BIND_DEVICE_ADMIN' };
const androidRules = (changes: Partial<AndroidBuild>, app?: AppFacts) =>
  checkBuild(androidBuild(changes), TODAY, app).map(({ rule, severity }) => `${severity} ${rule}`);

describe('an Android build', () => {
  const permission = (name: string) => `android.permission.${name}`;

  itEvery<[string, Partial<AndroidBuild>, string[], AppFacts?]>([
    [
      'may set exact alarms by the weaker permission',
      { permissions: [permission('SCHEDULE_EXACT_ALARM')] },
      ['note android-permission-exact-alarm'],
    ],
    [
      'is asked about exact alarms',
      { permissions: [permission('SCHEDULE_EXACT_ALARM'), permission('USE_EXACT_ALARM')] },
      ['warning android-permission-exact-alarm'],
    ],
    [
      'that rings over the lock screen as an alarm clock only has to declare it',
      { permissions: [permission('USE_EXACT_ALARM'), permission('USE_FULL_SCREEN_INTENT')] },
      ['note android-permission-exact-alarm', 'note android-permission-full-screen-intent'],
    ],
    [
      'that sets alarms for other apps only has to declare them',
      { permissions: [permission('USE_EXACT_ALARM')], intents: ['SET_ALARM'] },
      ['note android-permission-exact-alarm'],
    ],
    [
      'is asked about a library that loads code from elsewhere',
      { marks: ['Lcom/tencent/tinker/', 'Ldalvik/system/DexClassLoader;'] },
      ['warning android-loaded-code'],
    ],
    [
      'is asked about code of its own that loads code',
      { marks: ['Ldalvik/system/DexClassLoader;'] },
      ['note android-loaded-code'],
    ],
    [
      'is not asked about the loader of an advertising SDK',
      {
        marks: ['Ldalvik/system/DexClassLoader;'],
        traces: buildTraces({ libraries: [library('com.google.android.gms', 'play-services-ads')] }),
      },
      [],
    ],
    [
      'that is a launcher may list all apps',
      { permissions: [permission('QUERY_ALL_PACKAGES')], intents: ['HOME'] },
      ['note android-permission-all-packages'],
    ],
    [
      'that can be the default for messages may read them',
      { permissions: [permission('READ_SMS')], intents: DEFAULT_SMS },
      ['note android-permission-sms-call-log'],
    ],
    [
      'that only receives messages may not',
      { permissions: [permission('READ_SMS')], intents: DEFAULT_SMS.slice(0, 2) },
      ['warning android-permission-sms-call-log'],
    ],
    [
      'that manages files may have all of them',
      { permissions: [permission('MANAGE_EXTERNAL_STORAGE')], intents: ['APP_FILES'] },
      ['note android-permission-all-files'],
    ],
    [
      'is asked why it changes contacts',
      { permissions: [permission('WRITE_CONTACTS')] },
      ['note android-permission-contacts'],
    ],
    [
      'for TV and phones is warned without a banner',
      {
        intents: ['LEANBACK_LAUNCHER'],
        hasBanner: false,
        optionalFeatures: ['android.hardware.touchscreen'],
      },
      ['warning android-tv'],
    ],
    ['for TV is not judged by filters that were not read', { features: ['android.software.leanback'] }, []],
    [
      'needs no permission for a short service',
      { foregroundServices: [{ name: 'a.B', types: ['shortService'] }] },
      [],
    ],
    [
      'may target Android 13 without the permission of a type',
      { targetSdk: 33, foregroundServices: [{ name: 'a.B', types: ['dataSync'] }] },
      ['blocker android-target'],
    ],
    [
      'is not judged by services that were not read',
      { permissions: [permission('FOREGROUND_SERVICE_CAMERA')] },
      ['warning android-permission-foreground-service'],
    ],
    [
      'may draw over other apps in debug builds',
      { permissions: [permission('SYSTEM_ALERT_WINDOW')], isDebuggable: true, allowsCleartext: true },
      ['blocker android-debuggable'],
    ],
    [
      'that sees which app is open and draws over it is warned twice',
      { permissions: [permission('SYSTEM_ALERT_WINDOW'), permission('PACKAGE_USAGE_STATS')] },
      ['warning android-overlay', 'warning android-usage-access'],
    ],
    [
      'may have plain services where WorkManager brings the permission',
      {
        permissions: [permission('FOREGROUND_SERVICE')],
        foregroundServices: [{ name: 'a.B', types: [] }],
        traces: buildTraces({ components: ['androidx.work.impl.foreground.SystemForegroundService'] }),
      },
      [],
    ],
    [
      'is warned of Stripe where the texts sell lessons and nothing sells in the store',
      { traces: buildTraces({ libraries: [library('com.stripe', 'stripe-android')] }) },
      ['warning android-outside-payments'],
      { ...APP, texts: 'Buy all lessons.' },
    ],
    [
      'is asked about Stripe beside Play Billing',
      {
        billingLibraryVersion: '8.0.0',
        traces: buildTraces({ libraries: [library('com.stripe', 'stripe-android')] }),
      },
      ['note android-outside-payments'],
    ],
    [
      'whose administrator locks the screen is asked about it',
      { boundComponents: [ADMIN], adminPolicies: ['force-lock'] },
      ['note android-device-admin'],
    ],
    [
      'whose administrator may erase the device is warned',
      { boundComponents: [ADMIN], adminPolicies: ['force-lock', 'wipe-data', 'reset-password'] },
      ['warning android-device-admin'],
    ],
    [
      'that is a web view and nothing else is asked what it adds',
      { isOnlyWebView: true },
      ['note android-website'],
    ],
    [
      'with a web view that may show messages is not',
      { isOnlyWebView: true, permissions: [permission('INTERNET'), permission('POST_NOTIFICATIONS')] },
      [],
    ],
    ['with 9 MB of code need not be optimized', { dexBytes: 9_900_000, hasMapping: false }, []],
    ['with 40 MB may be a game', { dexBytes: 40_000_000, hasMapping: false, isGame: true }, []],
    [
      'with 24 MB and no sign of R8 is warned',
      { dexBytes: 24_000_000, hasMapping: false },
      ['warning android-code-optimization'],
    ],
    ['with a mapping alone is left to Google', { dexBytes: 24_000_000, hasMapping: true }, []],
    ['is not judged where its code was not measured', { hasMapping: false }, []],
    [
      'with a sign-in is told to restore it',
      { traces: buildTraces({ libraries: [library('a.b', 'c')] }) },
      ['note android-restore-credentials'],
      { ...APP, needsLogin: true },
    ],
    [
      'with the library need not be told',
      {
        traces: buildTraces({ libraries: [library('androidx.credentials', 'credentials', '1.6.0-alpha01')] }),
      },
      [],
      { ...APP, needsLogin: true },
    ],
    [
      'with an old one is told',
      { traces: buildTraces({ libraries: [library('androidx.credentials', 'credentials', '1.3.0')] }) },
      ['note android-restore-credentials'],
      { ...APP, needsLogin: true },
    ],
    [
      'with Block Store is exempt',
      {
        traces: buildTraces({
          libraries: [library('com.google.android.gms', 'play-services-auth-blockstore')],
        }),
      },
      [],
      { ...APP, needsLogin: true },
    ],
    [
      'without a list of libraries shows nothing',
      { traces: buildTraces({}) },
      [],
      { ...APP, needsLogin: true },
    ],
    [
      'that is a game is exempt',
      { isGame: true, traces: buildTraces({ libraries: [library('a.b', 'c')] }) },
      [],
      { ...APP, needsLogin: true },
    ],
  ])('every row of the table', (_, changes, expected, app) => {
    expect(androidRules(changes, app)).toEqual(expected);
  });

  it('says which number is too low, and whether Google Play reads it', () => {
    const low = {
      dexBytes: 24_000_000,
      hasMapping: true,
      codeOptimization: { obfuscation: 96.8, optimization: 0, shrinking: 92 },
    };
    const title = (changes: Partial<AndroidBuild>) =>
      checkBuild(androidBuild({ ...low, ...changes }), TODAY)[0]?.title;
    expect(title({ gradlePlugin: '8.13.0' })).toBe(
      'The app has 24 MB of DEX code, and less than 25 % is optimized (optimization 0 %)',
    );
    expect(title({ gradlePlugin: '8.9.1' })).toContain(
      'which Google Play does not read from this version of AGP',
    );
  });
});
