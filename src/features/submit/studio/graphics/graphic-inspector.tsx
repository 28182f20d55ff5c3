import { pictureOf, type Design, type GraphicId, type ShotStyle } from '@/domain/studio/design';
import { GRAPHIC_LAYOUTS } from '@/domain/studio/graphic-templates';
import { GRAPHIC_SHOT, setGraphicPicture, setGraphicStyle } from '@/domain/studio/graphics';
import type { DraftImage } from '@/model/draft-image';
import type { GraphicHandle } from '../use-graphic';
import type { OwnFiles } from '../../pictures/use-own-files';
import { DeviceTab } from '../inspector/device-tab';
import { PictureChoice } from '../picture-choice';
import type { StyleControls } from '../inspector/style-rows';
import { StyleTabs } from '../inspector/style-tabs';

/** The controls beside a graphic: those of the screenshots, with the picture that it shows. */
export function GraphicInspector({
  id,
  handle,
  mainLocale,
  locale,
  screens,
  files,
  onOwnPicture,
}: {
  id: GraphicId;
  handle: GraphicHandle;
  mainLocale: string;
  locale: string;
  /** The app's own screens. */
  screens: readonly DraftImage[];
  files: OwnFiles;
  /** Stores a picture and passes on its id. */
  onOwnPicture: (file: File, use: (pictureId: string) => void) => void;
}) {
  const { design } = handle.graphic;
  const apply = (change: Partial<ShotStyle>) =>
    handle.edit((now) => setGraphicStyle(now, id, mainLocale, change), `style ${Object.keys(change).join()}`);
  const controls: StyleControls = {
    style: design.style,
    isOwn: () => false,
    onChange: apply,
    onReset: () => undefined,
    // A graphic has one size.
    size: { name: '', isEdited: false, isOwn: () => false, onReset: () => undefined },
  };
  const usePicture = (pictureId: string | undefined) =>
    handle.edit((now: Design) => setGraphicPicture(now, id, mainLocale, pictureId));
  return (
    <section aria-label="Style" onPointerUp={handle.endGroup} className="min-w-0">
      <StyleTabs
        controls={controls}
        design={design}
        locale={locale}
        layout={{
          label: 'Picture',
          content: (
            <DeviceTab
              controls={controls}
              layouts={GRAPHIC_LAYOUTS[id]}
              ratio={id === 'icon' ? 'square' : 'banner'}
              hasFrames={id === 'feature'}
            >
              <PictureChoice
                id={id}
                picture={pictureOf(design.shots[GRAPHIC_SHOT], mainLocale, mainLocale)}
                screens={screens}
                onPicture={usePicture}
                onScreen={({ blob, fileName, mediaType }) =>
                  onOwnPicture(new File([blob], fileName, { type: mediaType }), usePicture)
                }
                onFile={(file) => onOwnPicture(file, usePicture)}
              />
            </DeviceTab>
          ),
        }}
        files={files}
      />
    </section>
  );
}
