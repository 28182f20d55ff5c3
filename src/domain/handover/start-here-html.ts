import type { SheetGroup } from '../answer-sheet';
import type { HandOverItem, HandOverList, HandOverPage } from './hand-over';
import { lacksLanguage, languagesOf, ONLY_IF, remarksOf } from './page-texts';
import type { HandOverPictures } from './value';
import { localeLabel } from '../locales/product-locales';
import { STORES } from '../stores/stores';
import { escapeHtml } from '../documents/print-html';
import { htmlDocument, type ReadinessSubject } from '../documents/html-document';
import { START_HERE_SCRIPT, START_HERE_SCRIPT_HASH } from './start-here-script';

const STYLE = `
:root { color-scheme: light dark; }
body { color: light-dark(#1a1c23, #eceef4); background: light-dark(#fff, #15171d); max-width: 60rem; overflow-wrap: anywhere; }
h2, .pictures img { border-color: light-dark(#c9ccd6, #3b3f4c); }
a { color: light-dark(#2447c5, #9db2ff); }
.meta { color: light-dark(#4d5160, #aeb3c2); }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; margin: 1rem 0; }
ol, ul { padding-left: 1.5rem; }
ol > li { margin: 1.5rem 0; }
summary { font-weight: 600; cursor: pointer; }
label { font-weight: 600; }
.meta, .item p { margin: 0; }
.item { margin: .5rem 0; }
.missing { color: light-dark(#b3261e, #ff9e94); }
.copy { display: flex; gap: .5rem; align-items: start; }
pre { flex: 1; min-width: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; background: light-dark(#f3f4f7, #22252e); border-radius: .375rem; padding: .25rem .75rem; margin: 0 0 .25rem; max-height: 9rem; overflow: auto; }
button, select { font: inherit; font-size: .875rem; padding: .25rem .75rem; }
:focus-visible { outline: 2px solid light-dark(#2447c5, #9db2ff); outline-offset: 2px; }
.pictures { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 0; margin: .25rem 0; }
.pictures li { font-size: .75rem; width: 6rem; overflow-wrap: anywhere; margin: 0; }
.pictures img { display: block; max-width: 6rem; max-height: 9rem; border-width: 1px; border-style: solid; }
table { border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; font-weight: 400; padding: .125rem .75rem .125rem 0; }
td { font-weight: 600; }
@media (min-width: 44rem) {
  .item { display: grid; grid-template-columns: 13rem minmax(0, 1fr); column-gap: 1rem; }
}
@page { margin: 11mm; }
@media print {
  :root { color-scheme: light; }
  body { font-size: 8.5pt; line-height: 1.35; padding: 0; }
  h1 { font-size: 14pt; margin: 0; }
  h2 { font-size: 11pt; margin: 3mm 0 1mm; }
  section > ol { columns: 2; column-gap: 8mm; margin: 0; }
  ol > li { margin: 0 0 2.5mm; }
  .item { display: block; margin: .75mm 0; break-inside: avoid; }
  .item p { display: inline; }
  button, select, .pictures img, nav { display: none; }
  .pictures { display: block; margin: 0; }
  .pictures li { width: auto; font-size: inherit; }
  pre { max-height: 2.7em; overflow: hidden; padding: 0; margin: 0; background: none; }
}
`;

/**
 * Writes the way through both consoles as one page for somebody who unzipped the package: the same lists as in the
 * product, with Copy buttons and the pictures beside their names. It loads nothing but the pictures of the package.
 * @param pathOf where a picture is in the package; undefined for one that was left out
 */
export function startHereHtml(
  lists: readonly HandOverList[],
  {
    subject,
    mainLanguage,
    rulesOf,
    pathOf,
  }: {
    subject: ReadinessSubject;
    mainLanguage: string;
    /** `YYYY-MM-DD` of the last comparison with the consoles. */
    rulesOf: string;
    pathOf: (pictureId: string) => string | undefined;
  },
): string {
  const languages = [...new Set(lists.flatMap(({ pages }) => languagesOf(pages)))];
  const first = languages.includes(mainLanguage) ? mainLanguage : languages[0];
  return htmlDocument({
    subject,
    title: 'Start here:',
    heading: 'To the stores, step by step',
    date: `made on ${subject.exportDate}, consoles as of ${rulesOf}`,
    style: STYLE,
    policy: `script-src 'sha256-${START_HERE_SCRIPT_HASH}'; img-src 'self' file:`,
    body: [
      '<nav>',
      ...lists.map(
        ({ console }) =>
          `<a href="#${console.id}">${escapeHtml(`${STORES[console.store].name}, in ${console.name}`)}</a>`,
      ),
      ...(languages.length > 1 ? [languageChoice(languages, first)] : []),
      '</nav>',
      ...lists.flatMap((list) => listSection(list, { languages, language: first, pathOf })),
      `<script>${START_HERE_SCRIPT}</script>`,
    ],
  });
}

function languageChoice(languages: readonly string[], chosen: string | undefined): string {
  const options = languages.map(
    (each) =>
      `<option value="${escapeHtml(each)}"${each === chosen ? ' selected' : ''}>${escapeHtml(localeLabel(each))}</option>`,
  );
  return `<label>Language of the texts <select id="language">${options.join('')}</select></label>`;
}

/** How the texts and pictures of a list are shown. */
interface Shown {
  /** All languages that can be chosen. */
  languages: readonly string[];
  /** The one that shows first. */
  language: string | undefined;
  pathOf: (pictureId: string) => string | undefined;
}

