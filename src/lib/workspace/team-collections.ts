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
