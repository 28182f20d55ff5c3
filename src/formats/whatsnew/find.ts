import type { FindFormat } from '../parts/format';

export const FIND_WHATSNEW: FindFormat = {
  label: 'upload-google-play release notes',
  store: 'android',
  // Release notes alone say least.
  preference: 2,
  localePath: ({ root, paths }, folder) => paths.find((path) => path.includes(`whatsnew-${folder}`)) ?? root,
};

/** The files of upload-google-play (sources 3.7). */
export const RELEASE_NOTES = /^(?:(.+)\/)?whatsnew-([a-z]{2,3}(?:-[A-Za-z0-9]{2,4})?)(?:\.txt)?$/;
/** A file beside them whose name may be of no language. */
export const ANY_RELEASE_NOTES = /(?:^|\/)whatsnew-[^./]+(?:\.txt)?$/;
/** upload-google-play expects no ending; outside of such a folder, a file with one may be for something else. */
export const RELEASE_NOTES_FOLDER = /(?:^|\/)(?:distribution|what-?s-?new)[^/]*\/[^/]+$/i;
