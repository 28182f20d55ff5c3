import { Copy } from 'lucide-react';
import { Button } from '@/components/button';

export function CopyButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onClick}>
      <Copy className="size-3.5" aria-hidden="true" />
      {label}
    </Button>
  );
}
