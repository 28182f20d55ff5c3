import { compareText } from '@/domain/texts';
import type { Comment, SubmissionComments, Thread } from './comments';
import { shownThreads, threadsOf } from './comments';

/** Whom a comment can mention. */
export interface Mentionable {
  userId: string;
  email: string;
}

/** A piece of a comment's text; `userId` where it mentions a member. */
export interface BodyPart {
  text: string;
  userId?: string;
}

/** Splits the text of a comment at its mentions, which are written as `@` and the address of a member. */
export function bodyParts(body: string, members: readonly Mentionable[]): BodyPart[] {
  const known = new Map(members.map(({ userId, email }) => [email.toLowerCase(), userId]));
  if (known.size === 0) return [{ text: body }];
  const addresses = [...known.keys()].sort((a, b) => b.length - a.length).map(escaped);
  // An address is not followed by another letter, so that ann@a.co is not found in ann@a.com.
  const pattern = new RegExp(`(?<![\\w.@-])@(${addresses.join('|')})(?![\\w@-]|\\.\\w)`, 'giu');
  const parts: BodyPart[] = [];
  let end = 0;
  for (const match of body.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: body.slice(end, match.index) });
    const userId = known.get((match[1] ?? '').toLowerCase());
    parts.push({ text: match[0], ...(userId !== undefined && { userId }) });
    end = match.index + match[0].length;
  }
  if (end < body.length) parts.push({ text: body.slice(end) });
  return parts;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

export interface Mention {
  thread: Thread;
  comment: Comment;
  /** This device has not shown the comment yet. */
  isNew: boolean;
}

/** The other members' comments in open threads that mention a member. */
export function mentionsIn(
  threads: readonly Thread[],
  member: Mentionable,
  seenIds: readonly string[],
): Mention[] {
  return shownThreads(threads)
    .filter(({ isResolved }) => !isResolved)
    .flatMap((thread) =>
      thread.comments
        .filter(({ byId, body }) => byId !== member.userId && isMentioned(body, member))
        .map((comment) => ({ thread, comment, isNew: !seenIds.includes(comment.id) })),
    );
}

/** The mentions in all submissions of a team, the newest first. */
export function mentionsOf(
  stored: readonly SubmissionComments[],
  member: Mentionable,
): (Mention & { submissionId: string })[] {
  return stored
    .flatMap((each) =>
      mentionsIn(threadsOf(each), member, each.seenIds).map((mention) => ({
        ...mention,
        submissionId: each.id,
      })),
    )
    .sort((a, b) => compareText(b.comment.at ?? '', a.comment.at ?? ''));
}

export function isMentioned(body: string, member: Mentionable): boolean {
  return bodyParts(body, [member]).some(({ userId }) => userId !== undefined);
}

/** The part of a text before the cursor that begins a mention, without its `@`; undefined where there is none. */
export function mentionBegun(text: string, cursor: number): string | undefined {
  return /(?:^|[\s(])@([^\s@]{0,64}(?:@[^\s@]{0,64})?)$/u.exec(text.slice(0, cursor))?.[1];
}

/** Replaces the mention that begins before the cursor with a member's. */
export function withMention(
  text: string,
  cursor: number,
  { email }: Mentionable,
): { text: string; cursor: number } {
  const begun = mentionBegun(text, cursor) ?? '';
  const before = `${text.slice(0, cursor - begun.length)}${email} `;
  return { text: before + text.slice(cursor).replace(/^ /, ''), cursor: before.length };
}

/** A short name of each member: the part before the `@` of the address where only one member has it. */
export function memberNames(members: readonly Mentionable[]): Map<string, string> {
  const count = new Map<string, number>();
  for (const { email } of members) {
    const key = localPart(email).toLowerCase();
    count.set(key, (count.get(key) ?? 0) + 1);
  }
  return new Map(
    members.map(({ userId, email }) => {
      const local = localPart(email);
      return [userId, count.get(local.toLowerCase()) === 1 ? local : email];
    }),
  );
}

function localPart(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : email.slice(0, at);
}
