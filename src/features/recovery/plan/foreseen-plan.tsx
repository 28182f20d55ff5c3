import { useMemo, useState } from 'react';
import { Card } from '@/components/card';
import { QuietButton } from '@/components/button';
import { planForCase } from '@/decoder/plan-for-case';
import { buildWords } from '@/decoder/plan-parts/build-words';
import { replyLabel } from '@/decoder/plan-parts/reply-label';
import { StepList } from './step-list';

/** The steps after a refusal that a check or a deadline foresees: nobody has refused anything yet. */
export function ForeseenPlan({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const plan = useMemo(() => planForCase(caseId), [caseId]);
  const [done, setDone] = useState<readonly string[]>([]);
  const [task] = plan?.tasks ?? [];
  if (!task) return null;
  return (
    <Card
      title={`If they refuse it: ${task.title}`}
      aria-label="If they refuse it"
      description={`${task.name}. Nobody has refused this yet: correct it now, and you won’t need these steps.`}
      aside={<QuietButton onClick={onClose}>Close</QuietButton>}
    >
      <p className="font-medium">{task.means}</p>
      <p className="text-sm text-ink-soft">{buildWords(task)}.</p>
      {task.notEnough !== undefined && <p className="mt-2 text-sm">{task.notEnough}</p>}
      <StepList
        steps={task.steps}
        done={done}
        onToggle={(id, isDone) =>
          setDone((now) => [...now.filter((each) => each !== id), ...(isDone ? [id] : [])])
        }
      />
      {task.reply?.say !== undefined && (
        <p className="mt-3 max-w-prose text-sm text-ink-soft">
          <span className="font-medium text-ink">{replyLabel(task.reply, task.store)}:</span> {task.reply.say}
        </p>
      )}
    </Card>
  );
}
