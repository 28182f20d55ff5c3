import { useEffect, useMemo, useState } from 'react';
import { DESIGN_BACKGROUND, type Design, type Graphic, type GraphicId } from '@/domain/studio/design';
import { editGraphic, graphicOf, type GraphicFacts } from '@/domain/studio/graphics';
import type { SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import { hashBytes } from '@/lib/imports/hash-bytes';
import type { TeamPreview } from '@/lib/team/team-previews';
import { foreignImage, graphicFacts, picturedElsewhere } from './graphic-export';
import type { StudioAsset } from './studio-records';
import type { DesignEdit, DesignHandle } from './use-design';

export type GraphicHandle = ReturnType<typeof useGraphic>;

/**
 * One graphic of a draft's design, with the same history as the screenshots.
 * @param previews of pictures that only other members have, by the id of the picture
 * @param put stores a file of the studio
 */
export function useGraphic(
  handle: DesignHandle,
  draft: SubmissionDraft,
  id: GraphicId,
  previews: ReadonlyMap<string, TeamPreview>,
  put: (asset: StudioAsset) => Promise<void>,
) {
  const { design } = handle;
  const facts = useStableFacts(graphicFacts(draft, design.style.font));
  const stored = design.graphics?.[id];
  const foreignOne = foreignImage(draft, id, stored !== undefined);
  const foreign = useAsset(foreignOne);
  const { images, teamPictures, defaultLocale } = draft;
  const elsewhere = useMemo(
    () => picturedElsewhere({ images, teamPictures, defaultLocale }, id),
    [defaultLocale, id, images, teamPictures],
  );
  const preview = elsewhere && previews.get(elsewhere.id);
  const graphic = useMemo((): Graphic => {
    const own = graphicOf({ graphics: { ...(stored && { [id]: stored }) } }, id, facts);
    return foreign ? withOwn(own, foreign.id) : own;
  }, [facts, foreign, id, stored]);
  const change = (edit: (graphic: Graphic) => Graphic) => (now: Design) => editGraphic(now, id, facts, edit);
  const changeDesign = (edit: DesignEdit) =>
    change((before) => {
      const after = edit(before.design);
      return after === before.design ? before : { ...withForeign(before), design: after };
    });
  /** The draft's own image is stored before the first change, so that it can be chosen again. */
  const withForeign = (before: Graphic): Graphic => (foreign ? withOwn(before, foreign.id) : before);
  const storeForeign = () => {
    if (foreign) void put(foreign);
  };
  return {
    graphic,
    facts,
    /** The submitted picture: the graphic, or the picture of another member. */
    submitted: useMemo(
      (): Graphic => (preview?.blob ? { ...graphic, own: preview.id, isOwnUsed: true } : graphic),
      [graphic, preview],
    ),
    /** Images of the submission that no design was drawn into, as files of the studio. */
    files: useMemo((): StudioAsset[] => {
      const shown = elsewhere && preview?.blob && { ...elsewhere, id: preview.id, blob: preview.blob };
      return [...(foreign ? [foreign] : []), ...(shown ? [shown] : [])];
    }, [elsewhere, foreign, preview]),
    /** The picture of another member that is in the submission; without a blob where this device has no preview of it. */
    ofTeam: elsewhere ? { blob: preview?.blob } : foreignOne?.isFromTeam ? foreignOne : undefined,
    edit: (edit: DesignEdit, group?: string) => {
      storeForeign();
      handle.edit(changeDesign(edit), group === undefined ? undefined : `${id} ${group}`);
    },
    hold: (edit: DesignEdit | undefined) => handle.hold(edit && changeDesign(edit)),
    release: () => {
      storeForeign();
      handle.release();
    },
    endGroup: handle.endGroup,
    /** Replaces the graphic, in a step of its own. */
    set: (next: Graphic) => {
      storeForeign();
      handle.edit(change(() => next));
    },
  };
}

/** The graphic with an image of the draft that was not drawn yet: the user may have chosen what is behind it. */
function withOwn(graphic: Graphic, own: string): Graphic {
  const behind = graphic.own === own ? graphic.behind : DESIGN_BACKGROUND;
  return { ...graphic, own, isOwnUsed: true, behind };
}

/** The same object as long as the values are the same, so that a graphic nobody has changed is drawn once. */
function useStableFacts({
  appName,
  tagline,
  primary,
  secondary,
  font,
  bannerStyle,
  mainLocale,
}: GraphicFacts): GraphicFacts {
  return useMemo(
    () => ({ appName, tagline, primary, secondary, font, bannerStyle, mainLocale }),
    [appName, bannerStyle, font, mainLocale, primary, secondary, tagline],
  );
}

/** An image as a file of the studio, which is named by the hash of its bytes. */
function useAsset(image: DraftImage | undefined): StudioAsset | undefined {
  const [asset, setAsset] = useState<StudioAsset>();
  const { blob, fileName, width, height } = image ?? {};
  useEffect(() => {
    if (!blob || fileName === undefined || width === undefined || height === undefined) return;
    let isLeft = false;
    void blob
      .arrayBuffer()
      .then((bytes) => hashBytes(new Uint8Array(bytes)))
      .then((hash) => {
        if (!isLeft) setAsset({ id: hash, fileName, width, height, blob });
      });
    return () => {
      isLeft = true;
    };
  }, [blob, fileName, height, width]);
  return image && asset?.blob === image.blob ? asset : undefined;
}
