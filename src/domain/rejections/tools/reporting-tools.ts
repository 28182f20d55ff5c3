import { ANDROID_BUILD_MESSAGES } from './android-build-messages';
import { APP_STORE_CONNECT_API_MESSAGES } from './app-store-connect-api-messages';
import { BUILD_LOG_MESSAGES } from './build-log-messages';
import { DOTNET_MESSAGES } from './dotnet-messages';
import { EAS_MESSAGES } from './eas-messages';
import { FASTLANE_MESSAGES } from './fastlane-messages';
import { GOOGLE_PLAY_API_MESSAGES } from './google-play-api-messages';
import { GRADLE_MESSAGES } from './gradle-messages';
import { HOSTED_BUILD_MESSAGES } from './hosted-build-messages';
import { IOS_BUILD_MESSAGES } from './ios-build-messages';
import {
  GOOGLE_PLAY_KEY_FILES,
  GOOGLE_PLAY_REASONS,
  GOOGLE_PLAY_SENTENCES,
  GOOGLE_PLAY_VULNERABILITIES,
} from './google-play-sentences';
import { PLAY_CONSOLE_MESSAGES } from './play-console-messages';
import { PLAY_CONSOLE_TRANSLATIONS } from './play-console-translations';
import { PROJECT_MESSAGES } from './project-messages';
import { REMARKS } from './remarks';
import { UPLOAD_CHECK_MESSAGES } from './upload-check-messages';
import { UPLOAD_CHECK_SENTENCES } from './upload-check-sentences';
import { XCODE_MESSAGES } from './xcode-messages';

/** The tools whose messages are known; each table says where it comes from. */
export const REPORTING_TOOLS = [
  EAS_MESSAGES,
  FASTLANE_MESSAGES,
  XCODE_MESSAGES,
  APP_STORE_CONNECT_API_MESSAGES,
  GOOGLE_PLAY_API_MESSAGES,
  GOOGLE_PLAY_REASONS,
  GOOGLE_PLAY_VULNERABILITIES,
  GOOGLE_PLAY_SENTENCES,
  GOOGLE_PLAY_KEY_FILES,
  ANDROID_BUILD_MESSAGES,
  HOSTED_BUILD_MESSAGES,
  GRADLE_MESSAGES,
  DOTNET_MESSAGES,
  IOS_BUILD_MESSAGES,
  PROJECT_MESSAGES,
  BUILD_LOG_MESSAGES,
  UPLOAD_CHECK_MESSAGES,
  UPLOAD_CHECK_SENTENCES,
  PLAY_CONSOLE_MESSAGES,
  PLAY_CONSOLE_TRANSLATIONS,
  ...REMARKS,
] as const;
