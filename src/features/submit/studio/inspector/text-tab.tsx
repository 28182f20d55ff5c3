import { TextAlignCenter, TextAlignEnd, TextAlignStart } from 'lucide-react';
import { FONT_CHOICES } from '@/domain/drawing/fonts';
import { directionOf } from '@/domain/locales/product-locales';
import { SAME_COLOR, TEXT_WEIGHTS, type ShotText, type TextWeight } from '@/domain/studio/design';
import { isOwnFont } from '@/domain/studio/fonts';
import { CONTROL_LOOK } from '@/components/field';
import { FileDrop } from '@/components/file-drop';
import { SwitchField } from '@/components/switch-field';
import { useTypedText } from '../../wizard/use-typed-text';
import type { StudioFont } from '../studio-records';
import { ChoiceRow, ColorRow, editing, RangeRow, SelectRow, type StyleControls } from './style-rows';

const WEIGHT_NAMES: Record<TextWeight, string> = {
  400: 'Regular',
  500: 'Medium',
  600: 'Semibold',
  700: 'Bold',
  800: 'Extra bold',
};

const ALIGNMENTS = [
  { value: 'start', name: 'Start', label: <TextAlignStart className="size-4" /> },
  { value: 'center', name: 'Centre', label: <TextAlignCenter className="size-4" /> },
  { value: 'end', name: 'End', label: <TextAlignEnd className="size-4" /> },
] as const;

const HIGHLIGHTS = [
  { value: 'color', name: 'Colour', label: 'Colour' },
  { value: 'marker', name: 'Marker', label: 'Marker' },
  { value: 'underline', name: 'Underline', label: 'Line' },
] as const;

/** The texts of one picture, and what changes them. */
export interface PictureTexts {
  value: ShotText;
  onChange: (change: Partial<ShotText>) => void;
  /** Called when a field loses the focus. */
  onDone: () => void;
}

/** How texts look, with the texts of the one selected picture. */
export function TextTab({
  texts,
  evenText,
  locale,
  controls,
  ownFonts,
  onOwnFont,
}: {
  texts?: PictureTexts | undefined;
  /** Whether all captions have one size; undefined for a graphic, which is not a set. */
  evenText?: { isOn: boolean; onChange: (isOn: boolean) => void } | undefined;
  locale: string;
  controls: StyleControls;
  /** Stored font files; undefined while they load. */
  ownFonts: readonly StudioFont[] | undefined;
  onOwnFont: (file: File) => void;
}) {
  const { style } = controls;
  const isFontMissing = isOwnFont(style.font) && !ownFonts?.some(({ id }) => id === style.font);
  const colorRow = (label: string, name: 'textColor' | 'secondColor' | 'highlightColor') => (
    <ColorRow
      label={label}
      {...editing(controls, name)}
      value={style[name] === SAME_COLOR ? style.textColor : style[name]}
    />
  );
  return (
    <div className="grid gap-3">
      {texts && (
        <div className="grid gap-2">
          <SmallText
            label="Second line"
            value={texts.value.second}
            locale={locale}
            onChange={(second) => texts.onChange({ second })}
            onDone={texts.onDone}
          />
          <SmallText
            label="Highlighted words"
            hint={isHighlightFound(texts.value) ? undefined : 'The caption does not contain them.'}
            placeholder="Words of the caption"
            value={texts.value.highlight}
            locale={locale}
            onChange={(highlight) => texts.onChange({ highlight })}
            onDone={texts.onDone}
          />
        </div>
      )}
      <SelectRow
        label="Font"
        {...editing(controls, 'font')}
        options={[
          ...FONT_CHOICES.map(({ id, label }) => ({ value: id, label })),
          ...(ownFonts ?? []).map(({ id, fileName }) => ({ value: id, label: `${fileName} (own)` })),
          ...(isFontMissing ? [{ value: style.font, label: 'Own font file' }] : []),
        ]}
      />
      {isFontMissing && ownFonts !== undefined && (
        <p className="text-xs text-warn">
          The font file of this design is not stored in this browser, so a font of your device is drawn.
          Choose the same file again.
        </p>
      )}
      <FileDrop
        label="Use a font file of your own"
        hint=".ttf, .otf, .woff or .woff2, up to 12 MB. Only fonts you may use for advertising."
        accept=".ttf,.otf,.woff,.woff2,font/*"
        isCompact
        onFiles={([file]) => file && onOwnFont(file)}
      />
      <SelectRow
        label="Weight"
        {...editing(controls, 'weight')}
        options={TEXT_WEIGHTS.map((weight) => ({ value: weight, label: WEIGHT_NAMES[weight] }))}
      />
      <RangeRow label="Size" name="textSize" controls={controls} />
      <ChoiceRow label="Alignment" {...editing(controls, 'align')} options={ALIGNMENTS} />
      {colorRow('Caption', 'textColor')}
      {colorRow('Second line', 'secondColor')}
      <RangeRow label="Second’s size" name="secondSize" controls={controls} />
      <ChoiceRow label="Highlight" {...editing(controls, 'highlight')} options={HIGHLIGHTS} />
      {colorRow('Highlight colour', 'highlightColor')}
      <RangeRow label="Left and right" name="textX" controls={controls} />
      <RangeRow label="Up and down" name="textY" controls={controls} />
      {evenText && (
        <SwitchField
          label="Same size in the whole set"
          hint="All captions get the size that the longest one needs."
          {...evenText}
        />
      )}
    </div>
  );
}

/** Whether the caption has the words to highlight; true without any. */
function isHighlightFound({ caption, highlight }: ShotText): boolean {
  return caption.toLocaleLowerCase().includes(highlight.trim().toLocaleLowerCase());
}

function SmallText({
  label,
  hint,
  placeholder,
  value,
  locale,
  onChange,
  onDone,
}: {
  label: string;
  hint?: string | undefined;
  placeholder?: string;
  value: string;
  locale: string;
  onChange: (value: string) => void;
  onDone: () => void;
}) {
  const [typed, setTyped] = useTypedText(value, onChange);
  return (
    <label className="grid gap-1 text-[0.8125rem] text-ink-soft">
      {label}
      <input
        type="text"
        value={typed}
        placeholder={placeholder}
        autoComplete="off"
        lang={locale}
        dir={directionOf(locale)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={onDone}
        className={CONTROL_LOOK}
      />
      {hint && <span className="text-xs text-warn">{hint}</span>}
    </label>
  );
}
