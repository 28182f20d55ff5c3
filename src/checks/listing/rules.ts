import { BRAND_NAMES } from './brands';
import { KEYWORDS } from './keywords';
import { LENGTHS } from './lengths';
import { LISTS } from './lists';
import { MARKDOWN_MARKS } from './markdown';
import { NAMES } from './names';
import { ORNAMENTS } from './ornaments';
import { OUTSIDE_PURCHASE } from './outside-purchase';
import { PLACEHOLDER } from './placeholder';
import { PLAIN_TEXT } from './plain-text';
import { PLAY_DESCRIPTION } from './play-description';
import { SUPPORT_ADDRESS } from './support-address';
import { WEB_ADDRESSES } from './web-addresses';
import { WORDING } from './wording';

/** The rules about the texts of one language, in the order of their findings. The first measures texts of any length. */
export const LISTING_RULES = [
  LENGTHS,
  PLAIN_TEXT,
  WEB_ADDRESSES,
  KEYWORDS,
  NAMES,
  LISTS,
  BRAND_NAMES,
  PLACEHOLDER,
  WORDING,
  PLAY_DESCRIPTION,
  ORNAMENTS,
  MARKDOWN_MARKS,
  OUTSIDE_PURCHASE,
  SUPPORT_ADDRESS,
] as const;
