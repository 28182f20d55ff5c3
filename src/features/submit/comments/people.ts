import { memberNames, type Mentionable } from '@/domain/team-sync/mentions';
import type { SharedTeam } from '@/lib/team/records';

/** The members of a team as comments show them. */
export interface CommentPeople {
  ownId: string;
  /** Everybody who is or was in the team, so that old comments still show their author. */
  all: readonly Mentionable[];
  /** Whom this user can mention. */
  others: readonly Mentionable[];
  nameOf: (userId: string) => string;
  emailOf: (userId: string) => string;
}

export function commentPeople({ members }: Pick<SharedTeam, 'members'>, ownId: string): CommentPeople {
  const names = memberNames(members);
  return {
    ownId,
    all: members,
    others: members.filter(({ userId, leftAt }) => userId !== ownId && leftAt === null),
    nameOf: (id) => names.get(id) ?? 'a former member',
    emailOf: (id) => members.find(({ userId }) => userId === id)?.email ?? 'a former member',
  };
}
