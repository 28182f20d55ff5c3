import type names from '../../catalog/schemas/names.json';

/** Apple's data types, as privacy manifests name them after `NSPrivacyCollectedDataType` (catalog/privacy). */
export type AppleDataType = keyof (typeof names)['appleTypes'];
/** Apple's purposes, as privacy manifests name them after `NSPrivacyCollectedDataTypePurpose`. */
export type ApplePurpose = keyof (typeof names)['applePurposes'];
/** Response ids of Google Play's Data safety form for types of data, and for purposes. */
export type PlayDataType = keyof (typeof names)['playTypes'];
export type PlayPurpose = keyof (typeof names)['playPurposes'];

export type DataTopicId = keyof (typeof names)['dataTopics'];
export type DataKindId = keyof (typeof names)['dataKinds'];
export type DataPurposeId = keyof (typeof names)['dataPurposes'];

/**
 * A kind of data as a publisher would name it. It is part of exactly one type of each store's form, so that one answer
 * fills in both forms.
 */
export interface DataKind {
  id: DataKindId;
  topic: DataTopicId;
  label: string;
  /** Examples in plain words. */
  examples: string;
  apple: AppleDataType;
  play: PlayDataType;
}

/** A purpose of data, as asked of the publisher, and its names in each store's form. */
export interface DataPurpose {
  id: DataPurposeId;
  label: string;
  apple: ApplePurpose;
  /** Absent where Google Play has no such purpose. */
  play?: PlayPurpose;
}
