/** The data types and purposes of both stores' privacy forms (sources 12.1), in the order of the forms. */

/**
 * Apple's data types, as privacy manifests name them after `NSPrivacyCollectedDataType`: the id in App Store Connect's
 * API, as fastlane writes it, and the names in the form.
 */
export const APPLE_TYPES = /** @type {const} */ ({
  Name: { id: 'NAME', group: 'Contact Info', label: 'Name' },
  EmailAddress: { id: 'EMAIL_ADDRESS', group: 'Contact Info', label: 'Email Address' },
  PhoneNumber: { id: 'PHONE_NUMBER', group: 'Contact Info', label: 'Phone Number' },
  PhysicalAddress: { id: 'PHYSICAL_ADDRESS', group: 'Contact Info', label: 'Physical Address' },
  OtherUserContactInfo: { id: 'OTHER_CONTACT_INFO', group: 'Contact Info', label: 'Other User Contact Info' },
  Health: { id: 'HEALTH', group: 'Health & Fitness', label: 'Health' },
  Fitness: { id: 'FITNESS', group: 'Health & Fitness', label: 'Fitness' },
  PaymentInfo: { id: 'PAYMENT_INFORMATION', group: 'Financial Info', label: 'Payment Info' },
  CreditInfo: { id: 'CREDIT_AND_FRAUD', group: 'Financial Info', label: 'Credit Info' },
  OtherFinancialInfo: { id: 'OTHER_FINANCIAL_INFO', group: 'Financial Info', label: 'Other Financial Info' },
  PreciseLocation: { id: 'PRECISE_LOCATION', group: 'Location', label: 'Precise Location' },
  CoarseLocation: { id: 'COARSE_LOCATION', group: 'Location', label: 'Coarse Location' },
  SensitiveInfo: { id: 'SENSITIVE_INFO', group: 'Sensitive Info', label: 'Sensitive Info' },
  Contacts: { id: 'CONTACTS', group: 'Contacts', label: 'Contacts' },
  EmailsOrTextMessages: {
    id: 'EMAILS_OR_TEXT_MESSAGES',
    group: 'User Content',
    label: 'Emails or Text Messages',
  },
  PhotosorVideos: { id: 'PHOTOS_OR_VIDEOS', group: 'User Content', label: 'Photos or Videos' },
  AudioData: { id: 'AUDIO', group: 'User Content', label: 'Audio Data' },
  GameplayContent: { id: 'GAMEPLAY_CONTENT', group: 'User Content', label: 'Gameplay Content' },
  CustomerSupport: { id: 'CUSTOMER_SUPPORT', group: 'User Content', label: 'Customer Support' },
  OtherUserContent: { id: 'OTHER_USER_CONTENT', group: 'User Content', label: 'Other User Content' },
  BrowsingHistory: { id: 'BROWSING_HISTORY', group: 'Browsing History', label: 'Browsing History' },
  SearchHistory: { id: 'SEARCH_HISTORY', group: 'Search History', label: 'Search History' },
  UserID: { id: 'USER_ID', group: 'Identifiers', label: 'User ID' },
  DeviceID: { id: 'DEVICE_ID', group: 'Identifiers', label: 'Device ID' },
  PurchaseHistory: { id: 'PURCHASE_HISTORY', group: 'Purchases', label: 'Purchase History' },
  ProductInteraction: { id: 'PRODUCT_INTERACTION', group: 'Usage Data', label: 'Product Interaction' },
  AdvertisingData: { id: 'ADVERTISING_DATA', group: 'Usage Data', label: 'Advertising Data' },
  OtherUsageData: { id: 'OTHER_USAGE_DATA', group: 'Usage Data', label: 'Other Usage Data' },
  CrashData: { id: 'CRASH_DATA', group: 'Diagnostics', label: 'Crash Data' },
  PerformanceData: { id: 'PERFORMANCE_DATA', group: 'Diagnostics', label: 'Performance Data' },
  OtherDiagnosticData: { id: 'OTHER_DIAGNOSTIC_DATA', group: 'Diagnostics', label: 'Other Diagnostic Data' },
  // Newer than fastlane's list. fastlane passes every id on to App Store Connect without comparing it with the list.
  EnvironmentScanning: {
    id: 'ENVIRONMENTAL_SCANNING',
    group: 'Surroundings',
    label: 'Environment Scanning',
  },
  Hands: { id: 'HANDS', group: 'Body', label: 'Hands' },
  Head: { id: 'HEAD_MOVEMENT', group: 'Body', label: 'Head' },
  OtherDataTypes: { id: 'OTHER_DATA', group: 'Other Data', label: 'Other Data Types' },
});

