import { useEffect, useId, useState } from 'react';
import { fillColors, DESIGN_BACKGROUND, type Graphic } from '@/domain/studio/design';
import { isTransparent } from '@/lib/images/decode-image';
import { ColorInput } from '../inspector/style-rows';

const WHITE = '#ffffff';

/** Says that a finished picture has transparent parts, which the stores refuse, and offers what to put behind them. */
export function BehindChoice({
  graphic: { design, behind = WHITE },
  picture,
  onChoose,
}: {
  graphic: Graphic;
  picture: Blob;
  onChoose: (behind: string) => void;
}) {
  const id = useId();
  const isShown = useIsTransparent(picture);
  const [isOwnAsked, setOwnAsked] = useState(false);
  if (!isShown) return null;
  const { fill } = design.style;
  const hasBackground = fill.kind !== 'image';
  const shown = behind === DESIGN_BACKGROUND && !hasBackground ? WHITE : behind;
  const isOwn = isOwnAsked || (shown !== DESIGN_BACKGROUND && shown !== WHITE);
  const options = [
    ...(hasBackground ? [{ value: DESIGN_BACKGROUND, label: 'The design’s background' }] : []),
    { value: WHITE, label: 'White' },
  ];
  const [first] = fillColors(fill);
  return (
    <div className="grid gap-2">
      <p id={id} className="font-medium text-warn">
        It has transparent parts, and the stores ask for none. Choose what is behind them.
      </p>
      <div
        role="group"
        aria-labelledby={id}
        className="flex w-fit max-w-full flex-wrap gap-1 rounded-control bg-sunken p-1"
      >
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={!isOwn && shown === value}
            onClick={() => {
              setOwnAsked(false);
              onChoose(value);
            }}
            className="segment min-h-8 px-2.5 text-[0.8125rem]"
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={isOwn}
          onClick={() => {
            setOwnAsked(true);
            // The picture has the colour that the field shows.
            if (shown === DESIGN_BACKGROUND) onChoose(first);
          }}
          className="segment min-h-8 px-2.5 text-[0.8125rem]"
        >
          Own colour
        </button>
      </div>
      {isOwn && (
        <div className="max-w-56">
          <label htmlFor={`${id}-color`} className="sr-only">
            Colour behind the picture
          </label>
          <ColorInput
            id={`${id}-color`}
            label="Colour behind the picture"
            value={shown === DESIGN_BACKGROUND ? first : shown}
            onChoose={onChoose}
          />
        </div>
      )}
    </div>
  );
}

/** Nothing is shown until the pixels were looked at. */
function useIsTransparent(picture: Blob): boolean {
  const [found, setFound] = useState<Blob>();
  useEffect(() => {
    let isLeft = false;
    void isTransparent(picture).then((has) => {
      if (has && !isLeft) setFound(picture);
    });
    return () => {
      isLeft = true;
    };
  }, [picture]);
  return found === picture;
}
