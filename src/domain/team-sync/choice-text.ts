import { DATA_PURPOSES } from 'virtual:catalog/data-purposes';
import { PLATFORM_CHOICES } from '@/model/app';
import { formatBytes } from '../format-bytes';
import { localeLabel } from '../locales/product-locales';
import { textAt } from '../merge-records';
import { ACCOUNT_METHODS, DELETION_ANSWERS, OUTSIDE_ACCOUNT_TYPES } from '../privacy/account-answers';
import { FREQUENCY_LABELS } from '../ratings/apple-questions';
import {
  CONTENT_SOURCE_LABELS,
  KIDS_LABELS,
  KOREA_LABELS,
  OVERRIDE_LABELS,
  PLAY_CATEGORY_LABELS,
} from '../ratings/rating-labels';
import { titleOfRule } from '@/checks/rules/rules';
import { appleCategoryLabel } from '../stores/apple-categories';
import { yesNo } from '../texts';
import { partLabel } from './answer-label';

/** Texts of the form that are chosen from a list. */
const CHOSEN =
  /^(?:platform|buildType|defaultLocale|details\/(?:primary|secondary)Category|ratings\/.+|purchases\/.*\/(?:kind|onlyIn|picture|group|period|renewal)|release\/(?:pricing|countries|license|release)|privacy\/(?!texts\/).+)$/;

/** Values that are stored as ids, by path, with the words that the form shows. */
const WORDS: readonly (readonly [path: RegExp, wordOf: (id: string) => string | undefined])[] = [
  [/^platform$/, wordsIn(PLATFORM_CHOICES)],
  [/^buildType$/, wordsIn({ release: 'Release' })],
  [/^defaultLocale$/, localeLabel],
  [/^details\/(?:primary|secondary)Category$/, appleCategoryLabel],
  [/^ratings\/apple\/.+$/, wordsIn(FREQUENCY_LABELS)],
  [/^ratings\/play\/category$/, wordsIn(PLAY_CATEGORY_LABELS)],
  [/^ratings\/play\/contentSource$/, wordsIn(CONTENT_SOURCE_LABELS)],
  [/^ratings\/options\/override$/, wordsIn(OVERRIDE_LABELS)],
  [/^ratings\/options\/kidsAgeBand$/, wordsIn(KIDS_LABELS)],
  [/^ratings\/options\/koreaOverride$/, wordsIn(KOREA_LABELS)],
  [/^privacy\/choices\/accountMethods$/, labelsOf(ACCOUNT_METHODS)],
  [/^privacy\/choices\/outsideAccountTypes$/, labelsOf(OUTSIDE_ACCOUNT_TYPES)],
  [/^privacy\/choices\/deletion$/, labelsOf(DELETION_ANSWERS)],
  [/^privacy\/uses\/[^/]+\/(?:p|sharingP)urposes$/, labelsOf(DATA_PURPOSES)],
  [/^privacy\/uses\/[^/]+\/onlyIn$/, wordsIn({ ios: 'The iOS app', android: 'The Android app' })],
];

/** Whether the user types the value at a path, and does not choose it. */
export function isTyped(field: string, value: unknown): value is string {
  return typeof value === 'string' && !CHOSEN.test(field);
}

/** A value of a draft that is not a text, e.g. a switch or a list, in the words of the form. */
export function choiceText(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '(none)';
  if (typeof value === 'boolean') return yesNo(value) ?? '';
  if (typeof value === 'string') return wordOf(field, value);
  if (Array.isArray(value)) {
    return value.length === 0 ? '(none)' : value.map((each) => entryText(field, each)).join('\n');
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, each]) => {
        const path = `${field}/${key}`;
        return `${partLabel(path) ?? key}: ${choiceText(path, each).replaceAll('\n', '; ')}`;
      })
      .join('\n');
  }
  return JSON.stringify(value);
}

function wordOf(field: string, id: string): string {
  return WORDS.find(([path]) => path.test(field))?.[1](id) ?? id;
}

/** One entry of a list: a build by its file, an accepted finding by its rule and reason. */
function entryText(field: string, entry: unknown): string {
  if (typeof entry === 'string') return wordOf(field, entry);
  if (typeof entry !== 'object' || entry === null) return String(entry);
  if (field === 'builds' && 'fileName' in entry && 'fileSize' in entry) {
    const identity = 'identity' in entry ? entry.identity : undefined;
    const [version, buildNumber] = ['version', 'buildNumber'].map((key) =>
      textAt({ identity }, `identity/${key}`),
    );
    const number = [version, buildNumber !== undefined && `(${buildNumber})`].filter(Boolean).join(' ');
    return [String(entry.fileName), number, formatBytes(Number(entry.fileSize))].filter(Boolean).join(', ');
  }
  return Object.entries(entry as Record<string, unknown>)
    .flatMap(([key, each]) => {
      const title = key === 'rule' && typeof each === 'string' ? titleOfRule(each) : undefined;
      if (title !== undefined) return title;
      return typeof each === 'string' || typeof each === 'number' ? `${each}` : [];
    })
    .join(', ');
}

function wordsIn(words: Readonly<Record<string, string>>): (id: string) => string | undefined {
  return (id) => (Object.hasOwn(words, id) ? words[id] : undefined);
}

function labelsOf(options: readonly { id: string; label: string }[]): (id: string) => string | undefined {
  return (id) => options.find((option) => option.id === id)?.label;
}
