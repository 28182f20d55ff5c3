import { escapeHtml } from './print-html';

/** The subject of a document. All texts come from the publisher and are shown as text only. */
export interface ReadinessSubject {
  appName: string;
  bundleId: string;
  version: string;
  /** `YYYY-MM-DD` in the publisher's time zone. */
  exportDate: string;
}

/** For separate files that are opened outside of the app; the app's own pages contain no style elements. */
const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #1a1c23; background: #fff; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; }
h2 { font-size: 1.2rem; margin-top: 2rem; border-bottom: 1px solid #c9ccd6; }
.meta { color: #4d5160; font-size: .9rem; }
@media print { body { margin: 0; max-width: none; } }`;

/** Styles of a sheet of questions and answers. */
export const SHEET_STYLE = `
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; break-after: avoid; }
table { border-collapse: collapse; width: 100%; }
tr { break-inside: avoid; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid #e3e5eb; overflow-wrap: anywhere; font-weight: 400; }
.open { color: #b3261e; font-weight: 400; }`;

/**
 * Writes an HTML document about a submission that loads nothing from elsewhere.
 * @param title beginning of the document's title, which continues with the app and its version
 * @param heading line above the app's name
 * @param body HTML, escaped by the caller
 */
export function htmlDocument({
  subject: { appName, bundleId, version, exportDate },
  title,
  heading,
  date = exportDate,
  style,
  policy,
  body,
}: {
  subject: ReadinessSubject;
  title: string;
  heading: string;
  date?: string;
  style: string;
  /** Sources that the document may load beyond its own styles. */
  policy?: string;
  body: readonly string[];
}): string {
  const name = appName || bundleId || 'App without a name';
  const identity = [bundleId, version && `version ${version}`, date].filter((part) => part !== '');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    // Even with unescaped text the document could load and run nothing.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${policy === undefined ? '' : `; ${policy}`}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${title} ${name} ${version}`.trim())}</title>`,
    `<style>${STYLE}${style}</style>`,
    '</head>',
    '<body>',
    `<p class="meta">${heading}, by StorePilot</p>`,
    `<h1 dir="auto">${escapeHtml(name)}</h1>`,
    `<p class="meta">${escapeHtml(identity.join(', '))}</p>`,
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
