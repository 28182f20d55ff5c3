import { expect } from 'vitest';
import { submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { sharedPart } from './shared-draft';
import { linkOf, type SharedSubject } from './shared-with';
import { newLink, type TeamLink } from './team-link';

const draft = submissionDraft({ id: 'a', bundleId: 'org.lantern.journal', version: '2.0.0' });
const LINK: TeamLink = { ...newLink('a', 'team', 'submission'), base: sharedPart(draft), baseRevision: 1 };
const submission = (id: string): SharedSubject => ({ id, platform: 'ios', version: '2.0.0' });

itEvery<[string, TeamLink, SharedSubject, boolean]>([
  ['an app with the bundle id of a shared draft', LINK, { bundleId: 'org.lantern.journal' }, true],
  ['another app', LINK, { bundleId: 'com.example.other' }, false],
  [
    'an app without a bundle id',
    { ...LINK, base: sharedPart({ ...draft, bundleId: '' }) },
    { bundleId: '' },
    false,
  ],
  [
    'an app whose draft has not reached the team',
    { ...LINK, base: undefined },
    { bundleId: 'org.lantern.journal' },
    false,
  ],
  ['a submission that was made from the draft', LINK, submission('a-ios-2.0.0'), true],
  ['a submission of another draft', LINK, submission('b-ios-2.0.0'), false],
])('knows whether it is shared: …', (_, link, subject, isShared) => {
  expect(linkOf([link], subject)?.teamId).toBe(isShared ? 'team' : undefined);
});
