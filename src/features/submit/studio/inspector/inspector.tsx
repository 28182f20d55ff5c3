import { ChevronRight, ClipboardPaste, Copy, CopyCheck, RotateCcw, Trash2 } from 'lucide-react';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { EMPTY_SHOT_TEXT, type Design, type ShotStyle, type ShotText } from '@/domain/studio/design';
import { applyToSet, copyStyle, resetStyle, setStyle, setSwitch, setText } from '@/domain/studio/edits';
import { QuietButton } from '@/components/button';
import { countOf } from '@/domain/texts';
import { resetSize, setStyleAtSize } from '@/domain/studio/size-edits';
import type { DesignHandle } from '../use-design';
import type { OwnFiles } from '../../pictures/use-own-files';
import { DeviceTab } from './device-tab';
import type { StyleControls } from './style-rows';
import { StyleTabs, type StylePart } from './style-tabs';
import type { PictureTexts } from './text-tab';

/** Target of a change of style: all pictures, the selected ones, or all at the size that is shown. */
export type StyleScope = 'set' | 'picture' | 'size';

/** The controls beside the strip: for the whole set, for the selected pictures, or for the size that is shown. */
export function Inspector({
  design,
  handle,
  selected,
  locale,
  onSelected,
  onRemove,
  tab,
  onTab,
  scope,
  onScope,
  size,
  sizeScreens,
  files,
}: {
  design: Design;
  handle: DesignHandle;
  selected: readonly string[];
  locale: string;
  onSelected: (ids: readonly string[]) => void;
  /** Removes the selected pictures. */
  onRemove: () => void;
  /** The part of the style that is shown. */
  tab: StylePart;
  onTab: (tab: StylePart) => void;
  scope: StyleScope;
  onScope: (scope: StyleScope) => void;
  /** The size that the strip shows. */
  size: { id: string; label: string; isScreenOnly: boolean };
  /** Controls that only the size has besides its style. */
  sizeScreens: ReactNode;
  files: OwnFiles;
}) {
  const [copied, setCopied] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const scopes = useRef<HTMLDivElement>(null);
  const ids = selected.filter((id) => design.shots[id]);
  const isForSize = scope === 'size';
  const isForPicture = scope === 'picture' && ids.length > 0;
  const isForSet = !isForSize && !isForPicture;
  const first = ids.at(-1);
  const ofPicture = design.shots[first ?? '']?.style ?? {};
  const ofSize = design.perTarget[size.id] ?? {};
  const own = isForSize ? ofSize : isForPicture ? ofPicture : {};
  const ownKeys = Object.keys(own) as (keyof ShotStyle)[];
  const apply = (change: Partial<ShotStyle>) =>
    handle.edit(
      (now) =>
        isForSize ? setStyleAtSize(now, size.id, change) : setStyle(now, isForPicture ? ids : 'set', change),
      `style ${Object.keys(change).join()} ${isForSize ? size.id : isForPicture ? ids.join() : 'set'}`,
    );
  const resetOfSize = (...keys: (keyof ShotStyle)[]) => handle.edit((now) => resetSize(now, size.id, keys));
  const controls: StyleControls = {
    style: { ...design.style, ...own },
    isOwn: (key) => key in own,
    onChange: apply,
    onReset: isForSize ? resetOfSize : (...keys) => handle.edit((now) => resetStyle(now, ids, keys)),
    size: { name: size.label, isEdited: isForSize, isOwn: (key) => key in ofSize, onReset: resetOfSize },
  };
  const number = first === undefined ? 0 : design.order.indexOf(first) + 1;
  const pictureName = ids.length > 1 ? countOf(ids.length, 'picture') : `Picture ${number}`;
  const texts: PictureTexts | undefined =
    first === undefined || ids.length !== 1
      ? undefined
      : {
          value: { ...EMPTY_SHOT_TEXT, ...design.shots[first]?.texts[locale] },
          onChange: (change: Partial<ShotText>) =>
            handle.edit(
              (now) => setText(now, ids, locale, change),
              `text ${Object.keys(change).join()} ${locale} ${ids.join()}`,
            ),
          onDone: handle.endGroup,
        };
  // A button that has done its work disappears or is disabled; keys such as Ctrl+Z need a focus in the studio.
  const focusScope = () => scopes.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  return (
    <section aria-label="Style" className="grid content-start gap-3">
      {/* On a narrow screen the strip and the captions come first. */}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-9 items-center gap-2 rounded-control text-sm font-medium lg:hidden"
      >
        <ChevronRight
          className={`size-4 text-ink-faint transition-transform duration-quick ${isOpen ? 'rotate-90' : ''}`}
        />
        Layout, text and background
      </button>
      <div className={`grid content-start gap-3 ${isOpen ? '' : 'max-lg:hidden'}`}>
        <div
          ref={scopes}
          role="group"
          aria-label="What the style is for"
          className="flex rounded-control bg-sunken p-1"
        >
          <ScopeButton isOn={isForSet} onClick={() => onScope('set')}>
            Whole set
          </ScopeButton>
          <ScopeButton
            isOn={isForPicture}
            onClick={() => {
              if (ids.length === 0 && design.order[0] !== undefined) onSelected([design.order[0]]);
              onScope('picture');
            }}
          >
            {ids.length === 0 ? 'One picture' : pictureName}
          </ScopeButton>
          <ScopeButton isOn={isForSize} onClick={() => onScope('size')}>
            This size
          </ScopeButton>
        </div>
        {isForSize && (
          <div className="grid gap-2">
            <div className="flex flex-wrap items-center gap-1">
              <p className="me-auto text-[0.8125rem] text-ink-soft">
                {ownKeys.length === 0
                  ? `Changes only ${size.label}`
                  : `${countOf(ownKeys.length, 'value')} of its own`}
              </p>
              {ownKeys.length > 0 && (
                <QuietButton
                  onClick={() => {
                    handle.edit((now) => resetSize(now, size.id));
                    focusScope();
                  }}
                >
                  Use the set’s values
                </QuietButton>
              )}
            </div>
            {sizeScreens}
          </div>
        )}
        {isForPicture && first !== undefined && (
          <div className="flex flex-wrap items-center">
            <p className="me-auto text-[0.8125rem] text-ink-soft">
              {ownKeys.length === 0 ? 'Same as the set' : `${countOf(ownKeys.length, 'value')} of its own`}
            </p>
            <ToolButton
              label="Reset to the set"
              disabled={ownKeys.length === 0}
              onClick={() => {
                handle.edit((now) => resetStyle(now, ids));
                focusScope();
              }}
            >
              <RotateCcw className="size-4" />
            </ToolButton>
            <ToolButton
              label="Apply to the whole set"
              disabled={ownKeys.length === 0}
              onClick={() => {
                handle.edit((now) => applyToSet(now, first, ownKeys));
                focusScope();
              }}
            >
              <CopyCheck className="size-4" />
            </ToolButton>
            <ToolButton label={`Copy the style of picture ${number}`} onClick={() => setCopied(first)}>
              <Copy className="size-4" />
            </ToolButton>
            <ToolButton
              label="Paste the copied style"
              disabled={copied === undefined || !design.shots[copied] || copied === first}
              onClick={() => copied !== undefined && handle.edit((now) => copyStyle(now, copied, ids))}
            >
              <ClipboardPaste className="size-4" />
            </ToolButton>
            <ToolButton
              label={ids.length > 1 ? 'Remove the selected pictures' : 'Remove the selected picture'}
              onClick={() => {
                focusScope();
                onRemove();
              }}
            >
              <Trash2 className="size-4" />
            </ToolButton>
          </div>
        )}
        {size.isScreenOnly && (
          <p className="text-[0.8125rem] text-ink-soft">
            {size.label} shows the app’s screen alone, without texts and frame.
          </p>
        )}
        <div onPointerUp={handle.endGroup} className="min-w-0">
          <StyleTabs
            part={tab}
            onPart={onTab}
            controls={controls}
            design={design}
            locale={locale}
            layout={{ label: 'Layout', content: <DeviceTab controls={controls} /> }}
            texts={texts}
            evenText={{
              isOn: design.hasEvenText,
              onChange: (hasEvenText) => handle.edit((now) => setSwitch(now, { hasEvenText })),
            }}
            onPanorama={isForSet ? (change) => handle.edit((now) => setSwitch(now, change)) : undefined}
            files={files}
          />
        </div>
      </div>
    </section>
  );
}

function ScopeButton({ isOn, ...rest }: { isOn: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="segment min-h-8 flex-1 px-2 text-[0.8125rem]"
      {...rest}
    />
  );
}

function ToolButton({ label, ...rest }: { label: string } & ComponentProps<typeof QuietButton>) {
  return <QuietButton aria-label={label} title={label} className="px-1.5!" {...rest} />;
}
