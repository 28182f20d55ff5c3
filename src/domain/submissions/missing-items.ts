import { WIZARD_STEP_NUMBERS, type WizardStep } from '@/model/wizard-step';
import { PLATFORMS, type Platform } from '@/model/app';
import type { Finding } from '@/model/finding';
import { longestFirst } from '../findings';
import { groupBy } from '../group-by';
import { localeLabel } from '../locales/product-locales';
import { slotById } from '../screenshots/slots';
import { STORE_GRAPHICS } from '../screenshots/store-graphics';
import { STORES } from '../stores/stores';
import { FIELD_LABELS, isFormField, type FormField } from './field-labels';

/** The place in the wizard that an item leads to. */
export type MissingField = FormField | 'build' | 'screenshots' | 'icon' | 'feature-graphic' | SectionField;

/** The name of a control in a section of step 2. */
type SectionField = `${'purchases' | 'release' | 'privacy' | 'ratings'}/${string}`;

/** One line of the checklist of what is not filled in yet. */
export interface MissingItem {
  /** Id of its first finding. */
  id: string;
  rule: string;
  effort: Finding['effort'];
  /** Field or question to fill in, as the form names it. */
  label: string;
  /** The fields that are empty, where one line covers several, e.g. the parts of a contact. */
  parts: string[];
  /** The remedy. */
  hint: string;
  /** The stores that ask for it. */
  stores: Platform[];
  /** Product locales in which it is missing; none for what is not per language. */
  locales: string[];
  /** `in German (Deutsch)`, `in 3 languages`; empty where only the main language lacks it. */
  languages: string;
  /** Whether a store refuses a submission without it; otherwise it is recommended. */
  isRequired: boolean;
  where: WizardStep;
  /** The first field to fill in. */
  field: MissingField;
}

/** The items of one step of the wizard. */
export interface MissingStep {
  step: WizardStep;
  items: MissingItem[];
}

const FIELD_ORDER: readonly string[] = Object.keys(FIELD_LABELS);

/**
 * Makes a checklist of findings about what is not filled in: one item for a field, whatever the number of languages, in
 * the order of the steps. Within a step what takes longest is first, otherwise the order is that of the form.
 */
export function missingItems(findings: readonly Finding[], defaultLocale: string): MissingItem[] {
  return [...groupBy(findings, groupOf).values()]
    .flatMap((group) => itemOf(group, defaultLocale))
    .sort(
      (a, b) =>
        WIZARD_STEP_NUMBERS[a.where] - WIZARD_STEP_NUMBERS[b.where] ||
        longestFirst(a, b) ||
        orderOf(a) - orderOf(b),
    );
}

/** Groups items that are already in the order of the steps. */
export function missingSteps(items: readonly MissingItem[]): MissingStep[] {
  const steps: MissingStep[] = [];
  for (const item of items) {
    const last = steps.at(-1);
    if (last?.step === item.where) last.items.push(item);
    else steps.push({ step: item.where, items: [item] });
  }
  return steps;
}

/** `14 to fill in`, `13 to fill in, 1 recommended`. @param what after the first number */
export function missingCount(items: readonly MissingItem[], what = ' to fill in'): string {
  const required = items.filter(({ isRequired }) => isRequired).length;
  return [
    required > 0 && `${required}${what}`,
    required < items.length && `${items.length - required} recommended`,
  ]
    .filter(Boolean)
    .join(', ');
}

function groupOf({ rule, subject }: Finding): string {
  if (rule === 'details-review-contact-missing') return rule;
  if (rule === 'build-missing') return `${rule} ${subject.store}`;
  return `${rule} ${subject.field ?? subject.slot}`;
}

function orderOf({ field }: MissingItem): number {
  // The two forms are the last parts of step 2.
  return /^(?:privacy|ratings)\//.test(field) ? FIELD_ORDER.length : FIELD_ORDER.indexOf(field);
}

function itemOf(group: readonly Finding[], defaultLocale: string): MissingItem[] {
  const [first] = group;
  if (!first) return [];
  const fields = inOrder(group.flatMap(({ subject }) => subject.field ?? []).filter(isFormField));
  const locales = [...new Set(group.flatMap(({ subject }) => subject.locale ?? []))];
  return [
    {
      id: first.id,
      rule: first.rule,
      effort: first.effort,
      label: labelOf(first),
      parts: fields.length > 1 || isContact(first) ? fields.map((field) => FIELD_LABELS[field]) : [],
      hint: first.fix,
      stores: storesOf(group),
      locales,
      languages: languagesOf(locales, defaultLocale),
      isRequired: group.some(({ severity }) => severity === 'blocker'),
      where: first.where,
      field: fields[0] ?? placeOf(first),
    },
  ];
}

function inOrder(fields: readonly FormField[]): FormField[] {
  return [...new Set(fields)].sort((a, b) => FIELD_ORDER.indexOf(a) - FIELD_ORDER.indexOf(b));
}

function isContact({ rule }: Finding): boolean {
  return rule === 'details-review-contact-missing';
}

/** A finding without a store is about both. */
function storesOf(group: readonly Finding[]): Platform[] {
  return PLATFORMS.filter((store) =>
    group.some(({ subject }) => subject.store === undefined || subject.store === store),
  );
}

function languagesOf(locales: readonly string[], defaultLocale: string): string {
  const [only] = locales;
  if (only === undefined || (locales.length === 1 && only === defaultLocale)) return '';
  return locales.length === 1 ? `in ${localeLabel(only)}` : `in ${locales.length} languages`;
}

function labelOf(finding: Finding): string {
  const { rule, subject, title } = finding;
  if (rule === 'build-missing')
    return `Build for ${subject.store ? STORES[subject.store].name : 'the store'}`;
  if (isContact(finding)) return 'App Review contact';
  if (rule === 'details-demo-account-missing') return 'Demo account for the reviewers';
  if (rule === 'privacy-open') return 'Privacy questions';
  if (rule === 'rating-open') return 'Age rating questions';
  if (subject.slot !== undefined) return imageLabel(subject.slot) ?? title;
  return subject.field !== undefined && isFormField(subject.field) ? FIELD_LABELS[subject.field] : title;
}

function imageLabel(slotId: string): string | undefined {
  const graphic = STORE_GRAPHICS.find(({ id }) => id === slotId);
  if (graphic) return `${graphic.label}, ${graphic.size.width}x${graphic.size.height}`;
  const slot = slotById(slotId);
  return slot && (/screenshots$/i.test(slot.label) ? slot.label : `${slot.label} screenshots`);
}

function placeOf({ subject }: Finding): MissingField {
  if (isSectionField(subject.field)) return subject.field;
  if (subject.slot === undefined) return 'build';
  const graphic = STORE_GRAPHICS.find(({ id }) => id === subject.slot);
  return graphic?.kind ?? 'screenshots';
}

/** Whether a finding is about a field whose path is the name of its control. */
function isSectionField(field: string | undefined): field is SectionField {
  return field !== undefined && /^(?:purchases|release|privacy|ratings)\//.test(field);
}
