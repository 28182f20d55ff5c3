/** Colours that go well together, to start from. */
export const PALETTES = [
  { id: 'ocean', label: 'Ocean', primary: '#1f4fd8', secondary: '#12a5b8' },
  { id: 'sunset', label: 'Sunset', primary: '#d83a56', secondary: '#f59e3d' },
  { id: 'forest', label: 'Forest', primary: '#14683c', secondary: '#9bc53d' },
  { id: 'violet', label: 'Violet', primary: '#5b2bd6', secondary: '#d946a6' },
  { id: 'ink', label: 'Ink', primary: '#1c2333', secondary: '#5b6b8c' },
  { id: 'honey', label: 'Honey', primary: '#b45309', secondary: '#facc15' },
] as const;
