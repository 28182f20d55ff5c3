import { appDetailPath, PATHS, submitPath, type RouteName } from '@/config/paths';
import type { AppRecord } from '@/model/app';
import type { StoredDraft } from '@/model/draft';
import { draftName } from '@/domain/submissions/draft-label';
import { stepFrom } from '@/domain/submissions/step-from';
import { foldText } from '@/domain/texts';
import { ROUTE_NAMES, routeRecord } from '../../routes';
import { PAGE_KEYWORDS, palettePlaces } from './palette-keywords';

/** Groups, in the order for equally good matches. */
export const PALETTE_GROUPS = ['Pages', 'Drafts', 'Apps', 'New submissions'] as const;
type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** A page or app that the palette opens. */
export interface PaletteEntry {
  /** Unique among all entries, whatever the ids of the apps. */
  id: string;
  group: PaletteGroup;
  label: string;
  /** Describes the entry; it is searched as well. */
  detail?: string;
  path: string;
  /** Opens a dialog on the page that is shown; a link to `path` in another tab still works. */
  opens?: 'import';
  /** Whether the page asks a visitor to sign in first. */
  needsSignIn?: boolean;
  /** Shown only in search results, because the full list would become too long. */
  isSearchOnly?: boolean;
  /** The label as searching compares it. */
  folded: string;
  /** All searched text, including the label. */
  searched: string;
  /** Plain words that also lead here, with the least weight. */
  keywords: string;
}

/** The sign-in and sign-up pages, from which a signed-in user is redirected. */
const SIGN_IN_ROUTES: readonly RouteName[] = ['signIn', 'signUp'];

/** Every screen with a fixed address, once. */
export function pageEntries({ isSignedIn }: { isSignedIn: boolean }): PaletteEntry[] {
  const titles = new Set<string>();
  return ROUTE_NAMES.flatMap((name) => {
    const { title, nav, access } = routeRecord(name);
    const path = PATHS[name];
    if (path.includes(':') || titles.has(title) || (isSignedIn && SIGN_IN_ROUTES.includes(name))) return [];
    titles.add(title);
    const label = nav ?? title;
    const entry = { id: `page:${name}`, group: 'Pages', label, path } as const;
    return withSearchText({
      ...entry,
      ...(title !== label && { detail: title }),
      needsSignIn: access === 'protected' && !isSignedIn,
      keywords: PAGE_KEYWORDS[name],
    });
  });
}

/** Steps, cards and settings, which are found by plain words. @param draftId the draft whose steps are opened */
export function placeEntries(draftId: string | undefined): PaletteEntry[] {
  return palettePlaces(draftId).map(({ id, label, keywords, path }) =>
    withSearchText({
      id: `place:${id}`,
      group: 'Pages',
      ...{ label, keywords, path },
      isSearchOnly: true,
    }),
  );
}

/** The submissions in progress. */
export function draftEntries(drafts: readonly StoredDraft[]): PaletteEntry[] {
  return drafts.map((draft) =>
    withSearchText({
      id: `draft:${draft.id}`,
      group: 'Drafts',
      label: draftName(draft),
      detail: [draft.version, draft.bundleId].filter(Boolean).join(' · '),
      path: submitPath({ draft: draft.id, step: stepFrom(draft.step) }),
    }),
  );
}

/** Ways to start the wizard other than from an app. */
export function startEntries({ isSignedIn }: { isSignedIn: boolean }): PaletteEntry[] {
  return [
    withSearchText({
      id: 'start:import',
      group: 'New submissions',
      label: 'Import a listing',
      detail: 'From fastlane, EAS and other tools, a package or a table',
      path: submitPath({ start: 'import' }),
      ...(isSignedIn && { opens: 'import' }),
      needsSignIn: !isSignedIn,
    }),
  ];
}

/** Each app's page, and a new submission for it. */
export function appEntries(apps: readonly AppRecord[]): PaletteEntry[] {
  return apps.flatMap(({ id, name, bundleId }) => [
    withSearchText({
      id: `app:${id}`,
      group: 'Apps',
      label: name.trim() || 'App without a name',
      detail: bundleId,
      path: appDetailPath(id),
    }),
    withSearchText({
      id: `submit:${id}`,
      group: 'New submissions',
      label: `New Submission for ${name.trim() || 'an app without a name'}`,
      detail: bundleId,
      path: submitPath({ app: id }),
      isSearchOnly: true,
    }),
  ]);
}

function withSearchText({
  keywords = '',
  ...entry
}: Omit<PaletteEntry, 'folded' | 'searched' | 'keywords'> & {
  keywords?: string | undefined;
}): PaletteEntry {
  const folded = foldText(entry.label);
  // The closed-up label is for "multistore"; line breaks keep a word from matching across two texts.
  const closedUp = folded.replace(/[\s-]+/g, '');
  const searched = [folded, foldText(entry.detail ?? ''), closedUp].join('\n');
  return { ...entry, folded, searched, keywords: foldText(keywords) };
}
