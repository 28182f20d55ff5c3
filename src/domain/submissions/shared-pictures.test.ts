import { describe, expect, it } from 'vitest';
import { image, storedDraft, submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { assessReadiness } from './readiness';
import { submissionPackage } from '@/formats/package/submission-package';
import { draftToShow, sharedPart } from '../team-sync/shared-draft';
import type { SharedPicture } from '@/model/shared-picture';
import { matchPicture, sharedPicture, withTeamPictures } from './shared-pictures';

const picture = (changes: Partial<SharedPicture> = {}): SharedPicture => ({
  ...sharedPicture(
    { ...image({ id: 'a', slotId: 'play-phone' }), position: 1 },
    {
      ...{ width: 1080, height: 1920, bytes: 900, mediaType: 'image/png', hasAlpha: false },
      ...{ sha256: 'a'.repeat(64), preview: 'b'.repeat(64) },
    },
  ),
  ...changes,
});
const PHONE = { width: 1320, height: 2868 };
const other = 'f'.repeat(64);

describe('matching a picture of this device with the team', () => {
  itEvery<[string, SharedPicture | undefined, SharedPicture, SharedPicture | undefined, object]>([
    ['new here', undefined, picture(), undefined, { entry: picture() }],
    ['as before', picture(), picture(), picture(), { entry: picture() }],
    ['removed there', picture(), picture(), undefined, { kind: 'gone' }],
    ['replaced there', picture(), picture(), picture({ sha256: other }), { kind: 'gone' }],
    [
      'removed there and replaced here',
      picture(),
      picture({ sha256: other }),
      undefined,
      { entry: { sha256: other } },
    ],
    [
      'replaced on both sides',
      picture(),
      picture({ sha256: other }),
      picture({ sha256: 'c'.repeat(64) }),
      { entry: { sha256: other } },
    ],
    [
      'moved there and described here',
      picture(),
      picture({ description: 'Evening' }),
      picture({ position: 7 }),
      { entry: { description: 'Evening', position: 7 }, place: { description: 'Evening', position: 7 } },
    ],
    [
      'stored there before screens were known',
      picture(),
      picture({ screen: PHONE }),
      picture(),
      { entry: { screen: PHONE }, place: { screen: PHONE } },
    ],
    [
      'received here before screens were known',
      picture(),
      picture(),
      picture({ screen: PHONE }),
      { entry: { screen: PHONE }, place: { screen: PHONE } },
    ],
    ['with a false size there', picture(), picture(), picture({ bytes: 1 }), { entry: { bytes: 900 } }],
    [
      'known there, and here for the first time',
      undefined,
      picture(),
      picture({ position: 4 }),
      { entry: { position: 1 } },
    ],
  ])('every row of the table', (_, base, mine, theirs, expected) => {
    expect(matchPicture(base, mine, theirs)).toMatchObject(expected);
  });
});

describe('a draft of which another member has the originals', () => {
  const shot = { kind: 'screenshot', slotId: 'play-phone', width: 1080, height: 1920 } as const;
  const draft = submissionDraft({
    platform: 'android',
    images: [image({ ...shot, id: 'own' })],
    teamPictures: {
      late: picture({ ...shot, position: 3, fileName: 'third.png' }),
      own: picture({ ...shot, position: 2 }),
      early: picture({ ...shot, position: 1, fileName: 'first.png', locale: 'de-DE' }),
    },
  });

  it('has all pictures in their order, for checks and previews', () => {
    expect(withTeamPictures(draft).images.map(({ id, blob }) => [id, blob.size])).toEqual([
      ['early', 900],
      ['own', draft.images[0]?.blob.size],
      ['late', 900],
    ]);
  });

  it('has no finding about missing screenshots', () => {
    const isMissing = (teamPictures: typeof draft.teamPictures) =>
      assessReadiness({ ...draft, images: [], teamPictures }, { today: '2026-11-22' }).findings.some(
        ({ title }) => title.startsWith('No phone screenshots'),
      );
    expect([isMissing(undefined), isMissing(draft.teamPictures)]).toEqual([true, false]);
  });

  it('has the finding about an iPad picture that shows a phone’s screen', () => {
    const pad = { ...shot, slotId: 'ipad-13', width: 2064, height: 2752 };
    const rules = (screen: SharedPicture['screen']) =>
      assessReadiness(
        { ...draft, platform: 'ios', images: [], teamPictures: { pad: picture({ ...pad, screen }) } },
        { today: '2026-11-22' },
      ).findings.map(({ rule }) => rule);
    expect(rules(PHONE)).toContain('image-device');
    expect(rules({ width: 2064, height: 2752 })).not.toContain('image-device');
  });

  it('makes a package that names the pictures it lacks', () => {
    const report = assessReadiness(draft, { today: '2026-11-22' });
    const { notes, files } = submissionPackage(draft, { report, exportDate: '2026-11-22' });
    const note =
      'Left out, because only another member of the team has the originals: first.png (de-DE), third.png (en-US).';
    expect(notes).toContain(note);
    expect(files.find(({ path }) => path === 'README.md')?.content).toEqual(
      expect.stringContaining('first.png'),
    );
  });
});

it('content of a team is shown with its pictures, drawn ones too, by the ids that the team has', () => {
  const teamPictures = { a: picture(), 'drawn:icon-512': picture({ kind: 'icon' }) };
  const content = sharedPart(storedDraft({ teamPictures }));
  expect(withTeamPictures(draftToShow(content)).images.map(({ id }) => id)).toEqual(['a', 'drawn:icon-512']);
});
