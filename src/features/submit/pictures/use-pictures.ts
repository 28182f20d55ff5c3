import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SubmissionDraft } from '@/model/draft';
import { useClock } from '@/lib/clock';
import { useLatest } from '@/lib/use-latest';
import { loadCode } from '@/lib/load-code';
import { draftImagesCollection } from '@/lib/workspace/app-collections';
import { useCollectionWriter, useRepository } from '@/lib/workspace/workspace-context';
import type { DraftChange } from '../wizard/draft-changes';
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

/**
 * Follows the design of a draft. Its code loads once there is something to draw.
 * @param isFinishing the submission is being reviewed: whatever its design has is drawn
 */
export function usePictures(
  draft: SubmissionDraft,
  isFinishing: boolean,
  onChange: (change: DraftChange) => void,
): Pictures {
  const clock = useClock();
  const repository = useRepository();
  const { put, update, remove } = useCollectionWriter(draftImagesCollection);
  const latestOnChange = useLatest(onChange);
  const [state, setState] = useState(NO_PICTURES);
  const [follower, setFollower] = useState<PictureFollower>();
  const [asked, setAsked] = useState<{ part: PicturePart }>();
  const hasDrawn = hasDrawnPictures(draft);
  const [isNeeded, setNeeded] = useState(false);
  const isUnfinished = isFinishing && draft.images.some(({ kind }) => kind === 'picture');
  if (!isNeeded && (hasDrawn || asked || isUnfinished)) setNeeded(true);

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
      made = code.value.createPictureFollower({
        ...{ repository, images, clock, onState: setState },
        onChange: (change) => latestOnChange.current(change),
      });
      setFollower(made);
    });
    return () => {
      isLeft = true;
      made?.close();
    };
  }, [clock, isNeeded, latestOnChange, put, remove, repository, update]);

  // First the draft, so that a drawing that was asked for with a change has that change.
  useEffect(() => follower?.follow(draft), [draft, follower]);
  useEffect(() => {
    if (asked) follower?.draw(asked.part);
  }, [asked, follower]);
  useEffect(() => {
    if (isFinishing) follower?.finish();
  }, [follower, isFinishing]);

  const draw = useCallback((part: PicturePart) => setAsked({ part }), []);
  const cancel = useCallback(() => follower?.cancel(), [follower]);
  return useMemo(() => ({ state, isUntouched: !isNeeded, draw, cancel }), [cancel, draw, isNeeded, state]);
}
