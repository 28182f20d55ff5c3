import type { AppleDataType, PlayDataType } from './data-type-ids.mjs';
import { DATA_TOPICS, type DataTopicId } from './data-topics';

/**
 * A kind of data as a publisher would name it. It is part of exactly one type of each store's form, so that one answer
 * fills in both forms.
 */
export interface DataKind {
  id: string;
  topic: DataTopicId;
  label: string;
  /** Examples in plain words. */
  examples: string;
  apple: AppleDataType;
  play: PlayDataType;
}

/** Every kind of data (sources 12.1), in the order in which they are asked for. */
export const DATA_KINDS = /* @__PURE__ */ kindsByTopic({
  identity: [
    ['name', 'Name', 'first or last name, nickname', 'Name', 'PSL_NAME'],
    ['email', 'E-mail address', 'also one passed on at sign-in', 'EmailAddress', 'PSL_EMAIL'],
    ['user-id', 'User ID', 'account name, account number', 'UserID', 'PSL_USER_ACCOUNT'],
    ['phone', 'Phone number', 'also for a code by text message', 'PhoneNumber', 'PSL_PHONE'],
    ['address', 'Postal address', 'home or delivery address', 'PhysicalAddress', 'PSL_ADDRESS'],
    [
      'other-personal',
      'Other personal details',
      'date of birth, gender, nationality',
      'OtherDataTypes',
      'PSL_OTHER_PERSONAL',
    ],
    [
      'other-contact',
      'Another way to reach the user',
      'a social media name, a messenger address',
      'OtherUserContactInfo',
      'PSL_OTHER_PERSONAL',
    ],
  ],
  people: [
    ['contacts', 'Contacts', 'address book, friend list, call history', 'Contacts', 'PSL_CONTACTS'],
    ['calendar', 'Calendar', 'events, notes, participants', 'OtherUserContent', 'PSL_CALENDAR'],
  ],
  sensitive: [
    ['ethnicity', 'Origin', 'race, ethnic origin', 'SensitiveInfo', 'PSL_RACE_ETHNICITY'],
    ['beliefs', 'Beliefs', 'religion, politics', 'SensitiveInfo', 'PSL_POLITICAL_RELIGIOUS'],
    [
      'sexuality',
      'Sexuality',
      'sexual orientation, gender identity',
      'SensitiveInfo',
      'PSL_SEXUAL_ORIENTATION_GENDER_IDENTITY',
    ],
    [
      'other-sensitive',
      'Other sensitive matters',
      'disability, pregnancy, trade union, fingerprints',
      'SensitiveInfo',
      'PSL_OTHER_PERSONAL',
    ],
  ],
  health: [
    ['health', 'Health', 'symptoms, medical records, cycle', 'Health', 'PSL_HEALTH'],
    ['fitness', 'Fitness', 'steps, workouts, other activity', 'Fitness', 'PSL_FITNESS'],
    ['hands', 'Hand movements', 'on a headset: where the hands are', 'Hands', 'PSL_OTHER_PERSONAL'],
    ['head', 'Head movements', 'on a headset: where the user looks', 'Head', 'PSL_OTHER_PERSONAL'],
  ],
  location: [
    [
      'approximate-location',
      'Approximate location',
      'the region or town, also from the internet address',
      'CoarseLocation',
      'PSL_APPROX_LOCATION',
    ],
    ['precise-location', 'Precise location', 'the street, by GPS', 'PreciseLocation', 'PSL_PRECISE_LOCATION'],
    [
      'surroundings',
      'The room around the user',
      'on a headset: meshes and planes of the surroundings',
      'EnvironmentScanning',
      'PSL_OTHER_PERSONAL',
    ],
  ],
  money: [
    ['purchases', 'Purchases', 'what was bought', 'PurchaseHistory', 'PSL_PURCHASE_HISTORY'],
    [
      'payment',
      'Payment details',
      'card or account number, if you see it',
      'PaymentInfo',
      'PSL_CREDIT_DEBIT_BANK_ACCOUNT_NUMBER',
    ],
    ['credit', 'Creditworthiness', 'a credit score', 'CreditInfo', 'PSL_CREDIT_SCORE'],
    ['other-financial', 'Other finances', 'salary, debts, assets', 'OtherFinancialInfo', 'PSL_OTHER'],
  ],
  messages: [
    ['emails', 'E-mails', 'text, subject, sender, receiver', 'EmailsOrTextMessages', 'PSL_EMAILS'],
    [
      'text-messages',
      'Text messages and calls',
      'SMS, MMS, call log',
      'EmailsOrTextMessages',
      'PSL_SMS_CALL_LOG',
    ],
    ['chat', 'Messages inside the app', 'a chat between users', 'EmailsOrTextMessages', 'PSL_OTHER_MESSAGES'],
    [
      'support',
      'Messages to your support',
      'what users write to you through the app',
      'CustomerSupport',
      'PSL_OTHER_MESSAGES',
    ],
  ],
  media: [
    ['photos', 'Photos', 'also scans and profile pictures', 'PhotosorVideos', 'PSL_PHOTOS'],
    ['videos', 'Videos', 'recorded or chosen', 'PhotosorVideos', 'PSL_VIDEOS'],
    ['voice', 'Voice', 'recordings of the user', 'AudioData', 'PSL_AUDIO'],
    ['music', 'Music files', 'of the user', 'AudioData', 'PSL_MUSIC'],
    ['other-audio', 'Other sound', 'made or supplied by the user', 'AudioData', 'PSL_OTHER_AUDIO'],
  ],
  content: [
    [
      'user-content',
      'What users write or make',
      'notes, posts, reviews, drawings',
      'OtherUserContent',
      'PSL_USER_GENERATED_CONTENT',
    ],
    ['files', 'Files and documents', 'their content or names', 'OtherUserContent', 'PSL_FILES_AND_DOCS'],
    [
      'gameplay',
      'Saved games',
      'progress, levels that users build, multiplayer moves',
      'GameplayContent',
      'PSL_USER_GENERATED_CONTENT',
    ],
  ],
  usage: [
    [
      'interactions',
      'Use of the app',
      'screens, taps, how often and how long',
      'ProductInteraction',
      'PSL_USER_INTERACTION',
    ],
    [
      'ad-data',
      'Advertisements seen',
      'which, and the taps on them',
      'AdvertisingData',
      'PSL_USER_INTERACTION',
    ],
    ['other-usage', 'Other actions', 'likes, votes, settings', 'OtherUsageData', 'PSL_OTHER_APP_ACTIVITY'],
  ],
  browsing: [
    ['searches', 'Searches', 'inside the app', 'SearchHistory', 'PSL_IN_APP_SEARCH_HISTORY'],
    ['web-history', 'Visited web pages', 'opened in the app', 'BrowsingHistory', 'PSL_WEB_BROWSING_HISTORY'],
    [
      'installed-apps',
      'Other apps on the device',
      'which are installed',
      'OtherDataTypes',
      'PSL_APPS_ON_DEVICE',
    ],
  ],
  diagnostics: [
    ['crashes', 'Crash reports', 'what failed, and where', 'CrashData', 'PSL_CRASH_LOGS'],
    [
      'performance',
      'Speed and load',
      'start time, battery, loading times',
      'PerformanceData',
      'PSL_PERFORMANCE_DIAGNOSTICS',
    ],
    [
      'other-diagnostics',
      'Other technical reports',
      'anything else that helps to find faults',
      'OtherDiagnosticData',
      'PSL_OTHER_PERFORMANCE',
    ],
  ],
  device: [
    [
      'device-id',
      'Device or installation ID',
      'advertising ID, installation ID, IMEI',
      'DeviceID',
      'PSL_DEVICE_ID',
    ],
  ],
});

