import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SubmissionDraft } from '@/model/draft';
import { useClock } from '@/lib/clock';
import { loadCode } from '@/lib/load-code';
import { draftImagesCollection } from '@/lib/workspace/app-collections';
import { useCollectionWriter, useRepository } from '@/lib/workspace/workspace-context';
import { hasDrawnPictures, NO_PICTURES, type PicturePart, type PictureState } from './picture-state';
import type { PictureFollower } from './picture-follower';

/** The drawn pictures of a draft, which follow its design by themselves. */
export interface Pictures {
  state: PictureState;
  /** None was drawn, nor asked for, since the wizard was opened. */
  isUntouched: boolean;
  draw: (part: PicturePart) => void;
  cancel: () => void;
}

/** Follows the design of a draft. Its code loads once there is something to draw. */
export function usePictures(draft: SubmissionDraft): Pictures {
  const clock = useClock();
  const repository = useRepository();
  const { put, update, remove } = useCollectionWriter(draftImagesCollection);
  const [state, setState] = useState(NO_PICTURES);
  const [follower, setFollower] = useState<PictureFollower>();
  const [asked, setAsked] = useState<{ part: PicturePart }>();
  const hasDrawn = hasDrawnPictures(draft);
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && (hasDrawn || asked)) setNeeded(true);

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isLeft = false;
    let made: PictureFollower | undefined;
    void loadCode(() => import('./picture-follower')).then((code) => {
      if (isLeft) return;
      if (!code.ok) {
        setState({ ...NO_PICTURES, kind: 'unreadable', job: { status: 'failed', message: code.failure } });
        return;
      }
      const images = { put, update, remove };
      made = code.value.createPictureFollower({ repository, images, clock, onState: setState });
      setFollower(made);
    });
    return () => {
      isLeft = true;
      made?.close();
    };
  }, [clock, isNeeded, put, remove, repository, update]);

  // First the draft, so that a drawing that was asked for with a change has that change.
  useEffect(() => follower?.follow(draft), [draft, follower]);
  useEffect(() => {
    if (asked) follower?.draw(asked.part);
  }, [asked, follower]);

  const draw = useCallback((part: PicturePart) => setAsked({ part }), []);
  const cancel = useCallback(() => follower?.cancel(), [follower]);
  return useMemo(() => ({ state, isUntouched: !isNeeded, draw, cancel }), [cancel, draw, isNeeded, state]);
}
