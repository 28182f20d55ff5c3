import { ANDROID_CERTIFICATE_RULES } from './android-certificate';
import { ANDROID_INSTALL_RULES } from './android-install';
import { IOS_PACKAGE_RULES } from './ios-package';

/** The rules about builds. */
export const BUILD_RULES = [IOS_PACKAGE_RULES, ANDROID_CERTIFICATE_RULES, ANDROID_INSTALL_RULES] as const;