export type DataKindId = (typeof DATA_KINDS)[number]['id'];

/** A kind of data with its own id type. */
export type KnownDataKind = (typeof DATA_KINDS)[number];

/** Where a store's type covers several kinds, an import takes one of these unless another was chosen before. */
const USUAL_KINDS: readonly string[] = ['other-personal', 'other-sensitive', 'user-content', 'chat'];

/** The kinds that a type of Google's form consists of, the most usual first. */
export function kindsOfPlayType(type: PlayDataType): KnownDataKind[] {
  return usualFirst(DATA_KINDS.filter((each) => each.play === type));
}

/** The kinds that one of Apple's types consists of, the most usual first. */
export function kindsOfAppleType(type: AppleDataType): KnownDataKind[] {
  return usualFirst(DATA_KINDS.filter((each) => each.apple === type));
}

/** The kinds of a topic, in the order in which they are asked for. */
export function kindsOfTopic(topic: DataTopicId): KnownDataKind[] {
  return DATA_KINDS.filter((each) => each.topic === topic);
}

function usualFirst(kinds: KnownDataKind[]): KnownDataKind[] {
  const isUsual = ({ id }: DataKind) => USUAL_KINDS.includes(id);
  return [...kinds.filter(isUsual), ...kinds.filter((each) => !isUsual(each))];
}

type KindRow<Id extends string> = readonly [Id, label: string, examples: string, AppleDataType, PlayDataType];

function kindsByTopic<const Id extends string>(
  topics: Record<DataTopicId, readonly KindRow<Id>[]>,
): (DataKind & { id: Id })[] {
  return DATA_TOPICS.flatMap(({ id: topic }) =>
    topics[topic].map(([id, label, examples, apple, play]) => ({ id, topic, label, examples, apple, play })),
  );
}
