import { PLATFORM_CHOICES } from '../apps/app';
import { formatBytes } from '../format-bytes';
import { textAt } from '../merge-records';
import { appleCategoryLabel } from '../stores/apple-categories';

/** Texts of the form that are chosen from a list. */
const CHOSEN =
  /^(?:platform|buildType|defaultLocale|details\/(?:primary|secondary)Category|ratings\/.+|privacy\/(?!texts\/).+)$/;

/** Whether the user types the value at a path, and does not choose it. */
export function isTyped(field: string, value: unknown): value is string {
  return typeof value === 'string' && !CHOSEN.test(field);
}

/** A value of a draft that is not a text, e.g. a switch or a list, in words. */
export function choiceText(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '(none)';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'string') {
    if (field === 'platform' && Object.hasOwn(PLATFORM_CHOICES, value)) {
      return PLATFORM_CHOICES[value as keyof typeof PLATFORM_CHOICES];
    }
    return /^details\/(?:primary|secondary)Category$/.test(field) ? appleCategoryLabel(value) : value;
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? '(none)' : value.map((each) => entryText(field, each)).join('\n');
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, each]) => `${key}: ${choiceText(`${field}/${key}`, each)}`)
      .join('\n');
  }
  return JSON.stringify(value);
}

/** One entry of a list: a build by its file, an accepted finding by its rule and reason. */
function entryText(field: string, entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  if (field === 'builds' && 'fileName' in entry && 'fileSize' in entry) {
    const identity = 'identity' in entry ? entry.identity : undefined;
    const [version, buildNumber] = ['version', 'buildNumber'].map((key) =>
      textAt({ identity }, `identity/${key}`),
    );
    const number = [version, buildNumber !== undefined && `(${buildNumber})`].filter(Boolean).join(' ');
    return [String(entry.fileName), number, formatBytes(Number(entry.fileSize))].filter(Boolean).join(', ');
  }
  return Object.values(entry)
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .join(', ');
}
