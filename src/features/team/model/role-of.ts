import { INVITE_ROLES, type TeamRole } from '@/domain/team/roles';

/** Returns the role that a select box has; the one with the fewest rights for anything else. */
export function roleOf(value: string): TeamRole {
  return INVITE_ROLES.find((role) => role === value) ?? 'developer';
}
