import type { Platform } from '@/model/app';
import type { Finding } from '@/model/finding';
import type { WizardStep } from '@/model/wizard-step';
import type { PreviewPart } from './preview-layout';

/** Where the form keeps a part of the page: the step, and the field’s name where it has one. */
export interface PreviewTarget {
  step: WizardStep;
  field?: string;
}

interface PartInfo extends PreviewTarget {
  label: string;
  /** The field on Google Play, where it is another one. */
  playField?: string;
}

/** Each part with what the form calls it. Field names are those of findings (`subject.field`). */
export const PREVIEW_PARTS: Record<PreviewPart, PartInfo> = {
  title: { label: 'App name', step: 'listing', field: 'title' },
  subtitle: { label: 'Subtitle', step: 'listing', field: 'subtitle' },
  shortDescription: { label: 'Short description', step: 'listing', field: 'shortDescription' },
  promotionalText: { label: 'Promotional text', step: 'listing', field: 'promotionalText' },
  description: { label: 'Description', step: 'listing', field: 'description' },
  releaseNotes: { label: 'What’s New', step: 'listing', field: 'releaseNotes' },
  icon: { label: 'Icon', step: 'screenshots' },
  screenshots: { label: 'Screenshots', step: 'screenshots' },
  header: { label: 'Header (iOS 27)', step: 'screenshots' },
  'search-asset': { label: 'Search picture (iOS 27)', step: 'screenshots' },
  category: { label: 'Category', step: 'listing', field: 'primaryCategory' },
  developer: { label: 'Developer', step: 'listing', field: 'copyright', playField: 'developerName' },
  'age-rating': { label: 'Age rating', step: 'listing', field: 'ratings/profanityOrCrudeHumor' },
  privacy: { label: 'Privacy answers', step: 'listing', field: 'privacy/location' },
  size: { label: 'Size of the build', step: 'build' },
  version: { label: 'Version', step: 'listing', field: 'version' },
};

const CREATIVE_SLOTS: Record<string, PreviewPart> = {
  'apple-header': 'header',
  'apple-search': 'search-asset',
  'apple-universal': 'header',
};

/** Where the content of a part is edited: the wizard step, and the field where there is one. */
export function editorOf(part: PreviewPart, store: Platform): PreviewTarget {
  const { step, field, playField } = PREVIEW_PARTS[part];
  const name = store === 'android' ? (playField ?? field) : field;
  return { step, ...(name !== undefined && { field: name }) };
}

/** The part of a page that a finding concerns; undefined for one that no page shows. */
export function partOf({ subject, area }: Finding): PreviewPart | undefined {
  const byField = (Object.keys(PREVIEW_PARTS) as PreviewPart[]).find(
    (part) =>
      subject.field !== undefined &&
      [PREVIEW_PARTS[part].field, PREVIEW_PARTS[part].playField].includes(subject.field),
  );
  if (byField) return byField;
  if (subject.field?.startsWith('ratings/')) return 'age-rating';
  if (area !== 'graphics') return undefined;
  const slot = subject.slot ?? '';
  if (slot.endsWith('-icon')) return 'icon';
  return CREATIVE_SLOTS[slot] ?? 'screenshots';
}

/** The findings about one part, of the store and language that are shown. */
export function findingsOfPart(
  findings: readonly Finding[],
  part: PreviewPart,
  { store, locale }: { store: 'ios' | 'android'; locale: string },
): Finding[] {
  return findings.filter(
    (finding) =>
      partOf(finding) === part &&
      (finding.subject.store ?? store) === store &&
      (finding.subject.locale ?? locale) === locale,
  );
}
