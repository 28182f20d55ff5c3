/** Longest address a mail server takes (RFC 5321). */
const MAX_LENGTH = 254;

/**
 * Is this shaped like an e-mail address: one @, something before it, a dotted name after it, no spaces? Whether the
 * address exists only a mail can tell. Linear in the length, whatever is pasted.
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_LENGTH || /\s/.test(text)) return false;
  const at = text.indexOf('@');
  if (at < 1 || at !== text.lastIndexOf('@')) return false;
  const labels = text.slice(at + 1).split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}
