import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/badge';

/** A suggestion for one question: the answer, its reasons and the buttons that take or reject it. */
export function SuggestedAnswer({
  answer,
  reasons,
  isGuess,
  actions,
}: {
  /** e.g. `Yes: Device or installation ID`. */
  answer: string;
  /** Follow "because". */
  reasons: string;
  isGuess: boolean;
  actions?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-control border border-dashed border-line-strong px-3 py-1.5 text-sm">
      <p className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <Badge tone="info" icon={<Lightbulb />}>
          {isGuess ? 'Perhaps' : 'Suggested'}
        </Badge>{' '}
        <span className="font-medium">{answer}</span>{' '}
        <span className="text-[0.8125rem] text-ink-soft">Because {reasons}.</span>
      </p>
      {actions && <span className="flex gap-2">{actions}</span>}
    </div>
  );
}
