/** Roles of the workflow area. They are shown only; nothing is enforced by them. */
export type TeamRole = 'admin' | 'publisher' | 'reviewer' | 'developer';

export const TEAM_ROLES: Record<TeamRole, { label: string; permissions: string }> = {
  admin: { label: 'Admin', permissions: 'Full access' },
  publisher: { label: 'Publisher', permissions: 'Submit and publish' },
  reviewer: { label: 'Reviewer', permissions: 'Review and approve' },
  developer: { label: 'Developer', permissions: 'Create and submit' },
};

/** Roles that an invitation offers, the default first. */
export const INVITE_ROLES = [
  'developer',
  'reviewer',
  'publisher',
  'admin',
] as const satisfies readonly TeamRole[];
