const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  // NUL is not allowed in HTML; the stores refuse it as well.
  return text.replaceAll('\0', '').replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
