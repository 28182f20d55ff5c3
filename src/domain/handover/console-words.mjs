/**
 * Actions for an item: typing or copying a text, choosing, answering a form's questions, dragging pictures, choosing a
 * file, ticking a box, pressing a button, or something that no file can do.
 */
export const ITEM_KINDS = /** @type {const} */ ([
  'text',
  'choice',
  'answers',
  'pictures',
  'file',
  'tick',
  'press',
  'task',
]);

/** Conditions on which a page or an item depends. */
export const CONDITIONS = /** @type {const} */ ([
  'new',
  'update',
  'login',
  'ipad',
  'encryption-open',
  'encryption-used',
  'sells',
  'purchases',
  'paid',
  'pre-order',
  'custom-license',
  'personal-account',
  'testflight',
  'answers-changed',
  'builder-uploads',
]);

/** The submissions that a page belongs to; `first-app` is done once per account. */
export const OCCASIONS = /** @type {const} */ (['first-app', 'new', 'update']);

/** Things that a page is repeated for, e.g. each product that is new with the version. */
export const PAGE_SUBJECTS = /** @type {const} */ ([
  'purchase',
  'subscription-group',
  'subscription',
  'base-plan',
  'offer',
]);

/** @typedef {typeof ITEM_KINDS[number]} ItemKind */
/** @typedef {typeof CONDITIONS[number]} Condition */
/** @typedef {typeof OCCASIONS[number]} Occasion */
/** @typedef {typeof PAGE_SUBJECTS[number]} PageSubjects */
