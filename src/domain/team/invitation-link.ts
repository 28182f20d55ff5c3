/** Content of an invitation link: the team and the secret id of the invitation, and the names that its sender gave. */
export interface Invitation {
  teamId: string;
  invitationId: string;
  teamName?: string;
  /** E-mail address of the admin who invited. */
  by?: string;
}

const CODE = /([0-9a-f-]{36})\.([0-9a-f-]{36})(?:&(\S*))?\s*$/i;
/** Longest name that is shown; nobody has checked what a link says. */
const MAX_NAME = 80;

/** Reads a code, also as the end of a link. */
export function readInvitation(text: string): Invitation | undefined {
  const [, teamId, invitationId, names] = CODE.exec(text.trim()) ?? [];
  if (!teamId || !invitationId) return undefined;
  const given = new URLSearchParams(names ?? '');
  const [teamName, by] = [given.get('team'), given.get('by')].map((name) => shown(name ?? ''));
  return { teamId, invitationId, ...(teamName && { teamName }), ...(by && { by }) };
}

/** The invitation in the hash of an address such as `/team#join=…`. */
export function invitationOfPath(path: string): Invitation | undefined {
  const start = path.indexOf('#join=');
  return start < 0 ? undefined : readInvitation(path.slice(start));
}

/** The hash of a link. No service receives it, because browsers do not send it. */
export function invitationHash({ teamId, invitationId, teamName = '', by = '' }: Invitation): string {
  const names = new URLSearchParams({ ...(teamName && { team: teamName }), ...(by && { by }) }).toString();
  return `#join=${teamId}.${invitationId}${names && `&${names}`}`;
}

/** In one sentence, who invites to what; undefined where the link does not say. */
export function invitationText({ teamName, by }: Invitation): string | undefined {
  if (!teamName) return by && `${by} invited you to a team.`;
  return by ? `${by} invited you to the team “${teamName}”.` : `You were invited to the team “${teamName}”.`;
}

/** A name without characters that change how the text around it is shown. */
function shown(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}“”]/gu, '')
    .trim()
    .slice(0, MAX_NAME);
}
