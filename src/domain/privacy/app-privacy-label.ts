import {
  APPLE_DATA_TYPES,
  APPLE_PURPOSES,
  APPLE_PURPOSE_NAMES,
  APPLE_TYPES,
} from 'virtual:catalog/apple-privacy-types';
import { kindsOfAppleType } from './data-kinds';
import type { AppleDataType, ApplePurpose } from '@/model/data-kinds';
import { parseJson } from '../parse-json';
import type { Result } from '../result';
import { applePurposes, purposesFromApple } from './data-purposes';
import { declaredUses, withAnsweredTopics, withTypeOfForm, type DeclaredUse } from './declared-uses';
import type { DataUse, PrivacyAnswers } from '@/model/privacy-answers';
import { answerYesNo, isInAppleLabel } from './privacy-answers';
import { isRecord } from '../is-record';

/** The answers about one of Apple's types. A part that is not answered yet is undefined. */
export interface AppleUse {
  purposes: ApplePurpose[];
  isLinked: boolean | undefined;
  isTracking: boolean | undefined;
}

const TRACKED = 'DATA_USED_TO_TRACK_YOU';
const LINKED = 'DATA_LINKED_TO_YOU';
const NOT_LINKED = 'DATA_NOT_LINKED_TO_YOU';
const NONE = 'DATA_NOT_COLLECTED';

/** Uses that App Privacy calls collected. */
export function appleDeclaredUses(answers: PrivacyAnswers): DeclaredUse[] {
  return declaredUses(answers, 'ios').filter(({ use }) => isInAppleLabel(use, answers.yesNo.tracking));
}

/** The use of each of Apple's types that the answers declare. For a type of several kinds, what any of them does counts. */
export function appleUses(answers: PrivacyAnswers): Map<AppleDataType, AppleUse> {
  const declared = appleDeclaredUses(answers);
  const tracks = answers.yesNo.tracking;
  return new Map(
    APPLE_DATA_TYPES.flatMap((type): [AppleDataType, AppleUse][] => {
      const uses = declared.filter(({ kind }) => kind.apple === type).map(({ use }) => use);
      if (uses.length === 0) return [];
      const isTracking = tracks === true ? anyAnswer(uses.map((use) => use.isTracking)) : tracks;
      return [
        [
          type,
          {
            purposes: inFormOrder(uses.flatMap(applePurposesOf)),
            isLinked: anyAnswer(uses.map((use) => use.isLinked)),
            isTracking,
          },
        ],
      ];
    }),
  );
}

function applePurposesOf(use: DataUse): ApplePurpose[] {
  return applePurposes([
    ...(use.purposes ?? []),
    ...(use.isShared === true ? (use.sharingPurposes ?? []) : []),
  ]);
}

function inFormOrder(purposes: readonly ApplePurpose[]): ApplePurpose[] {
  return APPLE_PURPOSES.filter((each) => purposes.includes(each));
}

function anyAnswer(values: readonly (boolean | undefined)[]): boolean | undefined {
  if (values.includes(true)) return true;
  return values.includes(undefined) ? undefined : false;
}

/** The groups of data that the label names, e.g. `Contact Info`, in the order of Apple's form. */
export function appleGroups(answers: PrivacyAnswers): string[] {
  const used = appleUses(answers);
  const types = Object.entries(APPLE_TYPES).filter(([type]) => used.has(type as AppleDataType));
  return [...new Set(types.map(([, { group }]) => group))];
}

/**
 * Writes `app_privacy_details.json` for fastlane's `upload_app_privacy_details_to_app_store` (sources 12.4): rows sorted
 * by category, lists sorted.
 */
export function appPrivacyJson(answers: PrivacyAnswers): string {
  const rows = [...appleUses(answers)].map(([type, use]) => ({
    category: APPLE_TYPES[type].id,
    purposes: use.purposes.map((each) => APPLE_PURPOSE_NAMES[each].id).sort(),
    data_protections: [
      use.isLinked === true ? LINKED : NOT_LINKED,
      ...(use.isTracking ? [TRACKED] : []),
    ].sort(),
  }));
  rows.sort((a, b) => (a.category < b.category ? -1 : 1));
  return `${JSON.stringify(rows.length > 0 ? rows : [{ data_protections: [NONE] }], null, 2)}\n`;
}

const TYPE_BY_ID: ReadonlyMap<string, AppleDataType> = new Map(
  APPLE_DATA_TYPES.map((type) => [APPLE_TYPES[type].id, type]),
);
const PURPOSE_BY_ID: ReadonlyMap<string, ApplePurpose> = new Map(
  APPLE_PURPOSES.map((purpose) => [APPLE_PURPOSE_NAMES[purpose].id, purpose]),
);
const FORM = 'It should be the list that fastlane’s download_app_privacy_details_from_app_store writes.';

