import { useEffect } from 'react';
import { useDeferred } from '../use-deferred';
import { onPaletteWanted } from './palette-signal';

const loadPalette = () => import('./command-palette').then((module) => module.CommandPalette);

/** Brings the command palette in when it is first asked for; from then on it listens for itself. */
export function PaletteHost() {
  const { Part: Palette, show } = useDeferred(loadPalette);
  useEffect(() => (Palette ? undefined : onPaletteWanted(show)), [Palette, show]);
  return Palette && <Palette />;
}
