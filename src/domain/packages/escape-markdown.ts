/** Escapes a publisher's text for Markdown: one line, and nothing that Markdown or HTML would read as markup. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\\`*_[\]<>&#|]/g, (char) => `\\${char}`)
    .trim();
}
