import type { RuleSource } from '../rules/rule';
import { inPolicyRefusal, nearGooglePlay } from './google-play-words';
import type { RejectionRule } from './rejection-rule';

const POLICY_CENTER: RuleSource = {
  label: 'Google Play: Developer Policy Center',
  url: 'https://play.google.com/about/developer-content-policy/',
};

type Row = Omit<RejectionRule, 'store' | 'kind' | 'name' | 'source'>;

function declaration(row: Row): RejectionRule {
  return { ...row, store: 'android', kind: 'review', name: 'Google Play declaration', source: POLICY_CENTER };
}

function policy(row: Row): RejectionRule {
  return { ...row, store: 'android', kind: 'review', name: 'Google Play policy', source: POLICY_CENTER };
}

/**
 * Declarations that Google Play asks for beside a build (sources 5.5, "Permissions needing a form", and 5.6), and the
 * policies that its mails name most (sources 5.2; platform knowledge).
 */
export const GOOGLE_PLAY_POLICIES: readonly RejectionRule[] = [
  declaration({
    id: 'play-exact-alarm',
    title: 'Exact alarms not declared',
    cause: 'The build asks for exact alarms, which only alarm clocks and calendars may use without a reason.',
    fix: 'Remove USE_EXACT_ALARM or SCHEDULE_EXACT_ALARM and build again, or fill in the declaration.',
    place: { step: 1, console: 'Play Console: App content, Alarms and reminders' },
    done: 'removed the exact alarm permission; [or: completed its declaration]',
    messages: [
      'whether your app uses any exact alarm permissions',
      ...inPolicyRefusal('use_exact_alarm', 'schedule_exact_alarm', 'exact alarm permission'),
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
      ),
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
    ],
  }),
  declaration({
    id: 'play-health',
    title: 'Health features not declared',
    cause: 'The build has a permission that Google counts as a health feature, such as ACTIVITY_RECOGNITION.',
    fix: 'Fill in the health apps declaration, or remove the permission when no feature needs it.',
    place: { step: 1, console: 'Play Console: App content, Health apps' },
    done: 'completed the health apps declaration',
    messages: ['whether your app includes any health features'],
  }),
  declaration({
    id: 'play-background-location',
    title: 'Location in the background not approved',
    cause: 'The build asks for the location while the app is not in use, and no approved feature needs it.',
    fix: 'Remove ACCESS_BACKGROUND_LOCATION, or show a disclosure in the app first and fill in the declaration with a video.',
    place: { step: 1, console: 'Play Console: App content, Location permissions' },
    done: 'removed the background location permission; [or: added the disclosure and completed the declaration]',
    messages: inPolicyRefusal(
      'access_background_location',
      'background location access',
      'location in the background',
    ),
  }),
  declaration({
    id: 'play-sms-call-log',
    title: 'SMS or call log not allowed',
    cause: 'The build asks for text messages or the call log; only default handlers and few others may.',
    fix: 'Remove the SMS and call log permissions and build again, or fill in the declaration.',
    place: { step: 1, console: 'Play Console: App content, SMS and Call Log' },
    done: 'removed the SMS and call log permissions',
    messages: inPolicyRefusal('sms and call log', 'sms or call log', 'read_sms', 'read_call_log'),
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
    messages: inPolicyRefusal('manage_external_storage', 'all files access'),
  }),
  declaration({
    id: 'play-contacts',
    title: 'Contacts permission not allowed',
    cause: 'Since 2026-10-28 the whole contact list is only for apps that need it at their core.',
    fix: 'Use the contact picker and drop READ_CONTACTS, or declare why the app needs it.',
    place: { step: 1, console: 'Play Console: App content, Sensitive permissions' },
    done: 'replaced the contacts permission with the contact picker',
    messages: inPolicyRefusal('read_contacts', 'contacts permission policy', 'contacts permissions policy'),
  }),
  policy({
    id: 'play-data-safety',
    title: 'Data safety answers do not match the app',
    cause: 'The app, or an SDK in it, sends data that the Data safety form does not name.',
    fix: 'Add the data types the mail names to the Data safety form, or remove the SDK, and send the app again.',
    place: { step: 4, console: 'Play Console: App content, Data safety' },
    done: 'corrected the Data safety form to match what the app sends',
    messages: [
      'invalid data safety section',
      'invalid data safety form',
      ...inPolicyRefusal('data safety section', 'data safety form'),
    ],
  }),
  policy({
    id: 'play-metadata',
    title: 'Listing against the metadata policy',
    cause:
      'The title, a description or a picture has emoji, capitals, rankings, prices, calls to action, testimonials or keyword lists.',
    fix: 'Check the listing and mend what it marks: title within 30 characters, no emoji or capitals, no "best", "free" or "download now".',
    place: { step: 2 },
    done: 'revised the title, the descriptions and the graphics to follow the metadata policy',
    messages: [
      "we don't allow apps with misleading, improperly formatted",
      'description contains improper formatting',
      ...inPolicyRefusal('metadata policy', 'misleading metadata'),
    ],
  }),
  policy({
    id: 'play-privacy-policy',
    title: 'Privacy policy missing or not valid',
    cause:
      'The privacy policy link is missing, does not open, is a PDF or does not name the app, and the app handles personal data.',
    fix: 'Give the URL of a page that names the app and says what is collected, in the listing and in the app.',
    place: { step: 2, console: 'Play Console: App content, Privacy policy' },
    done: 'added a valid privacy policy to the listing and the app',
    messages: [
      'does not include a valid privacy policy',
      'requires a valid privacy policy',
      ...nearGooglePlay(
        'invalid privacy policy',
        'app needs a privacy policy',
        'you need to declare a privacy policy',
      ),
    ],
  }),
  policy({
    id: 'play-user-data',
    title: 'Personal data without a clear notice',
    cause: 'The app collects or sends personal data before it says so, or without consent.',
    fix: 'Show a clear notice in the app before the data is collected, ask for consent, and name the data in the privacy policy.',
    place: { step: 1 },
    done: 'added a notice with consent before any data is collected',
    messages: inPolicyRefusal('user data policy', 'prominent disclosure'),
  }),
  policy({
    id: 'play-broken-functionality',
    title: 'App does not work for the reviewer',
    cause: 'The app crashed, did not load, or the reviewer could not sign in.',
    fix: 'Test the release build from a test track on a clean device and give working sign-in details under App access.',
    place: { step: 1, console: 'Play Console: App content, App access' },
    done: 'fixed the problem and gave working sign-in details under App access',
    messages: [
      ...inPolicyRefusal('broken functionality', 'missing login credentials'),
      ...nearGooglePlay('we were unable to review your app'),
    ],
  }),
  policy({
    id: 'play-closed-test',
    title: 'Closed test not long enough',
    cause: 'Personal accounts made since 2023-11-13 need 12 testers for 14 days in a row before production.',
    fix: 'Keep at least 12 testers opted in to a closed test for 14 days, then apply for production access.',
    place: { console: 'Play Console: Testing, Closed testing' },
    done: 'ran the closed test with at least 12 testers for 14 days',
    messages: ['closed test with at least 12 testers', ...nearGooglePlay('at least 12 testers opted')],
  }),
];
