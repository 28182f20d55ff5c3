import type { FindFormat } from '../parts/format';
import { inFolder } from '../parts/paths';

export const FIND_GRADLE: FindFormat = {
  label: 'gradle-play-publisher',
  store: 'android',
  preference: 1,
  localePath: ({ root }, folder) => inFolder(root, `listings/${folder}`),
};

export const GRADLE_TEXT =
  /^(?:(.+)\/)?(?:listings\/([^/]+)\/(?:title|short-description|full-description|video-url)|release-notes\/([^/]+)\/[^/]+)\.txt$/;
