/** Why an image could not be read or drawn. */
export type ImageFailureReason =
  /** The bytes are not an image. */
  | 'not-an-image'
  /** An image of a type that is not supported. */
  | 'unsupported'
  /** An image that is cut off or contradicts itself. */
  | 'damaged'
  /** An image with more pixels than can be drawn safely. */
  | 'too-large'
  /** The browser cannot draw here, or drawing stopped. */
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
