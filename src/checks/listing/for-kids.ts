import { fieldSays, quoted } from '@/domain/listings/field-label';
import { findPhrases, phraseTable } from '@/domain/listings/wording/match-phrases';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import type { ListingCheck, ListingFound } from './listing-check';

const FOR_KIDS = phraseTable({
  en: 'for kids | for children | for toddlers | for babies | kids only',
  de: 'für kinder | für kleinkinder',
  fr: 'pour enfants | pour les enfants | pour tout-petits',
  es: 'para niños | para ninos | infantil',
  pt: 'para crianças | infantil',
  it: 'per bambini | per bimbi',
  nl: 'voor kinderen | voor peuters',
  pl: 'dla dzieci',
  ru: 'для детей',
  tr: 'çocuklar için',
  ja: '子供向け | 子ども向け | キッズ向け',
  ko: '어린이용 | 아이들을 위한 | 유아용',
  zh: '儿童版 | 兒童版 | 给孩子的 | 幼儿版',
  ar: 'للأطفال',
  hi: 'बच्चों के लिए',
});

/** Apple keeps these words in names for the Kids category. */
export const KIDS_IN_NAME = defineRule({
  id: 'listing-for-kids',
  title: '“For Kids” outside the Kids category',
  since: '2026-11-26',
  severity: 'warning',
  stores: ['ios'],
  source: APPLE.kidsNames,
  checked: '2026-11-26',
  effort: 'field',
  isQuestion: true,
  why: 'Apple keeps “for kids” and “for children” in names for apps in its Kids category.',
  fix: 'Leave it out; “Made for Kids” can’t be taken back after the approval.',
  examples: {
    fires: { title: 'Lantern: Stories for Kids' },
    holds: { title: 'Lantern: Stories for Families' },
  },
  *check(check: ListingCheck): Generator<ListingFound> {
    if (!check.platforms.includes('ios') || check.isForKids === true) return;
    for (const field of ['title', 'subtitle'] as const) {
      const hits = findPhrases(check.words(field), FOR_KIDS).map(({ text }) => text);
      if (hits.length === 0) continue;
      yield { field, store: 'ios', title: fieldSays(field, ['ios'], `says ${quoted(hits)}`) };
    }
  },
});
