import { diffLines } from 'diff';
import { pictureDiffText } from '../baseline/draft-diff';
import type { BuildChange } from '../builds/compare-builds';
import type { ChangeSection } from '../change-sections';
import type { DraftDiff, FieldDiff, LocaleDiff } from '../baseline/draft-diff';
import { localeLabel } from '../locales/product-locales';
import { STORES } from '../stores/stores';
import {
  answerChangesHtml,
  answerChangesMarkdown,
  BUILD_CHANGES_STYLE,
  buildChangesHtml,
  buildChangesMarkdown,
} from './build-changes-html';
import { escapeHtml } from './escape-html';
import { escapeMarkdown } from './escape-markdown';
import { htmlDocument, type ReadinessSubject } from './html-document';

const STYLE = `
h3 { font-size: 1rem; margin: 1rem 0 0; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
.text { white-space: pre-wrap; }
del { background: #fbdad7; color: #7a1a14; }
ins { background: #d6f2dc; color: #0f4d1e; }
`;

export interface UpdateChanges {
  /** Texts, details and pictures beside the imported listing; undefined for a draft that was not imported. */
  listing: DraftDiff | undefined;
  /** Builds compared with those of the previous version. */
  builds: readonly BuildChange[];
  /** Answers to the stores' questions that differ from those of the previous version. */
  answers: readonly ChangeSection[];
}

/** Writes the change of an update as one HTML document without scripts or external resources. Every text is escaped. */
export function changesHtml({ listing, builds, answers }: UpdateChanges, subject: ReadinessSubject): string {
  return htmlDocument({
    subject,
    title: 'Changes of',
    heading: `Changes compared with ${listing ? 'the imported listing' : 'the previous version'}`,
    style: `${STYLE}${builds.length + answers.length > 0 ? BUILD_CHANGES_STYLE : ''}`,
    body: [
      ...(listing ? htmlListing(listing) : []),
      ...(answers.length > 0 ? [answerChangesHtml(answers)] : []),
      ...builds.map(buildChangesHtml),
    ],
  });
}

function htmlListing(diff: DraftDiff): string[] {
  return [
    ...(isEmpty(diff) ? ['<p>Nothing changes in the listing.</p>'] : []),
    ...diff.locales.map(htmlSection),
    ...(diff.details.length > 0
      ? ['<section>', '<h2>Details</h2>', ...diff.details.map((field) => htmlField(field)), '</section>']
      : []),
  ];
}

function htmlSection(diff: LocaleDiff): string {
  return [
    '<section>',
    `<h2>${escapeHtml(headingOf(diff))}</h2>`,
    ...diff.fields.map((field) => htmlField(field, diff.locale)),
    ...(diff.pictures ? [`<p>${escapeHtml(pictureDiffText(diff.pictures))}</p>`] : []),
    '</section>',
  ].join('\n');
}

const TAGS = { same: '', removed: 'del', added: 'ins' } as const;

function htmlField(diff: FieldDiff, locale?: string): string {
  const lang = locale === undefined ? '' : ` lang="${escapeHtml(locale)}"`;
  const text = diff.changes
    .map(({ kind, text: part }) => {
      const tag = TAGS[kind];
      return tag === '' ? escapeHtml(part) : `<${tag}>${escapeHtml(part)}</${tag}>`;
    })
    .join('');
  return `<h3>${escapeHtml(nameOf(diff))}</h3>\n<p class="text" dir="auto"${lang}>${text}</p>`;
}

/** Writes the same change as Markdown for a pull request: each text as a block of removed and added lines. */
export function changesMarkdown(
  { listing, builds, answers }: UpdateChanges,
  subject: ReadinessSubject,
): string {
  const name = escapeMarkdown(subject.appName || subject.bundleId || 'App without a name');
  const sections = [
    `# ${listing ? 'Store listing' : 'Changes'}: ${name} ${escapeMarkdown(subject.version)}`,
    ...(listing ? markdownListing(listing) : []),
    ...(answers.length > 0 ? [answerChangesMarkdown(answers)] : []),
    ...builds.map(buildChangesMarkdown),
  ];
  return `${sections.join('\n\n')}\n`;
}

function markdownListing(diff: DraftDiff): string[] {
  return [
    ...(isEmpty(diff) ? ['Nothing changes in the listing.'] : []),
    ...diff.locales.flatMap((locale) => [
      `## ${escapeMarkdown(headingOf(locale))}`,
      ...locale.fields.flatMap(markdownField),
      ...(locale.pictures ? [pictureDiffText(locale.pictures)] : []),
    ]),
    ...(diff.details.length > 0 ? ['## Details', ...diff.details.flatMap(markdownField)] : []),
  ];
}

function markdownField(diff: FieldDiff): string[] {
  const lines = diffLines(withFinalLine(diff.before), withFinalLine(diff.after)).flatMap(
    ({ added, removed, value }) => {
      const mark = added ? '+' : removed ? '-' : ' ';
      return value
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `${mark} ${line}`);
    },
  );
  // Longer than any run of backticks in the text, which would end the block.
  const longest = Math.max(2, ...(lines.join('\n').match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [`### ${escapeMarkdown(nameOf(diff))}`, [`${fence}diff`, ...lines, fence].join('\n')];
}

function withFinalLine(text: string): string {
  return text === '' ? '' : `${text.replaceAll('\r', '')}\n`;
}

function isEmpty({ locales, details }: DraftDiff): boolean {
  return locales.length === 0 && details.length === 0;
}

function headingOf({ locale, state }: LocaleDiff): string {
  const label = localeLabel(locale);
  return state === 'changed' ? label : `${label} (${state === 'new' ? 'new language' : 'removed'})`;
}

function nameOf({ label, stores, state, after }: FieldDiff): string {
  const what = state === 'new' ? ', new' : after.trim() === '' ? ', emptied: the store keeps its text' : '';
  return `${label} (${stores.map((store) => STORES[store].name).join(' and ')}${what})`;
}
