import { PLAY_DATA_TYPES, PLAY_TYPE_LABELS, type PlayDataType } from '@/model/data-type-ids.mjs';
import { PLAY_PURPOSES, type PlayPurpose } from '@/model/data-purposes';

/** How Google's form asks for a row. */
export type RowRequirement = 'REQUIRED' | 'OPTIONAL' | 'MAYBE_REQUIRED' | 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE';

/** One row of the Data safety table. Question and response together identify it. */
export interface DataSafetyRow {
  question: string;
  /** Empty for a question that is answered with `true`, `false` or a text. */
  response: string;
  requirement: RowRequirement;
  /** In our own words; an export of the Play Console has Google's, in the language of the console. */
  label: string;
}

export const DATA_SAFETY_HEADER = [
  'Question ID (machine readable)',
  'Response ID (machine readable)',
  'Response value',
  'Answer requirement',
  'Human-friendly question label',
] as const;

export const PLAY_PURPOSE_LABELS: Readonly<Record<PlayPurpose, string>> = {
  PSL_APP_FUNCTIONALITY: 'App functionality',
  PSL_ANALYTICS: 'Analytics',
  PSL_DEVELOPER_COMMUNICATIONS: 'Developer communications',
  PSL_FRAUD_PREVENTION_SECURITY: 'Fraud prevention, security and compliance',
  PSL_ADVERTISING: 'Advertising or marketing',
  PSL_PERSONALIZATION: 'Personalization',
  PSL_ACCOUNT_MANAGEMENT: 'Account management',
};

/** Google's categories: the question that lists the types of each, in the order of the form (sources 12.2). */
export const PLAY_CATEGORIES: readonly { question: string; label: string; count: number }[] = [
  { question: 'PSL_DATA_TYPES_PERSONAL', label: 'Personal info', count: 9 },
  { question: 'PSL_DATA_TYPES_FINANCIAL', label: 'Financial info', count: 4 },
  { question: 'PSL_DATA_TYPES_LOCATION', label: 'Location', count: 2 },
  { question: 'PSL_DATA_TYPES_SEARCH_AND_BROWSING', label: 'Web browsing', count: 1 },
  { question: 'PSL_DATA_TYPES_EMAIL_AND_TEXT', label: 'Messages', count: 3 },
  { question: 'PSL_DATA_TYPES_PHOTOS_AND_VIDEOS', label: 'Photos and videos', count: 2 },
  { question: 'PSL_DATA_TYPES_AUDIO', label: 'Audio files', count: 3 },
  { question: 'PSL_DATA_TYPES_HEALTH_AND_FITNESS', label: 'Health and fitness', count: 2 },
  { question: 'PSL_DATA_TYPES_CONTACTS', label: 'Contacts', count: 1 },
  { question: 'PSL_DATA_TYPES_CALENDAR', label: 'Calendar', count: 1 },
  { question: 'PSL_DATA_TYPES_APP_PERFORMANCE', label: 'App info and performance', count: 3 },
  { question: 'PSL_DATA_TYPES_FILES_AND_DOCS', label: 'Files and docs', count: 1 },
  { question: 'PSL_DATA_TYPES_APP_ACTIVITY', label: 'App activity', count: 5 },
  { question: 'PSL_DATA_TYPES_IDENTIFIERS', label: 'Device or other IDs', count: 1 },
];

type Row = readonly [question: string, response: string, requirement: RowRequirement, label: string];

const ACCOUNT_CREATION = 'PSL_SUPPORTED_ACCOUNT_CREATION_METHODS';
const DATA_DELETION = 'PSL_SUPPORT_DATA_DELETION_BY_USER';
const OUTSIDE_ACCOUNTS = 'PSL_OUTSIDE_APP_ACCOUNT_TYPES';

