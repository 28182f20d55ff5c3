import type { StoreDetailsProps } from './detail-section';
import type { DetailField } from '@/model/draft';
import { FIELD_LABELS } from '@/domain/submissions/field-labels';
import { setDetail } from '../../wizard/draft-changes';

/** Props of the control of one detail: its label, its name and its value. */
export function namedDetail(key: DetailField, { draft }: Pick<StoreDetailsProps, 'draft'>) {
  return { label: FIELD_LABELS[key], name: `details/${key}`, value: draft.details[key] };
}

/** Props of a text field for one detail. */
export function textDetail(key: DetailField, props: Pick<StoreDetailsProps, 'draft' | 'onChange'>) {
  return {
    ...namedDetail(key, props),
    autoComplete: 'off',
    onText: (next: string) => props.onChange(setDetail(key, next)),
  };
}
