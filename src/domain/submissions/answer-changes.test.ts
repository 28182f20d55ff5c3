import { describe, expect, it } from 'vitest';
import { answersWith, dataUse } from '@tests/support/privacy-answers';
import { quietRatings } from '@tests/support/ratings';
import { answerChanges } from './answer-changes';

const changes = (draft: Partial<Parameters<typeof answerChanges>[0]>) =>
  answerChanges({ platform: 'both', ...draft });

describe('the changed answers', () => {
  it('are the kinds of data, questions, choices and addresses that differ', () => {
    const before = answersWith(
      { crashes: dataUse(), name: dataUse() },
      { yesNo: { accounts: true }, texts: { accountDeletionUrl: 'https://lantern.example/delete' } },
    );
    const after = answersWith(
      { crashes: dataUse({ purposes: ['analytics'] }), 'device-id': dataUse({ isShared: true }) },
      {
        yesNo: { accounts: true, ads: true },
        choices: { deletion: ['DATA_DELETION_YES'] },
        texts: { accountDeletionUrl: 'https://lantern.example/account' },
      },
    );
    expect(changes({ answersBefore: { privacy: before }, privacy: after })).toEqual([
      {
        title: 'Privacy answers',
        added: [
          expect.stringMatching(/^Device or installation ID: Collected, shared, for app functions; required/),
        ],
        removed: [expect.stringMatching(/^Name: Collected, for app functions/)],
        changed: [
          { name: 'Shows advertisements', before: 'No', after: 'Yes' },
          {
            name: 'Crash reports',
            before: 'Collected, for app functions; required, not linked to the user',
            after: 'Collected, for analytics; required, not linked to the user',
          },
          {
            name: 'Deletion of data without the account',
            before: 'No',
            after: 'Yes, users can ask for it',
          },
          {
            name: 'Address for deleting an account',
            before: 'https://lantern.example/delete',
            after: 'https://lantern.example/account',
          },
        ],
      },
    ]);
  });

  it('name the rating that follows, and each answer to a rating question', () => {
    const before = quietRatings({ play: { category: 'GAME', canBlockUsers: true } });
    const after = quietRatings({
      apple: { unrestrictedWebAccess: true, horrorOrFearThemes: 'INFREQUENT' },
      play: { category: 'OTHER', canBlockUsers: false },
      options: { override: 'EIGHTEEN_PLUS' },
    });
    expect(changes({ answersBefore: { ratings: before }, ratings: after })).toEqual([
      {
        title: 'Age rating answers',
        added: ['Higher rating of your choice: 18+'],
        removed: [],
        changed: [
          { name: 'Rating on the App Store', before: '4+', after: '18+' },
          { name: 'Unrestricted web access', before: 'No', after: 'Yes' },
          expect.objectContaining({ name: 'Horror or fear themes' }),
          expect.objectContaining({ name: 'Category on Google Play' }),
          { name: 'Can users block each other', before: 'Yes', after: 'No' },
        ],
      },
    ]);
  });

  it('leave out what the stores of the draft do not ask', () => {
    const before = { privacy: answersWith({ crashes: dataUse() }) };
    const after = answersWith({ crashes: dataUse({ isLinked: true }) }, { yesNo: { tracking: true } });
    expect(changes({ answersBefore: before, privacy: after, platform: 'android' })).toEqual([]);
    expect(changes({ answersBefore: before, privacy: after, platform: 'ios' })).toHaveLength(1);
  });

  it('are none without answers to compare with, or with the same ones', () => {
    const privacy = answersWith({ crashes: dataUse() });
    const ratings = quietRatings();
    expect(changes({ privacy, ratings })).toEqual([]);
    expect(changes({ answersBefore: {}, privacy, ratings })).toEqual([]);
    expect(changes({ answersBefore: { privacy, ratings }, privacy, ratings })).toEqual([]);
  });
});
