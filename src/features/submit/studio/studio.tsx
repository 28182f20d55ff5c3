import { startTransition, useMemo, useState } from 'react';
import { platformsOf } from '@/model/app';
import { offeredTargets, requiredTargetIds } from '@/domain/screenshots/offered-targets';
import { slotById } from '@/domain/screenshots/slots';
import { isScreenOnly, textOf, type DesignTarget } from '@/domain/studio/design';
import { designTarget } from '@/domain/studio/design-target';
import { assetsOfSet, takeDesign } from '@/domain/studio/design-file';
import { addTitle, removeShots, setSwitch } from '@/domain/studio/edits';
import { outputOf } from '@/domain/studio/output-format';
import { screenKindName } from '@/domain/screenshots/screen-kinds';
import { countScreens, removeScreens } from '@/domain/studio/size-edits';
import { applyTemplate, templateOf } from '@/domain/studio/templates';
import { Disclosure } from '@/components/disclosure';
import { FileDrop } from '@/components/file-drop';
import { JobProgress } from '@/components/job-progress';
import { Notice } from '@/components/notice';
import { newId } from '@/lib/new-id';
import { artworkOf, setArtwork } from '../pictures/artwork';
import { localeLabel } from '@/domain/locales/product-locales';
import { localesOf } from '../wizard/draft-changes';
import { asScreenshot, slotForPicture } from '../pictures/picture-intake';
import { endedJob } from '../pictures/picture-words';
import {
  chosenTargets,
  isLandscapeSet,
  localesToDraw,
  plannedShots,
  shotsOfOtherDevices,
} from './studio-export';
import type { DraftImages } from '../records';
import type { DesignHandle } from './use-design';
import { designFileText, useDesignFile } from './use-design-file';
import type { Pictures } from '../pictures/use-pictures';
import { useLookedAt } from '../wizard/use-looked-at';
import { useOwnFiles } from '../pictures/use-own-files';
import { useSetDrawings } from '../pictures/use-set-drawings';
import { useSetFiles } from '../pictures/use-set-files';
import { useFirstDrawing } from './use-first-drawing';
import { useStudioImages } from './use-studio-images';
import { useOwnTemplates } from './studio-records';
import { IntakeMessages } from '../pictures/refused-files';
import type { StepProps, WizardEvents } from '../wizard/wizard-events';
import { CaptionPanel } from './inspector/caption-panel';
import { NoPictures, OtherScreens } from './empty-set';
import { DrawButton, ExportPanel } from './export-panel';
import { FormatPanel } from './inspector/format-panel';
import { Inspector, type StyleScope } from './inspector/inspector';
import type { StylePart } from './inspector/style-tabs';
import { LegibilityNotes } from './inspector/legibility-notes';
import { OwnScreens } from './own-screens';
import { SizeScreens } from './size-screens';
import { missingOf, missingSizes, sizeContents } from './size-contents';
import { SizeSwitcher } from './size-switcher';
import { Strip } from './canvas/strip';
import { StudioFrame } from './studio-frame';
import { StudioMenu } from './studio-menu';
import { TemplateGallery } from './inspector/template-gallery';
import { LanguageSelect, Toolbar, USUAL_ZOOM, ZOOMS } from './toolbar';

/** Height of a picture in the strip at the usual zoom, CSS pixels; a landscape picture gets the width instead. */
const USUAL_HEIGHT = 400;
const USUAL_WIDTH = 460;

/** Props that the studios of screenshots and graphics share. */
export interface StudioProps extends Pick<StepProps, 'draft' | 'locale' | 'onLocale' | 'onChange'> {
  handle: DesignHandle;
  /** Where the screens are stored. */
  images: DraftImages;
  /** The drawn pictures. */
  pictures: Pictures;
}

