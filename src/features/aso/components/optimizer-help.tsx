import { ModelTasks } from '@/components/model-help/model-help';
import { looseTextRules } from '@/components/model-help/text-rules';
import { countCharacters, fieldLimits } from '@/domain/listings/limits';
import type { TextTask } from '@/domain/proposals/text-task';
import { PLATFORMS } from '@/model/app';
import type { OptimizationInput } from '../model/optimization';

const LOCALE = 'en-US';
const TITLE = 'optimizer/title';
const DESCRIPTION = 'optimizer/description';
const TITLE_LIMIT = Math.min(...fieldLimits('title', PLATFORMS).map(({ max }) => max));

/** The browser's model for the two texts of the form: shortens the title, polishes the description. */
export function OptimizerHelp({
  input: { currentTitle, currentDescription },
  onChange,
}: {
  input: OptimizationInput;
  onChange: (changes: Partial<OptimizationInput>) => void;
}) {
  const both = { locale: LOCALE, fromLocale: LOCALE };
  const tasks: TextTask[] = [
    ...(countCharacters(currentTitle) > TITLE_LIMIT
      ? [
          {
            kind: 'shorten',
            place: TITLE,
            label: 'Title',
            from: currentTitle,
            limit: TITLE_LIMIT,
            ...both,
          } as const,
        ]
      : []),
    ...(currentDescription.trim() !== ''
      ? [
          {
            kind: 'polish',
            place: DESCRIPTION,
            label: 'Description',
            from: currentDescription,
            limit: 4000,
            ...both,
          } as const,
        ]
      : []),
  ];
  return (
    <ModelTasks
      label={tasks.some(({ place }) => place === TITLE) ? 'Shorten and polish' : 'Polish the description'}
      tasks={tasks}
      workId="optimizer"
      labelOf={(place) => (place === TITLE ? 'Title' : 'Description')}
      textIn={(place) => (place === TITLE ? currentTitle : currentDescription)}
      rules={(place, text) =>
        looseTextRules(
          place === TITLE
            ? { field: 'title', text, from: currentTitle, ...both }
            : { field: 'description', text, from: currentDescription, ...both },
        )
      }
      put={(place, text) => onChange(place === TITLE ? { currentTitle: text } : { currentDescription: text })}
    />
  );
}
