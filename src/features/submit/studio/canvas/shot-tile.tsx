import { GripVertical, Trash2, TriangleAlert } from 'lucide-react';
import { memo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { directionOf } from '@/domain/locales/product-locales';
import { styleOf, textOf, type Design, type DesignTarget, type ShotStyle } from '@/domain/studio/design';
import type { DesignPart, Drawing } from '@/domain/studio/drawing/drawing-command';
import type { FindImage } from '@/lib/images/paint';
import { PartHandle, SHOT_PARTS } from './part-handle';
import { useTypedText } from '../../wizard/use-typed-text';
import { ShotCanvas } from './shot-canvas';
import { ShotGuides } from './shot-guides';
import { useDrag } from './use-drag';

/** Events of a picture in the strip. */
export interface TileEvents {
  onSelect: (id: string, how: 'only' | 'toggle' | 'range') => void;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  onHold: (id: string, change: Partial<ShotStyle>) => void;
  onRelease: () => void;
  onCancel: () => void;
  onStyle: (id: string, change: Partial<ShotStyle>, group: string) => void;
  onCaption: (id: string, caption: string) => void;
  onCaptionDone: () => void;
  /** A part of the picture was chosen: its controls are shown. */
  onPart: (part: DesignPart['kind']) => void;
  onRemove: (id: string) => void;
  /** Called while the picture is dragged: the distance in CSS pixels, and the place on the screen. */
  onReorder: (id: string, dx: number, clientX: number) => void;
  onReorderEnd: (clientX: number | undefined) => void;
}

interface ShotTileProps {
  design: Design;
  id: string;
  index: number;
  drawing: Drawing;
  target: DesignTarget;
  locale: string;
  mainLocale: string;
  /** CSS pixels. */
  size: { width: number; height: number };
  findImage: FindImage;
  isSelected: boolean;
  /** A part of the selected pictures is being dragged. */
  isHeld: boolean;
  /** Whether Tab reaches it; the arrow keys reach the others. */
  isFocusable: boolean;
  /** The store accepts fewer pictures at this size. */
  isLeftOut: boolean;
  hasGuides: boolean;
  /** CSS pixels by which it is dragged along the strip. */
  dragged: number | undefined;
  /** Side on which a dragged picture would be put. */
  marker: 'before' | 'after' | undefined;
  events: TileEvents;
}

/** One picture of the strip: its drawing with handles over it, and its caption below. */
export const ShotTile = memo(function ShotTile({
  design,
  id,
  index,
  drawing,
  target,
  locale,
  mainLocale,
  size,
  findImage,
  isSelected,
  isHeld,
  isFocusable,
  isLeftOut,
  hasGuides,
  dragged,
  marker,
  events,
}: ShotTileProps) {
  const number = index + 1;
  const shot = design.shots[id];
  const { caption, isFallback } = textOf(shot, locale, mainLocale);
  const [typed, setTyped] = useTypedText(shot?.texts[locale]?.caption ?? '', (text) =>
    events.onCaption(id, text),
  );
  const style = styleOf(design, id, target.id);
  const scale = size.width / target.width;
  const direction = directionOf(locale) === 'rtl' ? -1 : 1;
  const hasOverrides = Object.keys(shot?.style ?? {}).length > 0;
  const grip = useDrag({
    onMove: (dx, _dy, event) => events.onReorder(id, dx, event.clientX),
    onEnd: (event) => events.onReorderEnd(event.clientX),
    onCancel: () => events.onReorderEnd(undefined),
  });
  const handleClick = (event: MouseEvent) =>
    events.onSelect(id, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'only');
  return (
    <li
      data-shot={id}
      className={`relative shrink-0 ${dragged === undefined ? '' : 'z-10 opacity-80'}`}
      style={{
        width: size.width,
        transform: dragged === undefined ? undefined : `translateX(${dragged}px)`,
      }}
    >
      {marker && (
        <span
          aria-hidden="true"
          className={`absolute top-7 bottom-16 w-1 rounded-full bg-accent ${marker === 'before' ? '-start-2' : '-end-2'}`}
        />
      )}
      <div className="flex h-7 items-center gap-1 text-xs text-ink-faint">
        <span
          {...grip}
          aria-hidden="true"
          title="Drag to another place; Alt and an arrow key do the same"
          className="-ms-1 cursor-grab touch-none rounded p-0.5 hover:bg-sunken hover:text-ink"
        >
          <GripVertical className="size-4" />
        </span>
        <span className={`tabular-nums ${isSelected ? 'font-semibold text-accent-strong' : ''}`}>
          {number}
        </span>
        {hasOverrides && <Chip title="This picture differs from the set">Own style</Chip>}
        {isLeftOut && <Chip title="The store accepts fewer pictures at this size">Not drawn</Chip>}
        {isFallback && <Chip title="This language has no caption, so it shows the main one">Main text</Chip>}
        {isSelected && (
          <button
            type="button"
            aria-label={`Remove picture ${number}`}
            title="Remove (Delete)"
            // The second click of a double click would remove the next picture.
            onClick={(event) => event.detail < 2 && events.onRemove(id)}
            className="ms-auto rounded p-1 text-ink-soft hover:bg-sunken hover:text-bad"
          >
            <Trash2 className="size-4" />
          </button>
        )}
      </div>
      <div
        className={`relative overflow-hidden rounded-lg outline-2 outline-offset-2 ${isSelected ? 'outline-accent' : 'outline-transparent'}`}
        style={size}
      >
        <ShotCanvas
          drawing={drawing}
          target={target}
          findImage={findImage}
          when={isSelected ? (isHeld ? 'now' : 'first') : 'later'}
          {...size}
        />
        <button
          type="button"
          data-tile={id}
          tabIndex={isFocusable ? 0 : -1}
          aria-pressed={isSelected}
          aria-label={`Picture ${number}: ${caption.slice(0, 80) || 'no caption'}`}
          onClick={handleClick}
          onKeyDown={(event) => events.onKeyDown(event, id)}
          className="absolute inset-0 rounded-lg focus-visible:shadow-[inset_0_0_0_6px_white] focus-visible:-outline-offset-4"
        />
        {hasGuides && <ShotGuides target={target} padding={style.padding} scale={scale} />}
        {drawing.parts.map((part) => (
          <PartHandle
            key={part.kind}
            part={part}
            names={SHOT_PARTS}
            of={`picture ${number}`}
            style={style}
            scale={scale}
            size={size}
            direction={direction}
            isShown={isSelected}
            onClick={(event) => {
              events.onPart(part.kind);
              // A click on a part only selects when it adds to a selection or takes from it.
              if (event.shiftKey || event.ctrlKey || event.metaKey) handleClick(event);
            }}
            onHold={(change) => events.onHold(id, change)}
            onRelease={events.onRelease}
            onCancel={events.onCancel}
            onChange={(change, group) => events.onStyle(id, change, group)}
          />
        ))}
      </div>
      <textarea
        aria-label={`Caption ${number}`}
        rows={2}
        value={typed}
        placeholder={isFallback ? caption : `Caption ${number}`}
        lang={locale}
        dir={directionOf(locale)}
        spellCheck
        onFocus={() => {
          if (!isSelected) events.onSelect(id, 'only');
          events.onPart('caption');
        }}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={events.onCaptionDone}
        className="mt-2 w-full resize-none rounded-control border border-line bg-surface px-2 py-1.5 text-[0.8125rem] leading-snug hover:border-line-strong focus:border-accent"
      />
      {drawing.isTextCut && (
        <p className="mt-1 flex items-start gap-1 text-xs text-warn">
          <TriangleAlert className="mt-0.5 size-3.5 shrink-0" />
          Too long: the picture shows only a part. Shorten it.
        </p>
      )}
    </li>
  );
}, isSameTile);

/** A change of another picture does not concern this one. */
function isSameTile({ design: before, ...first }: ShotTileProps, next: ShotTileProps): boolean {
  const { design: after, ...second } = next;
  return (
    before.style === after.style &&
    before.shots[first.id] === after.shots[second.id] &&
    before.perTarget === after.perTarget &&
    Object.entries(second).every(([key, value]) => Object.is(first[key as keyof typeof first], value))
  );
}

function Chip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span
      title={title}
      className="truncate rounded-full bg-accent-soft px-1.5 py-px text-[0.6875rem] text-accent-strong"
    >
      {children}
    </span>
  );
}
