/**
 * Ids of the data types and purposes in both stores' privacy forms (sources 12.1).
 */

/** Apple's data types, as privacy manifests name them after `NSPrivacyCollectedDataType`. */
export const APPLE_DATA_TYPES = [
  'Name',
  'EmailAddress',
  'PhoneNumber',
  'PhysicalAddress',
  'OtherUserContactInfo',
  'Health',
  'Fitness',
  'PaymentInfo',
  'CreditInfo',
  'OtherFinancialInfo',
  'PreciseLocation',
  'CoarseLocation',
  'SensitiveInfo',
  'Contacts',
  'EmailsOrTextMessages',
  'PhotosorVideos',
  'AudioData',
  'GameplayContent',
  'CustomerSupport',
  'OtherUserContent',
  'BrowsingHistory',
  'SearchHistory',
  'UserID',
  'DeviceID',
  'PurchaseHistory',
  'ProductInteraction',
  'AdvertisingData',
  'OtherUsageData',
  'CrashData',
  'PerformanceData',
  'OtherDiagnosticData',
  'EnvironmentScanning',
  'Hands',
  'Head',
  'OtherDataTypes',
] as const;

export type AppleDataType = (typeof APPLE_DATA_TYPES)[number];

/** Apple's purposes, as privacy manifests name them after `NSPrivacyCollectedDataTypePurpose`. */
export const APPLE_PURPOSES = [
  'ThirdPartyAdvertising',
  'DeveloperAdvertising',
  'Analytics',
  'ProductPersonalization',
  'AppFunctionality',
  'Other',
] as const;

export type ApplePurpose = (typeof APPLE_PURPOSES)[number];

/** Google Play's data types: the response ids of the Data safety form, in its order. */
export const PLAY_DATA_TYPES = [
  'PSL_NAME',
  'PSL_EMAIL',
  'PSL_USER_ACCOUNT',
  'PSL_ADDRESS',
  'PSL_PHONE',
  'PSL_RACE_ETHNICITY',
  'PSL_POLITICAL_RELIGIOUS',
  'PSL_SEXUAL_ORIENTATION_GENDER_IDENTITY',
  'PSL_OTHER_PERSONAL',
  'PSL_CREDIT_DEBIT_BANK_ACCOUNT_NUMBER',
  'PSL_PURCHASE_HISTORY',
  'PSL_CREDIT_SCORE',
  'PSL_OTHER',
  'PSL_APPROX_LOCATION',
  'PSL_PRECISE_LOCATION',
  'PSL_WEB_BROWSING_HISTORY',
  'PSL_EMAILS',
  'PSL_SMS_CALL_LOG',
  'PSL_OTHER_MESSAGES',
  'PSL_PHOTOS',
  'PSL_VIDEOS',
  'PSL_AUDIO',
  'PSL_MUSIC',
  'PSL_OTHER_AUDIO',
  'PSL_HEALTH',
  'PSL_FITNESS',
  'PSL_CONTACTS',
  'PSL_CALENDAR',
  'PSL_CRASH_LOGS',
  'PSL_PERFORMANCE_DIAGNOSTICS',
  'PSL_OTHER_PERFORMANCE',
  'PSL_FILES_AND_DOCS',
  'PSL_USER_INTERACTION',
  'PSL_IN_APP_SEARCH_HISTORY',
  'PSL_APPS_ON_DEVICE',
  'PSL_USER_GENERATED_CONTENT',
  'PSL_OTHER_APP_ACTIVITY',
  'PSL_DEVICE_ID',
] as const;

export type PlayDataType = (typeof PLAY_DATA_TYPES)[number];
