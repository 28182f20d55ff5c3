import type { StoreDetailsProps } from './detail-section';
import type { SubmissionDetails } from '@/model/draft';
import { FIELD_LABELS } from '@/domain/submissions/field-labels';
import { setDetail } from '../../wizard/draft-changes';

export type TextKey = {
  [Key in keyof SubmissionDetails]: SubmissionDetails[Key] extends string ? Key : never;
}[keyof SubmissionDetails];
type FlagKey = Exclude<keyof SubmissionDetails, TextKey>;

/** Props of the control of one detail: its label, its name and its value. */
export function namedDetail(key: TextKey, { draft }: Pick<StoreDetailsProps, 'draft'>) {
  return { label: FIELD_LABELS[key], name: `details/${key}`, value: draft.details[key] };
}

/** Props of a text field for one detail. */
export function textDetail(key: TextKey, props: Pick<StoreDetailsProps, 'draft' | 'onChange'>) {
  return {
    ...namedDetail(key, props),
    autoComplete: 'off',
    onText: (next: string) => props.onChange(setDetail(key, next)),
  };
}

/** Props of a switch for one detail. */
export function flagDetail(key: FlagKey, { draft, onChange }: Pick<StoreDetailsProps, 'draft' | 'onChange'>) {
  return {
    place: `details/${key}`,
    isOn: draft.details[key],
    onChange: (isOn: boolean) => onChange(setDetail(key, isOn)),
  };
}
