import { newId } from '../new-id';

/** Creates an id as the database writes it: a UUID with hyphens, in lower case. */
export function newTeamId(): string {
  return newId().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
