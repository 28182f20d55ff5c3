import { sharedPart } from '@/domain/team-sync/shared-draft';
import type { TeamLink } from '@/domain/team-sync/team-link';
import { ownPicturesCollection } from '@/lib/team/picture-records';
import {
  sharedTeamsCollection,
  teamCommentsCollection,
  teamLinksCollection,
  teamOutboxCollection,
} from '@/lib/team/records';
import { teamPreviewsCollection } from '@/lib/team/team-previews';
import { full, FULL_DRAFT, FULL_IMAGE, FULL_PICTURE, type FullRecord } from './full-drafts';

const DAY = '2026-11-20';
const shared = sharedPart(FULL_DRAFT);

const LINK: Required<TeamLink> = {
  id: 'draft-1',
  teamId: 't',
  submissionId: 's',
  base: shared,
  baseRevision: 2,
  headRevision: 3,
  sending: { id: 'x', revision: 3, draft: shared, format: 3 },
  isNew: true,
  taking: { revision: 3 },
  refusals: 1,
  refused: shared,
  problem: 'refused',
  newerFormat: 9,
  format: 3,
  isRising: true,
  sharedById: 'ann',
  isStopping: true,
  conflicts: [{ field: 'version', theirs: '2', byId: 'ben' }],
  choices: [{ field: 'platform', theirs: 'ios', byId: 'ben' }],
  kept: { 'listings/en-US/title': 'Kept' },
  soleAuthorId: 'ben',
  changes: { version: { byId: 'ben', at: DAY } },
  changedById: 'ben',
  changedAt: DAY,
};

/** A record of every collection about teams, with every field of its type. */
export const FULL_TEAM_RECORDS: readonly FullRecord[] = [
  full(sharedTeamsCollection, {
    id: 't',
    name: 'Lantern team',
    ownerId: 'ann',
    rolesBind: true,
    sharesOriginals: true,
    members: [{ userId: 'ann', email: 'ann@example.com', role: 'admin', joinedAt: DAY, leftAt: DAY }],
    cursor: 3,
    hasComments: true,
    hasSharers: true,
    unusedPictures: ['h'],
    stopped: [{ draftId: 'd', byId: 'ben' }],
    ended: { unsent: ['d'], drafts: ['d'] },
  }),
  { collection: teamLinksCollection, record: LINK },
  full(teamOutboxCollection, {
    id: 'o',
    teamId: 't',
    table: 'comments',
    row: { body: 'Hello', thread_id: 'c' },
    refusals: 1,
    isSent: true,
  }),
  full(teamCommentsCollection, {
    id: 's',
    teamId: 't',
    rows: [
      { id: 'c', threadId: 'a', replaces: 'b', field: 'version', body: 'Hi', byId: 'ben', seq: 1, at: DAY },
    ],
    changes: [{ commentId: 'c', change: 'resolve', byId: 'ben', seq: 2, at: DAY }],
    seenIds: ['c'],
  }),
  full(ownPicturesCollection, {
    id: 'image-1',
    draftId: 'draft-1',
    stamp: 'a',
    entry: FULL_PICTURE,
    previewIn: 't',
    originalIn: 't',
    isRefused: true,
    setAside: FULL_IMAGE,
  }),
  full(teamPreviewsCollection, { id: 'h', blob: new Blob(['bytes']), state: 'shown', askedAt: 4 }),
];
