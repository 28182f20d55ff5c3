/** An instant of the database as ISO 8601 with its zone. The embedded database writes none: its instants are in UTC. */
export function zonedInstant(text: string): string {
  return /(?:Z|[+-]\d\d(?::?\d\d)?)$/.test(text) ? text : `${text.replace(' ', 'T')}Z`;
}
