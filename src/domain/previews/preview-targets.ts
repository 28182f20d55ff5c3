import type { Platform } from '../apps/app';
import type { Finding, WizardStep } from '../findings';
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
  title: { label: 'App name', step: 2, field: 'title' },
  subtitle: { label: 'Subtitle', step: 2, field: 'subtitle' },
  shortDescription: { label: 'Short description', step: 2, field: 'shortDescription' },
  promotionalText: { label: 'Promotional text', step: 2, field: 'promotionalText' },
  description: { label: 'Description', step: 2, field: 'description' },
  releaseNotes: { label: 'What’s New', step: 2, field: 'releaseNotes' },
  icon: { label: 'Icon', step: 3 },
  screenshots: { label: 'Screenshots', step: 3 },
  header: { label: 'Header (iOS 27)', step: 3 },
  'search-asset': { label: 'Search picture (iOS 27)', step: 3 },
  category: { label: 'Category', step: 2, field: 'primaryCategory' },
  developer: { label: 'Developer', step: 2, field: 'copyright', playField: 'developerName' },
  'age-rating': { label: 'Age rating', step: 2, field: 'ratings/profanityOrCrudeHumor' },
  privacy: { label: 'Privacy answers', step: 2, field: 'privacy/location' },
  size: { label: 'Size of the build', step: 1 },
  version: { label: 'Version', step: 2, field: 'version' },
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
