import type { ReadFormat } from '../parts/format';
import { pathInside } from '../parts/paths';

export const READ_WHATSNEW: ReadFormat = {
  classify({ root }, path) {
    const folder = /^whatsnew-([^.]+)/.exec(pathInside(root, path))?.[1];
    return folder === undefined ? { kind: 'other' } : { kind: 'changelog', folder, versionCode: -1 };
  },
};
