import { RotateCcw, Ruler } from 'lucide-react';
import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { hexColorFrom } from '@/domain/drawing/colors';
import { STYLE_RANGES, type ShotStyle, type StyleNumber } from '@/domain/studio/design';

/** Values and events of the inspector's controls. */
export interface StyleControls {
  /** Values of the set, or of the first selected picture. */
  style: ShotStyle;
  /** Whether a selected picture, or the shown size, has a value of its own. Never for the set. */
  isOwn: (key: keyof ShotStyle) => boolean;
  onChange: (change: Partial<ShotStyle>) => void;
  onReset: (...keys: (keyof ShotStyle)[]) => void;
  /** The shown size, which takes precedence over the values that are edited here. */
  size: {
    name: string;
    /** Whether its own values are edited. */
    isEdited: boolean;
    isOwn: (key: keyof ShotStyle) => boolean;
    onReset: (...keys: (keyof ShotStyle)[]) => void;
  };
}

/** Props that the rows of all values share. */
interface RowProps<Name extends keyof ShotStyle = keyof ShotStyle> {
  label: string;
  name: Name;
  controls: StyleControls;
}

/** The props of a row that edits one value without converting it. */
export function editing<Name extends keyof ShotStyle>(controls: StyleControls, name: Name) {
  const onChoose = (value: ShotStyle[Name]) => controls.onChange({ [name]: value });
  return { name, controls, value: controls.style[name], onChoose };
}

/** A label with its control; a picture's own value is marked and can be reset to the set's. */
export function StyleRow({
  label,
  keys,
  controls,
  isStacked = false,
  children,
}: {
  label: string;
  keys: readonly (keyof ShotStyle)[];
  controls: StyleControls;
  /** Whether the control has a row of its own. */
  isStacked?: boolean;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  const { size } = controls;
  const own = keys.filter(controls.isOwn);
  const hidden = size.isEdited ? [] : keys.filter(size.isOwn);
  return (
    <div className={isStacked ? 'grid gap-1' : 'grid grid-cols-[6.75rem_minmax(0,1fr)] items-center gap-x-2'}>
      <div className="flex min-h-7 min-w-0 items-center gap-1">
        <label htmlFor={id} className="truncate text-[0.8125rem] text-ink-soft">
          {label}
        </label>
        {own.length > 0 && (
          <ResetButton
            label={
              size.isEdited
                ? `Use the set’s value for ${label.toLowerCase()}`
                : `Reset ${label.toLowerCase()} to the set`
            }
            title={
              size.isEdited
                ? `Own value of ${size.name}: use the set’s value`
                : 'Own value of this picture: reset to the set'
            }
            onClick={() => {
              controls.onReset(...own);
              focusControl(id);
            }}
          >
            <RotateCcw className="size-3" />
          </ResetButton>
        )}
        {hidden.length > 0 && (
          <ResetButton
            label={`Use the set’s value for ${label.toLowerCase()} at ${size.name}`}
            title={`${size.name} has its own value, so a change here is not visible in it: use the set’s value`}
            onClick={() => {
              size.onReset(...hidden);
              focusControl(id);
            }}
          >
            <Ruler className="size-3" />
          </ResetButton>
        )}
      </div>
      {children(id)}
    </div>
  );
}

/** The button that resets a value disappears with it; keys such as Ctrl+Z need a focus in the studio. */
function focusControl(id: string): void {
  const control = document.getElementById(id);
  (control?.querySelector<HTMLElement>('[aria-pressed="true"], button') ?? control)?.focus();
}

function ResetButton({ label, ...rest }: { label: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-strong hover:bg-accent hover:text-on-accent"
      {...rest}
    />
  );
}

/** A number of the style as a slider. */
export function RangeRow({
  label,
  name,
  controls,
  unit = 'percent',
}: RowProps<StyleNumber> & { unit?: 'percent' | 'degrees' }) {
  const value = controls.style[name];
  const { min, max, step } = STYLE_RANGES[name];
  const number = unit === 'percent' ? Math.round(value * 100) : Math.round(value);
  return (
    <StyleRow label={label} keys={[name]} controls={controls}>
      {(id) => (
        <span className="flex items-center gap-2">
          <input
            id={id}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            aria-valuetext={`${number} ${unit}`}
            onChange={(event) => controls.onChange({ [name]: Number(event.target.value) })}
            className="h-6 min-w-0 flex-1 accent-accent"
          />
          <span className="w-10 text-end text-xs text-ink-faint tabular-nums">
            {number}
            {unit === 'percent' ? '%' : '°'}
          </span>
        </span>
      )}
    </StyleRow>
  );
}

/** A few choices next to each other. */
export function ChoiceRow<Value extends string>({
  label,
  name,
  controls,
  options,
  value,
  isStacked = false,
  onChoose,
}: RowProps & {
  options: readonly { value: Value; label: ReactNode; name: string }[];
  value: Value;
  isStacked?: boolean;
  onChoose: (value: Value) => void;
}) {
  return (
    <StyleRow label={label} keys={[name]} controls={controls} isStacked={isStacked}>
      {(id) => (
        <span
          id={id}
          role="group"
          aria-label={label}
          className="flex rounded-control border border-line-strong p-0.5"
        >
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              aria-pressed={option.value === value}
              aria-label={option.name}
              title={option.name}
              onClick={() => onChoose(option.value)}
              className={`inline-flex min-h-7 min-w-0 flex-1 items-center justify-center rounded-[0.3rem] px-1.5 text-xs ${option.value === value ? 'bg-accent-soft font-semibold text-accent-strong' : 'text-ink-soft hover:bg-sunken'}`}
            >
              {option.label}
            </button>
          ))}
        </span>
      )}
    </StyleRow>
  );
}

