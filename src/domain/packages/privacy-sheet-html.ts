import { platformsOf } from '../apps/app';
import { appleUses, type AppleUse } from '../privacy/app-privacy-label';
import {
  APPLE_DATA_TYPES,
  APPLE_PURPOSE_NAMES,
  APPLE_TYPES,
  PLAY_DATA_TYPES,
  PLAY_TYPE_LABELS,
} from '../privacy/data-type-ids';
import {
  DATA_SAFETY_ROWS,
  PLAY_CATEGORIES,
  PLAY_PURPOSE_LABELS,
  rowKey,
  typeQuestion,
} from '../privacy/data-safety-rows';
import { dataSafetyValues, playUses, type PlayUse } from '../privacy/data-safety-values';
import { privacyAnswersOf, type PrivacyAnswers } from '../privacy/privacy-answers';
import { openAnswers } from '../privacy/privacy-questions';
import type { DraftContent } from '../submissions/draft';
import { escapeHtml } from './escape-html';
import { htmlDocument, SHEET_STYLE, type ReadinessSubject } from './html-document';
import { yesNo } from '../texts';

const STYLE = `${SHEET_STYLE}
p, li { overflow-wrap: anywhere; }
td { font-weight: 600; width: 45%; }
@media print { h2 { break-before: page; } h2:first-of-type { break-before: auto; } }
`;

const UNANSWERED = '<span class="open">Not answered</span>';
/** The rows of Google's form before its list of data types. */
const GENERAL_ROWS = 22;

/**
 * Writes the privacy answers of both stores in the order of their forms, as one HTML document to print or to type from.
 * Every text is escaped.
 */
export function privacySheetHtml(
  draft: Pick<DraftContent, 'platform' | 'privacy'>,
  subject: ReadinessSubject,
): string {
  const answers = privacyAnswersOf(draft);
  const platforms = platformsOf(draft.platform);
  const open = openAnswers(answers, draft.platform);
  return htmlDocument({
    subject,
    title: 'Privacy answers of',
    heading: 'Privacy answers',
    style: STYLE,
    body: [
      ...(open.length === 0
        ? []
        : [
            `<h2>Still to be answered (${open.length})</h2>`,
            '<ul>',
            ...open.map(({ hint }) => `<li>${escapeHtml(hint)}</li>`),
            '</ul>',
          ]),
      ...(platforms.includes('ios') ? appleSection(answers) : []),
      ...(platforms.includes('android') ? playSection(answers) : []),
    ],
  });
}

function appleSection(answers: PrivacyAnswers): string[] {
  const uses = appleUses(answers);
  return [
    '<h2>App Store Connect: App Privacy</h2>',
    ...table([['Do you or your partners collect data from this app?', uses.size > 0 ? 'Yes' : 'No']]),
    ...APPLE_DATA_TYPES.flatMap((type) => {
      const use = uses.get(type);
      if (!use) return [];
      const { group, label } = APPLE_TYPES[type];
      return [`<h3>${escapeHtml(`${group}: ${label}`)}</h3>`, ...table(appleRows(use))];
    }),
  ];
}

function appleRows(use: AppleUse): [string, string | undefined][] {
  return [
    ['Used for', listed(use.purposes.map((each) => APPLE_PURPOSE_NAMES[each].label))],
    ['Linked to the user’s identity', yesNo(use.isLinked)],
    ['Used for tracking', yesNo(use.isTracking)],
  ];
}

function playSection(answers: PrivacyAnswers): string[] {
  const values = dataSafetyValues(answers);
  const uses = playUses(answers);
  const general = DATA_SAFETY_ROWS.slice(0, GENERAL_ROWS).flatMap(
    ({ question, response, label }): [string, string][] => {
      const value = values.get(rowKey(question, response));
      return value === undefined
        ? []
        : [[label, value === 'true' ? 'Yes' : value === 'false' ? 'No' : value]];
    },
  );
  return [
    '<h2>Play Console: Data safety</h2>',
    ...table(general),
    ...PLAY_CATEGORIES.flatMap(({ question, label }) =>
      PLAY_DATA_TYPES.filter((type) => typeQuestion(type) === question).flatMap((type) => {
        const use = uses.get(type);
        if (!use) return [];
        return [`<h3>${escapeHtml(`${label}: ${PLAY_TYPE_LABELS[type]}`)}</h3>`, ...table(playRows(use))];
      }),
    ),
  ];
}

function playRows(use: PlayUse): [string, string | undefined][] {
  const how = [...(use.isCollected ? ['Collected'] : []), ...(use.isShared ? ['Shared'] : [])];
  const purposes = (list: PlayUse['purposes']) => listed(list.map((each) => PLAY_PURPOSE_LABELS[each]));
  const control = use.isOptional === undefined ? undefined : use.isOptional ? 'Users can choose' : 'Required';
  return [
    ['Collected, shared, or both', listed(how)],
    ...(use.isCollected
      ? ([['Processed ephemerally', yesNo(use.isEphemeral)]] satisfies [string, string | undefined][])
      : []),
    ['Required, or can users choose?', control],
    ...(use.isCollected
      ? ([['Why it is collected', purposes(use.purposes)]] satisfies [string, string | undefined][])
      : []),
    ...(use.isShared
      ? ([['Why it is shared', purposes(use.sharingPurposes)]] satisfies [string, string | undefined][])
      : []),
  ];
}

function listed(texts: readonly string[]): string | undefined {
  return texts.length === 0 ? undefined : texts.join(', ');
}

function table(rows: readonly (readonly [string, string | undefined])[]): string[] {
  return [
    '<table>',
    ...rows.map(
      ([label, value]) =>
        `<tr><th scope="row">${escapeHtml(label)}</th><td>${value === undefined ? UNANSWERED : escapeHtml(value)}</td></tr>`,
    ),
    '</table>',
  ];
}
