import { textAt } from '@/domain/merge-records';
import { appleCategoryLabel } from '@/domain/stores/apple-categories';
import { formatBytes } from '@/domain/format-bytes';
import { PLATFORM_LABELS } from './build-fill';

/** A value of a draft that is not a text, e.g. a switch or a list, in words. */
export function choiceText(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '(none)';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'string') {
    if (field === 'platform' && Object.hasOwn(PLATFORM_LABELS, value)) {
      return PLATFORM_LABELS[value as keyof typeof PLATFORM_LABELS];
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
