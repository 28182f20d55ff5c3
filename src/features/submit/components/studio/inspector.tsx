import { ClipboardPaste, Copy, CopyCheck, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { EMPTY_SHOT_TEXT, type Design, type ShotStyle } from '@/domain/studio/design';
import { applyToSet, copyStyle, resetStyle, setStyle, setSwitch, setText } from '@/domain/studio/edits';
import { Button } from '@/components/button';
import { Tabs } from '@/components/tabs';
import { countOf } from '@/domain/texts';
import type { DesignHandle } from '../../hooks/use-design';
import type { StudioFont } from '../../studio-records';
import { BackgroundTab } from './background-tab';
import { DeviceTab } from './device-tab';
import type { StyleControls } from './style-rows';
import { TextTab } from './text-tab';

/** The controls beside the strip: for the whole set, or for the selected pictures, which then differ from it. */
export function Inspector({
  design,
  handle,
  selected,
  locale,
  onSelected,
  ownFonts,
  onOwnFont,
  onOwnImage,
}: {
  design: Design;
  handle: DesignHandle;
  selected: readonly string[];
  locale: string;
  onSelected: (ids: readonly string[]) => void;
  /** Stored font files; undefined while they load. */
  ownFonts: readonly StudioFont[] | undefined;
  /** Stores a font file of the user's own and returns its id. */
  onOwnFont: (file: File, use: (change: Partial<ShotStyle>) => void) => void;
  /** Stores a background picture of the user's own and returns its fill. */
  onOwnImage: (file: File, use: (change: Partial<ShotStyle>) => void) => void;
}) {
  const [isForPicture, setForPicture] = useState(false);
  const [copied, setCopied] = useState<string>();
  const ids = selected.filter((id) => design.shots[id]);
  const isForSet = !isForPicture || ids.length === 0;
  const first = ids.at(-1);
  const own = isForSet ? {} : (design.shots[first ?? '']?.style ?? {});
  const ownKeys = Object.keys(own) as (keyof ShotStyle)[];
  const scope = isForSet ? 'set' : ids;
  const apply = (change: Partial<ShotStyle>) =>
    handle.edit(
      (now) => setStyle(now, scope, change),
      `style ${Object.keys(change).join()} ${isForSet ? 'set' : ids.join()}`,
    );
  const controls: StyleControls = {
    style: { ...design.style, ...own },
    isOwn: (key) => key in own,
    onChange: apply,
    onReset: (...keys) => handle.edit((now) => resetStyle(now, ids, keys)),
  };
  const number = first === undefined ? 0 : design.order.indexOf(first) + 1;
  const pictureName = ids.length > 1 ? countOf(ids.length, 'picture') : `Picture ${number}`;
  const text =
    first !== undefined && ids.length === 1
      ? { ...EMPTY_SHOT_TEXT, ...design.shots[first]?.texts[locale] }
      : undefined;
  return (
    <section aria-label="Style" className="grid content-start gap-3">
      <div role="group" aria-label="What the style is for" className="flex rounded-control bg-sunken p-1">
        <ScopeButton isOn={isForSet} onClick={() => setForPicture(false)}>
          Whole set
        </ScopeButton>
        <ScopeButton
          isOn={!isForSet}
          onClick={() => {
            if (ids.length === 0 && design.order[0] !== undefined) onSelected([design.order[0]]);
            setForPicture(true);
          }}
        >
          {ids.length === 0 ? 'One picture' : pictureName}
        </ScopeButton>
      </div>
      {!isForSet && first !== undefined && (
        <div className="flex flex-wrap items-center gap-1">
          <p className="me-auto text-[0.8125rem] text-ink-soft">
            {ownKeys.length === 0 ? 'Same as the set' : `${countOf(ownKeys.length, 'value')} of its own`}
          </p>
          <ToolButton
            label="Reset to the set"
            isDisabled={ownKeys.length === 0}
            onClick={() => handle.edit((now) => resetStyle(now, ids))}
            icon={<RotateCcw className="size-4" aria-hidden="true" />}
          />
          <ToolButton
            label="Apply to the whole set"
            isDisabled={ownKeys.length === 0}
            onClick={() => handle.edit((now) => applyToSet(now, first, ownKeys))}
            icon={<CopyCheck className="size-4" aria-hidden="true" />}
          />
          <ToolButton
            label={`Copy the style of picture ${number}`}
            onClick={() => setCopied(first)}
            icon={<Copy className="size-4" aria-hidden="true" />}
          />
          <ToolButton
            label="Paste the copied style"
            isDisabled={copied === undefined || !design.shots[copied] || copied === first}
            onClick={() => copied !== undefined && handle.edit((now) => copyStyle(now, copied, ids))}
            icon={<ClipboardPaste className="size-4" aria-hidden="true" />}
          />
        </div>
      )}
      <div onPointerUp={handle.endGroup} className="min-w-0">
        <Tabs
          label="Parts of the style"
          items={[
            { id: 'device', label: 'Layout', content: <DeviceTab controls={controls} /> },
            {
              id: 'text',
              label: 'Text',
              content: (
                <TextTab
                  text={text}
                  locale={locale}
                  controls={controls}
                  ownFonts={ownFonts}
                  onOwnFont={(file) => onOwnFont(file, apply)}
                  hasEvenText={design.hasEvenText}
                  onText={(change) =>
                    handle.edit(
                      (now) => setText(now, ids, locale, change),
                      `text ${Object.keys(change).join()} ${locale} ${ids.join()}`,
                    )
                  }
                  onTextDone={handle.endGroup}
                  onEvenText={(hasEvenText) => handle.edit((now) => setSwitch(now, { hasEvenText }))}
                />
              ),
            },
            {
              id: 'background',
              label: 'Background',
              content: (
                <BackgroundTab
                  controls={controls}
                  design={design}
                  isForSet={isForSet}
                  onPanorama={(change) => handle.edit((now) => setSwitch(now, change))}
                  onOwnImage={(file) => onOwnImage(file, apply)}
                />
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}

function ScopeButton({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={`min-h-8 flex-1 rounded-[0.35rem] px-2 text-[0.8125rem] font-medium ${isOn ? 'bg-surface text-ink shadow-card' : 'text-ink-soft hover:text-ink'}`}
    >
      {children}
    </button>
  );
}

function ToolButton({
  label,
  icon,
  isDisabled = false,
  onClick,
}: {
  label: string;
  icon: React.ReactNode;
  isDisabled?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
      className="px-2"
    >
      {icon}
    </Button>
  );
}
