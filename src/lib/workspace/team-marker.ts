import { defineUserNote } from './user-note';

// Whether a user is in a shared team on this device. It is separate from the workspace, so that a user without a team
// loads no code of teams.
const inTeam = defineUserNote('storepilot-in-team-');

/** Notes that the user is in a shared team on this device, or no longer. */
export function markInTeam(userId: string, isIn: boolean): void {
  inTeam.write(userId, isIn ? '1' : undefined);
}

/** Whether the user is in a shared team on this device. */
export function useIsInTeam(userId: string): boolean {
  return inTeam.useNote(userId) !== undefined;
}

/**
 * The collections of `lib/team`, by name, for code that loads without a team: what this device has stored about its teams. It is
 * never taken from a file, because an earlier state would look like changes of this user.
 */
export const TEAM_COLLECTIONS = {
  teams: 'shared-teams',
  links: 'team-links',
  outbox: 'team-outbox',
  comments: 'team-comments',
  pictures: 'team-pictures',
  previews: 'team-previews',
} as const;