const GENERAL_ROWS: readonly Row[] = [
  [
    'PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA',
    '',
    'REQUIRED',
    'Does the app collect or share any of the data types below?',
  ],
  ['PSL_DATA_COLLECTION_ENCRYPTED_IN_TRANSIT', '', 'MAYBE_REQUIRED', 'Is all of it encrypted in transit?'],
  [ACCOUNT_CREATION, 'PSL_ACM_USER_ID_PASSWORD', 'MULTIPLE_CHOICE', 'Accounts: user name and password'],
  [
    ACCOUNT_CREATION,
    'PSL_ACM_USER_ID_OTHER_AUTH',
    'MULTIPLE_CHOICE',
    'Accounts: user name and other authentication',
  ],
  [
    ACCOUNT_CREATION,
    'PSL_ACM_USER_ID_PASSWORD_OTHER_AUTH',
    'MULTIPLE_CHOICE',
    'Accounts: user name, password and other authentication',
  ],
  [ACCOUNT_CREATION, 'PSL_ACM_OAUTH', 'MULTIPLE_CHOICE', 'Accounts: OAuth'],
  [ACCOUNT_CREATION, 'PSL_ACM_OTHER', 'MULTIPLE_CHOICE', 'Accounts: another way'],
  [ACCOUNT_CREATION, 'PSL_ACM_NONE', 'MULTIPLE_CHOICE', 'Accounts: none can be made in the app'],
  ['PSL_ACM_SPECIFY', '', 'MAYBE_REQUIRED', 'Which other way?'],
  ['PSL_ACCOUNT_DELETION_URL', '', 'MAYBE_REQUIRED', 'Address for deleting an account'],
  [DATA_DELETION, 'DATA_DELETION_YES', 'SINGLE_CHOICE', 'Data can be deleted without the account: yes'],
  [DATA_DELETION, 'DATA_DELETION_NO', 'SINGLE_CHOICE', 'Data can be deleted without the account: no'],
  [
    DATA_DELETION,
    'DATA_DELETION_NO_AUTO_DELETED',
    'SINGLE_CHOICE',
    'Data can be deleted without the account: no, but it is gone within 90 days',
  ],
  ['PSL_DATA_DELETION_URL', '', 'MAYBE_REQUIRED', 'Address for deleting data without the account'],
  ['PSL_DATA_COLLECTION_COMPLIES_FAMILY_POLICY', '', 'OPTIONAL', 'Does the app follow the Families policy?'],
  ['PSL_INDEPENDENTLY_VALIDATED', '', 'OPTIONAL', 'Has it passed an independent security review (MASA)?'],
  ['PSL_UPI_BADGE_OPT_IN', '', 'OPTIONAL', 'Show the badge for UPI payments in India?'],
  ['PSL_HAS_OUTSIDE_APP_ACCOUNTS', '', 'OPTIONAL', 'Do users sign in with accounts made elsewhere?'],
  [
    OUTSIDE_ACCOUNTS,
    'PSL_LOGIN_WITH_OUTSIDE_APP_ID',
    'MULTIPLE_CHOICE',
    'Made on a website or in another app',
  ],
  [
    OUTSIDE_ACCOUNTS,
    'PSL_LOGIN_THROUGH_EMPLOYMENT_OR_ENTERPRISE_ACCOUNT',
    'MULTIPLE_CHOICE',
    'Given by an employer or organization',
  ],
  [OUTSIDE_ACCOUNTS, 'PSL_OUTSIDE_APP_ACCOUNT_TYPE_OTHER', 'MULTIPLE_CHOICE', 'Made in another way'],
  ['PSL_OUTSIDE_APP_ACCOUNT_TYPE_SPECIFY', '', 'MAYBE_REQUIRED', 'Which other way?'],
];

/** Parts of the question ids about the use of a type. */
export const USAGE = {
  how: 'PSL_DATA_USAGE_COLLECTION_AND_SHARING',
  ephemeral: 'PSL_DATA_USAGE_EPHEMERAL',
  control: 'DATA_USAGE_USER_CONTROL',
  collectionPurpose: 'DATA_USAGE_COLLECTION_PURPOSE',
  sharingPurpose: 'DATA_USAGE_SHARING_PURPOSE',
} as const;

/** The id of the question about one part of the use of a type. */
export function usageQuestion(type: PlayDataType, part: keyof typeof USAGE): string {
  return `PSL_DATA_USAGE_RESPONSES:${type}:${USAGE[part]}`;
}

/** The question that lists a type. */
export function typeQuestion(type: PlayDataType): string {
  const index = PLAY_DATA_TYPES.indexOf(type);
  let end = 0;
  const category = PLAY_CATEGORIES.find(({ count }) => index < (end += count));
  return category?.question ?? '';
}

function usageRows(type: PlayDataType): Row[] {
  const label = PLAY_TYPE_LABELS[type];
  const purposes = (part: 'collectionPurpose' | 'sharingPurpose', title: string) =>
    PLAY_PURPOSES.map((each): Row => [
      usageQuestion(type, part),
      each,
      'MULTIPLE_CHOICE',
      `${label}: ${title} ${PLAY_PURPOSE_LABELS[each]}`,
    ]);
  return [
    [usageQuestion(type, 'how'), 'PSL_DATA_USAGE_ONLY_COLLECTED', 'MULTIPLE_CHOICE', `${label}: collected`],
    [usageQuestion(type, 'how'), 'PSL_DATA_USAGE_ONLY_SHARED', 'MULTIPLE_CHOICE', `${label}: shared`],
    [usageQuestion(type, 'ephemeral'), '', 'MAYBE_REQUIRED', `${label}: processed ephemerally?`],
    [
      usageQuestion(type, 'control'),
      'PSL_DATA_USAGE_USER_CONTROL_OPTIONAL',
      'SINGLE_CHOICE',
      `${label}: users can choose`,
    ],
    [
      usageQuestion(type, 'control'),
      'PSL_DATA_USAGE_USER_CONTROL_REQUIRED',
      'SINGLE_CHOICE',
      `${label}: required`,
    ],
    ...purposes('collectionPurpose', 'collected for'),
    ...purposes('sharingPurpose', 'shared for'),
  ];
}

/** The 782 rows of the form, in the order of the Play Console's own export (sources 12.2). */
export const DATA_SAFETY_ROWS: readonly DataSafetyRow[] = [
  ...GENERAL_ROWS,
  ...PLAY_DATA_TYPES.map((type): Row => [
    typeQuestion(type),
    type,
    'MULTIPLE_CHOICE',
    `Collected or shared: ${PLAY_TYPE_LABELS[type]}`,
  ]),
  ...PLAY_DATA_TYPES.flatMap(usageRows),
].map(([question, response, requirement, label]) => ({ question, response, requirement, label }));

/** Identifies a row. */
export function rowKey(question: string, response = ''): string {
  return `${question} ${response}`;
}
