import { rule, type RuleRow } from './rule';
import { APPLE, GOOGLE, TOOLS } from './sources';

/** Rules about the files of a listing, and about the developer name. */
export const SET_RULES = {
  'listing-placeholder': rule('blocker', 'Filler text', APPLE.completeness),
  'listing-foreign-brand': rule('warning', 'Someone else’s trademark', APPLE.metadata),
  'listing-locale-unknown': rule('warning', 'Folder of an unknown language', TOOLS.folders),
  'listing-locale-twice': rule('warning', 'Two folders of one language', TOOLS.folders),
  'listing-encoding': rule('blocker', 'Text that is not UTF-8', TOOLS.folders),
  'listing-unreadable': rule('blocker', 'Text that cannot be read', TOOLS.folders),
  'listing-link': rule('warning', 'Link instead of a text', TOOLS.folders),
  'listing-config-broken': rule('blocker', 'Broken store.config.json', TOOLS.easMetadata),
  'developer-name-length': rule('blocker', 'Length of the developer name', GOOGLE.developerAccount),
  'developer-name-emoji': rule('blocker', 'Emoji in the developer name', GOOGLE.metadata),
  'developer-name-capitals': rule('note', 'Developer name in capitals', GOOGLE.metadata),
  'developer-name-punctuation': rule('warning', 'Developer name with repeated punctuation', GOOGLE.metadata),
  'developer-name-claims': rule('warning', 'Developer name with a claim', GOOGLE.metadata),
} as const satisfies Record<string, RuleRow>;
