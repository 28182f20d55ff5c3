import { DEFAULT_FONT, FONT_CHOICES } from '../drawing/fonts';

/** The CSS font family of a font id. A font that this version does not know is drawn with the default one. */
export function fontFamilyOf(id: string): string {
  return (FONT_CHOICES.find((font) => font.id === id) ?? DEFAULT_FONT).family;
}

/** The id of a CSS font family, of which earlier drafts stored the whole list. */
export function fontIdOf(family: string): string {
  return (FONT_CHOICES.find((font) => font.family === family) ?? DEFAULT_FONT).id;
}
