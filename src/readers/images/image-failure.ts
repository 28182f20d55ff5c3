import type { Result } from '@/domain/result';

/** Why an image could not be read or drawn. */
export type ImageFailureReason =
  /** The bytes are not an image. */
  | 'not-an-image'
  /** An image of a type that is not supported. */
  | 'unsupported'
  /** An image that is cut off or contradicts itself. */
  | 'damaged'
  /** The pointer that Git LFS leaves in a checkout without its files. */
  | 'git-lfs'
  /** An image with more pixels than can be drawn safely. */
  | 'too-large'
  /** The browser cannot draw here, or drawing stopped. */
  | 'drawing'
  /** A font of the drawing could not be loaded or read. */
  | 'font'
  | 'timed-out'
  | 'cancelled';

export interface ImageFailure {
  reason: ImageFailureReason;
  /** Message for the publisher: what is wrong and what to do, without the file's name. */
  message: string;
}

/** Carries a failure from inside a reader to its public function. */
export class ImageError extends Error {
  constructor(
    readonly reason: ImageFailureReason,
    message: string,
  ) {
    super(message);
  }
}

export function damaged(what: string): ImageError {
  return new ImageError('damaged', `${what} Export the image again, or choose another file.`);
}

/** Returns the failure of an image; throws everything else again. */
export function imageFailureOf(error: unknown): { ok: false; failure: ImageFailure } {
  if (!(error instanceof ImageError)) throw error;
  return { ok: false, failure: { reason: error.reason, message: error.message } };
}

/** Wraps a public function: what its parts throw about the image becomes a value. */
export async function imageResult<Value>(read: () => Promise<Value>): Promise<Result<Value, ImageFailure>> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    return imageFailureOf(error);
  }
}
