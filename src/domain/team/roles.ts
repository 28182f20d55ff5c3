/** Roles of the team area, the one that an invitation has by default first. Only a shared team can enforce them. */
export const TEAM_ROLE_IDS = ['developer', 'reviewer', 'publisher', 'admin'] as const;
export type TeamRole = (typeof TEAM_ROLE_IDS)[number];

export const TEAM_ROLES: Record<TeamRole, { label: string; permissions: string }> = {
  admin: { label: 'Admin', permissions: 'Full access' },
  publisher: { label: 'Publisher', permissions: 'Submit and publish' },
  reviewer: { label: 'Reviewer', permissions: 'Review and approve' },
  developer: { label: 'Developer', permissions: 'Create and submit' },
};

/** The roles as options of a select. */
export const ROLE_OPTIONS = TEAM_ROLE_IDS.map((role) => ({ value: role, label: TEAM_ROLES[role].label }));
