import { Badge, SampleBadge } from '@/components/badge';
import { Card } from '@/components/card';
import { TEAM_ROLES } from '@/domain/team/roles';
import { WORKFLOW_STEPS } from '@/domain/team/workflow';

export function WorkflowTab() {
  return (
    <Card
      title="Workflow Setup"
      description="Every submission passes these steps in this order."
      aside={<SampleBadge kind="Sample data" />}
    >
      <ol className="flex flex-col">
        {WORKFLOW_STEPS.map((step, index) => (
          <li key={step.id} className="flex gap-4">
            <div className="flex flex-col items-center" aria-hidden="true">
              <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft text-sm font-semibold text-accent-strong tabular-nums">
                {step.order}
              </span>
              {index < WORKFLOW_STEPS.length - 1 && <span className="w-px flex-1 bg-line-strong" />}
            </div>
            <div className="flex flex-1 flex-wrap items-center justify-between gap-2 pb-6">
              <div>
                <h3 className="font-medium">{step.name}</h3>
                <p className="text-sm text-ink-soft">Owner: {TEAM_ROLES[step.role].label}</p>
              </div>
              <Badge tone={step.required ? 'accent' : 'neutral'}>
                {step.required ? 'Required' : 'Optional'}
              </Badge>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
