import type { Platform } from '@/model/app';
import { builderOf, uploadedStores } from '../builders/builder-of';
import type { ConsoleItem } from './console';
import type { HandOverSource, HandOverValue } from './value';

/** An item of a list, with what the draft has for it. */
interface ListedItem extends ConsoleItem {
  state: 'given' | 'missing' | 'open';
  content: HandOverValue | undefined;
}

/**
 * Says in the builder's words how to get the file that a console takes. Where the builder uploads it, sending it from
 * there replaces the file, which then is not missing.
 */
export function byBuilder<Item extends ListedItem>(
  item: Item,
  source: HandOverSource,
  store: Platform,
): Item {
  if (item.builder === undefined) return item;
  const builder = builderOf(source);
  const output = builder?.file[store];
  const isUploaded = uploadedStores(source, builder).includes(store);
  const state = isUploaded && item.state === 'missing' ? 'open' : item.state;
  if (item.builder === 'listed') return { ...item, state };
  const isByHand = output?.way === 'first-by-hand' && !source.details.isUpdate;
  if (isUploaded && !isByHand)
    return {
      ...item,
      kind: 'task',
      label: `Send the build with ${builder?.name ?? 'your builder'}`,
      note: output?.steps.join(' '),
      state: 'open',
      content: undefined,
    };
  if (!builder || !output) return { ...item, state };
  const steps = `In ${builder.name}: ${output.steps.join(' ')}`;
  return { ...item, state, note: item.note === undefined ? steps : `${item.note} ${steps}` };
}
