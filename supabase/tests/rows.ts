import { randomUUID } from 'node:crypto';
import type { Person, Row } from './world';

export const HASH = 'a'.repeat(64);
export const OTHER_HASH = 'b'.repeat(64);
/** A day in the past, so that no clock matters. */
export const EARLIER = '2001-01-01';
/** A day of UTC, so many days from now. */
export const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const team = (by: Person, changes: Row = {}): Row => ({
  id: randomUUID(),
  name: 'Lantern team',
  by_id: by.id,
  by_email: by.email,
  ...changes,
});
export const invitation = (by: Person, team_id: string, changes: Row = {}): Row => ({
  id: randomUUID(),
  team_id,
  role: 'publisher',
  expires_on: dayIn(7),
  by_id: by.id,
  ...changes,
});
export const joining = (by: Person, team_id: string, invitation_id: unknown, changes: Row = {}): Row => ({
  id: randomUUID(),
  team_id,
  invitation_id,
  by_id: by.id,
  by_email: by.email,
  ...changes,
});
export const save = (
  by: Person,
  team_id: string,
  submission_id: string,
  revision: number,
  changes: Row = {},
): Row => ({
  id: randomUUID(),
  team_id,
  submission_id,
  revision,
  format: 1,
  draft: { title: `Lantern ${revision}` },
  by_id: by.id,
  ...changes,
});
export const review = (by: Person, team_id: string, submission_id: string, revision: number): Row => ({
  id: randomUUID(),
  team_id,
  submission_id,
  revision,
  content_hash: HASH,
  by_id: by.id,
});
export const approval = (
  by: Person,
  team_id: string,
  review_id: unknown,
  step: number,
  changes: Row = {},
): Row => ({
  review_id,
  step,
  team_id,
  content_hash: HASH,
  decision: 'approve',
  by_id: by.id,
  ...changes,
});
export const roleChange = (by: Person, team_id: string, user_id: string, role: string | null): Row => ({
  id: randomUUID(),
  team_id,
  user_id,
  role,
  by_id: by.id,
});
export const settings = (by: Person, team_id: string, changes: Row): Row => ({
  id: randomUUID(),
  team_id,
  by_id: by.id,
  ...changes,
});
export const comment = (by: Person, team_id: string, submission_id: string, changes: Row = {}): Row => ({
  id: randomUUID(),
  team_id,
  submission_id,
  field: 'title',
  body: 'Shorter, please.',
  by_id: by.id,
  ...changes,
});
export const picture = (by: Person, team_id: string, changes: Row = {}): Row => ({
  id: randomUUID(),
  team_id,
  sha256: HASH,
  media_type: 'image/png',
  data: 'iVBORw0KGgo=',
  by_id: by.id,
  ...changes,
});
export const removal = (by: Person, team_id: string, changes: Row = {}): Row => ({
  id: randomUUID(),
  team_id,
  hashes: HASH,
  by_id: by.id,
  ...changes,
});
export const threadChange = (by: Person, team_id: string, comment_id: unknown, changes: Row = {}): Row => ({
  id: randomUUID(),
  team_id,
  comment_id,
  change: 'resolve',
  by_id: by.id,
  ...changes,
});
export const visit = (by: Person, team_id: string, submission_id: string, changes: Row = {}): Row => ({
  id: randomUUID(),
  team_id,
  submission_id,
  by_id: by.id,
  ...changes,
});
