import type { ToolMessages } from './tool-messages';

const SOURCE = {
  label: 'Public issue threads of build and upload tools',
  url: 'https://github.com/fastlane/fastlane/issues',
};

/** How developers put it when App Store Connect or Xcode refused something. */
export const APPLE_REMARKS: ToolMessages = {
  source: SOURCE,
  near: [
    'app store',
    'appstore',
    'apple',
    'testflight',
    'itunes',
    'itc',
    'altool',
    'xcode',
    'ipa',
    'ios',
    'eas ',
    'transporter',
    'submit for review',
    'pod ',
    'cocoapods',
    'app id',
  ],
  messages: {},
  remarks: {
    'itms-90062': [
      'lower|smaller|older version|versions|release|build store|appstore|live|current|currently|released|approved|previous',
    ],
    'itms-90161': [
      'signed|signing development|developer|debug|ad-hoc|adhoc|wrong upload|uploaded|reject|rejected|refused|connect',
    ],
    'asc-certificates': [
      'profile|profiles|certificate|certificates expired|revoked|invalidated|invalid|missing|mismatch|contain|recreate build|fail|fails|failed|failing|error',
      'distribution certificate not validated stops|fail|fails|failed|stuck|message',
    ],
    'asc-agreement': [
      'legal|contract|contracts|agreement|agreements|terms pending|updated|update|accept|accepted|expired|sign|signed|review upload|uploads|fail|fails|failed|blocked|connect|restarted',
    ],
    'itms-90534': [
      'xcode|macos|seed|sdk beta|betas|seed|latest|unreleased|preview|newest upload|uploads|reject|rejected|accept|accepted|allowed|invalid_binary',
    ],
    'itms-90209': [
      'debug binary|build|mode|version upload|uploaded|submit|submitted|store|attempted|release',
    ],
    'itms-90057': [
      'missing cfbundleversion|cfbundleshortversionstring|cfbundleidentifier fail|fails|failed|because|error',
    ],
    'asc-server-error': [
      '500|502|503|504|outage error|errors|status|code connect|itc|testflight|apple|review|submit',
    ],
    'itms-90717': ['icon transparent|transparency|alpha reject|rejected|refused|upload|failed|error'],
    'asc-pods': [
      'pod|pods|cocoapods install fail|fails|failure|failed|error|failing target|version|versions|compatible|deployment|lock',
    ],
    'asc-app-not-found': [
      'record find|found|missing|no|exist app|connect|itunes|store validation|upload|fail|fails|failed',
    ],
    'asc-build-processing': [
      'processing|process stuck|hours|days|forever|never|still build|testflight|connect',
    ],
  },
};

/** How developers put it when Google Play or Gradle refused something. */
export const GOOGLE_REMARKS: ToolMessages = {
  source: SOURCE,
  near: [
    'google play',
    'play console',
    'play store',
    'playstore',
    'androidpublisher',
    'triplet.play',
    'publishbundle',
    'android',
    'aab',
    'apk',
    'gradle',
    'flutter',
  ],
  messages: {},
  remarks: {
    'play-version-code-used': [
      'code|versioncode version|versioncode increased|increase|raise|raised|bump|bumped|higher|unique play|upload|update',
    ],
    'play-r8': ['r8|proguard|minify missing|not class|classes|rules build|fail|fails|failed'],
    'play-permission-denied': [
      '403|forbidden|permssion|permission service|account|token|user play|publish|api|bundle|androidpublisher denied|result|results|error|403|fail|fails|failed',
    ],
    'play-bundle-broken': [
      'invalid|corrupt|corrupted|malformed aab|bundle accepted|upload|uploading|considered|rejected|refused',
    ],
  },
};
