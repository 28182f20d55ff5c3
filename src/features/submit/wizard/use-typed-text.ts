import { startTransition, useOptimistic } from 'react';

/**
 * Shows a text in its field while it is typed, and renders what else depends on it afterwards, in pieces that the next
 * key interrupts. A draft is also rendered as soon as the field loses the focus, so that a press that follows finds the
 * newest text.
 * @returns the text to show, and what to call with a changed one
 */
export function useTypedText(
  text: string,
  onText: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [shown, show] = useOptimistic(text);
  const change = (next: string) =>
    startTransition(() => {
      show(next);
      onText(next);
    });
  return [shown, change];
}
