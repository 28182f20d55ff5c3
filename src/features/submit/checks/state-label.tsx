import { useStanding, type DraftStanding, type StateWords } from './readiness-store';

const LOOKS: Record<StateWords['tone'], string> = {
  bad: 'text-bad',
  warn: 'text-warn',
  good: 'text-good',
  neutral: 'text-ink-soft',
};

/** The state of a step or a part in words. Nothing is called ready while a change has not been checked. */
export function StateLabel({
  isOpenOnly = false,
  wordsOf,
}: {
  /** Shows nothing where nothing is left to do. */
  isOpenOnly?: boolean;
  /** Undefined for a place without a state. */
  wordsOf: (standing: DraftStanding) => StateWords | undefined;
}) {
  const standing = useStanding();
  const words = standing && wordsOf(standing);
  if (!words || (words.tone === 'good' && isOpenOnly)) return null;
  if (words.tone === 'good' && !standing.isCurrent) return <span className="text-ink-faint">…</span>;
  return <span className={`font-medium tabular-nums ${LOOKS[words.tone]}`}>{words.text}</span>;
}
