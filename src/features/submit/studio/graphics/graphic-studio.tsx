import { startTransition, useMemo, useState } from 'react';
import { directionOf } from '@/domain/locales/product-locales';
import {
  DESIGN_BACKGROUND,
  textOf,
  type Design,
  type Graphic,
  type GraphicId,
  type ShotText,
} from '@/domain/studio/design';
import { assetsOfSet } from '@/domain/studio/design-file';
import { setText } from '@/domain/studio/edits';
import { GRAPHIC_TARGETS } from '@/domain/studio/graphic-targets';
import { GRAPHIC_TEMPLATES } from '@/domain/studio/graphic-templates';
import { applyGraphicTemplate, GRAPHIC_SHOT, setGraphicStyle, usedDesign } from '@/domain/studio/graphics';
import type { Template } from '@/domain/studio/templates';
import { JobProgress } from '@/components/job-progress';
import { BlobImage } from '@/components/blob-image';
import { Notice } from '@/components/notice';
import { useTeamPreviews } from '@/lib/team/team-previews';
import { localesOf } from '../../wizard/draft-changes';
import { useGraphic } from '../use-graphic';
import { useOwnFiles } from '../../pictures/use-own-files';
import { useSetDrawings } from '../../pictures/use-set-drawings';
import { useStudioImages } from '../use-studio-images';
import { TypedTextField } from '../../wizard/typed-fields';
import { GraphicCanvas } from './graphic-canvas';
import { drawLabel, GraphicExport } from './graphic-export';
import { GraphicInspector } from './graphic-inspector';
import { IconPreviews } from './icon-previews';
import type { StudioProps } from '../studio';
import { StudioFrame } from '../studio-frame';
import { TemplateGallery } from '../inspector/template-gallery';
import { Toolbar } from '../toolbar';

const TITLES: Record<GraphicId, string> = { icon: 'App icon', feature: 'Feature graphic' };
/** The texts of each graphic, as the labels of their fields. */
const FIELDS: Record<GraphicId, readonly { key: 'caption' | 'second'; label: string }[]> = {
  icon: [{ key: 'caption', label: 'Letters on the icon' }],
  feature: [
    { key: 'caption', label: 'Name on the feature graphic' },
    { key: 'second', label: 'Line on the feature graphic' },
  ],
};
const NO_SCREENS: readonly never[] = [];

