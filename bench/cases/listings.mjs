// Texts of listings in many languages, for the cases that read them.

/** Folders of fastlane deliver. */
export const LOCALES = [
  ...['ar-SA', 'ca', 'cs', 'da', 'de-DE', 'el', 'en-AU', 'en-CA', 'en-GB', 'en-US', 'es-ES', 'es-MX', 'fi'],
  ...['fr-CA', 'fr-FR', 'he', 'hi', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'ms', 'nl-NL', 'no', 'pl', 'pt-BR'],
  ...['pt-PT', 'ro', 'ru', 'sk', 'sv', 'th', 'tr', 'uk', 'vi', 'zh-Hans', 'zh-Hant'],
];

const SENTENCE =
  'Lantern helps you write three calm lines each evening and shows your moods over weeks in charts that you read at a glance. ';

/** The texts of one language by file name, together about 2.4 KB. @param {string} name of the app */
export function textsOf(name) {
  return {
    'name.txt': `Lantern ${name}\n`,
    'subtitle.txt': 'Calm notes before sleep\n',
    'description.txt': `${SENTENCE.repeat(16)}\n${name}\n`,
    'keywords.txt': 'journal,mood,sleep,diary,calm,notes\n',
    'release_notes.txt': `Search by mood. Fixes for ${name}.\n`,
    'promotional_text.txt': 'New: charts of your moods.\n',
    'support_url.txt': 'https://example.com/help\n',
    'marketing_url.txt': 'https://example.com\n',
    'privacy_url.txt': 'https://example.com/privacy\n',
  };
}
