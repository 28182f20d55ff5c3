import { APPLE_PURPOSE_NAMES, APPLE_TYPES } from 'virtual:catalog/apple-privacy-types';
import { DATA_KINDS } from 'virtual:catalog/data-kinds';
import { DATA_PURPOSES } from 'virtual:catalog/data-purposes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers } from '@tests/support/full/any-privacy-answers';
import { itEvery } from '@tests/support/it-every';
import { answersWith, dataUse, noDataAnswers } from '@tests/support/privacy-answers';
import { answersFromAppPrivacy, appPrivacyJson, readAppPrivacyJson } from './app-privacy-label';
import { NO_PRIVACY_ANSWERS } from '@/model/privacy-answers';
import { openInUse } from './privacy-questions';

function read(text: string) {
  const label = readAppPrivacyJson(text);
  if (!label.ok) throw new Error(label.failure);
  return label.value;
}

const ALL = answersWith(
  Object.fromEntries(
    DATA_KINDS.map(({ id }) => [
      id,
      dataUse({ purposes: DATA_PURPOSES.map((each) => each.id), isTracking: true }),
    ]),
  ),
  { yesNo: { tracking: true } },
);

describe('app_privacy_details.json', () => {
  it('has every type and purpose that App Store Connect knows for some answer', () => {
    const rows = JSON.parse(appPrivacyJson(ALL)) as { category: string; purposes: string[] }[];
    const ids = Object.values(APPLE_TYPES).map(({ id }) => id);
    // The 32 of fastlane's list, and the three about surroundings and body.
    expect(new Set(ids).size).toBe(35);
    expect(rows.map(({ category }) => category)).toEqual([...ids].sort());
    expect(new Set(rows.flatMap(({ purposes }) => purposes))).toEqual(
      new Set(Object.values(APPLE_PURPOSE_NAMES).map(({ id }) => id)),
    );
  });

  it.each([
    [{}, ['DATA_NOT_LINKED_TO_YOU']],
    [{ isLinked: true }, ['DATA_LINKED_TO_YOU']],
    [{ isLinked: true, isTracking: true }, ['DATA_LINKED_TO_YOU', 'DATA_USED_TO_TRACK_YOU']],
    [{ isTracking: true }, ['DATA_NOT_LINKED_TO_YOU', 'DATA_USED_TO_TRACK_YOU']],
  ])('of a use %j has the protections %j', (changes, expected) => {
    const answers = answersWith({ crashes: dataUse(changes) }, { yesNo: { tracking: true } });
    expect(JSON.parse(appPrivacyJson(answers))).toEqual([
      { category: 'CRASH_DATA', purposes: ['APP_FUNCTIONALITY'], data_protections: expected },
    ]);
  });

  it('says that nothing is collected', () => {
    expect(JSON.parse(appPrivacyJson(noDataAnswers()))).toEqual([
      { data_protections: ['DATA_NOT_COLLECTED'] },
    ]);
  });

  it('leaves out what is discarded immediately, unless it is shared, and what is only in the Android app', () => {
    const answers = answersWith({
      searches: dataUse({ isEphemeral: true }),
      voice: dataUse({ isEphemeral: true, isShared: true }),
      crashes: dataUse({ onlyIn: 'android' }),
    });
    const rows = JSON.parse(appPrivacyJson(answers)) as { category: string }[];
    expect(rows.map(({ category }) => category)).toEqual(['AUDIO']);
  });

  it('ignores an answer about tracking from before the app stopped tracking', () => {
    const answers = answersWith(
      { searches: dataUse({ isEphemeral: true, isTracking: true }) },
      { yesNo: { tracking: false } },
    );
    expect(appPrivacyJson(answers)).toContain('DATA_NOT_COLLECTED');
  });

  it.each([
    ['tracked', { isTracking: true }, true],
    ['not tracked', { isTracking: false }, false],
  ])('asks whom data is linked to that is discarded immediately and %s: %s', (_, changes, isAsked) => {
    const use = {
      isCollected: true,
      isEphemeral: true,
      isOptional: true,
      purposes: ['ads' as const],
      ...changes,
    };
    const hints = openInUse(use, ['ios'], true).map(({ hint }) => hint);
    expect(hints).toEqual(isAsked ? ['say whether it is linked to the user’s identity.'] : []);
  });

  it('gives the same file after it was read, whatever the answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const text = appPrivacyJson(answers);
        const again = answersFromAppPrivacy(read(text), NO_PRIVACY_ANSWERS);
        expect(appPrivacyJson(again)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it('changes nothing that Google asks when it already says the same', () => {
    const answers = answersWith(
      { 'device-id': dataUse({ isShared: true, sharingPurposes: ['ads'], isTracking: true }) },
      {
        yesNo: { tracking: true },
      },
    );
    // Apple counts the purposes of other companies as well.
    expect(answersFromAppPrivacy(read(appPrivacyJson(answers)), answers)).toEqual(answers);
  });

  it('is only for the iOS app where it has a type that the answers lack', () => {
    const after = answersFromAppPrivacy(
      read(appPrivacyJson(answersWith({ crashes: dataUse() }))),
      answersWith({ performance: dataUse() }),
    );
    expect(after.uses.crashes).toMatchObject({ onlyIn: 'ios' });
    expect(after.uses.performance).toMatchObject({ onlyIn: 'android' });
  });

  const row = (changes: object) =>
    JSON.stringify([
      { category: 'NAME', purposes: ['ANALYTICS'], data_protections: ['DATA_LINKED_TO_YOU'], ...changes },
    ]);
  itEvery<[string, string, RegExp]>([
    ['is no JSON', '{', /not a list/],
    ['is an object', '{"a":1}', /not a list/],
    ['is empty', '[]', /not a list/],
    ['has another category', row({ category: 'SHOE_SIZE' }), /Entry 1: “SHOE_SIZE” is not one/],
    ['has no category', row({ category: undefined }), /Entry 1: “undefined” is not one/],
    ['has another purpose', row({ purposes: ['FUN'] }), /“FUN” is not one/],
    ['has another protection', row({ data_protections: ['SAFE'] }), /“SAFE” is not one/],
    ['has no protections', row({ data_protections: 'DATA_LINKED_TO_YOU' }), /no list data_protections/],
    ['names a type of the prototype', row({ category: 'constructor' }), /“constructor” is not one/],
    [
      'contradicts itself',
      JSON.stringify([
        { category: 'NAME', purposes: [], data_protections: ['DATA_LINKED_TO_YOU'] },
        { data_protections: ['DATA_NOT_COLLECTED'] },
      ]),
      /both that nothing is collected/,
    ],
  ])('that … is refused with a reason', (_, text, reason) => {
    const label = readAppPrivacyJson(text);
    expect(label.ok ? '' : label.failure).toMatch(reason);
  });
});