const SMALL_CONTROL =
  'min-h-8 w-full rounded-control border border-line-strong bg-surface px-2 text-[0.8125rem] text-ink hover:border-ink-faint';

/** A choice from a list. */
export function SelectRow<Value extends string | number>({
  label,
  name,
  controls,
  options,
  value,
  onChoose,
}: RowProps & {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <StyleRow label={label} keys={[name]} controls={controls}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            const option = options[target.selectedIndex];
            if (option) onChoose(option.value);
          }}
          className={SMALL_CONTROL}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </StyleRow>
  );
}

/** A colour: the native picker, and its code to type or paste. */
export function ColorRow({
  label,
  name,
  controls,
  value,
  onChoose,
}: RowProps & {
  /** `#rrggbb` */
  value: string;
  onChoose: (color: string) => void;
}) {
  return (
    <StyleRow label={label} keys={[name]} controls={controls}>
      {(id) => <ColorInput id={id} label={label} value={value} onChoose={onChoose} />}
    </StyleRow>
  );
}

/** @param id of the picker, which is named by a label elsewhere */
export function ColorInput({
  id,
  label,
  value,
  onChoose,
}: {
  id: string;
  label: string;
  value: string;
  onChoose: (color: string) => void;
}) {
  return (
    <span className="flex items-center gap-2">
      <input
        id={id}
        type="color"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="h-8 w-10 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-0.5"
      />
      <CodeInput label={`${label}, code`} value={value} onChoose={onChoose} />
    </span>
  );
}

/** The code of a colour. What is typed is used on Enter or when the field is left; Escape takes it back. */
function CodeInput({
  label,
  value,
  onChoose,
}: {
  label: string;
  value: string;
  onChoose: (color: string) => void;
}) {
  const hintId = useId();
  const [typed, setTyped] = useState<{ text: string; over: string; isRefused: boolean }>();
  // Another colour from the picker or an undo replaces what was typed.
  const current = typed?.over === value ? typed : undefined;
  const isRefused = current?.isRefused ?? false;
  const apply = () => {
    if (!current) return;
    const color = hexColorFrom(current.text);
    setTyped(color === undefined ? { ...current, isRefused: true } : undefined);
    if (color !== undefined && color !== value) onChoose(color);
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') apply();
    else if (key === 'Escape') setTyped(undefined);
  };
  return (
    <span className="grid min-w-0 flex-1 gap-1">
      <input
        type="text"
        aria-label={label}
        value={current?.text ?? value}
        maxLength={20}
        spellCheck={false}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? hintId : undefined}
        onChange={(event) => setTyped({ text: event.target.value, over: value, isRefused: false })}
        onBlur={apply}
        onKeyDown={handleKeyDown}
        className={`${SMALL_CONTROL} font-mono aria-invalid:border-bad`}
      />
      {isRefused && (
        <span id={hintId} role="alert" className="text-[0.75rem] text-bad">
          Not a colour code. Type six digits, e.g. {value}.
        </span>
      )}
    </span>
  );
}
