/** App Store Connect separates keywords at the Latin comma and at the Chinese one, or a mix (fastlane#20044). */
const SEPARATOR = /[,，]/;

/** The keywords of an App Store text, trimmed, without empty ones. */
export function splitKeywords(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
}
