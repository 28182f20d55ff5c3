import { builders } from 'virtual:catalog/builders';

/** Tools that advice names and that are no builder of the catalogue. */
const TOOLS: Readonly<Record<string, string>> = {
  any: 'In your builder',
  bolt: 'Bolt',
  bravo: 'Bravo Studio',
  capacitor: 'Capacitor',
  cordova: 'Cordova',
  draftbit: 'Draftbit',
  flutter: 'Flutter',
  kodular: 'Kodular',
  'react-native': 'React Native',
};

/** The name of a builder or tool by the id that advice uses. */
export function builderName(id: string): string {
  return builders.find((each) => each.id === id)?.name ?? TOOLS[id] ?? id;
}
