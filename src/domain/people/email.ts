/** Longest address that a mail server accepts (RFC 5321). */
const MAX_LENGTH = 254;

/**
 * Checks the shape of an e-mail address: one @, something before it, a dotted name after it, no spaces. Only a mail
 * shows whether the address exists. Linear in the length, whatever is pasted.
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_LENGTH || /\s/.test(text)) return false;
  const at = text.indexOf('@');
  if (at < 1 || at !== text.lastIndexOf('@')) return false;
  const labels = text.slice(at + 1).split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}
