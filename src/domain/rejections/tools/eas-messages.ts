import type { ToolMessages } from './tool-messages';

/**
 * Error codes and sentences of EAS Submit, EAS Build and eas-cli.
 * Compared with: eas-cli, error codes and messages (github.com/expo/eas-cli).
 */
export const EAS_MESSAGES: ToolMessages = {
  near: [
    'eas-',
    'eas.json',
    'syncing capabilit',
    'eas ',
    'eas:',
    'expo ',
    'expo.',
    'expo-',
    'submission_service',
    'local session',
  ],
  messages: {
    'itms-90062': [
      'submission_service_ios_old_app_version',
      'eas_upload_to_asc_closed_version_train',
      'app version is not accepted for new build submissions',
    ],
    'itms-90189': [
      'submission_service_ios_old_version_code_error',
      'submission_service_ios_old_build_number',
      'eas_upload_to_asc_version_duplicate',
      'versions are identified by build number*',
      'has already been used. app store connect requires unique build numbers',
      "you've already submitted this build of the app",
    ],
    'itms-90022': [
      'submission_service_ios_missing_app_icon',
      'your ios app icon is missing or is an invalid',
    ],
    'itms-90161': [
      'submission_service_ios_invalid_signature',
      'submission_service_ios_invalid_provisioning_profile_signature',
      'invalid provisioning profile signature',
      'your app signature seems to be invalid',
    ],
    'itms-90474': [
      'submission_service_ios_ipad_invalid_orientation',
      "your app doesn't support ipad multitasking and has to require full screen",
    ],
    'itms-90054': [
      'submission_service_ios_invalid_bundle_identifier',
      'eas_upload_to_asc_invalid_bundle_id',
      'bundle identifier in the ipa does not match the selected app store connect app',
    ],
    'itms-90683': [
      'submission_service_ios_missing_purpose_string',
      'eas_upload_to_asc_missing_purpose_string',
      'info.plist is missing one or more privacy purpose strings',
    ],
    'itms-90725': [
      'submission_service_ios_sdk_version_issue',
      'submission_service_ios_unsupported_sdk',
      'eas_upload_to_asc_sdk_version_issue',
      'built with an ios sdk that is too old',
    ],
    'asc-sign-in': [
      'invalid apple id was specified',
      'apple login - request failed',
      'expo_apple_app_specific_password must be',
      'submission_service_ios_invalid_credentials',
      'apple id or app-specific password is incorrect',
    ],
    'asc-agreement': [
      'agree to the latest program license agreement',
      'failed to get itunes contract',
      'submission_service_ios_missing_required_agreement',
      'submission_service_ios_agreement_missing',
    ],
    'asc-server-error': [
      'submission_service_ios_apple_maintenance',
      'apple servers are undergoing an unscheduled maintenance',
      "received an internal server error from apple's app store connect",
    ],
    'asc-app-not-found': [
      'eas_upload_to_asc_app_not_found',
      'app store connect app for application identifier…was not found',
    ],
    'asc-unauthorised': ['submission_service_ios_invalid_asc_api_key', 'submission_service_ios_unauthorized'],
    'play-reason-in-log': ['submission_service_android_unknown_error'],
    'asc-reason-in-log': [
      'submission_service_ios_unknown_error',
      "we couldn't figure out what went wrong",
      'fastlane pilot failed',
    ],
    'asc-no-package': [
      'artifacts for this build expired',
      'build does not have an application archive url',
      'found no application archives',
      'there are no files matching pattern',
      'ipa file not found:',
      'submission_service_common_archive_download_not_found_error',
      'submission_service_common_archive_download_forbidden_error',
      'submission_service_common_archive_extract_no_files_found_error',
      'submission_service_common_archive_extract_corrupt_archive_error',
      'failed to download the archive file',
      "couldn't find a valid build artifact within provided compressed archive",
    ],
    'play-package-not-found': [
      'submission_service_android_first_upload_error',
      'first submission of the app needs to be performed manually',
      "haven't submitted this app to google play store yet",
      'the first submission of the app',
    ],
    'play-version-code-used': [
      'submission_service_android_old_version_code_error',
      'versions are identified by android version code',
      'android version code needs to be updated',
    ],
    'play-privacy-policy': [
      'submission_service_android_missing_privacy_policy',
      'has permissions that require a privacy policy set for the app',
    ],
    'play-permission-denied': [
      'submission_service_android_service_account_is_missing_permissions',
      'service account is missing the necessary permissions to submit',
    ],
    'play-wrong-key': ['submission_service_android_app_signed_with_wrong_key'],
    'play-draft-app': [
      'submission_service_android_draft_app_error',
      'submission_service_android_app_is_in_draft*',
    ],
    'play-keystore': [
      'eas_build_invalid_keystore_format_error',
      'eas_build_invalid_keystore_alias_error',
      'keystore used in this build is malformed',
    ],
    'asc-export': [
      'xcode_resource_bundle_code_signing_error',
      'eas_build_resign_provisioning_profile_mismatch_error',
      'resource bundles are signed by default',
    ],
    'asc-tool-outdated': [
      "cannot read properties of undefined (reading 'attributes')",
      "cannot read property 'attributes' of undefined",
    ],
    'play-setup-incomplete': ['missing the required metadata to submit the app to google play store'],
    'play-unauthorised': [
      'invalid jwt signature',
      'invalid_grant',
      'google service account json key is not valid',
    ],
    'asc-certificates': [
      'credentials are not set up. run this command again',
      'provisioning profile is not configured correctly. run this command again',
      'failed to set up credentials',
      'eas_build_credentials_dist_cert_mismatch',
      'provisioning profile has expired',
      'is no longer valid',
      'does not exist in apple developer portal',
      "hasn't been imported successfully",
      'password for the distribution certificate is probably invalid',
      "provisioning profile and distribution certificate don't match",
      'wrong bundleidentifier found in provisioning profile',
      'maximum number of distribution certificates generated',
      'credentials are not set up',
    ],
    'asc-key-file': [
      'asc api key file not found',
      'no app store connect api key found',
      'app store connect api key with id…is not valid',
    ],
    'asc-network': ['failed to upload chunk'],
  },
};
