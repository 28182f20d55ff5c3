import { bodyParts, type Mentionable } from '@/domain/team-sync/mentions';

/** The text of a comment, with its mentions marked. */
export function CommentBody({
  body,
  members,
  nameOf,
}: {
  body: string;
  members: readonly Mentionable[];
  nameOf: (userId: string) => string;
}) {
  return (
    <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
      {bodyParts(body, members).map(({ text, userId }, index) =>
        userId === undefined ? (
          text
        ) : (
          <span key={index} title={text.slice(1)} className="font-medium text-accent-strong">
            @{nameOf(userId)}
          </span>
        ),
      )}
    </p>
  );
}
