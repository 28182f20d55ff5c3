import { declaration, inPolicyRefusal } from './google-play-words';
import type { RejectionRule } from './rejection-rule';

/** Declarations that Google Play asks for besides a build (sources 5.5 and 5.6). */
export const GOOGLE_PLAY_DECLARATIONS: readonly RejectionRule[] = [
  declaration({
    id: 'play-exact-alarm',
    title: 'Exact alarms not declared',
    cause: 'The build asks for exact alarms, which only alarm clocks and calendars may use without a reason.',
    fix: 'Remove USE_EXACT_ALARM or SCHEDULE_EXACT_ALARM and build again, or fill in the declaration.',
    place: { step: 1, console: 'Play Console: App content, Alarms and reminders' },
    done: 'removed the exact alarm permission; [or: completed its declaration]',
    messages: [
      'whether your app uses any exact alarm permissions',
      ...inPolicyRefusal('use_exact_alarm', 'schedule_exact_alarm', 'exact alarm permission', 'exact alarms'),
      { words: 'use_exact_alarm', near: ['google play', 'play console', '政策', '声明', '聲明'] },
    ],
  }),
  declaration({
    id: 'play-foreground-service',
    title: 'Foreground services not declared',
    cause: 'The build uses a foreground service, often from an SDK, and its declaration is missing.',
    fix: 'Name each type with its reason and a short video in the declaration, or remove the permission.',
    place: { step: 1, console: 'Play Console: App content, Foreground service permissions' },
    done: 'completed the foreground service declaration with a video for each type',
    messages: [
      'whether your app uses any foreground service permissions',
      ...inPolicyRefusal(
        'foreground service permission',
        'foreground service declaration',
        'foreground_service',
        'foreground service permissions',
        'foreground service types',
      ),
      'foreground service permission requirements',
    ],
  }),
  declaration({
    id: 'play-ad-id',
    title: 'Advertising ID declared wrongly',
    cause:
      'The declaration about the advertising ID and the permission AD_ID in the build do not agree; ad and analytics SDKs bring the permission with them.',
    fix: 'Answer Yes when an SDK uses it, or remove the permission AD_ID from the build.',
    place: { step: 1, console: 'Play Console: App content, Advertising ID' },
    done: 'corrected the advertising ID declaration to match the build',
    messages: [
      "your app doesn't use advertising id",
      'says that your app uses advertising id',
      'update your advertising id declaration',
      'incomplete advertising id declaration',
      'declare the use of advertising id',
      'complete the advertising id declaration',
      'in the ad id declaration in play console',
      'advertising id declaration in play console',
      ...inPolicyRefusal('advertising id declaration', 'ad id declaration'),
    ],
  }),
  declaration({
    id: 'play-health',
    title: 'Health features not declared',
    cause: 'The build has a permission that Google counts as a health feature, such as ACTIVITY_RECOGNITION.',
    fix: 'Fill in the health apps declaration, or remove the permission when no feature needs it.',
    place: { step: 1, console: 'Play Console: App content, Health apps' },
    done: 'completed the health apps declaration',
    messages: [
      'whether your app includes any health features',
      'health connect permissions',
      'berechtigungen für health connect',
      'use the following health connect',
      ...inPolicyRefusal('health connect', 'health apps declaration', 'health permissions'),
    ],
  }),
  declaration({
    id: 'play-background-location',
    title: 'Location in the background not approved',
    cause: 'The build asks for the location while the app is not in use, and no approved feature needs it.',
    fix: 'Remove ACCESS_BACKGROUND_LOCATION, or show a disclosure in the app first and fill in the declaration with a video.',
    place: { step: 1, console: 'Play Console: App content, Location permissions' },
    done: 'removed the background location permission; [or: added the disclosure and completed the declaration]',
    messages: [
      {
        stems:
          'access_fine_location|access_coarse_location|access_background_location foreground|background restrict|remove|reject|policy|declar|only',
      },
      {
        stems:
          'location background foreground|declar|permission|access reject|rejected|polic|compliant|compliance|submitted',
        near: ['google play', 'play console', 'play store', 'playstore'],
      },
      ...inPolicyRefusal(
        'access_background_location',
        'background location access',
        'location in the background',
        'access to background location',
        'location permissions policy',
        'location permission policy',
        'background location',
      ),
    ],
  }),
  declaration({
    id: 'play-sms-call-log',
    title: 'SMS or call log not allowed',
    cause:
      'The build asks for text messages or the call log; only default handlers and few others may. Verifying a phone number is no accepted use of the call log since 2026-07-15.',
    fix: 'Remove the SMS and call log permissions and build again (to verify a number use the SMS Retriever API), or fill in the declaration.',
    place: { step: 1, console: 'Play Console: App content, SMS and Call Log' },
    done: 'removed the SMS and call log permissions',
    messages: inPolicyRefusal(
      'sms and call log',
      'sms or call log',
      'read_sms',
      'read_call_log',
      'receive_sms',
      'send_sms',
      'write_call_log',
      'call log permission',
    ),
  }),
  declaration({
    id: 'play-query-all-packages',
    title: 'Sees all installed apps without a reason',
    cause: 'The build asks for QUERY_ALL_PACKAGES, which few kinds of apps may use.',
    fix: 'Name only the apps you need in <queries> and build again, or fill in the declaration.',
    place: { step: 1, console: 'Play Console: App content, Sensitive permissions' },
    done: 'removed QUERY_ALL_PACKAGES',
    messages: inPolicyRefusal('query_all_packages'),
  }),
  declaration({
    id: 'play-all-files',
    title: 'Access to all files without a reason',
    cause:
      'The build asks for MANAGE_EXTERNAL_STORAGE, which is for file managers, backup apps and the like.',
    fix: 'Use the file picker or the media store instead and build again, or fill in the declaration.',
    place: { step: 1, console: 'Play Console: App content, All files access' },
    done: 'removed the access to all files',
    messages: inPolicyRefusal(
      'manage_external_storage',
      'all files access',
      'unrestricted access to all files',
      'access to device storage not required',
      'scoped storage permission declaration',
    ),
  }),
  declaration({
    id: 'play-contacts',
    title: 'Contacts permission not allowed',
    cause:
      'Under the Contacts permission policy of 2026-10-28, apps that target API 37 or higher may read the whole contact list only when their core needs it; Google enforces it from 2027-01-27.',
    fix: 'Use the contact picker and remove READ_CONTACTS, or declare why the core of the app needs the whole list.',
    place: { step: 1, console: 'Play Console: App content, Sensitive permissions' },
    done: 'replaced the contacts permission with the contact picker',
    messages: inPolicyRefusal('read_contacts', 'contacts permission policy', 'contacts permissions policy'),
  }),
  declaration({
    id: 'play-photos-videos',
    title: 'Access to all photos and videos not allowed',
    cause:
      'The build asks for READ_MEDIA_IMAGES or READ_MEDIA_VIDEO, which since 2025-05-28 only apps may use whose core feature needs all photos.',
    fix: 'Remove both permissions from every version in every track, also the test tracks, and use the Android photo picker. Only a gallery or editor may declare the use instead.',
    place: { step: 1, console: 'Play Console: App content, Photo and video permissions' },
    done: 'removed the photo and video permissions from all tracks and use the photo picker',
    messages: [
      ...inPolicyRefusal(
        'read_media_images',
        'read_media_video',
        'photo and video permissions',
        'photos and videos permissions',
        'infrequent access to media files',
      ),
      'remove the use of read_media_images',
      'requesting access to the photo and video permissions',
    ],
  }),
  declaration({
    id: 'play-accessibility',
    title: 'Accessibility service not declared or not explained',
    cause:
      'The app uses the AccessibilityService API without the disclosure in the app, the declaration, or the sentence in the description that Google asks for.',
    fix: 'Show a disclosure with a button to agree before the setting opens, name the use of the AccessibilityService API in the long description, and fill in the declaration with a video; or remove the service.',
    place: { step: 1, console: 'Play Console: App content, Sensitive permissions, AccessibilityService' },
    done: 'added the disclosure, named the use of the AccessibilityService API in the description and completed the declaration',
    messages: inPolicyRefusal(
      'accessibilityservice',
      'accessibility service',
      'accessibility api',
      'accessibility services',
      'bind_accessibility_service',
    ),
  }),
  declaration({
    id: 'play-install-packages',
    title: 'Installs other apps without a permitted use',
    cause:
      'The build asks for REQUEST_INSTALL_PACKAGES, which few kinds of apps may use, or an SDK brings it.',
    fix: 'Remove REQUEST_INSTALL_PACKAGES from every version in every track, or fill in the declaration when installing packages is the core of the app.',
    place: { step: 1, console: 'Play Console: App content, Sensitive permissions' },
    done: 'removed REQUEST_INSTALL_PACKAGES from all tracks',
    messages: inPolicyRefusal('request_install_packages'),
  }),
  declaration({
    id: 'play-full-screen-intent',
    title: 'Full-screen notifications not declared',
    cause: 'The build asks for USE_FULL_SCREEN_INTENT, which only alarms and calls get by default.',
    fix: 'Remove USE_FULL_SCREEN_INTENT, or fill in the declaration.',
    place: { step: 1, console: 'Play Console: App content, Full-screen intent permission' },
    done: 'removed the full-screen intent permission; [or: completed its declaration]',
    messages: [
      'whether your app uses the full-screen intent',
      ...inPolicyRefusal('use_full_screen_intent', 'full-screen intent permission', 'full screen intent'),
    ],
  }),
  declaration({
    id: 'play-vpn',
    title: 'VPN service not allowed or not declared',
    cause: 'The build uses VpnService, which is for apps whose core function is a VPN, with a declaration.',
    fix: 'Name the VPN in the description, fill in the declaration, encrypt the traffic, or remove the service.',
    place: { step: 1, console: 'Play Console: App content, VpnService' },
    done: 'completed the VPN declaration and named the VPN in the description',
    messages: inPolicyRefusal('vpnservice', 'vpn service'),
  }),
  declaration({
    id: 'play-core-feature',
    title: 'Permission not needed for the core of the app',
    cause:
      'Google does not accept the reason given for a restricted permission: the feature is not the core of the app or not shown in the listing.',
    fix: 'Remove the permission from every version in every track, or show in the description and the video that the core feature does not work without it.',
    namedFixes: [
      'Remove {permission} from every version in every track, or show in the description and the video that the core feature does not work without it.',
    ],
    values: ['use of {permission} permission', '{permission} permission'],
    place: { step: 1, console: 'Play Console: App content, Sensitive permissions' },
    done: 'removed the permission; [or: explained the core feature that needs it]',
    messages: [
      'does not appear to be critical to the core functionality of your app',
      ...inPolicyRefusal(
        'not a core feature',
        'not directly related to the core purpose',
        "not directly related to your app's core purpose",
        'permitted use case',
        "we are unable to approve your app's use of",
        'does not sufficiently demonstrate the use of permission',
      ),
    ],
  }),
];
