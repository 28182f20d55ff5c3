import { diffLines } from 'diff';
import { pictureDiffText, type DraftDiff, type FieldDiff, type LocaleDiff } from '../baseline/draft-diff';
import { buildLabel } from '../builds/build-label';
import type { BuildChange, SizeChange } from '../builds/compare-builds';
import type { ChangeSection } from '../change-sections';
import { formatByteChange, formatBytes } from '../format-bytes';
import { localeLabel } from '../locales/product-locales';
import { STORES } from '../stores/stores';
import type { DocumentBlock } from '../documents/document';
import { blocksHtml, escapeHtml } from '../documents/print-html';
import { blocksMarkdown, escapeMarkdown } from '../documents/print-markdown';
import { htmlDocument, type ReadinessSubject } from '../documents/html-document';

export interface UpdateChanges {
  /** Texts, details and pictures beside the imported listing; undefined for a draft that was not imported. */
  listing: DraftDiff | undefined;
  /** Builds compared with those of the previous version. */
  builds: readonly BuildChange[];
  /** Answers to the stores' questions that differ from those of the previous version. */
  answers: readonly ChangeSection[];
}

/** A part of the document: a paragraph, or a comparison that each format shows in its own way. */
type Part =
  | Extract<DocumentBlock, { kind: 'paragraph' }>
  | { kind: 'field'; field: FieldDiff; locale?: string }
  | { kind: 'values'; section: ChangeSection }
  | { kind: 'sizes'; sizes: readonly SizeChange[] };

interface Chapter {
  heading?: string;
  parts: readonly Part[];
}

function chaptersOf({ listing, builds, answers }: UpdateChanges): Chapter[] {
  return [
    ...(listing ? listingChapters(listing) : []),
    ...(answers.length > 0
      ? [{ heading: 'Answers to the stores’ questions', parts: answers.map(valuesPart) }]
      : []),
    ...builds.map(buildChapter),
  ];
}

function listingChapters({ locales, details }: DraftDiff): Chapter[] {
  if (locales.length === 0 && details.length === 0)
    return [{ parts: [{ kind: 'paragraph', text: 'Nothing changes in the listing.' }] }];
  return [
    ...locales.map((diff): Chapter => {
      const fields = diff.fields.map((field): Part => ({ kind: 'field', field, locale: diff.locale }));
      const pictures = diff.pictures && pictureDiffText(diff.pictures);
      return {
        heading: localeHeading(diff),
        parts: [
          ...fields,
          ...(pictures === undefined ? [] : [{ kind: 'paragraph', text: pictures } as const]),
        ],
      };
    }),
    ...(details.length > 0
      ? [{ heading: 'Details', parts: details.map((field): Part => ({ kind: 'field', field })) }]
      : []),
  ];
}

function buildChapter({ platform, before, after, sections, sizes, notes }: BuildChange): Chapter {
  const name = platform === 'ios' ? 'iOS build' : 'Android build';
  return {
    heading: `${name} ${buildLabel(after)} compared with ${buildLabel(before)}`,
    parts: [
      ...sections.map(valuesPart),
      ...(sections.length === 0 ? [{ kind: 'paragraph', text: 'Only sizes differ.' } as const] : []),
      ...(sizes.length > 0 ? [{ kind: 'sizes', sizes } as const] : []),
      ...notes.map((text): Part => ({ kind: 'paragraph', text, tone: 'soft' })),
    ],
  };
}

function valuesPart(section: ChangeSection): Part {
  return { kind: 'values', section };
}

function localeHeading({ locale, state }: LocaleDiff): string {
  const label = localeLabel(locale);
  return state === 'changed' ? label : `${label} (${state === 'new' ? 'new language' : 'removed'})`;
}

function fieldHeading({ label, stores, state, after }: FieldDiff): string {
  const what = state === 'new' ? ', new' : after.trim() === '' ? ', emptied: the store keeps its text' : '';
  return `${label} (${stores.map((store) => STORES[store].name).join(' and ')}${what})`;
}

function totalOf(sizes: readonly SizeChange[]): SizeChange {
  const sum = (key: 'before' | 'after') => sizes.reduce((total, size) => total + size[key], 0);
  return { label: 'Total', before: sum('before'), after: sum('after') };
}

const STYLE = `
h3 { font-size: 1rem; margin: 1rem 0 0; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
.text { white-space: pre-wrap; }
del { background: #fbdad7; color: #7a1a14; }
ins { background: #d6f2dc; color: #0f4d1e; }
`;
const VALUES_STYLE = `
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .2rem .6rem .2rem 0; vertical-align: top; font-variant-numeric: tabular-nums; }
.bar { display: block; height: .4rem; margin: .15rem 0; background: #9aa0b0; }
.bar.now { background: #4453d6; }
ul { margin: .25rem 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
`;

