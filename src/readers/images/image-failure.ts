/** Why an image could not be read or drawn. */
export type ImageFailureReason =
  /** The bytes are no picture at all. */
  | 'not-an-image'
  /** A picture, but of a kind that is not taken. */
  | 'unsupported'
  /** A picture that is cut off or contradicts itself. */
  | 'damaged'
  /** More pixels than can be drawn safely. */
  | 'too-large'
  /** The browser can't draw here, or the drawing stopped. */
  | 'drawing'
  | 'timed-out'
  | 'cancelled';

export interface ImageFailure {
  ok: false;
  reason: ImageFailureReason;
  /** For the publisher: what is wrong and what to do, without the file's name. */
  message: string;
}

export function imageFailure(reason: ImageFailureReason, message: string): ImageFailure {
  return { ok: false, reason, message };
}

export function damaged(what: string): ImageFailure {
  return imageFailure('damaged', `${what} Export the image again, or choose another file.`);
}
