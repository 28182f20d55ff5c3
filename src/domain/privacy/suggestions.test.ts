import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { dataUse } from '@tests/support/privacy-answers';
import type { BuildInfo } from '@/model/build-info';
import { NO_PRIVACY_ANSWERS, type PrivacyAnswers } from '@/model/privacy-answers';
import { confirmSuggestions, privacySuggestions, rejectSuggestion } from './suggestions';

const withLibraries = (...coordinates: string[]) =>
  androidBuild({
    traces: buildTraces({
      libraries: coordinates.map((each) => {
        const [group = '', artifact = '', version] = each.split(':');
        return { group, artifact, version };
      }),
    }),
  });
const ADMOB = withLibraries('com.google.android.gms:play-services-ads:24.1.0');
const suggest = (builds: readonly BuildInfo[], answers: PrivacyAnswers = NO_PRIVACY_ANSWERS) =>
  privacySuggestions(builds, answers, 'both');

describe('a builder', () => {
  const suggested = (id: string, builds: readonly BuildInfo[] = []) =>
    privacySuggestions(builds, NO_PRIVACY_ANSWERS, 'both', id);

  it('suggests what its maker says that each of its apps collects, with the source', () => {
    expect(suggested('adalo').map(({ id }) => id)).toEqual([
      'user-id',
      'interactions',
      'other-diagnostics',
      'performance',
    ]);
    const [userId] = suggested('adalo');
    expect(userId?.use).toMatchObject({
      isCollected: true,
      isShared: false,
      isLinked: true,
      purposes: ['function'],
    });
    expect(userId?.reasons).toEqual([
      'the app is made with Adalo (Adalo’s help about App Privacy; Adalo’s help about Data safety)',
    ]);
  });

  it('leaves open what its maker does not say', () => {
    const use = suggested('goodbarber').find(({ id }) => id === 'device-id')?.use;
    expect(use).toMatchObject({ isCollected: true, purposes: [] });
    expect(use).not.toHaveProperty('isLinked');
  });

  it('suggests nothing where its maker published nothing', () => {
    expect(suggested('flutterflow')).toEqual([]);
    expect(suggested('other')).toEqual([]);
  });
});

describe('suggestions', () => {
  it('come with the reason, and with what is known about the use', () => {
    expect(suggest([ADMOB]).map(({ id }) => id)).toEqual([
      'ads',
      'tracking',
      'approximate-location',
      'interactions',
      'performance',
      'device-id',
    ]);
    expect(suggest([ADMOB]).find(({ id }) => id === 'device-id')).toEqual({
      id: 'device-id',
      question: 'device',
      kind: 'device-id',
      label: 'Device or installation ID',
      isGuess: false,
      because: 'the build contains Google Mobile Ads (AdMob) 24.1.0',
      reasons: [
        'the build contains Google Mobile Ads (AdMob) 24.1.0 (Google’s page about the data of the Mobile Ads SDK)',
      ],
      use: {
        isCollected: true,
        isShared: true,
        isEphemeral: false,
        isLinked: true,
        isTracking: true,
        purposes: ['analytics', 'ads'],
        sharingPurposes: ['analytics', 'ads'],
      },
    });
  });

  it('unite what several SDKs do, and say that it is a guess only if each is one', () => {
    const [first] = suggest([
      withLibraries(
        'com.inmobi.monetization:inmobi-ads-kotlin:10.8.0',
        'com.google.android.gms:play-services-ads:24.1.0',
      ),
    ]).filter(({ id }) => id === 'device-id');
    expect(first).toMatchObject({ isGuess: false, reasons: [expect.any(String), expect.any(String)] });
    const guesses = suggest([withLibraries('com.inmobi.monetization:inmobi-ads-kotlin:10.8.0')]);
    expect(guesses.find(({ id }) => id === 'device-id')).toMatchObject({ isGuess: true });
  });

  it('name an SDK that both builds contain once, with every source', () => {
    const crashlytics = withLibraries('com.google.firebase:firebase-crashlytics:19.2.0');
    const ios = iosBuild({ traces: buildTraces({ classes: ['FIRCrashlytics', 'GADMobileAds'] }) });
    const found = suggest([crashlytics, ios]);
    expect(found.find(({ id }) => id === 'crashes')).toMatchObject({
      because: 'both builds contain Firebase Crashlytics',
      reasons: [
        'both builds contain Firebase Crashlytics (Firebase’s page about Data safety, as others quote it; Firebase Crashlytics’s privacy manifest of 2026-08)',
        'the build contains Google Mobile Ads (AdMob) (Google’s page about the data of the Mobile Ads SDK)',
      ],
    });
    const ads = suggest([ADMOB, ios]).find(({ id }) => id === 'ads');
    expect(ads?.reasons).toEqual(['both builds contain Google Mobile Ads (AdMob)']);
  });

  it('are for one app alone only where both builds were read and one does it', () => {
    const onlyIn = (builds: BuildInfo[]) => suggest(builds).find(({ id }) => id === 'device-id')?.use?.onlyIn;
    expect(onlyIn([ADMOB])).toBeUndefined();
    expect(onlyIn([ADMOB, iosBuild()])).toBeUndefined();
    expect(onlyIn([ADMOB, iosBuild({ traces: buildTraces({}) })])).toBe('android');
  });

  it('are gone once they are confirmed or rejected, also in the next version', () => {
    const confirmed = confirmSuggestions(NO_PRIVACY_ANSWERS, suggest([ADMOB]));
    expect(suggest([ADMOB], confirmed)).toEqual([]);
    const rejected = suggest([ADMOB]).reduce((now, { id }) => rejectSuggestion(now, id), NO_PRIVACY_ANSWERS);
    expect(suggest([ADMOB], rejected)).toEqual([]);
  });

  it('add to what was answered before and take nothing away', () => {
    const before: PrivacyAnswers = {
      ...NO_PRIVACY_ANSWERS,
      yesNo: { device: true },
      uses: { 'device-id': dataUse({ isOptional: true, purposes: ['function'], isTracking: false }) },
    };
    const device = suggest([ADMOB]).filter(({ id }) => id === 'device-id');
    expect(confirmSuggestions(before, device).uses['device-id']).toMatchObject({
      isOptional: true,
      isShared: true,
      isTracking: true,
      purposes: ['function', 'analytics', 'ads'],
    });
  });

  it('are none for builds without SDKs, manifests or prompts', () => {
    expect(suggest([androidBuild(), iosBuild()])).toEqual([]);
  });
});
