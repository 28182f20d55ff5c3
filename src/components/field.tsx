import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { textDirection } from '@/domain/drawing/text-direction';
import { Comments } from './team/comment-mark';
import { TextOfferOf } from './team/shared-texts';

export const CONTROL_LOOK =
  'min-h-10 w-full rounded-control border border-line-strong bg-surface px-3 py-[0.4375rem] text-[0.9375rem] text-ink transition-colors duration-quick ' +
  'hover:border-ink-faint aria-invalid:border-bad disabled:bg-sunken disabled:text-ink-soft [&:is(input,textarea):read-only]:bg-sunken';

interface FieldProps {
  label: ReactNode;
  /** Help below the control that is always visible. */
  hint?: ReactNode;
  /** Error in the value; it is announced, and the control is marked as invalid. */
  error?: ReactNode;
  /** Shown at the end of the label row, e.g. a character counter. */
  aside?: ReactNode;
  isRequired?: boolean;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: true | undefined;
}

/** Label, help and error around one native control, with their ids connected. */
function Field({
  label,
  hint,
  error,
  aside,
  isRequired,
  name,
  place = name,
  isMultiline = false,
  control,
}: FieldProps & {
  name?: string | undefined;
  /** The draft path that comments attach to. */
  place?: string | undefined;
  isMultiline?: boolean;
  control: (props: ControlProps) => ReactNode;
}) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const hasHint = hint !== undefined && hint !== '';
  const hasError = error !== undefined && error !== '';
  const described = [hasHint && hintId, hasError && errorId].filter(Boolean).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline gap-x-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
          {isRequired && (
            <span className="text-bad" aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </label>
        <Comments place={place} label={label} />
        {aside && <span className="ml-auto">{aside}</span>}
      </div>
      {control({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': hasError || undefined,
        required: isRequired || undefined,
      })}
      {hasHint && (
        <p id={hintId} className="text-[0.8125rem] text-ink-faint">
          {hint}
        </p>
      )}
      {hasError && (
        <p id={errorId} role="alert" className="text-[0.8125rem] font-medium text-bad">
          {error}
        </p>
      )}
      <TextOfferOf id={`${id}-other`} name={name} controlId={id} isMultiline={isMultiline} />
    </div>
  );
}

type Own<Attributes> = FieldProps & Omit<Attributes, 'id' | 'required' | 'aria-describedby' | 'aria-invalid'>;

export function TextField({
  label,
  hint,
  error,
  aside,
  isRequired,
  className = '',
  ...rest
}: Own<InputHTMLAttributes<HTMLInputElement>> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <Field
      {...{ label, hint, error, aside, isRequired, name: rest.name }}
      control={(props) => <input {...rest} {...props} className={`${CONTROL_LOOK} ${className}`} />}
    />
  );
}

/** Characters that decide the direction of the whole text. */
const DIRECTION_SAMPLE = 500;

/**
 * A text box for texts of any length. It decides `dir` from the beginning of the text, because Chromium takes half a
 * minute to do so for a megabyte of lines.
 */
export function TextAreaField({
  label,
  hint,
  error,
  aside,
  isRequired,
  className = '',
  rows = 4,
  dir,
  value,
  ...rest
}: Omit<Own<TextareaHTMLAttributes<HTMLTextAreaElement>>, 'value'> & {
  value: string;
  ref?: Ref<HTMLTextAreaElement>;
}) {
  return (
    <Field
      {...{ label, hint, error, aside, isRequired, name: rest.name }}
      isMultiline
      control={(props) => (
        <textarea
          {...rest}
          {...props}
          value={value}
          dir={dir === 'auto' ? textDirection(value.slice(0, DIRECTION_SAMPLE)) : dir}
          rows={rows}
          className={`${CONTROL_LOOK} resize-y ${className}`}
        />
      )}
    />
  );
}

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

/** A native select, which works with every platform's keyboard and screen reader. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  aside,
  isRequired,
  options,
  onChoose,
  className = '',
  ...rest
}: Omit<Own<SelectHTMLAttributes<HTMLSelectElement>>, 'value' | 'onChange'> & {
  options: readonly SelectOption<Value>[];
  value: NoInfer<Value> | undefined;
  onChoose?: (value: Value) => void;
}) {
  return (
    <Field
      {...{ label, hint, error, aside, isRequired, place: rest.name }}
      control={(props) => (
        <select
          {...rest}
          {...props}
          onChange={({ target }) => {
            const option = options[target.selectedIndex];
            if (option) onChoose?.(option.value);
          }}
          className={`${CONTROL_LOOK} ${className}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    />
  );
}

/** How much of a limit is used. Beyond the limit the text says so as well as the colour. */
export function CharacterCount({ count, limit }: { count: number; limit: number }) {
  const isOver = count > limit;
  return (
    <span className={`text-xs tabular-nums ${isOver ? 'font-semibold text-bad' : 'text-ink-faint'}`}>
      {count}/{limit}
      {isOver && ` (${count - limit} too many)`}
    </span>
  );
}
