/**
 * The locale codes of each store or tool, in its own spelling. Folder names must match exactly: Apple's codes are
 * case-sensitive (sources 3.1).
 */

/** App Store Connect: 50 codes (sources 4.1). */
export const APPLE_LOCALES: readonly string[] = (
  'ar-SA bn-BD ca cs da de-DE el en-AU en-CA en-GB en-US es-ES es-MX fi fr-CA fr-FR gu-IN he hi hr hu id it ja ' +
  'kn-IN ko ml-IN mr-IN ms nl-NL no or-IN pa-IN pl pt-BR pt-PT ro ru sk sl-SI sv ta-IN te-IN th tr uk ur-PK vi ' +
  'zh-Hans zh-Hant'
).split(' ');

/** The 11 that Apple added in 2026; EAS still refuses them (sources 3.3, 4.1). */
const NEW_APPLE_LOCALES: readonly string[] =
  'bn-BD gu-IN kn-IN ml-IN mr-IN or-IN pa-IN sl-SI ta-IN te-IN ur-PK'.split(' ');

/** EAS Metadata: the 39 older codes of Apple (sources 3.3). */
export const EAS_LOCALES: readonly string[] = APPLE_LOCALES.filter(
  (code) => !NEW_APPLE_LOCALES.includes(code),
);

/** Google Play: 87 codes (sources 4.2). The tests compare PRODUCT_LOCALES with it. */
export const PLAY_LOCALES: readonly string[] = (
  'af sq am ar hy-AM az-AZ bn-BD eu-ES be bg my-MM ca zh-HK zh-CN zh-TW hr cs-CZ da-DK nl-NL en-AU en-CA en-GB ' +
  'en-IN en-SG en-US en-ZA et fil fi-FI fr-CA fr-FR gl-ES ka-GE de-DE el-GR gu iw-IL hi-IN hu-HU is-IS id it-IT ' +
  'ja-JP kn-IN kk km-KH ko-KR ky-KG lo-LA lv lt mk-MK ms ms-MY ml-IN mr-IN mn-MN ne-NP no-NO fa fa-AE fa-AF fa-IR ' +
  'pl-PL pt-BR pt-PT pa ro rm ru-RU sr si-LK sk sl es-419 es-ES es-US sw sv-SE ta-IN te-IN th tr-TR uk ur vi zu'
).split(' ');
