import { confirmSuggestions, rejectSuggestion, type PrivacySuggestion } from '@/domain/privacy/suggestions';
import { QuietButton, SmallButton } from '@/components/button';
import { Notice } from '@/components/notice';
import { SuggestedAnswer } from '../questions/suggested-answer';
import type { AnswersChange } from './question-props';

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
        <li key={suggestion.id}>
          <SuggestedAnswer
            answer={`Yes: ${suggestion.label}`}
            reasons={suggestion.reasons.join('; ')}
            isGuess={suggestion.isGuess}
            actions={
              <>
                <SmallButton
                  aria-label={`Confirm: ${suggestion.label}`}
                  onClick={() => onChange((now) => confirmSuggestions(now, [suggestion]))}
                >
                  Confirm
                </SmallButton>
                <QuietButton
                  aria-label={`Not so: ${suggestion.label}`}
                  onClick={() => onChange((now) => rejectSuggestion(now, suggestion.id))}
                >
                  Not so
                </QuietButton>
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** All suggestions together, for a publisher who trusts the build; their reasons are shown on request. */
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
        <SmallButton onClick={() => onChange((now) => confirmSuggestions(now, suggestions))}>
          {count === 1 ? 'Confirm it' : 'Confirm all of these'}
        </SmallButton>
      }
    >
      <p className="mt-0.5 [overflow-wrap:anywhere]">
        {suggestions.map(({ label, isGuess }) => (isGuess ? `${label} (perhaps)` : label)).join(' · ')}
      </p>
      <details className="mt-1 text-ink-soft">
        <summary className="w-fit cursor-pointer underline decoration-dotted underline-offset-4">
          Why these answers
        </summary>
        <ul className="mt-1 list-disc pl-5">
          {suggestions.map(({ id, label, because, reasons }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              {label} because {because}
              {reasons.length > 1 && ` and ${reasons.length - 1} more`}
            </li>
          ))}
        </ul>
        <p className="mt-1">
          They are suggestions: both stores hold you responsible for the answers. Each is repeated, with all
          its reasons, at its question below.
        </p>
      </details>
    </Notice>
  );
}
