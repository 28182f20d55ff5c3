import type { ActivityRow } from '@/lib/team/team-rows';

/**
 * Describes one entry of a team's log in a sentence.
 * @param nameOf the name of a member, present or former
 * @param draftOf the name of a shared draft
 */
export function activityText(
  { verb, by_id: by, subject_id: subject, number }: ActivityRow,
  nameOf: (userId: string) => string,
  draftOf: (submissionId: string) => string,
): string {
  const who = nameOf(by);
  switch (verb) {
    case 'founded':
      return `${who} created the team`;
    case 'invited':
      return `${who} created an invitation`;
    case 'joined':
      return `${who} joined`;
    case 'role':
      return by === subject ? `${who} left` : `${who} changed the role of ${nameOf(subject)} or removed them`;
    case 'settings':
      return `${who} changed the settings of the team`;
    case 'saved':
      return number === 1 ? `${who} shared ${draftOf(subject)}` : `${who} saved ${draftOf(subject)}`;
    case 'pictured':
      return `${who} sent a picture`;
    case 'cleared':
      return `${who} replaced or removed pictures`;
    case 'asked':
      return `${who} asked for approval of save ${number ?? ''}`;
    case 'approve':
      return `${who} approved step ${number ?? ''}`;
    case 'reject':
      return `${who} rejected step ${number ?? ''}`;
    case 'withdraw':
      return `${who} withdrew a request for approval`;
    case 'commented':
      return `${who} commented`;
    case 'resolve':
      return `${who} resolved a thread of comments`;
    case 'reopen':
      return `${who} reopened a thread of comments`;
    default:
      return `${who}: ${verb}`;
  }
}