/** The screenshot studio: all pictures of the set on one canvas, with their texts, style, templates and export. */
export function Studio({
  draft,
  handle,
  images,
  pictures,
  locale,
  onLocale,
  onChange,
  onDownload,
}: StudioProps & Pick<WizardEvents, 'onDownload'>) {
  const mainLocale = draft.defaultLocale;
  const { design, edit } = handle;
  const { assets, put, fonts, ...own } = useOwnFiles();
  const templates = useOwnTemplates();
  const intake = useSetFiles({
    ...{ design, edit, images, locale, mainLocale, screens: handle.screens },
    stores: platformsOf(draft.platform),
  });
  const designFile = useDesignFile(put);
  const known = new Set(handle.screens.map(({ id }) => id));
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [scope, setScope] = useState<StyleScope>('set');
  const [zoom, setZoom] = useState<number>(USUAL_ZOOM);
  const [hasGuides, setGuides] = useState(false);
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  const [shownId, setShownId] = useState<string>();
  const [part, setPart] = useState<StylePart>('device');

  const artwork = artworkOf(draft);
  const offered = offeredTargets(draft, isLandscapeSet(handle.screens));
  const chosen = chosenTargets(artwork, offered);
  const shown = chosen.find(({ id }) => id === shownId) ?? chosen[0] ?? offered.usual[0];
  const slot = slotById(shown?.slotId);
  const target = useMemo(() => (shown ? designTarget(shown) : undefined), [shown]);
  const studioImages = useStudioImages(assetsOfSet(design), handle.screens, assets);
  const { pictureSize, assetSize, findImage } = studioImages;
  const { drawings, fontFailure } = useSetDrawings(
    { design, target: target ?? NO_TARGET, locale, mainLocale, pictureSize, assetSize },
    fonts,
  );
  const blobs = useMemo(() => new Map([...assets].map(([id, { blob }]) => [id, blob])), [assets]);
  const sources = { design, mainLocale, screens: handle.screens, assets: blobs, fonts };
  const languages = localesToDraw(design, localesOf(draft), mainLocale);
  const captionLocales = [mainLocale, ...localesOf(draft).filter((each) => each !== mainLocale)];
  const missingCaptions = captionLocales.reduce(
    (sum, each) =>
      sum + design.order.filter((id) => textOf(design.shots[id], each, mainLocale).isFallback).length,
    0,
  );
  const firstForScreens =
    design.order.find((id) => selected.includes(id)) ??
    design.order.find((id) => design.shots[id]?.screens?.[target?.screenKind ?? ''] === undefined);
  const planned = plannedShots(sources, chosen, languages);

  const looked = useLookedAt(sources, shown, locale, selected[0]);

  const shownLocale = languages.includes(locale) ? locale : mainLocale;
  const contents = sizeContents(chosen, planned, shownLocale, pictures.state);
  const addScreens = (files: File[]) => intake.addScreens(files, target?.screenKind ?? '', firstForScreens);
  const required = requiredTargetIds(draft);
  const asked = missingSizes(required, chosen, offered);
  const handleDraw = () => {
    // Images belong to a draft that is stored. Its sizes no longer depend on its builds, which the next version lacks.
    onChange(setArtwork({ targetIds: artwork.targetIds, removed: undefined }));
    pictures.draw('screenshots');
  };
  // A set that the publisher finished elsewhere, or that the team has, is not drawn over.
  const hasOther = draft.teamPictures !== undefined || draft.images.some(({ kind }) => kind === 'screenshot');
  useFirstDrawing(pictures.isUntouched && planned.length > 0 && !hasOther, design, handleDraw);
  const ownScreens = handle.screens.filter((screen) => screen.locale === locale);
  const hasPictures = design.order.length > 0;
  return (
    <StudioFrame label="Screenshot studio" handle={handle}>
      {!hasPictures && (
        <NoPictures required={required}>
          <LanguageSelect locales={localesOf(draft)} locale={locale} onLocale={onLocale} />
        </NoPictures>
      )}
      {hasPictures && shown && target && (
        <>
          <Toolbar
            start={
              <>
                <h2 className="sr-only">Your screenshots</h2>
                <SizeSwitcher
                  contents={contents}
                  asked={asked}
                  targets={chosen.length > 0 ? chosen : [shown]}
                  shownId={shown.id}
                  ownIds={new Set(Object.keys(design.perTarget))}
                  offered={offered}
                  onShow={(id) => startTransition(() => setShownId(id))}
                  onAdd={(id) => {
                    onChange(setArtwork({ targetIds: [...artwork.targetIds, id] }));
                    setShownId(id);
                  }}
                />
              </>
            }
            history={handle}
            locales={localesOf(draft)}
            locale={locale}
            onLocale={onLocale}
            zoom={{ value: zoom, onChange: (next) => startTransition(() => setZoom(next)) }}
            hasGuides={hasGuides}
            onGuides={(isOn) => startTransition(() => setGuides(isOn))}
            onTemplates={() => setGalleryOpen(true)}
          >
            <StudioMenu
              onAddTitle={() => edit((now) => addTitle(now, newId(), now.order.length))}
              onSaveFile={() =>
                void designFileText(design, assets).then((text) =>
                  onDownload('screenshots.design.json', text),
                )
              }
              onOpenFile={(file) =>
                designFile.start(file, (other) => edit((now) => takeDesign(now, other, known)))
              }
            />
            <DrawButton
              count={planned.length}
              missing={missingOf(planned, pictures.state)}
              pictures={pictures}
              onDraw={handleDraw}
            />
          </Toolbar>
          {slot && handle.screens.some((each) => each.locale === shownLocale) && (
            <OtherScreens
              {...{ slot, sizeId: shown.id }}
              count={contents.get(shown.id)?.count ?? 0}
              leftOut={shotsOfOtherDevices(sources, shown, shownLocale).size}
              borrowing={design.borrowing}
              onFiles={addScreens}
              onBorrowing={(borrowing) => edit((now) => setSwitch(now, { borrowing }))}
            />
          )}
          <div className="grid lg:grid-cols-[minmax(0,1fr)_19.5rem]">
            {/* A click beside the pictures selects none, as Escape does. */}
            <div
              className="min-w-0 overflow-x-auto bg-canvas"
              data-strip=""
              onClick={({ target: pressed }) => {
                if (pressed instanceof HTMLElement && !pressed.closest('[data-shot]')) setSelected([]);
              }}
            >
              <Strip
                design={design}
                handle={handle}
                drawings={drawings}
                target={target}
                locale={locale}
                mainLocale={mainLocale}
                height={heightOf(target, ZOOMS[zoom] ?? 1)}
                findImage={findImage}
                selected={selected}
                hasGuides={hasGuides}
                isForSize={scope === 'size'}
                most={slot?.maxCount}
                onSelected={(ids) => {
                  setSelected(ids);
                  // The style beside the strip is that of the selected picture.
                  if (ids.length > 0 && scope === 'set') setScope('picture');
                }}
                onPart={(kind) => startTransition(() => setPart(kind === 'device' ? 'device' : 'text'))}
              />
            </div>
            {/* On a wide screen it is as high as the strip, and scrolls. */}
            <div className="relative border-t lg:min-h-[26rem] lg:border-s lg:border-t-0">
              <div className="p-4 lg:absolute lg:inset-0 lg:overflow-y-auto">
                <Inspector
                  design={design}
                  handle={handle}
                  selected={selected}
                  locale={locale}
                  onSelected={setSelected}
                  onRemove={() => {
                    edit((now) => removeShots(now, selected));
                    setSelected([]);
                  }}
                  tab={part}
                  onTab={setPart}
                  scope={scope}
                  onScope={setScope}
                  size={{ ...shown, isScreenOnly: isScreenOnly(target) }}
                  sizeScreens={
                    slot &&
                    target.screenKind !== undefined && (
                      <SizeScreens
                        kindName={screenKindName(slot.store, slot.device)}
                        own={countScreens(design, target.screenKind)}
                        total={design.order.length}
                        from={Math.max(1, design.order.indexOf(firstForScreens ?? '') + 1)}
                        onFiles={addScreens}
                        onRemove={() => edit((now) => removeScreens(now, target.screenKind ?? '', now.order))}
                      />
                    )
                  }
                  files={own.files}
                />
              </div>
            </div>
          </div>
        </>
      )}
      <div className={`grid gap-4 p-5 ${hasPictures ? 'border-t' : ''}`}>
        {fontFailure !== undefined && <Notice tone="warn">{fontFailure}</Notice>}
        <JobProgress state={endedJob(pictures.state)} onCancel={pictures.cancel} />
        <JobProgress state={own.picture.state} onCancel={own.picture.cancel} />
        <JobProgress state={own.font.state} onCancel={own.font.cancel} />
        <JobProgress state={designFile.state} onCancel={designFile.cancel} />
        <FileDrop
          label="Drop screenshots here, or choose files"
          hint={`${captionLocales.length > 1 ? `For ${localeLabel(locale)}. ` : ''}PNG, JPEG or WebP, straight from a device or simulator.`}
          name="screenshots"
          accept="image/png,image/jpeg,image/webp"
          isMultiple
          isCompact={hasPictures}
          onFiles={intake.addPictures}
        />
        <JobProgress state={intake.state} onCancel={intake.cancel} />
        <IntakeMessages intake={intake} />
        {hasPictures && (
          <>
            {target && slot && (
              <LegibilityNotes
                store={slot.store}
                design={design}
                target={target}
                locale={locale}
                mainLocale={mainLocale}
                locales={captionLocales}
                drawings={drawings}
                pictureSize={pictureSize}
                onPicture={(shotId) => {
                  setSelected([shotId]);
                  focusTile(shotId);
                }}
                onLocale={onLocale}
              />
            )}
            <ExportPanel
              offered={offered}
              chosen={artwork.targetIds}
              format={
                <FormatPanel
                  output={outputOf(design)}
                  shown={looked}
                  onChange={(output, isDragged) =>
                    edit((now) => setSwitch(now, { output }), isDragged ? 'output' : undefined)
                  }
                  onDone={handle.endGroup}
                />
              }
              pictures={pictures}
              before={
                <Disclosure
                  title="Captions in every language"
                  aside={missingCaptions > 0 ? `${missingCaptions} missing` : undefined}
                >
                  <CaptionPanel
                    draftId={draft.id}
                    design={design}
                    handle={handle}
                    locales={captionLocales}
                    mainLocale={mainLocale}
                    onFocus={(shotId, focused) => {
                      setSelected([shotId]);
                      if (focused !== locale) onLocale(focused);
                    }}
                    onDownload={onDownload}
                  />
                </Disclosure>
              }
              after={
                ownScreens.length > 0 && (
                  <Disclosure title="Use screens without a design" aside={String(ownScreens.length)}>
                    <OwnScreens
                      screens={ownScreens}
                      draft={draft}
                      onUseAsIs={(screen) => {
                        const slot = slotForPicture(screen, draft);
                        if (slot) void images.add([asScreenshot(screen, slot, newId())]);
                      }}
                    />
                  </Disclosure>
                )
              }
              onChosen={(targetIds) => onChange(setArtwork({ targetIds }))}
            />
          </>
        )}
      </div>
      {hasPictures && target && (
        <TemplateGallery
          isOpen={isGalleryOpen}
          design={design}
          target={target}
          locale={locale}
          mainLocale={mainLocale}
          images={studioImages}
          own={templates.templates}
          onOpenChange={setGalleryOpen}
          onApply={(template) => {
            startTransition(() => {
              edit((now) => applyTemplate(now, template));
              setGalleryOpen(false);
            });
          }}
          onSave={(name) => void templates.store(templateOf(design, newId(), name))}
          onDelete={(template) => void templates.remove(template.id)}
        />
      )}
    </StudioFrame>
  );
}

/** Placeholder for a draft whose stores take no size: nothing is drawn with it. */
const NO_TARGET: DesignTarget = { id: '', width: 1, height: 1, gap: 0 };

/** Scrolls to a picture of the strip as well. */
function focusTile(shotId: string): void {
  document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(shotId)}"]`)?.focus();
}

function heightOf({ width, height }: DesignTarget, zoom: number): number {
  return Math.round(zoom * (height >= width ? USUAL_HEIGHT : (USUAL_WIDTH * height) / width));
}
