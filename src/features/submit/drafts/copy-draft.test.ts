import { describe, expect, it } from 'vitest';
import { image, listing, submissionDraft } from '@tests/support/drafts';
import { answersWith, dataUse } from '@tests/support/privacy-answers';
import { quietRatings } from '@tests/support/ratings';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { artworkOf } from '../pictures/artwork';
import { copyOfDraft } from './copy-draft';

const NOW = '2026-11-22T10:00:00.000Z';

function counter() {
  let last = 0;
  return () => `new-${(last += 1)}`;
}

describe('copyOfDraft', () => {
  it('keeps the reviewer’s kit and the tests, but not what is to be tested in the earlier version', () => {
    const reviewerKit = { yesNo: { code: false }, texts: { features: 'Tap Write' } };
    const testing = {
      usesTestFlight: true,
      testers: { '2026-11-01': 12 },
      betaTexts: { 'en-US': { description: 'A journal', whatToTest: 'Search' } },
    };
    const source = submissionDraft({ reviewerKit, testing });
    expect(copyOfDraft(source, counter(), NOW).draft).toMatchObject({ reviewerKit, testing });
    const { draft } = copyOfDraft({ ...source, packagedAt: NOW }, counter(), NOW);
    expect(draft.reviewerKit).toEqual(reviewerKit);
    expect(draft.testing).toEqual({ ...testing, betaTexts: { 'en-US': { description: 'A journal' } } });
  });

  it('keeps the builder, which is asked for once, in the next version', () => {
    const made = { builder: 'flutterflow', builderUploads: true };
    const source = submissionDraft({ ...made, packagedAt: NOW });
    expect(copyOfDraft(source, counter(), NOW).draft).toMatchObject(made);
  });

  it('keeps texts, details and images, and drops what belongs to the earlier version', () => {
    const source = submissionDraft({
      revision: 7,
      undecided: { 'listings/en-US/title': 'Of another tab' },
      packagedAt: '2026-11-20T09:00:00.000Z',
      playTexts: { 'en-US': { title: 'Lantern diary', releaseNotes: 'Of Google Play' } },
      images: [image({ id: 'a' })],
      details: { ...submissionDraft().details, isUpdate: false },
    });
    const { draft, images } = copyOfDraft(source, counter(), NOW);
    expect(draft).toMatchObject({
      id: 'new-1',
      updatedAt: NOW,
      step: 1,
      bundleId: 'org.lantern.journal',
      version: '1.4.1',
      builds: [],
      listings: { 'en-US': listing({ releaseNotes: '' }) },
      playTexts: { 'en-US': { title: 'Lantern diary' } },
      details: { isUpdate: true },
    });
    expect(draft.playTexts).toEqual({ 'en-US': { title: 'Lantern diary' } });
    expect(draft).not.toHaveProperty('revision');
    expect(draft).not.toHaveProperty('undecided');
    expect(draft).not.toHaveProperty('packagedAt');
    expect(draft).not.toHaveProperty('images');
    expect(images).toEqual([{ ...image({ id: 'a' }), id: 'new-2' }]);
  });

  it('leaves an unfinished first version a first version', () => {
    const source = submissionDraft({ details: { ...submissionDraft().details, isUpdate: false } });
    const { draft } = copyOfDraft(source, counter(), NOW);
    expect(draft).toMatchObject({
      version: '',
      listings: { 'en-US': listing() },
      details: { isUpdate: false },
    });
  });

  it('compares the next version with the builds of a packed one, or with what an unfinished one was compared with', () => {
    const earlierBuilds = [iosBuild({ identity: { bundleId: 'org.lantern.journal', version: '1.3.0' } })];
    const content = submissionDraft({
      builds: [iosBuild(), androidBuild({ isSample: true })],
      earlierBuilds,
    });
    const copied = (packagedAt?: string) =>
      copyOfDraft({ ...content, ...(packagedAt && { packagedAt }) }, counter(), NOW).draft.earlierBuilds;
    expect(copied(NOW)).toEqual([iosBuild()]);
    const iosOnly = copyOfDraft({ ...content, builds: [androidBuild()], packagedAt: NOW }, counter(), NOW);
    expect(iosOnly.draft.earlierBuilds).toEqual([androidBuild(), ...earlierBuilds]);
    expect(copied()).toEqual(earlierBuilds);
    expect(copyOfDraft(submissionDraft(), counter(), NOW).draft).not.toHaveProperty('earlierBuilds');
  });

  it('carries the answers over, and compares them with those of the packed version', () => {
    const privacy = answersWith({ crashes: dataUse() });
    const ratings = quietRatings({ apple: { lootBox: true } });
    const answersBefore = { ratings: quietRatings() };
    const content = submissionDraft({ privacy, ratings, answersBefore });
    const copied = (changes: Partial<typeof content>) =>
      copyOfDraft({ ...content, ...changes }, counter(), NOW).draft;
    expect(copied({ packagedAt: NOW })).toMatchObject({ privacy, ratings });
    expect(copied({ packagedAt: NOW }).answersBefore).toEqual({ privacy, ratings });
    expect(copied({}).answersBefore).toEqual(answersBefore);
    expect(copyOfDraft(submissionDraft({ packagedAt: NOW }), counter(), NOW).draft).not.toHaveProperty(
      'answersBefore',
    );
  });

  it('names drawn graphics after the copy, so that they are still known as drawn', () => {
    const drawn = image({ id: 'draft-1:icon-512', kind: 'icon' });
    const source = submissionDraft({ id: 'draft-1', images: [drawn] });
    expect(copyOfDraft(source, counter(), NOW).images).toMatchObject([{ id: 'new-1:icon-512' }]);
  });

  it('keeps each caption with its picture', () => {
    const content = submissionDraft({ images: [image({ id: 'a' })] });
    const artwork = { ...artworkOf(content), captions: { a: 'Write each evening', gone: 'Left over' } };
    const source = { ...content, artwork };
    expect(copyOfDraft(source, counter(), NOW).draft.artwork?.captions).toEqual({
      'new-2': 'Write each evening',
      gone: 'Left over',
    });
  });
});