/** Writes the change of an update as one HTML document without scripts or external resources. */
export function changesHtml(changes: UpdateChanges, subject: ReadinessSubject): string {
  return htmlDocument({
    subject,
    title: 'Changes of',
    heading: `Changes compared with ${changes.listing ? 'the imported listing' : 'the previous version'}`,
    style: `${STYLE}${changes.builds.length + changes.answers.length > 0 ? VALUES_STYLE : ''}`,
    body: chaptersOf(changes).flatMap(({ heading, parts }) => {
      const lines = parts.flatMap(partHtml);
      return heading === undefined
        ? lines
        : ['<section>', `<h2>${escapeHtml(heading)}</h2>`, ...lines, '</section>'];
    }),
  });
}

const TAGS = { same: '', removed: 'del', added: 'ins' } as const;

function partHtml(part: Part): string[] {
  switch (part.kind) {
    case 'paragraph':
      return blocksHtml([part]);
    case 'field': {
      const lang = part.locale === undefined ? '' : ` lang="${escapeHtml(part.locale)}"`;
      const text = part.field.changes
        .map(({ kind, text: piece }) => {
          const tag = TAGS[kind];
          return tag === '' ? escapeHtml(piece) : `<${tag}>${escapeHtml(piece)}</${tag}>`;
        })
        .join('');
      return [
        `<h3>${escapeHtml(fieldHeading(part.field))}</h3>`,
        `<p class="text" dir="auto"${lang}>${text}</p>`,
      ];
    }
    case 'values': {
      const { title, added, removed, changed } = part.section;
      return [
        `<h3>${escapeHtml(title)}</h3>`,
        '<ul>',
        ...added.map((text) => `<li>Added: <ins>${escapeHtml(text)}</ins></li>`),
        ...removed.map((text) => `<li>Removed: <del>${escapeHtml(text)}</del></li>`),
        ...changed.map(
          ({ name, before, after }) =>
            `<li>${escapeHtml(name)}: <del>${escapeHtml(before)}</del> <ins>${escapeHtml(after)}</ins></li>`,
        ),
        '</ul>',
      ];
    }
    case 'sizes':
      return sizesHtml(part.sizes);
  }
}

function sizesHtml(sizes: readonly SizeChange[]): string[] {
  const largest = Math.max(1, ...sizes.flatMap(({ before, after }) => [before, after]));
  const bar = (bytes: number, look: string) =>
    `<span class="${look}" style="width:${((bytes / largest) * 100).toFixed(1)}%"></span>`;
  return [
    '<h3>Size by part</h3>',
    '<table>',
    '<tr><th>Part</th><th>Before</th><th>Now</th><th>Difference</th><th style="width:30%"></th></tr>',
    ...[...sizes, totalOf(sizes)].map(
      (size, index) =>
        `<tr><td>${escapeHtml(size.label)}</td><td>${formatBytes(size.before)}</td><td>${formatBytes(size.after)}</td><td>${formatByteChange(size.after - size.before)}</td><td>${index < sizes.length ? bar(size.before, 'bar') + bar(size.after, 'bar now') : ''}</td></tr>`,
    ),
    '</table>',
  ];
}

/** Writes the same change as Markdown for a pull request: each text as a block of removed and added lines. */
export function changesMarkdown(changes: UpdateChanges, subject: ReadinessSubject): string {
  const name = escapeMarkdown(subject.appName || subject.bundleId || 'App without a name');
  const paragraphs = [
    `# ${changes.listing ? 'Store listing' : 'Changes'}: ${name} ${escapeMarkdown(subject.version)}`,
    ...chaptersOf(changes).flatMap(({ heading, parts }) => [
      ...(heading === undefined ? [] : [`## ${escapeMarkdown(heading)}`]),
      ...parts.flatMap(partMarkdown),
    ]),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function partMarkdown(part: Part): string[] {
  switch (part.kind) {
    case 'paragraph':
      return blocksMarkdown([part]);
    case 'field':
      return [
        ...blocksMarkdown([{ kind: 'heading', level: 3, text: fieldHeading(part.field) }]),
        diffBlock(part.field),
      ];
    case 'values': {
      const { title, added, removed, changed } = part.section;
      const items = [
        ...added.map((text) => `added: ${text}`),
        ...removed.map((text) => `removed: ${text}`),
        ...changed.map(({ name, before, after }) => `${name}: ${before} → ${after}`),
      ];
      return blocksMarkdown([
        { kind: 'heading', level: 3, text: title },
        { kind: 'list', items },
      ]);
    }
    case 'sizes': {
      const columns = [
        { label: 'part' },
        ...['before', 'now', 'difference'].map((label) => ({ label, align: 'end' as const })),
      ];
      const rows = [...part.sizes, totalOf(part.sizes)].map(({ label, before, after }) => [
        label,
        formatBytes(before),
        formatBytes(after),
        formatByteChange(after - before),
      ]);
      return blocksMarkdown([
        { kind: 'heading', level: 3, text: 'Size by part' },
        { kind: 'table', columns, rows },
      ]);
    }
  }
}

function diffBlock({ before, after }: FieldDiff): string {
  const lines = diffLines(withFinalLine(before), withFinalLine(after)).flatMap(
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
  return [`${fence}diff`, ...lines, fence].join('\n');
}

function withFinalLine(text: string): string {
  return text === '' ? '' : `${text.replaceAll('\r', '')}\n`;
}
