import { builders, type Builder } from 'virtual:catalog/builders';
import { platformsOf, type Platform } from '@/model/app';
import type { BuildInfo } from '@/model/build-info';
import type { DraftContent } from '@/model/draft';
import { detectSdks } from '../builds/detect-sdks';

/** The part of a draft that tells its builder. */
export type MadeWith = Pick<DraftContent, 'builder' | 'builds'>;

/** The builder of a draft, or the ones to ask about. */
export interface BuilderState {
  builder?: Builder | undefined;
  /** Whether the publisher named it; otherwise its marks are in the build. */
  isChosen: boolean;
  /**
   * Builders that make such a build, none of which left a mark in it: the publisher has to be asked. Empty once there is an
   * answer.
   */
  candidates: readonly Builder[];
}

/** The builder that the publisher named, or the one that a build shows. */
export function builderState({ builder: chosen, builds }: MadeWith): BuilderState {
  if (chosen !== undefined)
    return { builder: builders.find(({ id }) => id === chosen), isChosen: true, candidates: [] };
  const found = builds.map(foundIn);
  const marked = found.flatMap(({ marked: own }) => own ?? [])[0];
  if (marked) return { builder: marked, isChosen: false, candidates: [] };
  const candidates = builders.filter((each) => found.some(({ possible }) => possible.includes(each)));
  // Code with the framework's own tools is the only way where no builder makes such builds.
  const [only] = candidates.length === 1 ? candidates : [];
  if (only?.kind === 'code') return { builder: only, isChosen: false, candidates: [] };
  return { isChosen: false, candidates };
}

/** The builder of a draft, where it is known. */
export function builderOf(draft: MadeWith): Builder | undefined {
  return builderState(draft).builder;
}

/**
 * The stores of a draft to which the builder uploads the build, as the publisher said. Where it uploads to one store only,
 * the other one's file is chosen as usual.
 */
export function uploadedStores(
  { builderUploads, platform }: Pick<DraftContent, 'builderUploads' | 'platform'>,
  builder: Builder | undefined,
): Platform[] {
  if (builderUploads !== true) return [];
  const stores = platformsOf(platform);
  const own = stores.filter((store) => {
    const way = builder?.file[store]?.way;
    return way === 'uploads' || way === 'first-by-hand';
  });
  return own.length > 0 ? own : [...stores];
}

/** Looks for marks of builders in a build, and for the frameworks that they use. */
function foundIn(build: BuildInfo): { marked?: Builder | undefined; possible: readonly Builder[] } {
  const sdks = (detectSdks(build) ?? []).filter(({ isConfirmed }) => isConfirmed);
  const has = (id: string) => sdks.some((sdk) => sdk.id === id);
  // Expo is a framework, too: its builds do not tell who wrote the code.
  const marked = builders.find(({ id, frameworks }) => has(id) && frameworks?.includes(id) !== true);
  const framework = FRAMEWORKS.find(has);
  return {
    marked,
    possible: builders.filter(({ frameworks }) => framework !== undefined && frameworks?.includes(framework)),
  };
}

/** Frameworks, the more specific first: an Expo app contains React Native. */
const FRAMEWORKS = ['flutter', 'expo', 'react-native', 'capacitor', 'trusted-web-activity', 'unity'];
