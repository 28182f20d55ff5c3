import type { ReadFormat } from '../format';
import { pathInside } from '../listings/paths';

export const READ_WHATSNEW: ReadFormat = {
  classify({ root }, path) {
    const folder = /^whatsnew-([^.]+)/.exec(pathInside(root, path))?.[1];
    return folder === undefined ? { kind: 'other' } : { kind: 'changelog', folder, versionCode: -1 };
  },
};
