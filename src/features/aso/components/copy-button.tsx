import { Copy } from 'lucide-react';
import { SmallButton } from '@/components/button';

export function CopyButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <SmallButton onClick={onClick}>
      <Copy className="size-3.5" />
      {label}
    </SmallButton>
  );
}
