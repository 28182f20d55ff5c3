import { Ban } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { GraphicId } from '@/domain/studio/design';
import { assetOf, ICON_PICTURE, symbolPicture } from '@/domain/studio/drawing/picture-content';
import { symbolCommands, SYMBOLS, type SymbolId } from '@/domain/studio/drawing/symbols';
import type { DraftImage } from '@/model/draft-image';
import { BlobImage } from '@/components/blob-image';
import { FileDrop } from '@/components/file-drop';

/** How many of the app's screens are offered: a graphic shows one of the first ones. */
const MAX_SCREENS = 6;
const SIDE = 24;

/** Picture of a graphic: the icon, a symbol, one of the app's screens, or a file. */
export function PictureChoice({
  id,
  picture,
  screens,
  onPicture,
  onScreen,
  onFile,
}: {
  id: GraphicId;
  /** Id of the picture; undefined without one. */
  picture: string | undefined;
  screens: readonly DraftImage[];
  onPicture: (picture: string | undefined) => void;
  onScreen: (screen: DraftImage) => void;
  onFile: (file: File) => void;
}) {
  const hasFile = picture !== undefined && assetOf(picture) !== undefined;
  return (
    <div className="grid gap-2">
      <p className="text-[0.8125rem] text-ink-soft" aria-hidden="true">
        Picture
      </p>
      <div role="group" aria-label="Picture" className="grid grid-cols-7 gap-1">
        <Choice label="No picture" isOn={picture === undefined} onClick={() => onPicture(undefined)}>
          <Ban className="size-5" />
        </Choice>
        {id === 'feature' && (
          <Choice
            label="The app icon"
            isOn={picture === ICON_PICTURE}
            onClick={() => onPicture(ICON_PICTURE)}
          >
            <span className="size-5 rounded-[0.35rem] bg-current" />
          </Choice>
        )}
        {SYMBOLS.map(({ id: symbol, label }) => (
          <Choice
            key={symbol}
            label={label}
            isOn={picture === symbolPicture(symbol)}
            onClick={() => onPicture(symbolPicture(symbol))}
          >
            <SymbolPicture symbol={symbol} />
          </Choice>
        ))}
      </div>
      {screens.length > 0 && (
        <div role="group" aria-label="Your screens" className="flex flex-wrap gap-1">
          {screens.slice(0, MAX_SCREENS).map((screen) => (
            <button
              key={screen.id}
              type="button"
              aria-label={`Show the screen ${screen.fileName}`}
              title={screen.fileName}
              onClick={() => onScreen(screen)}
              className="rounded-[0.3rem] border border-line p-0.5 hover:border-accent"
            >
              <BlobImage blob={screen.blob} alt="" className="h-12 w-7 object-cover" />
            </button>
          ))}
        </div>
      )}
      <FileDrop
        label={hasFile ? 'Use another file as the picture' : 'Use a file as the picture'}
        hint="A logo or photo: PNG, JPEG or WebP. Transparent parts show the background."
        accept="image/png,image/jpeg,image/webp"
        isCompact
        onFiles={([file]) => file && onFile(file)}
      />
    </div>
  );
}

function Choice({ label, isOn, ...rest }: { label: string; isOn: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      className={`inline-flex aspect-square min-h-8 items-center justify-center rounded-control border ${isOn ? 'border-accent bg-accent-soft text-accent-strong' : 'border-line text-ink-soft hover:border-line-strong hover:bg-sunken'}`}
      {...rest}
    />
  );
}

/** The same shapes that are drawn. */
function SymbolPicture({ symbol }: { symbol: SymbolId }) {
  const whole = { x: 2, y: 2, width: SIDE - 4, height: SIDE - 4 };
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} className="size-5" aria-hidden="true" fill="currentColor">
      {symbolCommands(symbol, whole, '').map((command, index) =>
        command.kind === 'polygon' ? (
          <polygon key={index} points={command.points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        ) : command.kind === 'fill' ? (
          <rect key={index} {...command.rect} rx={command.radius} />
        ) : null,
      )}
    </svg>
  );
}