function listSection({ console, pages }: HandOverList, all: Shown): string[] {
  const own = languagesOf(pages);
  const absent = all.languages.filter((each) => !own.includes(each));
  const shown = { ...all, languages: own };
  return [
    `<section id="${console.id}">`,
    `<h2>${escapeHtml(STORES[console.store].name)}, in ${escapeHtml(console.name)}</h2>`,
    ...absent.map((each) =>
      inLanguage(
        each,
        all.language,
        `<p class="missing">No texts in ${escapeHtml(localeLabel(each))} for ${escapeHtml(console.name)}. Choose another language above.</p>`,
      ),
    ),
    '<ol>',
    ...pages.map((page) => pageItem(console.id, page, shown)),
    '</ol>',
    '<details><summary>What the states mean</summary>',
    '<table>',
    ...console.states.map(
      (state) =>
        `<tr><th scope="row">${escapeHtml(state.name)}</th><td>${escapeHtml(`${state.means}. ${state.do}.`)}</td></tr>`,
    ),
    '</table></details>',
    '</section>',
  ];
}

function pageItem(consoleId: string, page: HandOverPage, shown: Shown): string {
  const id = `${consoleId}-${page.id}`;
  const remarks = [
    ...page.onlyIf.map((each) => ONLY_IF[each]),
    `Takes ${page.takes}`,
    ...(page.role === undefined ? [] : [`Role: ${page.role}`]),
  ];
  const open = page.url === undefined ? '' : ` <a href="${escapeHtml(page.url)}" rel="noreferrer">open</a>`;
  return [
    `<li><label><input type="checkbox" id="${id}"> ${escapeHtml(page.title)}</label>`,
    `<p class="meta">${escapeHtml(page.place.join(' › '))}${open}<br>${escapeHtml(`${remarks.join('. ')}.`)}</p>`,
    ...page.items.map((item) => itemOf(id, item, shown)),
    ...(page.instead === undefined
      ? []
      : [`<p class="meta">Does it look different? ${escapeHtml(page.instead)}</p>`]),
    '</li>',
  ].join('\n');
}

function itemOf(pageId: string, item: HandOverItem, shown: Shown): string {
  const remarks = remarksOf(item);
  const content = [
    ...contentOf(pageId, item, shown),
    ...shown.languages
      .filter((each) => lacksLanguage(item, each))
      .map((each) => inLanguage(each, shown.language, '<p class="missing">not in the draft</p>')),
  ];
  const label = item.kind === 'press' ? `Press ${item.label}` : item.label;
  return [
    `<div class="item"><p><strong>${escapeHtml(label)}</strong>${item.state === 'missing' ? ' <span class="missing">not in the draft</span>' : ''}${remarks.length === 0 ? '' : ` <span class="meta">${escapeHtml(`${remarks.join('. ')}.`)}</span>`}</p>`,
    ...(content.length === 0 ? [] : ['<div>', ...content, '</div>']),
    '</div>',
  ].join('\n');
}

function contentOf(
  pageId: string,
  { id, kind, label, content }: HandOverItem,
  { language, pathOf }: Shown,
): string[] {
  if (content === undefined) return [];
  if (content.kind === 'answers') return answers(content.groups);
  if (content.kind === 'pictures') {
    return content.sets.map((set) => inLanguage(set.locale, language, pictureList(set, pathOf)));
  }
  return content.texts.map(({ locale, text }) => {
    const textId = `${pageId}-${id}${locale === undefined ? '' : `-${locale}`}`;
    const lang = locale === undefined ? '' : ` lang="${escapeHtml(locale)}"`;
    const button =
      kind === 'text'
        ? `<button type="button" data-copy="${escapeHtml(textId)}" aria-label="Copy ${escapeHtml(label)}">Copy</button>`
        : '';
    return inLanguage(
      locale,
      language,
      `<div class="copy"><pre id="${escapeHtml(textId)}" dir="auto"${lang}>${escapeHtml(text)}</pre>${button}</div>`,
    );
  });
}

/** Hides what is in another language than the chosen one. */
function inLanguage(locale: string | undefined, language: string | undefined, html: string): string {
  if (locale === undefined) return html;
  return `<div data-language="${escapeHtml(locale)}"${locale === language ? '' : ' hidden'}>${html}</div>`;
}

function pictureList({ label, images }: HandOverPictures, pathOf: Shown['pathOf']): string {
  const items = images.flatMap(({ id }) => {
    const path = pathOf(id);
    if (path === undefined) return [];
    const address = path.split('/').map(encodeURIComponent).join('/');
    const name = path.split('/').at(-1) ?? path;
    return [
      `<li><a href="${escapeHtml(address)}"><img src="${escapeHtml(address)}" alt="" loading="lazy"></a>${escapeHtml(name)}</li>`,
    ];
  });
  const folders = [
    ...new Set(images.flatMap(({ id }) => pathOf(id)?.split('/').slice(0, -1).join('/') ?? [])),
  ];
  const from = folders.join(', ');
  const files = images.length === 1 ? 'this file' : `these ${images.length} files`;
  const order = images.length === 1 ? '' : ', in this order';
  return `<p>${escapeHtml(label)}: drag ${files} from the folder ${escapeHtml(from)}${order}.</p><ul class="pictures">${items.join('')}</ul>`;
}

function answers(groups: readonly SheetGroup[]): string[] {
  return groups
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ title, rows }) => [
      ...(title === '' ? [] : [`<p><em>${escapeHtml(title)}</em></p>`]),
      '<table>',
      ...rows.map(
        ({ asks, answer }) =>
          `<tr><th scope="row">${escapeHtml(asks)}</th><td>${escapeHtml(answer ?? 'Not answered yet')}</td></tr>`,
      ),
      '</table>',
    ]);
}
