import { useEffect } from 'react';
import { useDeferred } from '../use-deferred';
import { onPaletteWanted } from './palette-signal';

const loadPalette = () => import('./command-palette').then((module) => module.CommandPalette);

/** Loads the command palette when it is first opened; from then on the palette listens for its keys itself. */
export function PaletteHost() {
  const { Part: Palette, show } = useDeferred(loadPalette);
  useEffect(() => (Palette ? undefined : onPaletteWanted(show)), [Palette, show]);
  return Palette && <Palette />;
}