/** The canvas of the icon or the feature graphic, with the tools of the screenshots. */
export function GraphicStudio({
  id,
  draft,
  handle,
  pictures,
  locale: shownLocale,
  onLocale,
  onChange,
}: StudioProps & { id: GraphicId }) {
  const mainLocale = draft.defaultLocale;
  // An icon is the same in every language.
  const locale = id === 'icon' ? mainLocale : shownLocale;
  const { assets, put, fonts, ...own } = useOwnFiles();
  const [hasGuides, setGuides] = useState(id === 'feature');
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  const previews = useTeamPreviews(draft);
  const icon = useGraphic(handle, draft, 'icon', previews, put);
  const feature = useGraphic(handle, draft, 'feature', previews, put);
  const shown = id === 'icon' ? icon : feature;
  const { graphic, submitted, edit } = shown;
  const { design } = graphic;
  const target = GRAPHIC_TARGETS[id];

  const files = useMemo(
    () => new Map([...assets, ...[...icon.files, ...feature.files].map((file) => [file.id, file] as const)]),
    [assets, feature.files, icon.files],
  );
  const used = useMemo(() => usedDesign(withFile(submitted, files)), [files, submitted]);
  const usedIcon = useMemo(() => usedDesign(withFile(icon.submitted, files)), [files, icon.submitted]);
  const iconShown = id === 'feature' ? usedIcon : undefined;
  const shownFiles = [...assetsOfSet(design), ...assetsOfSet(used), ...assetsOfSet(usedIcon)];
  const studioImages = useStudioImages([...new Set(shownFiles)], NO_SCREENS, files);
  const { pictureSize, assetSize, findImage } = studioImages;
  const request = { target, locale, mainLocale, pictureSize, assetSize, icon: iconShown };
  const { drawings, fontFailure } = useSetDrawings({ ...request, design }, fonts);
  const { drawings: submittedDrawings } = useSetDrawings({ ...request, design: used }, fonts);
  const [drawn] = drawings;
  const [preview] = submittedDrawings;
  const apply = useMemo(
    () => (now: Design, template: Template) => applyGraphicTemplate(now, id, template),
    [id],
  );

  const draw = (next: Graphic) => {
    // The graphic becomes part of the design, and images belong to a draft that is stored.
    if (next !== graphic || handle.design.graphics?.[id] === undefined) shown.set(next);
    else onChange((now) => ({ ...now }));
    pictures.draw(id);
  };
  const write = (change: Partial<ShotText>) =>
    edit(
      (now) => setText(now, [GRAPHIC_SHOT], locale, change),
      `text ${Object.keys(change).join()} ${locale}`,
    );
  const texts = design.shots[GRAPHIC_SHOT]?.texts[locale];
  const fallback = textOf(design.shots[GRAPHIC_SHOT], mainLocale, mainLocale);
  return (
    <StudioFrame label={TITLES[id]} handle={handle}>
      <Toolbar
        start={
          // On a narrow screen the selected tab above says the same.
          <h2 className="ps-2 text-base font-semibold max-sm:sr-only">{TITLES[id]}</h2>
        }
        history={handle}
        locales={id === 'feature' ? localesOf(draft) : []}
        locale={locale}
        onLocale={onLocale}
        hasGuides={hasGuides}
        onGuides={(isOn) => startTransition(() => setGuides(isOn))}
        onTemplates={() => setGalleryOpen(true)}
      />
      {shown.ofTeam && <PictureOfTeam id={id} blob={shown.ofTeam.blob} />}
      <div className="grid lg:grid-cols-[minmax(0,1fr)_19.5rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5 bg-canvas p-5">
          {drawn && (
            <GraphicCanvas
              id={id}
              drawing={drawn}
              target={target}
              style={design.style}
              locale={locale}
              findImage={findImage}
              hasGuides={hasGuides}
              onHold={(change) => shown.hold((now) => setGraphicStyle(now, id, mainLocale, change))}
              onRelease={shown.release}
              onCancel={() => shown.hold(undefined)}
              onStyle={(change, group) => edit((now) => setGraphicStyle(now, id, mainLocale, change), group)}
            />
          )}
          {id === 'feature' && hasGuides && (
            <p className="text-center text-xs text-ink-soft">
              Keep texts inside the frame: some screens cut the edges. Google publishes no exact figure.
            </p>
          )}
          <div
            className={`mx-auto grid w-full gap-4 sm:auto-cols-fr sm:grid-flow-col ${id === 'icon' ? 'max-w-80' : 'max-w-[38.75rem]'}`}
          >
            {FIELDS[id].map(({ key, label }) => (
              <TypedTextField
                key={key}
                label={label}
                value={texts?.[key] ?? ''}
                placeholder={locale === mainLocale ? undefined : fallback[key]}
                lang={locale}
                dir={directionOf(locale)}
                autoComplete="off"
                onText={(text) => write({ [key]: text })}
                onBlur={shown.endGroup}
              />
            ))}
          </div>
          {id === 'icon' && preview && (
            <IconPreviews drawing={preview} target={target} findImage={findImage} />
          )}
        </div>
        <div className="border-t p-4 lg:max-h-[36rem] lg:overflow-y-auto lg:border-s lg:border-t-0">
          <GraphicInspector
            id={id}
            handle={shown}
            mainLocale={mainLocale}
            locale={locale}
            screens={handle.screens}
            files={own.files}
            onOwnPicture={own.picture.start}
          />
        </div>
      </div>
      <div className="empty:hidden">
        {fontFailure !== undefined && <Notice tone="warn">{fontFailure}</Notice>}
        <JobProgress state={own.picture.state} onCancel={own.picture.cancel} />
        <JobProgress state={own.font.state} onCancel={own.font.cancel} />
      </div>
      <GraphicExport
        id={id}
        graphic={graphic}
        own={graphic.own === undefined ? undefined : files.get(graphic.own)}
        pictures={pictures}
        onDraw={() => draw(graphic.isOwnUsed ? { ...graphic, isOwnUsed: false } : graphic)}
        onOwn={() => draw({ ...graphic, isOwnUsed: true })}
        onBehind={(behind) => {
          const next = { ...graphic, behind };
          if (graphic.isOwnUsed) draw(next);
          else shown.set(next);
        }}
        onFile={(file) =>
          own.picture.start(file, (hash) => {
            // The colour that was chosen for an earlier file may not suit this one.
            draw({ ...graphic, own: hash, isOwnUsed: true, behind: DESIGN_BACKGROUND });
          })
        }
      />
      <TemplateGallery
        isOpen={isGalleryOpen}
        design={design}
        target={target}
        locale={locale}
        mainLocale={mainLocale}
        images={studioImages}
        templates={GRAPHIC_TEMPLATES[id]}
        apply={apply}
        icon={iconShown}
        onOpenChange={setGalleryOpen}
        onApply={(template) => {
          startTransition(() => {
            edit((now) => apply(now, template));
            setGalleryOpen(false);
          });
        }}
      />
    </StudioFrame>
  );
}

function PictureOfTeam({ id, blob }: { id: GraphicId; blob: Blob | undefined }) {
  const name = TITLES[id].toLowerCase();
  return (
    <div className="border-b p-5">
      <Notice
        title={`The ${name} of another member is in the submission`}
        icon={
          blob && (
            <BlobImage
              blob={blob}
              alt={`${TITLES[id]} of another member`}
              className="max-h-16 max-w-32 shrink-0 rounded-control border object-contain"
            />
          )
        }
      >
        Below is your own design. “{drawLabel(id)}” replaces theirs with it.
      </Notice>
    </div>
  );
}

/** The design is used where the own picture is not stored in this browser, as in an opened design file. */
function withFile(graphic: Graphic, files: ReadonlyMap<string, unknown>): Graphic {
  return graphic.own !== undefined && files.has(graphic.own) ? graphic : { ...graphic, isOwnUsed: false };
}
