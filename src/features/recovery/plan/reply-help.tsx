import { ModelTasks } from '@/components/model-help/model-help';
import { markOf } from '@/domain/proposals/model-marks';

/** The browser's model for a drafted reply: the same facts, in a more natural text. */
export function ReplyHelp({
  title,
  draft,
  text,
  facts,
  onText,
}: {
  title: string;
  /** The reply that was drafted from the cases. */
  draft: string;
  /** The reply that is shown. */
  text: string;
  /** The steps that the plan has. */
  facts: string;
  onText: (text: string) => void;
}) {
  const place = `reply/${markOf(draft)}`;
  return (
    <ModelTasks
      className="mt-2"
      label="Draft the answer"
      tasks={[
        {
          ...{ kind: 'reply', place, label: title, from: draft, facts },
          ...{ locale: 'en-US', fromLocale: 'en-US', limit: 4000 },
        },
      ]}
      workId={`recovery:${markOf(draft)}`}
      labelOf={() => title}
      textIn={() => text}
      rules={() => []}
      put={(_, written) => onText(written)}
    />
  );
}
