import { GENERAL_ROWS } from 'virtual:catalog/data-safety-rows';
import {
  DATA_CATEGORIES,
  PLAY_DATA_TYPES,
  PLAY_PURPOSES,
  PLAY_PURPOSE_LABELS,
  PLAY_TYPE_LABELS,
} from 'virtual:catalog/play-data-types';
import type { PlayDataType } from '@/model/data-kinds';

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

type Row = readonly [question: string, response: string, requirement: RowRequirement, label: string];

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
  return DATA_CATEGORIES.find(({ types }) => types.includes(type))?.question ?? '';
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
  ...[
    ...PLAY_DATA_TYPES.map((type): Row => [
      typeQuestion(type),
      type,
      'MULTIPLE_CHOICE',
      `Collected or shared: ${PLAY_TYPE_LABELS[type]}`,
    ]),
    ...PLAY_DATA_TYPES.flatMap(usageRows),
  ].map(([question, response, requirement, label]) => ({ question, response, requirement, label })),
];

/** Identifies a row. */
export function rowKey(question: string, response = ''): string {
  return `${question} ${response}`;
}