/** Reads what fastlane downloads from App Store Connect. Takes all of it or nothing. */
export function readAppPrivacyJson(text: string): Result<ReadonlyMap<AppleDataType, AppleUse>> {
  const rows = parsedRows(text);
  if (!rows) return { ok: false, failure: `The file is not a list of App Privacy answers. ${FORM}` };
  const uses = new Map<AppleDataType, AppleUse>();
  for (const [index, row] of rows.entries()) {
    const problem = takeRow(row, uses);
    if (problem) return { ok: false, failure: `Entry ${index + 1}: ${problem} Nothing was taken. ${FORM}` };
  }
  if (rows.length > 1 && rows.some((row) => textsAt(row, 'data_protections')?.includes(NONE)))
    return {
      ok: false,
      failure: `The file says both that nothing is collected and what is. Nothing was taken. ${FORM}`,
    };
  return { ok: true, value: uses };
}

function takeRow(row: unknown, uses: Map<AppleDataType, AppleUse>): string | undefined {
  const protections = textsAt(row, 'data_protections');
  if (!protections) return 'it has no list data_protections.';
  const unknown = protections.find((each) => ![TRACKED, LINKED, NOT_LINKED, NONE].includes(each));
  if (unknown !== undefined) return `“${unknown}” is not one of App Privacy’s protections.`;
  const category = isRecord(row) ? row.category : undefined;
  if (category === undefined && protections.includes(NONE)) return undefined;
  const type = typeof category === 'string' ? TYPE_BY_ID.get(category) : undefined;
  if (!type) return `“${String(category)}” is not one of App Privacy’s data types.`;
  const names = textsAt(row, 'purposes') ?? [];
  const foreign = names.find((each) => !PURPOSE_BY_ID.has(each));
  if (foreign !== undefined) return `“${foreign}” is not one of App Privacy’s purposes.`;
  const before = uses.get(type);
  const isLinked = protections.includes(LINKED) || before?.isLinked === true;
  uses.set(type, {
    purposes: inFormOrder([
      ...names.flatMap((each) => PURPOSE_BY_ID.get(each) ?? []),
      ...(before?.purposes ?? []),
    ]),
    isLinked: isLinked || (protections.includes(NOT_LINKED) ? false : before?.isLinked),
    isTracking: protections.includes(TRACKED) || before?.isTracking === true,
  });
  return undefined;
}

/** The rows of the file; undefined for anything but a list with entries. */
function parsedRows(text: string): unknown[] | undefined {
  const parsed = parseJson(text.replace(/^\uFEFF/, ''));
  return Array.isArray(parsed) && parsed.length > 0 ? parsed : undefined;
}

function textsAt(row: unknown, key: string): string[] | undefined {
  const value = isRecord(row) ? row[key] : undefined;
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined;
}

/**
 * Takes over the answers of App Privacy. Answers that only Google asks for, and those that already give the same label,
 * stay unchanged.
 */
export function answersFromAppPrivacy(
  label: ReadonlyMap<AppleDataType, AppleUse>,
  before: PrivacyAnswers,
): PrivacyAnswers {
  const isTracking = [...label.values()].some((use) => use.isTracking === true);
  let answers = answerYesNo(before, 'tracking', isTracking);
  for (const type of APPLE_DATA_TYPES) answers = withAppleUse(answers, before, type, label.get(type));
  return withAnsweredTopics(answers);
}

function withAppleUse(
  answers: PrivacyAnswers,
  before: PrivacyAnswers,
  type: AppleDataType,
  wanted: AppleUse | undefined,
): PrivacyAnswers {
  if (wanted && JSON.stringify(appleUses(before).get(type)) === JSON.stringify(wanted)) return answers;
  return withTypeOfForm(answers, before, {
    store: 'ios',
    declared: appleDeclaredUses(before).filter(({ kind }) => kind.apple === type),
    kinds: kindsOfAppleType(type),
    usedAs: wanted && ((old) => usedAs(wanted, old)),
  });
}

function usedAs(wanted: AppleUse, old: DataUse | undefined): DataUse {
  const rest = old ?? { isCollected: true };
  return {
    ...rest,
    ...(rest.isEphemeral === true && { isEphemeral: false }),
    ...(wanted.isLinked !== undefined && { isLinked: wanted.isLinked }),
    ...(wanted.isTracking !== undefined && { isTracking: wanted.isTracking }),
    purposes: purposesFromApple(wanted.purposes, [...(old?.purposes ?? [])]),
    ...(old?.sharingPurposes && {
      sharingPurposes: old.sharingPurposes.filter((each) =>
        applePurposes([each]).every((purpose) => wanted.purposes.includes(purpose)),
      ),
    }),
  };
}
