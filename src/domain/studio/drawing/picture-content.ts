import type { Size } from '@/model/geometry';
import type { DrawingCommand, ImageSource } from './drawing-command';
import { SYMBOLS, type SymbolId } from './symbols';

/** Instead of the id of a picture: the app's icon, as drawn or as the publisher's own picture. */
export const ICON_PICTURE = 'icon';

const SYMBOL = 'symbol:';
const HASH = /^[0-9a-f]{64}$/;

/** Picture of a shot: an image, a symbol, or another drawing. */
export type PictureContent =
  | { kind: 'image'; source: ImageSource; size: Size }
  | { kind: 'symbol'; symbol: SymbolId }
  | { kind: 'drawing'; size: Size; commands: readonly DrawingCommand[] };

export function symbolPicture(id: SymbolId): string {
  return `${SYMBOL}${id}`;
}

/** The symbol that a picture id names; undefined for pictures, and for symbols that this version does not know. */
export function symbolOf(pictureId: string): SymbolId | undefined {
  if (!pictureId.startsWith(SYMBOL)) return undefined;
  return SYMBOLS.find(({ id }) => symbolPicture(id) === pictureId)?.id;
}

/** The hash of a stored file that a picture id names. Graphics show such files, the screenshots own screens. */
export function assetOf(pictureId: string): string | undefined {
  return HASH.test(pictureId) ? pictureId : undefined;
}
