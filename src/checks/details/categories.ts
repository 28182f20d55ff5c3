import { APPLE } from 'virtual:catalog/sources';
import { appleCategoryChoice, appleCategoryLabel } from '@/domain/stores/apple-categories';
import { defineFamily } from '../define-rule';
import type { DetailsCheck, DetailsFound } from './details-check';

const CATEGORY_RULE = {
  stores: ['ios'],
  source: APPLE.categories,
  checked: '2026-11-20',
  effort: 'field',
} as const;

/** The categories on the App Store, of which the first is required. */
export const CATEGORIES = defineFamily({
  rules: {
    'details-category-missing': {
      ...CATEGORY_RULE,
      title: 'Primary category missing',
      severity: 'blocker',
      isMissing: true,
      why: 'The App Store asks for it before the app can be submitted.',
      fix: 'Choose one.',
      examples: { fires: { primaryCategory: '' }, holds: { primaryCategory: 'LIFESTYLE' } },
    },
    'details-category-unknown': {
      ...CATEGORY_RULE,
      title: 'Unknown category',
      severity: 'blocker',
      why: 'An unknown category makes the upload fail.',
      fix: 'Choose another, or none.',
      examples: { fires: { primaryCategory: 'JOURNALS' }, holds: { primaryCategory: 'LIFESTYLE' } },
    },
    'details-category-same': {
      ...CATEGORY_RULE,
      title: 'Both categories are the same',
      severity: 'warning',
      why: 'A second category equal to the first helps nobody find the app.',
      fix: 'Choose another, or none.',
      examples: {
        fires: { primaryCategory: 'LIFESTYLE', secondaryCategory: 'LIFESTYLE' },
        holds: { primaryCategory: 'LIFESTYLE', secondaryCategory: 'PRODUCTIVITY' },
      },
    },
  },
  *check({
    details: { primaryCategory, secondaryCategory },
  }: DetailsCheck): Generator<DetailsFound & { rule: `details-category-${'missing' | 'unknown' | 'same'}` }> {
    const primary = appleCategoryChoice(primaryCategory);
    const secondary = appleCategoryChoice(secondaryCategory);
    if (!primary) {
      const isMissing = primaryCategory.trim() === '';
      yield {
        field: 'primaryCategory',
        rule: isMissing ? 'details-category-missing' : 'details-category-unknown',
        title: isMissing ? 'Primary category is missing' : unknownTitle(primaryCategory),
        why: 'The App Store asks for it before the app can be submitted.',
        fix: 'Choose one.',
      };
    }
    if (secondaryCategory.trim() !== '' && !secondary)
      yield {
        field: 'secondaryCategory',
        rule: 'details-category-unknown',
        title: unknownTitle(secondaryCategory),
      };
    if (primary && secondary && primaryCategory === secondaryCategory)
      yield {
        field: 'secondaryCategory',
        rule: 'details-category-same',
        title: `Both categories are ${appleCategoryLabel(primaryCategory)}`,
      };
  },
});

function unknownTitle(category: string): string {
  return `“${category.slice(0, 60)}” is not a category of the App Store`;
}
