import { useEffect, useState } from 'react';

/** A picture kept as a Blob. Its object URL lives as long as it is on the screen. */
export function BlobImage({ blob, alt, className }: { blob: Blob; alt: string; className?: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return url === undefined ? null : (
    <img src={url} alt={alt} loading="lazy" decoding="async" className={className} />
  );
}
