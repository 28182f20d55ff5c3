import { Lightbulb } from 'lucide-react';
import { confirmSuggestions, rejectSuggestion, type PrivacySuggestion } from '@/domain/privacy/suggestions';
import { Badge } from '@/components/badge';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import type { AnswersChange } from './answers-change';

/** The suggestions for one question, each with its reason. Nothing is answered before it is confirmed. */
export function QuestionSuggestions({
  suggestions,
  onChange,
}: {
  suggestions: readonly PrivacySuggestion[];
  onChange: (change: AnswersChange) => void;
}) {
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label="Suggested by your build" className="grid gap-2">
      {suggestions.map((suggestion) => (
        <li
          key={suggestion.id}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-control border border-dashed border-line-strong px-3 py-2 text-sm"
        >
          <div className="min-w-0 flex-1 basis-64">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone="info" icon={<Lightbulb aria-hidden="true" />}>
                {suggestion.isGuess ? 'Perhaps' : 'Suggested'}
              </Badge>
              <span className="font-medium">Yes: {suggestion.label}</span>
            </p>
            <p className="mt-1 text-[0.8125rem] text-ink-soft [overflow-wrap:anywhere]">
              Because {suggestion.reasons.join('; ')}.
            </p>
          </div>
          <span className="flex gap-2">
            <Button
              variant="secondary"
              size="small"
              aria-label={`Confirm: ${suggestion.label}`}
              onClick={() => onChange((now) => confirmSuggestions(now, [suggestion]))}
            >
              Confirm
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Not so: ${suggestion.label}`}
              onClick={() => onChange((now) => rejectSuggestion(now, suggestion.id))}
            >
              Not so
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** All suggestions at once, for a publisher who trusts the build. */
export function AllSuggestions({
  suggestions,
  onChange,
}: {
  suggestions: readonly PrivacySuggestion[];
  onChange: (change: AnswersChange) => void;
}) {
  if (suggestions.length === 0) return null;
  const count = suggestions.length;
  return (
    <Notice
      tone="info"
      title={count === 1 ? 'Your build suggests one answer' : `Your builds suggest ${count} answers`}
      actions={
        <Button
          variant="secondary"
          size="small"
          onClick={() => onChange((now) => confirmSuggestions(now, suggestions))}
        >
          {count === 1 ? 'Confirm it' : 'Confirm all of these'}
        </Button>
      }
    >
      <ul className="mt-1 list-disc pl-5">
        {suggestions.map(({ id, label, because, reasons, isGuess }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {label}
            <span className="text-ink-soft">
              {' '}
              {isGuess ? 'perhaps, ' : ''}because {because}
              {reasons.length > 1 && ` and ${reasons.length - 1} more`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-soft">
        They are suggestions: both stores hold you responsible for the answers. Each is repeated, with its
        reasons, at its question below.
      </p>
    </Notice>
  );
}
