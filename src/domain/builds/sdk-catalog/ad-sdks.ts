import type { KnownCollection } from '../sdk';
import { A3, AN, declares, playPage, type SdkRow } from './sdk-row';

/** Proposal for ad networks about which nothing could be read: what Google names for its own ad SDK. */
const LIKE_GOOGLE_ADS: KnownCollection = {
  apple: {
    types: [
      declares('CoarseLocation', '-', A3, AN),
      declares('DeviceID', 'LT', A3, AN),
      declares('AdvertisingData', 'L', A3, AN),
      declares('ProductInteraction', 'L', A3, AN),
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
  {
    id: 'applovin',
    name: 'AppLovin MAX',
    purpose: 'ads',
    maven: ['com.applovin:applovin-sdk', 'com.applovin.mediation:*', 'com.applovin:*'],
    packages: ['com.applovin'],
    components: [
      'com.applovin.sdk.AppLovinInitProvider',
      'com.applovin.impl.adview.activity.FullscreenAdService',
      'com.applovin.impl.sdk.utils.AppKilledService',
      'com.applovin',
    ],
    metaData: ['applovin.sdk.key'],
    ios: ['AppLovinSDK', 'AppLovinSDKResources'],
    classes: ['ALSdk'],
    unconfirmed: { infoKeys: ['AppLovinSdkKey'] },
    collects: {
      // Its manifest of 2025-01 names no types.
      apple: LIKE_GOOGLE_ADS.apple,
      play: {
        types: ['PSL_DEVICE_ID'],
        isShared: true,
        source: 'Google Play’s refusals that name com.applovin:applovin-sdk',
      },
    },
  },
  {
    id: 'audience-network',
    name: 'Meta Audience Network',
    purpose: 'ads',
    maven: ['com.facebook.android:audience-network-sdk'],
    packages: ['com.facebook.ads'],
    components: ['com.facebook.ads'],
    ios: ['FBAudienceNetwork'],
    unconfirmed: { classes: ['FBAudienceNetworkAds'] },
    collects: LIKE_GOOGLE_ADS,
  },
  {
    id: 'unity-ads',
    name: 'Unity Ads',
    purpose: 'ads',
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
  },
  {
    id: 'ironsource',
    name: 'ironSource LevelPlay',
    purpose: 'ads',
    maven: ['com.ironsource.sdk:mediationsdk', 'com.unity3d.ads-mediation:*'],
    packages: ['com.ironsource'],
    components: ['com.ironsource'],
    ios: ['IronSource'],
    collects: LIKE_GOOGLE_ADS,
  },
  {
    id: 'vungle',
    name: 'Vungle (Liftoff)',
    purpose: 'ads',
    maven: ['com.vungle:vungle-ads', 'com.vungle:*'],
    ios: ['VungleAdsSDK'],
    unconfirmed: { packages: ['com.vungle'], components: ['com.vungle.ads'] },
    collects: LIKE_GOOGLE_ADS,
  },
  {
    id: 'chartboost',
    name: 'Chartboost',
    purpose: 'ads',
    maven: ['com.chartboost:chartboost-sdk'],
    packages: ['com.chartboost.sdk'],
    ios: ['ChartboostSDK'],
    collects: LIKE_GOOGLE_ADS,
  },
  {
    id: 'adcolony',
    name: 'AdColony',
    purpose: 'ads',
    maven: ['com.adcolony:sdk'],
    packages: ['com.adcolony'],
    nativeLibraries: ['libadcolony.so'],
    ios: ['AdColony'],
    collects: LIKE_GOOGLE_ADS,
  },
  {
    id: 'inmobi',
    name: 'InMobi',
    purpose: 'ads',
    maven: ['com.inmobi.monetization:inmobi-ads-*'],
    packages: ['com.inmobi'],
    ios: ['InMobiSDK'],
    collects: LIKE_GOOGLE_ADS,
  },
  {
    id: 'pangle',
    name: 'Pangle',
    purpose: 'ads',
    maven: ['com.pangle.global:*', 'com.bytedance.sdk:*'],
    packages: ['com.bytedance.sdk.openadsdk', 'com.bytedance.pangle'],
    components: ['com.bytedance.sdk.openadsdk', 'com.bytedance.pangle'],
    nativeLibraries: ['libnms.so', 'libtobEmbedEncrypt.so', 'libpangleflipped.so'],
    ios: ['PAGAdSDK', 'BUAdSDK'],
    collects: LIKE_GOOGLE_ADS,
  },
  {
    id: 'mintegral',
    name: 'Mintegral',
    purpose: 'ads',
    maven: ['com.mbridge.msdk.oversea:*'],
    packages: ['com.mbridge.msdk'],
    ios: ['MTGSDK*'],
    collects: LIKE_GOOGLE_ADS,
  },
  {
    id: 'yandex-ads',
    name: 'Yandex Ads',
    purpose: 'ads',
    maven: ['com.yandex.android:mobileads'],
    unconfirmed: { packages: ['com.yandex.mobile.ads'], ios: ['YandexMobileAds'] },
    collects: LIKE_GOOGLE_ADS,
  },
];
