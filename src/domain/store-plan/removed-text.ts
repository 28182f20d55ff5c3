import { countOf } from '@/domain/texts';
import type { PictureChange } from '@/model/store-plan';
import { isRemoval, type ShownChange } from './merge-fields';

/** A step of a plan, as far as it is shown. */
interface ShownChanges {
  fields?: readonly ShownChange[] | undefined;
  pictures?: readonly Pick<PictureChange, 'change' | 'name'>[] | undefined;
}

/** Counts what a plan takes out of the store: "1 text and 2 files". Undefined where it removes nothing. */
export function removedText(steps: readonly ShownChanges[]): string | undefined {
  const texts = steps.flatMap(({ fields = [] }) => fields.filter(isRemoval)).length;
  const pictures = steps.flatMap(({ pictures: list = [] }) =>
    list.filter(({ change }) => change === 'removed'),
  ).length;
  const parts = [
    ...(texts > 0 ? [countOf(texts, 'text')] : []),
    ...(pictures > 0 ? [countOf(pictures, 'file')] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : undefined;
}
