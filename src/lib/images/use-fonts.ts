import { useEffect, useState } from 'react';
import type { Result } from '@/domain/result';
import { loadFonts, type FontRequest } from './load-fonts';

/**
 * Loads the fonts of a text that is drawn on the page.
 * @returns the result for exactly this request, undefined while it loads: draw again when it arrives
 */
export function useFonts({ family, text, own }: FontRequest): Result<void> | undefined {
  const [loaded, setLoaded] = useState<{ key: string; result: Result<void> }>();
  const key = `${family}\n${text}`;
  useEffect(() => {
    let isLeft = false;
    void loadFonts({ family, text, own }).then((result) => {
      if (!isLeft) setLoaded({ key, result });
    });
    return () => {
      isLeft = true;
    };
  }, [family, key, own, text]);
  return loaded?.key === key ? loaded.result : undefined;
}
