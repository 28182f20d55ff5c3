import type { ReactNode } from 'react';
import { PRODUCT } from '@/config/product';

export function Points({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-1.5 pl-5">{children}</ul>;
}

export function SupportAddress() {
  return (
    <a href={`mailto:${PRODUCT.supportEmail}`} className="text-accent underline">
      {PRODUCT.supportEmail}
    </a>
  );
}
