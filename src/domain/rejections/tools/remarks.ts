import type { ToolMessages } from './tool-messages';
import { wordsIn } from '../word-rows';

/**
 * How developers report what App Store Connect or Xcode refused. The words must not fit what App Review says about the
 * app itself, for example about its login, its permissions or its terms.
 */
const APPLE_REMARKS: ToolMessages = {
  near: wordsIn(
    'app store|appstore|apple|testflight|itunes|itc|altool|xcode|ipa|ios|eas |transporter',
    'pod install|cocoapods|codemagic|fastlane',
  ),
  messages: {
    'asc-review-in-progress': ['version is already in review'],
    'asc-reason-in-log': ['has changed to invalid binary'],
  },
  remarks: {
    'asc-agreement': ['contract|agreement pending|updated|accept|expire upload|fail|block|restart'],
    'asc-app-not-found': ['record find|found|missing|exist|create connect|itunes'],
    'asc-app-privacy': ['privacy declaration|questionnaire|answers connect|submission|submit'],
    'asc-build-processing': ['processing|stuck hours|days|forever|never|still build|testflight|connect'],
    'asc-certificates': [
      'profile|certificate find|found|matching fail|error',
      'profile|certificate expir|revoked|invalid|missing|mismatch|contain|recreate build|fail|error',
      'distribution certificate validated stop|fail|stuck|message',
    ],
    'asc-export': ['codesign fail|exit ios|ipa|archive|publish'],
    'asc-name-taken': [
      'name taken connect|store',
      'name taken|used|exists already|another|someone|developer',
    ],
    'asc-notarization': ['notari|notary reject|refus|fail|invalid hardened|runtime|timestamp|sign'],
    'asc-pods': ['pod|cocoapods install fail|error target|version|compatible|lock'],
    'asc-role': [
      'api key authorized|allowed app|action',
      'api key permission|role|access upload|connect|manager|admin',
    ],
    'asc-screenshot-size': [
      'screenshot below|smaller|size refus|reject',
      'screenshot wrong|invalid|incorrect dimension|resolution|pixel',
    ],
    'asc-screenshots-missing': ['screenshot missing inch|ipad|iphone'],
    'asc-server-error': ['500|502|503|504|outage error|status|code connect|itc|testflight'],
    'asc-sign-in': [
      '2fa|two-factor|app-specific fail|wrong|prompt|code|expire|ask fastlane|eas|pipeline|upload|apple',
    ],
    'asc-unauthorised': [
      'token reject|invalid|expired connect|claim',
      '401|unauthor api|key|token connect|altool',
    ],
    'itms-90046': [
      'com.apple.developer upload|testflight fail|remove|reject|invalid',
      'entitlement match|mismatch|missing|invalid|allowed profile|provisioning|signature',
    ],
    'itms-90054': [
      'unavailable|taken bundle id|identifier',
      'identifier bundle match|taken|registered|available',
    ],
    'itms-90057': [
      'missing cfbundleversion|cfbundleshortversionstring|cfbundleidentifier fail|because|error',
    ],
    'itms-90062': [
      'downgrade version|string|release refus|reject',
      'train closed|close version|upload|bump',
      'lower version|release|build number store|appstore|live|current|released|approved|previous',
    ],
    'itms-90161': ['signed development|debug|ad-hoc|adhoc upload|reject|refused'],
    'itms-90189': [
      'number build seen|greater|increasing|regress|used refus|reject|upload',
      'duplicate build|binary upload|reject',
      'same build number|version upload|testflight previous|before|last|twice|again',
      'version|build number already|duplicate|exist upload|submit|connect|testflight',
    ],
    'itms-90209': ['debug binary|build|mode upload|submit|store'],
    'itms-90534': [
      'xcode|macos|sdk beta|seed|latest|unreleased|preview upload|reject|accept|allowed|invalid_binary',
    ],
    'itms-90683': [
      'usage string|description|descriptions reject|refus|without build|upload|binary',
      'string privacy|purpose|usage missing|lack build|testflight|upload|binary',
      'purpose string missing|lack',
    ],
    'itms-90717': [
      'alpha channel reject|refus|upload',
      'icon transparen|alpha reject|refused|upload|fail|error',
    ],
    'itms-90725': ['sdk|xcode old|outdated|newer built|build'],
    'itms-90078': ['aps-environment omit|missing|lack|without entitlement|profile|push|signed'],
    'asc-review-already-created': ['reviewsubmission open|stale|another|already 409|create|conflict|returns'],
    'itms-90473': ['watch|extension|embedded|widget cfbundleversion|version same|match|disagree|equal'],
    'itms-90158': ['scheme url upload|reject|refus|invalid'],
  },
};

