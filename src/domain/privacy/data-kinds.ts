import { DATA_KINDS } from 'virtual:catalog/data-kinds';
import type { AppleDataType, DataKind, DataTopicId, PlayDataType } from '@/model/data-kinds';

/** Where a store's type covers several kinds, an import takes one of these unless another was chosen before. */
const USUAL_KINDS: readonly string[] = ['other-personal', 'other-sensitive', 'user-content', 'chat'];

/** The kinds that a type of Google's form consists of, the most usual first. */
export function kindsOfPlayType(type: PlayDataType): DataKind[] {
  return usualFirst(DATA_KINDS.filter((each) => each.play === type));
}

/** The kinds that one of Apple's types consists of, the most usual first. */
export function kindsOfAppleType(type: AppleDataType): DataKind[] {
  return usualFirst(DATA_KINDS.filter((each) => each.apple === type));
}

/** The kinds of a topic, in the order in which they are asked for. */
export function kindsOfTopic(topic: DataTopicId): DataKind[] {
  return DATA_KINDS.filter((each) => each.topic === topic);
}

function usualFirst(kinds: DataKind[]): DataKind[] {
  const isUsual = ({ id }: DataKind) => USUAL_KINDS.includes(id);
  return [...kinds.filter(isUsual), ...kinds.filter((each) => !isUsual(each))];
}
