import { pairsOf } from '@/domain/packages/package-locales';
import { storeText } from '@/domain/texts';
import type { WriteBackFormat } from '../parts/format';
import type { ChangedFiles, ChangeScope } from '../parts/change-scope';
import { changedPictures } from '../parts/changed-pictures';
import { changedTexts, setText, type LocaleNotes } from '../parts/changed-texts';
import { inFolder } from '../parts/paths';
import {
  playVersionCode,
  SUPPLY_GRAPHIC_FILES,
  SUPPLY_LOCALE_FILES,
  SUPPLY_SCREENSHOT_FOLDERS,
} from './files';

export const writeBackSupply: WriteBackFormat = (scope) => [
  changedTexts(scope, {
    names: pairsOf(SUPPLY_LOCALE_FILES),
    folderOf: (locale) => locale,
    details: [],
    setNotes: setChangelog,
  }),
  changedPictures(scope, {
    isNatural: false,
    graphicName: (kind) => SUPPLY_GRAPHIC_FILES[`play-${kind}`] ?? kind,
    folderOf({ source: { root } }, { kind, slotId }, folder) {
      const images = inFolder(root, `${folder}/images`);
      if (kind !== 'screenshot') return images;
      const own = SUPPLY_SCREENSHOT_FOLDERS[slotId ?? ''];
      return own === undefined ? undefined : `${images}/${own}`;
    },
  }),
];

/** supply names the file after the build. Release notes of other builds stay. */
function setChangelog(scope: ChangeScope, { folder, before, text }: LocaleNotes, result: ChangedFiles) {
  const code = playVersionCode(scope.draft);
  const ownPath = inFolder(
    scope.source.root,
    `${folder}/changelogs/${code ?? newestNotes(scope) ?? 'default'}.txt`,
  );
  const isOtherBuild = before !== undefined && code !== undefined && before.path !== ownPath;
  if (!isOtherBuild) setText(scope, before?.path ?? ownPath, before, text, result);
  else if (storeText(text) !== before.text && storeText(text) !== '')
    setText(scope, ownPath, undefined, text, result);
}

/** The version code of the build that the imported release notes are for. */
function newestNotes({ source: { texts } }: ChangeScope): string | undefined {
  const paths = Object.values(texts).map(({ releaseNotes }) => releaseNotes?.path ?? '');
  return paths.flatMap((path) => /\/changelogs\/(\d+)\.txt$/.exec(path)?.[1] ?? [])[0];
}