/** How developers report what Google Play or Gradle refused, in words that do not fit a policy. */
const GOOGLE_REMARKS: ToolMessages = {
  near: wordsIn(
    'google play|play console|play store|playstore|triplet.play|publishbundle|android|aab|apk',
    'gradle|flutter',
  ),
  messages: {},
  remarks: {
    'play-ad-id': ['ad_id declar|missing|permission'],
    'play-build-failed': ['gradle fail android|build|release|phase'],
    'play-bundle-broken': ['invalid|corrupt|malformed aab|bundle accept|upload|considered|reject'],
    'play-permission-denied': [
      'access denied|grant|missing|no service|account|api app|play|console',
      '403|forbidden upload|deploy|publish play|google',
      '403|forbidden service|account|token play|publish|api',
      'service account permission upload|fail|error|denied|even',
    ],
    'play-r8': ['r8|proguard|minify missing|not class|rules build|fail'],
    'play-server-error': ['500|502|503|504 error|bug|status deploy|upload|publish|edit'],
    'play-symbols': ['symbol debug|native|mapping upload|ask|missing|file|warn'],
    'play-target-api': [
      'target sdk|api reject|refus',
      'targeting|targets api|android|sdk reject|refus',
      'targetapi|target level|api|sdk warn|rises|enforce',
      'target api|sdk 33|34|35|36 level|update|must|need|requir|flag',
    ],
    'play-too-large': ['aab|bundle|apk large|big|exceed mb|gb'],
    'play-unsigned': [
      'unsigned|signed aab|apk|bundle|properly|created not|accept|unsigned google|upload|file',
    ],
    'play-version-code-used': [
      'refus|reject|greater versioncode|version code|duplicate|install accept|greater|used|duplicate',
      'versioncode already|used|twice|previously|consumed|exists reject|upload|accept',
      'duplicate|reuse|reused versioncode|code|vc reject|upload',
      'code|versioncode increase|raise|bump|higher|unique upload|update|upgrade',
    ],
    'play-debuggable': ['debuggable build|apk|bundle|aab reject|refus|accept'],
    'play-debug-signed': [
      'debug key|keystore|certificate sign|signed|signs|refus|reject',
      'debug sign bundle|apk|aab|build reject|refus|accept',
      'debug-sign bundle|apk|aab|build reject|refus|accept',
    ],
    'play-apks-not-allowed': ['aab apk longer|instead|new accept|require|must|mandatory'],
    'play-wrong-key': [
      'same|exact|different key|keystore|signing sign|signed|identity reject|refus',
      'mismatch|wrong|different signing|keystore|key reject|upload|check|play',
      'signing key check|mismatch reject|refus|fail',
    ],
    'play-wrong-package': [
      'applicationid identical|same|match reject|refus',
      'package name taken|use|exists|unavailable|conflict reject|upload|already',
      'com.example package|id|applicationid accept|reject|restrict|start|block',
    ],
    'play-unauthorised': [
      'service account credential|json invalid|missing|wrong|incorrect',
      'service account key invalid|wrong|expired|revoked',
    ],
    'play-package-not-found': ['first-ever|first upload|build|release hand|manual|manually fail|submit|api'],
    'play-keystore': [
      'keystore secret|password|base64|path|alias|found|reference incorrect|not|configured|wrong|missing|invalid',
    ],
    'play-setup-incomplete': [
      'block publish|rollout|release|upload|submission until|while|without|if incomplete|complete|green|form|declaration|both',
    ],
    'play-picture': ['screenshot|graphic small|large|dimension console|play'],
  },
};

/** How developers report what the reviewers of Google Play refused. */
const POLICY_REMARKS: ToolMessages = {
  near: ['google', 'play store', 'playstore', 'play console'],
  messages: {
    'play-policy-unnamed': [
      'does not adhere to google play developer program',
      'not possible due to issues regarding policy',
    ],
    'play-core-feature': ['requires|complete|fill a permissions declaration'],
  },
  remarks: {
    'play-all-files': ['files all permission|access eligible|refus|denied|reject|declin'],
    'play-content-rating': [
      'age appropriate|appropriateness|rating details|form|questionnaire want|need|requir|ask',
    ],
    'play-sdk-outdated': [
      'deprecated sdk|library|play-services|safetynet flag|warn|recommended|transitive',
      'sdk version|versions old|non-aligned|non-compliant|outdated track|tracks|migrated|removed',
    ],
    'play-sms-call-log': ['sms permission|policy complain|reject|compliant|compatible|violat|remov'],
    'play-spam': ['functionality no|minimum|limited like|reject|refus|accept'],
    'play-vulnerability': ['aws|exposed|leaked|hardcoded credential|key|secret flag|reject|warn'],
  },
};

export const REMARKS = [APPLE_REMARKS, GOOGLE_REMARKS, POLICY_REMARKS] as const;
