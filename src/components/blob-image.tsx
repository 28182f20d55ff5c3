import { useObjectUrl } from '@/lib/use-object-url';

/**
 * An image stored as a Blob. Its object URL exists as long as it is on the screen. Where the style leaves the width or
 * the height open, both in pixels reserve the space until it is drawn.
 */
export function BlobImage({
  blob,
  alt,
  width,
  height,
  className,
  objectPosition,
}: {
  blob: Blob;
  alt: string;
  width?: number;
  height?: number;
  className?: string;
  /** CSS value: which part shows where the image is larger than its box. */
  objectPosition?: string;
}) {
  const url = useObjectUrl(blob);
  return url === undefined ? null : (
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
      style={objectPosition === undefined ? undefined : { objectPosition }}
    />
  );
}
