import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { directionOf } from '@/domain/locales/product-locales';
import type { Design, DesignTarget, ShotStyle } from '@/domain/studio/design';
import type { Drawing } from '@/domain/studio/drawing/drawing-command';
import { moveShots, moveShotsBy, removeShots, setText } from '@/domain/studio/edits';
import { setStyleAtSize, setStyleShown } from '@/domain/studio/size-edits';
import type { FindImage } from '@/lib/images/paint';
import { shortcutLetter } from '@/lib/shortcut-letter';
import { useLatest } from '@/lib/use-latest';
import type { DesignHandle } from '../use-design';
import { rangeBetween, toggled } from '../selection';
import { ShotTile, type TileEvents } from './shot-tile';

/** All pictures of the set beside each other, with the gap that the store leaves between them. */
export function Strip({
  design,
  handle,
  drawings,
  target,
  locale,
  mainLocale,
  height,
  findImage,
  selected,
  hasGuides,
  isForSize,
  most,
  onSelected,
  onPart,
}: {
  design: Design;
  handle: DesignHandle;
  drawings: readonly Drawing[];
  target: DesignTarget;
  locale: string;
  mainLocale: string;
  /** Height of each picture in CSS pixels. */
  height: number;
  findImage: FindImage;
  /** Ids of the selected pictures; the last one is the one that keys start from. */
  selected: readonly string[];
  hasGuides: boolean;
  /** Whether moving a part changes it in all pictures of this size. */
  isForSize: boolean;
  /** How many pictures the store takes at this size. */
  most: number | undefined;
  onSelected: (ids: readonly string[]) => void;
  onPart: TileEvents['onPart'];
}) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ id: string; dx: number; place: number }>();
  const [removed, setRemoved] = useState('');
  const width = Math.round((height * target.width) / target.height);
  const size = useMemo(() => ({ width, height }), [height, width]);
  const direction = directionOf(locale);
  const active = selected.at(-1);

  const focusTile = (id: string | undefined) =>
    [...(list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])]
      .find((tile) => tile.dataset['tile'] === id)
      ?.focus();
  /** The place between the pictures that is nearest to a position on the screen. */
  const placeAt = (id: string, clientX: number): number =>
    [...(list.current?.querySelectorAll<HTMLElement>('[data-shot]') ?? [])].filter((tile) => {
      if (tile.dataset['shot'] === id) return false;
      const { left, width } = tile.getBoundingClientRect();
      return direction === 'rtl' ? left + width / 2 > clientX : left + width / 2 < clientX;
    }).length;

  const select: TileEvents['onSelect'] = (id, how) => {
    handle.endGroup();
    if (how === 'toggle') onSelected(toggled(selected, id));
    else if (how === 'range') onSelected(rangeBetween(design.order, active ?? id, id));
    else onSelected([id]);
  };
  const styleTargets = (id: string) => (selected.includes(id) ? selected : [id]);

  const remove = (id: string) => {
    const ids = styleTargets(id);
    const rest = design.order.filter((each) => !ids.includes(each));
    const next = rest.find((each) => design.order.indexOf(each) > design.order.indexOf(id)) ?? rest.at(-1);
    // The focused picture disappears, and keys such as Ctrl+Z need a focus in the studio.
    focusTile(next);
    handle.edit((now) => removeShots(now, ids));
    onSelected(next === undefined ? [] : [next]);
    setRemoved(
      ids.length === 1
        ? `Picture ${design.order.indexOf(id) + 1} removed.`
        : `${ids.length} pictures removed.`,
    );
  };

  const handleKeyDown = (event: KeyboardEvent, id: string) => {
    const { key, shiftKey, altKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const ids = styleTargets(id);
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const step = key === forward ? 1 : key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : undefined;
    if (step !== undefined && altKey) {
      handle.edit((now) => moveShotsBy(now, ids, step));
    } else if (step !== undefined && !isCommand) {
      const next = design.order[design.order.indexOf(id) + step];
      if (next === undefined) return;
      onSelected(shiftKey ? [...selected.filter((each) => each !== next), next] : [next]);
      focusTile(next);
    } else if (isCommand && shortcutLetter(event) === 'a') {
      onSelected([...design.order.filter((each) => each !== id), id]);
    } else if (key === 'Delete' || key === 'Backspace') {
      remove(id);
    } else if (key === 'Escape') {
      onSelected([]);
    } else {
      return;
    }
    event.preventDefault();
  };

  const changed = (now: Design, id: string, change: Partial<ShotStyle>) =>
    isForSize ? setStyleAtSize(now, target.id, change) : setStyleShown(now, [id], target.id, change);
  const events = useTileEvents({
    onSelect: select,
    onKeyDown: handleKeyDown,
    onHold: (id, change) => handle.hold((now) => changed(now, id, change)),
    onRelease: handle.release,
    onCancel: () => handle.hold(undefined),
    onStyle: (id, change, group) => handle.edit((now) => changed(now, id, change), `${group} ${id}`),
    onCaption: (id, caption) =>
      handle.edit((now) => setText(now, [id], locale, { caption }), `caption ${locale} ${id}`),
    onCaptionDone: handle.endGroup,
    onPart,
    onRemove: remove,
    onReorder: (id, dx, clientX) => setDrag({ id, dx, place: placeAt(id, clientX) }),
    onReorderEnd: (clientX) => {
      setDrag(undefined);
      if (!drag || clientX === undefined) return;
      const ids = styleTargets(drag.id);
      const others = design.order.filter((each) => each !== drag.id);
      const next = others[drag.place];
      const place = next === undefined ? design.order.length : design.order.indexOf(next);
      handle.edit((now) => moveShots(now, ids, place));
    },
  });
  const others = design.order.filter((each) => each !== drag?.id);
  return (
    <>
      <p role="status" className="sr-only">
        {removed}
      </p>
      <ol
        ref={list}
        dir={direction}
        aria-label="Pictures of the set"
        className="flex w-max items-start px-5 pt-1 pb-4"
        style={{ gap: Math.max(6, Math.round(target.gap * size.width)) }}
      >
        {design.order.map((id, index) => {
          const drawing = drawings[index];
          if (!drawing) return null;
          const isBefore = drag !== undefined && others[drag.place] === id;
          const isAfter = drag !== undefined && drag.place === others.length && others.at(-1) === id;
          return (
            <ShotTile
              key={id}
              design={design}
              id={id}
              index={index}
              drawing={drawing}
              target={target}
              locale={locale}
              mainLocale={mainLocale}
              size={size}
              findImage={findImage}
              isSelected={selected.includes(id)}
              isHeld={handle.isHeld && selected.includes(id)}
              isFocusable={
                active === undefined || !design.order.includes(active) ? index === 0 : id === active
              }
              isLeftOut={most !== undefined && index >= most}
              hasGuides={hasGuides}
              dragged={drag?.id === id ? drag.dx : undefined}
              marker={isBefore ? 'before' : isAfter ? 'after' : undefined}
              events={events}
            />
          );
        })}
      </ol>
    </>
  );
}

/** The same functions with every rendering, so that only pictures that change are rendered again. */
function useTileEvents(events: TileEvents): TileEvents {
  const latest = useLatest(events);
  const [stable] = useState<TileEvents>(() => ({
    onSelect: (...given) => latest.current.onSelect(...given),
    onKeyDown: (...given) => latest.current.onKeyDown(...given),
    onHold: (...given) => latest.current.onHold(...given),
    onRelease: () => latest.current.onRelease(),
    onCancel: () => latest.current.onCancel(),
    onStyle: (...given) => latest.current.onStyle(...given),
    onCaption: (...given) => latest.current.onCaption(...given),
    onCaptionDone: () => latest.current.onCaptionDone(),
    onPart: (...given) => latest.current.onPart(...given),
    onRemove: (...given) => latest.current.onRemove(...given),
    onReorder: (...given) => latest.current.onReorder(...given),
    onReorderEnd: (...given) => latest.current.onReorderEnd(...given),
  }));
  return stable;
}
