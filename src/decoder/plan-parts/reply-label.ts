import type { Advice } from '../advice';
import type { Platform } from '@/model/app';

const LABELS: Record<Platform, Record<'yes' | 'only-if-wrong', string>> = {
  ios: { yes: 'In the reply', 'only-if-wrong': 'If they are wrong, reply' },
  // Google Play has no reply: what is said there is said in an appeal.
  android: { yes: 'In an appeal', 'only-if-wrong': 'If they are wrong, appeal' },
};

/** Says where a case's `say` belongs; undefined where there is nothing to say. */
export function replyLabel({ do: toReply }: Advice['reply'], store: Platform): string | undefined {
  return toReply === 'no' ? undefined : LABELS[store][toReply];
}
