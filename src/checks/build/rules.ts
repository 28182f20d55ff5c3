import { FILE_NAME } from './file-name';
import { ANDROID_EXAMPLE_ID, TEMPLATE_ID } from './identifier';
import { UNREAD_FACTS } from './unread-facts';
import { ANDROID_ACCESSIBILITY } from './android/accessibility';
import { ANDROID_BILLING_LIBRARY } from './android/billing-library';
import { ANDROID_EXPORTED } from './android/exported';
import { ANDROID_GEOFENCE } from './android/geofence';
import { ANDROID_LOADED_CODE } from './android/loaded-code';
import { ANDROID_NATIVE_CODE } from './android/native-code';
import { ANDROID_PERMISSIONS } from './android/permissions';
import { ANDROID_RELEASE } from './android/release';
import { ANDROID_SIGNING } from './android/signing';
import { ANDROID_SIZE } from './android/size';
import { ANDROID_TARGET } from './android/target';
import { ANDROID_TV } from './android/tv';
import { ANDROID_VERSIONS } from './android/versions';
import { IOS_ARCHITECTURES } from './ios/architectures';
import { IOS_CAPABILITIES } from './ios/capabilities';
import { IOS_DEVICES_AND_SIZE } from './ios/devices-and-size';
import { IOS_DUO_SCREENSHOTS } from './ios/duo-screenshots';
import { IOS_EXPORT_COMPLIANCE } from './ios/export-compliance';
import { IOS_EXTENSIONS } from './ios/extensions';
import { IOS_INFO } from './ios/info-plist';
import { IOS_LAUNCH_SCREEN, IOS_SCENES } from './ios/launch';
import { IOS_MANIFEST_CONTENT, IOS_SDK_MANIFEST } from './ios/manifest-content';
import { IOS_MINIMUM_OS } from './ios/minimum-os';
import { IOS_PRIVACY_MANIFESTS } from './ios/privacy-manifests';
import { IOS_PURPOSE_STRINGS } from './ios/purpose-strings';
import { IOS_NEXT_SDK, IOS_SDK } from './ios/sdk';
import { IOS_SIGNING } from './ios/signing';
import { IOS_VAGUE_PURPOSE } from './ios/vague-purpose';
import { IOS_VERSIONS } from './ios/versions';
import { ANDROID_OUTSIDE_PAYMENTS, IOS_OUTSIDE_PAYMENTS } from './outside-payments';
import { BUILD_SECRETS } from './secrets';
import { ANDROID_CLEARTEXT } from './android/cleartext';
import { ANDROID_CODE_TEXTS } from './code-texts/android';
import { ANDROID_CODE_OPTIMIZATION } from './android/code-optimization';
import { ANDROID_FOREGROUND_TYPES } from './android/foreground-types';
import { ANDROID_RESTORE_CREDENTIALS } from './android/restore-credentials';
import { ANDROID_SENSITIVE_COMPONENTS } from './android/sensitive-components';
import { ANDROID_WEBSITE } from './android/website';
import { IOS_ACCOUNT_DELETION } from './ios/account-deletion';
import { IOS_APPLE_PAY } from './ios/apple-pay';
import { IOS_BACKGROUND_MODES } from './ios/background-modes';
import { IOS_CODE_PUSH } from './ios/code-push';
import { CODE_TEXTS } from './code-texts/any';
import { IOS_CODE_TEXTS } from './code-texts/ios';
import { IOS_CONNECTIONS, IOS_INSECURE_SERVERS } from './ios/connections';
import { IOS_HEALTH } from './ios/health';
import { IOS_LOCAL_NETWORK } from './ios/local-network';
import { IOS_RESTORE_PURCHASES } from './ios/restore-purchases';
import { IOS_SIGN_IN_WITH_APPLE } from './ios/sign-in-with-apple';
import { IOS_SUBSCRIPTION } from './ios/subscription';
import { IOS_TRACKING_PROMPT } from './ios/tracking-prompt';
import { IOS_VPN } from './ios/vpn';
import { IOS_WEBSITE } from './ios/website';
import { ANDROID_CERTIFICATE_RULES } from './android/certificate';
import { ANDROID_INSTALL_RULES } from './android/install';
import { IOS_PACKAGE_RULES } from './ios/package';

/** The rules about an iOS build alone, in the order of their findings. */
export const IOS_BUILD_RULES = [
  IOS_SDK,
  IOS_NEXT_SDK,
  IOS_SCENES,
  IOS_LAUNCH_SCREEN,
  IOS_MINIMUM_OS,
  IOS_DUO_SCREENSHOTS,
  IOS_INFO,
  IOS_EXTENSIONS,
  IOS_VERSIONS,
  IOS_SIGNING,
  IOS_ARCHITECTURES,
  IOS_PURPOSE_STRINGS,
  IOS_VAGUE_PURPOSE,
  IOS_LOCAL_NETWORK,
  IOS_PRIVACY_MANIFESTS,
  IOS_EXPORT_COMPLIANCE,
  IOS_DEVICES_AND_SIZE,
  IOS_CAPABILITIES,
  IOS_SDK_MANIFEST,
  IOS_MANIFEST_CONTENT,
  IOS_SIGN_IN_WITH_APPLE,
  IOS_ACCOUNT_DELETION,
  IOS_RESTORE_PURCHASES,
  IOS_SUBSCRIPTION,
  IOS_OUTSIDE_PAYMENTS,
  IOS_CODE_PUSH,
  IOS_CODE_TEXTS,
  IOS_BACKGROUND_MODES,
  IOS_TRACKING_PROMPT,
  IOS_HEALTH,
  IOS_APPLE_PAY,
  IOS_VPN,
  IOS_WEBSITE,
  IOS_CONNECTIONS,
  IOS_INSECURE_SERVERS,
] as const;

/** The same about an Android build. */
export const ANDROID_BUILD_RULES = [
  ANDROID_TARGET,
  ANDROID_VERSIONS,
  ANDROID_RELEASE,
  ANDROID_SIGNING,
  ANDROID_NATIVE_CODE,
  ANDROID_EXPORTED,
  ANDROID_PERMISSIONS,
  ANDROID_BILLING_LIBRARY,
  ANDROID_ACCESSIBILITY,
  ANDROID_GEOFENCE,
  ANDROID_SIZE,
  ANDROID_SENSITIVE_COMPONENTS,
  ANDROID_FOREGROUND_TYPES,
  ANDROID_CODE_OPTIMIZATION,
  ANDROID_RESTORE_CREDENTIALS,
  ANDROID_CLEARTEXT,
  ANDROID_TV,
  ANDROID_WEBSITE,
  ANDROID_OUTSIDE_PAYMENTS,
  ANDROID_CODE_TEXTS,
  ANDROID_LOADED_CODE,
] as const;

/** The rules about how a build is signed and put together. */
export const PACKAGE_RULES = [IOS_PACKAGE_RULES, ANDROID_CERTIFICATE_RULES, ANDROID_INSTALL_RULES] as const;

/** The rules about any build. */
export const ANY_BUILD_RULES = [
  FILE_NAME,
  ANDROID_EXAMPLE_ID,
  TEMPLATE_ID,
  UNREAD_FACTS,
  BUILD_SECRETS,
  CODE_TEXTS,
] as const;
