import { DEFAULT_FONT, FONT_CHOICES, ownFontFamily } from '../drawing/fonts';

const OWN_FONT = /^own-([0-9a-f]{64})$/;

/** The id of a font file of the user's own, from the SHA-256 of its bytes in hex. */
export function ownFontId(hash: string): string {
  return `own-${hash}`;
}

/** Whether a font id is that of a font file of the user's own. */
export function isOwnFont(id: string): boolean {
  return OWN_FONT.test(id);
}

/**
 * The CSS font family of a font id. A font that this version does not know is drawn with the default one, and so is an
 * own font whose file is not stored here.
 */
export function fontFamilyOf(id: string): string {
  const hash = OWN_FONT.exec(id)?.[1];
  if (hash !== undefined) return ownFontFamily(hash);
  return (FONT_CHOICES.find((font) => font.id === id) ?? DEFAULT_FONT).family;
}

/** The id of a CSS font family, of which earlier drafts stored the whole list. */
export function fontIdOf(family: string): string {
  return (FONT_CHOICES.find((font) => font.family === family) ?? DEFAULT_FONT).id;
}
