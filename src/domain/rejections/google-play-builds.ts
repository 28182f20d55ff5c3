import { GOOGLE_PLAY, inRefusedUpload, nearGooglePlay, upload } from './google-play-words';
import type { RejectionRule } from './rejection-rule';
import { wordsIn } from './word-rows';

/** Refusals of Google Play's check of a file (sources 5.5; signing also 5.6). */
export const GOOGLE_PLAY_BUILDS: readonly RejectionRule[] = [
  upload({
    id: 'play-unsigned',
    title: 'Bundle not signed',
    cause: 'The file carries no signature: the release signing was not set up or did not run.',
    fix: 'Sign the release with your upload key and upload it again.',
    place: { step: 1 },
    messages: [
      'invalid or missing signing information',
      ...nearGooglePlay('apk signature is invalid'),
      {
        stems: 'unsigned|signed|signature bundle|apk|aab not|invalid|missing|unsigned upload|play',
        near: GOOGLE_PLAY,
      },
      'the android app bundle was not signed',
      ...inRefusedUpload('bundle|apk is not signed', 'not signed with a release key'),
    ],
  }),
  upload({
    id: 'play-debug-signed',
    title: 'Signed in debug mode',
    cause: 'The file was signed with the debug key.',
    fix: 'Build the release variant and sign it with your upload key.',
    place: { step: 1 },
    messages: [
      ...inRefusedUpload('signed in debug mode', 'signed with a debug'),
      'debug-modus signiert',
      'modo de depuración|depuração',
      'firmato in modalità debug',
      'signé en mode débogage',
      'デバッグモードで署名',
      'デバッグ モードで署名',
      '在调试模式下签名',
      '在调试模式下签署',
      '在偵錯模式下簽署',
      '디버그 모드로 서명',
      'режиме отладки',
    ],
  }),
  upload({
    id: 'play-wrong-key',
    title: 'Signed with another key',
    cause: 'The file is signed with another key than the upload key Google Play knows for this app.',
    fix: 'Sign with the original upload key. When it is lost, ask for a reset of the upload key.',
    namedFixes: [
      'Sign with the upload key whose SHA-1 fingerprint is {expected}; the file has {fingerprint}. When that key is lost, ask for a reset of the upload key.',
    ],
    values: [
      'expected to be signed with the certificate with fingerprint: sha1: {expected}',
      'uploaded has fingerprint: sha1: {fingerprint}',
      'found: sha1: {fingerprint}',
      'expected: sha1: {expected}',
      'vân tay số: sha1: {expected}',
    ],
    place: { step: 1, console: 'Play Console: Setup, App signing' },
    messages: [
      {
        stems:
          'fingerprint|certificate|key sign wrong|different|expected|match|same bundle|apk|upload|previous',
        near: GOOGLE_PLAY,
      },
      ...nearGooglePlay(
        'signed with the wrong key',
        'expected to be signed with the certificate',
        'không dùng đúng khóa để ký',
        'mit dem falschen schlüssel signiert',
        'firmado con la clave incorrecta',
        'signé avec la mauvaise clé',
        'assinado com a chave errada',
        'assinado com uma chave diferente',
        '签名密钥有误',
        '簽署金鑰錯誤',
        '間違った鍵で署名',
        'not been signed with the upload certificate',
        'signed with a different certificate',
      ),
    ],
  }),
  upload({
    id: 'play-min-sdk',
    title: 'Minimum Android version too low for a protection of Google Play',
    cause:
      'Google Play’s installer check, which it adds to the app, works from API 21; the build says that it runs on older versions. This is minSdkVersion, not the target.',
    fix: 'Raise minSdkVersion to 21 or more and build again, or switch off the installer check under App integrity.',
    namedFixes: [
      'Raise minSdkVersion to {level} or more and build again, or switch off the installer check under App integrity.',
    ],
    values: [
      'minimum sdk version of {level} or',
      'minsdkversion of at least {level}',
      'minsdkversion {level} or',
    ],
    place: { step: 1, console: 'Play Console: Test and release, App integrity' },
    messages: [
      'installer check requires a minimum sdk',
      'installer check requires a minsdk*',
      'update the minsdkversion in your',
      ...nearGooglePlay(
        'has a minimum sdk version of',
        'requires a minimum sdk version',
        'minimum sdk version…or higher',
        'minsdkversion…too low',
        'minsdkversion…at least',
        'raise…minsdkversion',
      ),
      { stems: 'sdk|minsdk minimum|least|low play google|require', near: GOOGLE_PLAY },
    ],
  }),
  upload({
    id: 'play-target-api',
    title: 'Target API level too low',
    cause:
      'Since 2026-08-31 new apps and updates must target API 36 (Wear OS and Automotive 35, TV and XR 34).',
    fix: 'Raise targetSdkVersion to 36 and build again; a build service may need its newest version.',
    namedFixes: [
      'Raise targetSdkVersion from {current} to at least {level} (36 for phones today) and build again; a build service may need its newest version.',
      'Raise targetSdkVersion to at least {level} (36 for phones today) and build again; a build service may need its newest version.',
    ],
    values: [
      'must target at least api level {level}',
      '(api level {level}) or higher',
      'target api level {level} or higher',
      'targeting api level {current}',
      'targets api level {current}',
      'api level is currently {current}',
      'api 级别至少为 {level}',
      'api-level {level}',
    ],
    place: { step: 1 },
    messages: [
      {
        stems:
          'target api|sdk|android level|version|sdk must|require|least|minimum|old|outdated|higher|raise play|console|release|upload|users|update|submit',
        near: GOOGLE_PLAY,
      },
      'must target at least api level',
      'currently targeting|targets api level',
      ...nearGooglePlay('desired api level'),
      'app must target android',
      'must target android # (api level #) or higher',
      'targeting an old version of android',
      'target api level requirements',
      "doesn't meet…target api level",
      'does not meet…target api level',
      'target recent api level',
      { words: '(api level #) or higher', near: ['target', 'google play', 'play console'] },
      'ziel-api-level',
      'nivel de api objetivo',
      'nivel|nível de api de destino',
      "niveau d'api cible",
      'nível desejado da api',
      '目标 api 级别',
      '目标api级别',
      '目標 api 級別|層級',
      '対象|ターゲット api レベル',
      'your app targets api level #, must target at least',
      'target sdk of artifact is too low',
      ...nearGooglePlay(
        'target api level requirement',
        'target api level…not meet',
        'requires targetsdk*',
        'requires|old target sdk',
        'requires a target sdk',
        'target sdk being',
        'target sdk is too low',
        'target sdk version is too low',
        'must target android|api|sdk',
        'targetsdkversion must|should be',
        'requires api level',
        'targeting too|an old android',
        'targets an old android',
        'targeting too old api',
      ),
    ],
  }),
  upload({
    id: 'play-16kb',
    title: '16 KB memory pages not supported',
    cause:
      'A native library in the build is not aligned for devices with 16 KB memory pages. Google asks for it since 2025-11-01; the extension ended on 2026-05-31.',
    fix: 'Update the SDK or engine that brings the library (NDK r28 or later) and build again.',
    place: { step: 1 },
    messages: [
      {
        stems: '16 kb|16kb page|memory|align support|compatible|compliant|require',
        near: GOOGLE_PLAY,
      },
      'does not support 16 kb memory page',
      'native library…is not 16 kb aligned',
      "to|doesn't support 16 kb memory page",
      'must support 16 kb',
      'not zip aligned for 16 kb',
      'native libraries that are not aligned',
      'support for 16 kb',
      ...nearGooglePlay(
        '16 kb native library alignment',
        'does|do not support 16 kb',
        'does|do not support 16kb',
        '16 kb alignment|aligned',
        '16kb alignment|aligned',
        'aligned to 16 kb',
        'aligned to 16kb',
        '16kb-aligned',
        '16 kb-aligned',
      ),
      ...nearGooglePlay('16 kb 内存页面|的内存页面|記憶體分頁|のメモリページ'),
      '16 kb-speicherseiten',
      'páginas de memoria|memória de 16 kb',
      'pages mémoire de 16 ko',
      ...inRefusedUpload('16 kb memory page', '16kb page size', '16 kb page', '16kb memory'),
    ],
  }),
  upload({
    id: 'play-64-bit',
    title: '64-bit libraries missing',
    cause: 'The build has 32-bit native libraries without their 64-bit counterparts.',
    fix: 'Build for arm64-v8a (and x86_64 where x86 is in) as well.',
    place: { step: 1 },
    messages: [
      {
        stems:
          '64 native|code|version|libraries|requirement must|compliant|provide|required|only|missing play|apk|bundle|upload',
        near: GOOGLE_PLAY,
      },
      'not compliant with the google play 64-bit requirement',
    ],
  }),
  upload({
    id: 'play-debuggable',
    title: 'Debuggable build',
    cause: 'The manifest says android:debuggable="true": it is a debug build.',
    fix: 'Build the release variant and upload that.',
    place: { step: 1 },
    messages: ['you uploaded a debuggable apk', ...inRefusedUpload('debuggable apk', 'android:debuggable')],
  }),
  upload({
    id: 'play-test-only',
    title: 'Test-only build',
    cause: 'The manifest says android:testOnly="true", as builds made by the Run button do.',
    fix: 'Build through Generate Signed Bundle or your build service and upload that.',
    place: { step: 1 },
    messages: inRefusedUpload('test-only apk', 'test only apk', 'android:testonly'),
  }),
  upload({
    id: 'play-exported',
    title: 'android:exported missing',
    cause:
      'An activity, service or receiver with an intent filter does not say whether it is exported (needed from API 31).',
    fix: 'Add android:exported to each of them, or update the SDK that brings it, and build again.',
    place: { step: 1 },
    messages: [
      {
        stems: 'android:exported|exported intent|filter|activity|receiver|service upload|apk|play|explicit',
        near: GOOGLE_PLAY,
      },
      "without the 'android:exported' property set",
      "without 'android:exported' property set",
      'explicit value for android:exported',
      ...nearGooglePlay('android:exported needs to be explicitly specified'),
    ],
  }),
  upload({
    id: 'play-too-large',
    title: 'Build too large',
    cause: 'The download made from the bundle is larger than Google Play takes.',
    fix: 'Shrink images and libraries, or move large content to Play Asset Delivery.',
    place: { step: 1 },
    messages: [
      {
        stems:
          'size|download exceed|larger|maximum|limit|too mb|gb|bytes|compressed|large bundle|apk|aab|module|upload|install-time|app',
        near: GOOGLE_PLAY,
      },
      ...nearGooglePlay(
        'exceeds the maximum…size',
        'maximum compressed download size',
        'larger than the maximum',
      ),
    ],
  }),
  upload({
    id: 'play-bundle-broken',
    title: 'Bundle or APK cannot be processed',
    cause:
      'Google Play could not read the file: bundletool or aapt fails on it, or an instant app or a domain in it is not valid.',
    fix: 'Run bundletool build-apks on the same file, fix the error it shows, clean the project and build again with a current Android Gradle plugin.',
    place: { step: 1 },
    messages: [
      { words: "failed to run 'bundletool build-apks'", unless: ['bundleconfig.pb'] },
      'apk cannot be analyzed using aapt',
      'apk_notification_message_key_invalid_file',
      { words: 'an error occurred while running bundletool build-apks', unless: ['bundleconfig.pb'] },
      'the instant apk has an invalid domain',
      ...nearGooglePlay('should have targeting information', 'could not parse', 'invalid apk'),
    ],
  }),
  upload({
    id: 'play-billing-library',
    title: 'Play Billing Library too old',
    cause:
      'The build contains an old Google Play Billing Library; new uploads need version 8 or newer since 2026-08-31 (with an extension 2026-11-01).',
    fix: 'Update com.android.billingclient:billing, or the SDK or plugin that brings it, to version 8 or newer and build again.',
    namedFixes: [
      'Update the Play Billing Library from {version} to version 8 or newer, or the SDK or plugin that brings it, and build again.',
    ],
    values: [
      'billing library version {version}',
      'billing library {version}',
      'play billing library version: {version}',
      'billing-library-version {version}',
    ],
    place: { step: 1 },
    messages: [
      {
        stems:
          'billing library|version|api deprecated|update|upgrade|old|newer|least|unsupported|longer play',
        near: GOOGLE_PLAY,
      },
      ...['old version of google play billing', 'play billing library', 'version of play billing'].map(
        (words) => ({
          words,
          near: wordsIn(
            'release uses|must update|update to|deprecated|no longer|upgrade to|or newer|or later',
          ),
        }),
      ),
    ],
  }),
];
