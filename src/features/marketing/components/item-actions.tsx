import { Copy, Download } from 'lucide-react';
import { SmallButton } from '@/components/button';

/** Copy and download of one asset; `name` distinguishes them for screen readers. */
export function ItemActions({
  name,
  downloadLabel = 'Download',
  onCopy,
  onDownload,
}: {
  name: string;
  downloadLabel?: string;
  onCopy: () => void;
  /** Missing while there is nothing to download yet. */
  onDownload: (() => void) | undefined;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      <SmallButton aria-label={`Copy ${name}`} onClick={onCopy}>
        <Copy className="size-3.5" />
        Copy
      </SmallButton>
      <SmallButton aria-label={`${downloadLabel} ${name}`} disabled={!onDownload} onClick={onDownload}>
        <Download className="size-3.5" />
        {downloadLabel}
      </SmallButton>
    </div>
  );
}
