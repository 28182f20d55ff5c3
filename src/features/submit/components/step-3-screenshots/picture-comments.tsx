import { useContext, useEffect, useState } from 'react';
import { picturePlace } from '@/domain/team-sync/comment-place';
import type { DraftImage } from '@/domain/submissions/draft';
import { CommentMarkContext, Comments } from '@/components/comment-mark';
import { hashBytes } from '@/lib/imports/hash-bytes';

/** The comments on a picture of a shared draft. They follow its content, so that moving it changes nothing. */
export function PictureComments({ image, number }: { image: DraftImage; number: number }) {
  const isShared = useContext(CommentMarkContext) !== undefined;
  const [hash, setHash] = useState<string>();
  const { blob } = image;
  useEffect(() => {
    if (!isShared) return;
    let isCurrent = true;
    void blob
      .arrayBuffer()
      .then((bytes) => hashBytes(new Uint8Array(bytes)))
      // A file that is gone from the disk has no comments.
      .catch(() => undefined)
      .then((found) => isCurrent && setHash(found));
    return () => {
      isCurrent = false;
    };
  }, [blob, isShared]);
  const place = hash === undefined ? undefined : picturePlace(image, number, hash);
  return <Comments place={place} label={image.description ?? image.fileName} />;
}
