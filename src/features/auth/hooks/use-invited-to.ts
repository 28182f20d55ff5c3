import { useEffect, useState } from 'react';
import { loadCode } from '@/lib/load-code';
import { returnPathOf } from '@/lib/auth/return-path';

/** Says what a visitor was invited to, whose link led to this page; undefined without an invitation. */
export function useInvitedTo(historyState: unknown): string | undefined {
  const [text, setText] = useState<string>();
  const path = returnPathOf(historyState);
  useEffect(() => {
    // Rare, so its code loads when it is shown. Without it the page is the usual one.
    if (!path.includes('#join=')) return;
    void loadCode(() => import('../invited-to')).then((code) => {
      if (code.ok) setText(code.value.invitedTo(path));
    });
  }, [path]);
  return text;
}
