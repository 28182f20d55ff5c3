import { FIELD_LABELS, type FormField } from '../submissions/field-labels';

/** Parts of a shared draft that have no label in the form. */
const PART_LABELS: Record<string, string> = {
  builds: 'Build facts',
  platform: 'Platform',
  defaultLocale: 'Main language',
  checkConfig: 'Accepted findings',
};

/** The label of the value at a path such as `listings/en-US/title`, with its locale: `App Name (en-US)`. */
export function contentLabel(path: string): string {
  const [part = '', locale = ''] = path.split('/');
  const name = path.split('/').at(-1) ?? path;
  const label = Object.hasOwn(FIELD_LABELS, name)
    ? FIELD_LABELS[name as FormField]
    : (PART_LABELS[part] ?? name);
  return part === 'listings' || part === 'playTexts' ? `${label} (${locale})` : label;
}

/** The labels of several paths, each once. */
export function contentLabels(paths: readonly string[]): string[] {
  return [...new Set(paths.map(contentLabel))];
}
