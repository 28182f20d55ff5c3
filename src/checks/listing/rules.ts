import { APPLE_MARKS } from './apple-marks';
import { ASSISTANT_CHATTER } from './assistant-chatter';
import { BRAND_NAMES } from './brands';
import { COMPARISON } from './comparison';
import { COMPETITORS } from './competitors';
import { DEVELOPER_NOTES } from './developer-notes';
import { KIDS_IN_NAME } from './for-kids';
import { KEYWORD_STUFFING } from './keyword-stuffing';
import { KEYWORDS } from './keywords';
import { LENGTHS } from './lengths';
import { LISTS } from './lists';
import { MARKDOWN_MARKS } from './markdown';
import { NAMES } from './names';
import { ORNAMENTS } from './ornaments';
import { OUTSIDE_PURCHASE } from './outside-purchase';
import { PLACEHOLDER } from './placeholder';
import { PLACEHOLDER_ADDRESSES } from './placeholder-address';
import { PLAIN_TEXT } from './plain-text';
import { PLAY_DESCRIPTION } from './play-description';
import { SEARCH_SPACE } from './search-space';
import { SUPPORT_ADDRESS } from './support-address';
import { GOVERNMENT_SOURCE } from './claims/government-source';
import { OTHER_PRODUCT } from './claims/other-product';
import { OFFICIAL_NAMES } from './claims/official-names';
import { TEMPLATE_TEXT } from './template-texts';
import { FORBIDDEN_FUNCTIONS } from './claims/forbidden-functions';
import { HARMFUL_OFFERS } from './claims/harmful-offers';
import { MEANT_OFFERS } from './claims/meant-offers';
import { UNTRUE_CLAIMS } from './claims/untrue-claims';
import { WEB_ADDRESSES } from './web-addresses';
import { WORDING } from './wording';

/** The rules about the texts of one language, in the order of their findings. The first measures texts of any length. */
export const LISTING_RULES = [
  LENGTHS,
  PLAIN_TEXT,
  WEB_ADDRESSES,
  PLACEHOLDER_ADDRESSES,
  KEYWORDS,
  NAMES,
  LISTS,
  BRAND_NAMES,
  COMPETITORS,
  COMPARISON,
  OFFICIAL_NAMES,
  GOVERNMENT_SOURCE,
  OTHER_PRODUCT,
  APPLE_MARKS,
  KIDS_IN_NAME,
  PLACEHOLDER,
  TEMPLATE_TEXT,
  ASSISTANT_CHATTER,
  DEVELOPER_NOTES,
  UNTRUE_CLAIMS,
  FORBIDDEN_FUNCTIONS,
  HARMFUL_OFFERS,
  MEANT_OFFERS,
  WORDING,
  PLAY_DESCRIPTION,
  KEYWORD_STUFFING,
  ORNAMENTS,
  MARKDOWN_MARKS,
  OUTSIDE_PURCHASE,
  SUPPORT_ADDRESS,
  SEARCH_SPACE,
] as const;
