import { buildLabel } from '../builds/build-label';
import type { BuildChange, SizeChange } from '../builds/compare-builds';
import type { ChangeSection } from '../change-sections';
import { formatByteChange, formatBytes } from '../format-bytes';
import { escapeHtml } from './escape-html';
import { escapeMarkdown } from './escape-markdown';

/** Style of what follows, for the document that contains it. */
export const BUILD_CHANGES_STYLE = `
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .2rem .6rem .2rem 0; vertical-align: top; font-variant-numeric: tabular-nums; }
.bar { display: block; height: .4rem; margin: .15rem 0; background: #9aa0b0; }
.bar.now { background: #4453d6; }
ul { margin: .25rem 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
`;

const ANSWERS_HEADING = 'Answers to the stores’ questions';
const STORE_NAMES = { ios: 'iOS build', android: 'Android build' } as const;

/** Writes what a build changes compared with the previous version as a section of an HTML document. Every text is escaped. */
export function buildChangesHtml(change: BuildChange): string {
  return [
    '<section>',
    `<h2>${escapeHtml(headingOf(change))}</h2>`,
    ...htmlSections(change.sections),
    ...(change.sections.length === 0 ? ['<p>Only sizes differ.</p>'] : []),
    ...htmlSizes(change.sizes),
    ...change.notes.map((note) => `<p class="meta">${escapeHtml(note)}</p>`),
    '</section>',
  ].join('\n');
}

/** Writes changed answers to the stores' questions as a section of an HTML document. Every text is escaped. */
export function answerChangesHtml(sections: readonly ChangeSection[]): string {
  return ['<section>', `<h2>${ANSWERS_HEADING}</h2>`, ...htmlSections(sections), '</section>'].join('\n');
}

/** Writes the same as Markdown. */
export function answerChangesMarkdown(sections: readonly ChangeSection[]): string {
  return [`## ${ANSWERS_HEADING}`, ...markdownSections(sections)].join('\n\n');
}

function htmlSections(sections: readonly ChangeSection[]): string[] {
  return sections.flatMap(({ title, added, removed, changed }) => [
    `<h3>${escapeHtml(title)}</h3>`,
    '<ul>',
    ...added.map((text) => `<li>Added: <ins>${escapeHtml(text)}</ins></li>`),
    ...removed.map((text) => `<li>Removed: <del>${escapeHtml(text)}</del></li>`),
    ...changed.map(
      ({ name, before, after }) =>
        `<li>${escapeHtml(name)}: <del>${escapeHtml(before)}</del> <ins>${escapeHtml(after)}</ins></li>`,
    ),
    '</ul>',
  ]);
}

function markdownSections(sections: readonly ChangeSection[]): string[] {
  return sections.flatMap((section) => [
    `### ${escapeMarkdown(section.title)}`,
    markdownLines(section).join('\n'),
  ]);
}

function htmlSizes(sizes: readonly SizeChange[]): string[] {
  if (sizes.length === 0) return [];
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

/** Writes the same as Markdown. */
export function buildChangesMarkdown(change: BuildChange): string {
  const sizes = change.sizes.length === 0 ? [] : [...change.sizes, totalOf(change.sizes)];
  return [
    `## ${escapeMarkdown(headingOf(change))}`,
    ...markdownSections(change.sections),
    ...(change.sections.length === 0 ? ['Only sizes differ.'] : []),
    ...(sizes.length === 0
      ? []
      : [
          '### Size by part',
          [
            '| part | before | now | difference |',
            '| --- | ---: | ---: | ---: |',
            ...sizes.map(
              ({ label, before, after }) =>
                `| ${escapeMarkdown(label)} | ${formatBytes(before)} | ${formatBytes(after)} | ${formatByteChange(after - before)} |`,
            ),
          ].join('\n'),
        ]),
    ...change.notes.map(escapeMarkdown),
  ].join('\n\n');
}

function markdownLines({ added, removed, changed }: ChangeSection): string[] {
  return [
    ...added.map((text) => `- added: ${escapeMarkdown(text)}`),
    ...removed.map((text) => `- removed: ${escapeMarkdown(text)}`),
    ...changed.map(
      ({ name, before, after }) =>
        `- ${escapeMarkdown(name)}: ${escapeMarkdown(before)} → ${escapeMarkdown(after)}`,
    ),
  ];
}

function headingOf({ platform, before, after }: BuildChange): string {
  return `${STORE_NAMES[platform]} ${buildLabel(after)} compared with ${buildLabel(before)}`;
}

function totalOf(sizes: readonly SizeChange[]): SizeChange {
  const sum = (key: 'before' | 'after') => sizes.reduce((total, size) => total + size[key], 0);
  return { label: 'Total', before: sum('before'), after: sum('after') };
}
