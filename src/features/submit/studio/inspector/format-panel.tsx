import { PLAY_MAX_BYTES } from '@/checks/pictures/check-images';
import { QUALITY_RANGE, type OutputFormat } from '@/domain/studio/design';
import { Disclosure } from '@/components/disclosure';
import type { ScreenshotJob } from '@/lib/images/image-jobs';
import { QualityLook } from './quality-look';

const FORMATS = [
  { value: 'png', label: 'PNG without alpha', hint: 'Every pixel as designed.' },
  { value: 'jpeg', label: 'JPEG', hint: 'Smaller files, especially with photos.' },
] as const;

const MAX_MEGABYTES = PLAY_MAX_BYTES / 1024 / 1024;

/** The format of the drawn files, with a look at one picture at the chosen quality. */
export function FormatPanel({
  output,
  shown,
  onChange,
  onDone,
}: {
  output: OutputFormat;
  /** The picture that is looked at, with its number; another object is drawn again. */
  shown: { job: ScreenshotJob; number: number; isForPlay: boolean } | undefined;
  /** `isDragged`: the slider moves, and all of it is one change. */
  onChange: (output: OutputFormat, isDragged?: boolean) => void;
  /** Called when the slider is released. */
  onDone: () => void;
}) {
  const { format, quality } = output;
  const percent = Math.round(quality * 100);
  return (
    <Disclosure title="File format" aside={format === 'png' ? 'PNG' : `JPEG, ${percent}%`}>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-semibold">File format of the pictures</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {FORMATS.map(({ value, label, hint }) => (
            <label key={value} className="flex items-start gap-2 text-sm">
              <input
                type="radio"
                name="output-format"
                className="mt-1 size-4 shrink-0 accent-accent"
                checked={format === value}
                onChange={() => onChange({ ...output, format: value })}
              />
              <span>
                {label}
                <span className="block text-[0.8125rem] text-ink-faint">{hint}</span>
              </span>
            </label>
          ))}
        </div>
        <p className="text-[0.8125rem] text-ink-soft">
          Both stores accept either. Google Play accepts at most {MAX_MEGABYTES} MB per picture. Icons are
          always PNG.
        </p>
      </fieldset>
      {format === 'jpeg' && (
        <>
          <label className="flex max-w-xl items-center gap-3 text-sm">
            <span className="font-medium">Quality</span>
            <input
              type="range"
              {...QUALITY_RANGE}
              value={quality}
              aria-label="Quality"
              aria-valuetext={`${percent} percent`}
              onChange={(event) => onChange({ ...output, quality: Number(event.target.value) }, true)}
              onPointerUp={onDone}
              onBlur={onDone}
              className="h-6 min-w-0 flex-1 accent-accent"
            />
            <span className="w-12 text-end text-ink-soft tabular-nums">{percent}%</span>
          </label>
          {shown && <QualityLook {...shown} quality={quality} />}
        </>
      )}
    </Disclosure>
  );
}
