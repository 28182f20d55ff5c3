import type { KnownCollection } from '../sdk';
import { A3, AN, declares, playPage, sdk, type SdkRow } from './sdk-row';

/** Proposal for ad networks about which nothing could be read: what Google names for its own ad SDK. */
const LIKE_GOOGLE_ADS: KnownCollection = {
  apple: {
    types: [
      ...declares('-', [A3, AN], 'CoarseLocation'),
      ...declares('LT', [A3, AN], 'DeviceID'),
      ...declares('L', [A3, AN], 'AdvertisingData', 'ProductInteraction'),
    ],
    source: 'Comparison with Google Mobile Ads',
    isGuess: true,
  },
  play: {
    types: ['PSL_APPROX_LOCATION', 'PSL_USER_INTERACTION', 'PSL_DEVICE_ID'],
    isShared: true,
    source: 'Comparison with Google Mobile Ads',
    isGuess: true,
  },
};

/** Ad networks and their mediation (sources 13.1 and 13.2); Google's is with Google's SDKs. */
export const AD_SDKS: readonly SdkRow[] = [
  sdk('applovin', 'AppLovin MAX', 'ads', {
    maven: ['com.applovin:applovin-sdk', 'com.applovin.mediation:*', 'com.applovin:*'],
    packages: ['com.applovin'],
    components: [
      'com.applovin.sdk.AppLovinInitProvider',
      'com.applovin.impl.adview.activity.FullscreenAdService',
      'com.applovin.impl.sdk.utils.AppKilledService',
      'com.applovin',
    ],
    ios: ['AppLovinSDK', 'AppLovinSDKResources'],
    classes: ['ALSdk'],
    unconfirmed: { metaData: ['applovin.sdk.key'], infoKeys: ['AppLovinSdkKey'] },
    collects: {
      // Its manifest of 2025-01 names no types.
      apple: LIKE_GOOGLE_ADS.apple,
      play: {
        types: ['PSL_DEVICE_ID'],
        isShared: true,
        source: 'Google Play’s refusals that name com.applovin:applovin-sdk',
      },
    },
  }),
  sdk('audience-network', 'Meta Audience Network', 'ads', {
    maven: ['com.facebook.android:audience-network-sdk'],
    packages: ['com.facebook.ads'],
    components: ['com.facebook.ads'],
    ios: ['FBAudienceNetwork'],
    unconfirmed: { classes: ['FBAudienceNetworkAds'] },
    collects: LIKE_GOOGLE_ADS,
  }),
  sdk('unity-ads', 'Unity Ads', 'ads', {
    maven: ['com.unity3d.ads:unity-ads'],
    packages: ['com.unity3d.ads', 'com.unity3d.services'],
    components: ['com.unity3d.services.ads.adunit'],
    ios: ['UnityAds'],
    collects: {
      apple: LIKE_GOOGLE_ADS.apple,
      play: {
        ...playPage('Unity’s page about Data safety', 'PSL_APPROX_LOCATION', 'PSL_USER_ACCOUNT').play,
        isShared: true,
      },
    },
  }),
  sdk('ironsource', 'ironSource LevelPlay', 'ads', {
    maven: ['com.ironsource.sdk:mediationsdk', 'com.unity3d.ads-mediation:*'],
    packages: ['com.ironsource'],
    components: ['com.ironsource'],
    ios: ['IronSource'],
    collects: LIKE_GOOGLE_ADS,
  }),
  sdk('vungle', 'Vungle (Liftoff)', 'ads', {
    maven: ['com.vungle:vungle-ads', 'com.vungle:*'],
    ios: ['VungleAdsSDK'],
    unconfirmed: { packages: ['com.vungle'], components: ['com.vungle.ads'] },
    collects: LIKE_GOOGLE_ADS,
  }),
  sdk('chartboost', 'Chartboost', 'ads', {
    maven: ['com.chartboost:chartboost-sdk'],
    packages: ['com.chartboost.sdk'],
    ios: ['ChartboostSDK'],
    collects: LIKE_GOOGLE_ADS,
  }),
  sdk('adcolony', 'AdColony', 'ads', {
    maven: ['com.adcolony:sdk'],
    packages: ['com.adcolony'],
    nativeLibraries: ['libadcolony.so'],
    ios: ['AdColony'],
    collects: LIKE_GOOGLE_ADS,
  }),
  sdk('inmobi', 'InMobi', 'ads', {
    maven: ['com.inmobi.monetization:inmobi-ads-*'],
    packages: ['com.inmobi'],
    ios: ['InMobiSDK'],
    collects: LIKE_GOOGLE_ADS,
  }),
  sdk('pangle', 'Pangle', 'ads', {
    maven: ['com.pangle.global:*', 'com.bytedance.sdk:*'],
    packages: ['com.bytedance.sdk.openadsdk', 'com.bytedance.pangle'],
    components: ['com.bytedance.sdk.openadsdk', 'com.bytedance.pangle'],
    nativeLibraries: ['libnms.so', 'libtobEmbedEncrypt.so', 'libpangleflipped.so'],
    ios: ['PAGAdSDK', 'BUAdSDK'],
    collects: LIKE_GOOGLE_ADS,
  }),
  sdk('mintegral', 'Mintegral', 'ads', {
    maven: ['com.mbridge.msdk.oversea:*'],
    packages: ['com.mbridge.msdk'],
    ios: ['MTGSDK*'],
    collects: LIKE_GOOGLE_ADS,
  }),
  sdk('yandex-ads', 'Yandex Ads', 'ads', {
    maven: ['com.yandex.android:mobileads'],
    unconfirmed: { packages: ['com.yandex.mobile.ads'], ios: ['YandexMobileAds'] },
    collects: LIKE_GOOGLE_ADS,
  }),
];
