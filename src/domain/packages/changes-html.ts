import { diffLines } from 'diff';
import type { DraftDiff, FieldDiff, LocaleDiff, PictureDiff } from '../baseline/draft-diff';
import { localeLabel } from '../locales/product-locales';
import { STORES } from '../stores/stores';
import { countOf } from '../texts';
import { escapeHtml } from './escape-html';
import type { ReadinessSubject } from './readiness-html';

/** For a separate file that is opened outside of the app; the app's own pages contain no style elements. */
const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #1a1c23; background: #fff; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; }
h2 { font-size: 1.2rem; margin-top: 2rem; border-bottom: 1px solid #c9ccd6; }
h3 { font-size: 1rem; margin: 1rem 0 0; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
.text { white-space: pre-wrap; }
.meta { color: #4d5160; font-size: .9rem; }
del { background: #fbdad7; color: #7a1a14; }
ins { background: #d6f2dc; color: #0f4d1e; }
@media print { body { margin: 0; max-width: none; } }
`;

/** Writes the change of an update as one HTML document without scripts or external resources. Every text is escaped. */
export function changesHtml(diff: DraftDiff, subject: ReadinessSubject): string {
  const title = `Changes of ${subject.appName || subject.bundleId} ${subject.version}`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    // Even with unescaped text the document could load and run nothing.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<p class="meta">Changes beside the imported listing, by StorePilot</p>',
    `<h1 dir="auto">${escapeHtml(subject.appName || subject.bundleId || 'App without a name')}</h1>`,
    `<p class="meta">${escapeHtml(`${subject.bundleId}, version ${subject.version}, ${subject.exportDate}`)}</p>`,
    ...(isEmpty(diff) ? ['<p>Nothing changes.</p>'] : []),
    ...diff.locales.map(htmlSection),
    ...(diff.details.length > 0
      ? ['<section>', '<h2>Details</h2>', ...diff.details.map((field) => htmlField(field)), '</section>']
      : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function htmlSection(diff: LocaleDiff): string {
  return [
    '<section>',
    `<h2>${escapeHtml(headingOf(diff))}</h2>`,
    ...diff.fields.map((field) => htmlField(field, diff.locale)),
    ...(diff.pictures ? [`<p>${escapeHtml(picturesText(diff.pictures))}</p>`] : []),
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
export function changesMarkdown(diff: DraftDiff, subject: ReadinessSubject): string {
  const name = plain(subject.appName || subject.bundleId || 'App without a name');
  const sections = [
    `# Store listing: ${name} ${plain(subject.version)}`,
    ...(isEmpty(diff) ? ['Nothing changes.'] : []),
    ...diff.locales.flatMap((locale) => [
      `## ${plain(headingOf(locale))}`,
      ...locale.fields.flatMap(markdownField),
      ...(locale.pictures ? [picturesText(locale.pictures)] : []),
    ]),
    ...(diff.details.length > 0 ? ['## Details', ...diff.details.flatMap(markdownField)] : []),
  ];
  return `${sections.join('\n\n')}\n`;
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
  return [`### ${plain(nameOf(diff))}`, [`${fence}diff`, ...lines, fence].join('\n')];
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

function picturesText({ added, removed, isReordered }: PictureDiff): string {
  const parts = [
    ...(added > 0 ? [`${countOf(added, 'picture')} added`] : []),
    ...(removed > 0 ? [`${countOf(removed, 'picture')} removed`] : []),
    ...(isReordered ? ['the others in another order'] : []),
  ];
  return `Pictures: ${parts.join(', ')}.`;
}

/** Escapes the publisher's text for Markdown: one line, and nothing that Markdown or HTML would read as markup. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\\`*_[\]<>&#|]/g, (char) => `\\${char}`)
    .trim();
}
