import type { Platform } from '@/model/app';
import type { DraftContent } from '@/model/draft';
import { TOOLS } from 'virtual:catalog/sources';
import { STORES } from '@/domain/stores/stores';
import { defineFamily } from '../define-rule';
import type { DraftFound } from './draft-found';

interface Subject {
  draft: Pick<DraftContent, 'builds' | 'bundleId' | 'version'>;
  platforms: readonly Platform[];
  /** Stores whose build the publisher's builder uploads: nothing is missing, and nothing of it was checked. */
  uploaded: readonly Platform[];
}

const MISSING_RULE = {
  severity: 'blocker',
  source: TOOLS.submission,
  checked: '2026-11-20',
  isMissing: true,
} as const;

/** The parts without which there is nothing to submit. */
export const MISSING_PARTS = defineFamily({
  rules: {
    'build-missing': {
      ...MISSING_RULE,
      title: 'No build for a store',
      effort: 'build',
      why: 'Nothing can be submitted without a build, and most checks need it.',
      fix: 'Choose the .ipa or the .aab of the app.',
      examples: { fires: 'a submission to both stores with an .ipa', holds: 'the same with an .aab as well' },
    },
    'form-missing': {
      ...MISSING_RULE,
      title: 'Bundle id or version missing',
      effort: 'field',
      why: 'The stores and the upload tools identify the app and its version by it.',
      fix: 'Enter it, or choose a build: StorePilot reads it from there.',
      examples: { fires: 'an empty version', holds: '1.4.0' },
    },
  },
  *check({
    draft,
    platforms,
    uploaded,
  }: Subject): Generator<DraftFound & { rule: 'build-missing' | 'form-missing' }> {
    for (const store of platforms) {
      if (draft.builds.some((build) => build.platform === store)) continue;
      const base = { rule: 'build-missing', area: 'build', where: 'build', subject: { store } } as const;
      if (uploaded.includes(store))
        yield {
          ...base,
          severity: 'note',
          title: `The build for ${STORES[store].name} was not checked`,
          why: 'Your builder uploads it, so its version, icon and permissions are unknown here.',
          fix: 'If your builder offers the file for download, choose it here to have it checked.',
        };
      else
        yield {
          ...base,
          title: `There is no build for ${STORES[store].name}`,
          fix: store === 'ios' ? 'Choose the .ipa of the app.' : 'Choose the .aab of the app.',
        };
    }
    for (const field of ['bundleId', 'version'] as const)
      if (draft[field].trim() === '')
        yield {
          rule: 'form-missing',
          area: 'build',
          where: 'listing',
          subject: { field },
          title: field === 'bundleId' ? 'The bundle id is missing' : 'The version is missing',
        };
  },
});