/** @typedef {keyof typeof APPLE_TYPES} AppleDataType */
export const APPLE_DATA_TYPES = /** @type {readonly AppleDataType[]} */ (Object.keys(APPLE_TYPES));

/** Apple's purposes, as privacy manifests name them after `NSPrivacyCollectedDataTypePurpose`, with the same names. */
export const APPLE_PURPOSE_NAMES = /** @type {const} */ ({
  ThirdPartyAdvertising: { id: 'THIRD_PARTY_ADVERTISING', label: 'Third-Party Advertising' },
  DeveloperAdvertising: { id: 'DEVELOPERS_ADVERTISING', label: 'Developer’s Advertising or Marketing' },
  Analytics: { id: 'ANALYTICS', label: 'Analytics' },
  ProductPersonalization: { id: 'PRODUCT_PERSONALIZATION', label: 'Product Personalization' },
  AppFunctionality: { id: 'APP_FUNCTIONALITY', label: 'App Functionality' },
  Other: { id: 'OTHER_PURPOSES', label: 'Other Purposes' },
});

/** @typedef {keyof typeof APPLE_PURPOSE_NAMES} ApplePurpose */
export const APPLE_PURPOSES = /** @type {readonly ApplePurpose[]} */ (Object.keys(APPLE_PURPOSE_NAMES));

/** Google Play's data types: the response ids of the Data safety form, with their labels in our own words. */
export const PLAY_TYPE_LABELS = /** @type {const} */ ({
  PSL_NAME: 'Name',
  PSL_EMAIL: 'Email address',
  PSL_USER_ACCOUNT: 'User IDs',
  PSL_ADDRESS: 'Address',
  PSL_PHONE: 'Phone number',
  PSL_RACE_ETHNICITY: 'Race and ethnicity',
  PSL_POLITICAL_RELIGIOUS: 'Political or religious beliefs',
  PSL_SEXUAL_ORIENTATION_GENDER_IDENTITY: 'Sexual orientation or gender identity',
  PSL_OTHER_PERSONAL: 'Other personal info',
  PSL_CREDIT_DEBIT_BANK_ACCOUNT_NUMBER: 'User payment info',
  PSL_PURCHASE_HISTORY: 'Purchase history',
  PSL_CREDIT_SCORE: 'Credit score',
  PSL_OTHER: 'Other financial info',
  PSL_APPROX_LOCATION: 'Approximate location',
  PSL_PRECISE_LOCATION: 'Precise location',
  PSL_WEB_BROWSING_HISTORY: 'Web browsing history',
  PSL_EMAILS: 'Emails',
  PSL_SMS_CALL_LOG: 'SMS or MMS, call log',
  PSL_OTHER_MESSAGES: 'Other in-app messages',
  PSL_PHOTOS: 'Photos',
  PSL_VIDEOS: 'Videos',
  PSL_AUDIO: 'Voice or sound recordings',
  PSL_MUSIC: 'Music files',
  PSL_OTHER_AUDIO: 'Other audio files',
  PSL_HEALTH: 'Health info',
  PSL_FITNESS: 'Fitness info',
  PSL_CONTACTS: 'Contacts',
  PSL_CALENDAR: 'Calendar events',
  PSL_CRASH_LOGS: 'Crash logs',
  PSL_PERFORMANCE_DIAGNOSTICS: 'Diagnostics',
  PSL_OTHER_PERFORMANCE: 'Other app performance data',
  PSL_FILES_AND_DOCS: 'Files and docs',
  PSL_USER_INTERACTION: 'App interactions',
  PSL_IN_APP_SEARCH_HISTORY: 'In-app search history',
  PSL_APPS_ON_DEVICE: 'Installed apps',
  PSL_USER_GENERATED_CONTENT: 'Other user-generated content',
  PSL_OTHER_APP_ACTIVITY: 'Other actions',
  PSL_DEVICE_ID: 'Device or other IDs',
});

/** @typedef {keyof typeof PLAY_TYPE_LABELS} PlayDataType */
export const PLAY_DATA_TYPES = /** @type {readonly PlayDataType[]} */ (
  /* @__PURE__ */ Object.keys(PLAY_TYPE_LABELS)
);
