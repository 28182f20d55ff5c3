import { platformsOf } from '../apps/app';
import { APPLE_PURPOSE_NAMES, APPLE_TYPES, appleUses, type AppleUse } from '../privacy/app-privacy-label';
import { APPLE_DATA_TYPES, PLAY_DATA_TYPES } from '../privacy/data-type-ids';
import {
  DATA_SAFETY_ROWS,
  PLAY_CATEGORIES,
  PLAY_PURPOSE_LABELS,
  rowKey,
  typeQuestion,
} from '../privacy/data-safety-rows';
import { dataSafetyValues, playUses, type PlayUse } from '../privacy/data-safety-values';
import { PLAY_TYPE_LABELS } from '../privacy/play-type-labels';
import { privacyAnswersOf, type PrivacyAnswers } from '../privacy/privacy-answers';
import { openAnswers } from '../privacy/privacy-questions';
import type { DraftContent } from '../submissions/draft';
import { escapeHtml } from './escape-html';
import type { ReadinessSubject } from './readiness-html';

/** For a separate file that is opened outside of the app; the app's own pages contain no style elements. */
const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #1a1c23; background: #fff; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; }
h2 { font-size: 1.2rem; margin-top: 2rem; border-bottom: 1px solid #c9ccd6; }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; break-after: avoid; }
p, li { overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
tr { break-inside: avoid; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid #e3e5eb; overflow-wrap: anywhere; }
th { font-weight: 400; }
td { font-weight: 600; width: 45%; }
.meta { color: #4d5160; font-size: .9rem; }
.open { color: #b3261e; font-weight: 400; }
@media print { body { margin: 0; max-width: none; } h2 { break-before: page; } h2:first-of-type { break-before: auto; } }
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
  const name = subject.appName || subject.bundleId || 'App without a name';
  const answers = privacyAnswersOf(draft);
  const platforms = platformsOf(draft.platform);
  const open = openAnswers(answers, draft.platform);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    // Even with unescaped text the document could load and run nothing.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`Privacy answers of ${name} ${subject.version}`)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<p class="meta">Privacy answers, by StorePilot</p>',
    `<h1 dir="auto">${escapeHtml(name)}</h1>`,
    `<p class="meta">${escapeHtml(`${subject.bundleId}, version ${subject.version}, ${subject.exportDate}`)}</p>`,
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
    '</body>',
    '</html>',
    '',
  ].join('\n');
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

function yesNo(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? 'Yes' : 'No';
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
