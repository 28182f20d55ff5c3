import { pictureConflict, planPictures } from '@/domain/store-plan/merge-pictures';
import { capitalized } from '@/domain/texts';
import type { StorePlan } from '@/model/store-plan';
import type { PlanInput } from '../core/store-client';
import { DETAILS, picturesPath } from './fields';
import type { AppStoreLive } from './live';
import { ATTACHMENTS, mediaParts, setLabel, type MediaKind } from './media';
import type { AppStoreStep } from './plan-step';

function mediaTitle({ noun }: MediaKind, locale: string, set: string, isRemoved: boolean): string {
  const what = isRemoved ? `Remove ${noun}` : capitalized(noun);
  return set === '' ? what : `${what} ${locale}, ${setLabel(set)}`;
}

/** The steps that make the screenshots, app previews and attachments as wanted. */
export function mediaSteps(
  live: AppStoreLive,
  { wanted, base, sideOf }: PlanInput,
  blocks: string[],
): { steps: AppStoreStep[]; conflicts: StorePlan['conflicts'] } {
  const steps: AppStoreStep[] = [];
  const conflicts: StorePlan['conflicts'][number][] = [];
  for (const [path, mine] of Object.entries(wanted.pictures)) {
    const parts = mediaParts(path);
    if (!parts) continue;
    const { kind, locale, set } = parts;
    const before = live.pictures[path] ?? [];
    const known = base?.pictures[path] ?? (base ? [] : undefined);
    const plan = planPictures(before, mine, known);
    if (!plan) continue;
    const side = sideOf?.(path);
    if (side === 'live') continue;
    const conflict = pictureConflict(path, before, mine, known, side);
    if (conflict) {
      conflicts.push(conflict);
      continue;
    }
    const added = plan.wanted.filter(({ liveId }) => liveId === undefined).length;
    const isLibrary = live.library !== undefined && kind.library !== undefined;
    const isNewSet = !isLibrary && kind.setAttribute !== undefined && live.ids.sets[path] === undefined;
    steps.push({
      key: path,
      kind: 'pictures',
      title: mediaTitle(kind, locale, set, mine.length === 0),
      pictures: plan.changes,
      // A reservation, one part of the file, its end; in the library also the placement.
      writes:
        Number(isNewSet) +
        plan.removed.length +
        added * (isLibrary ? 4 : 3) +
        Number(plan.isReordered || (isLibrary && added > 0)),
      action: { do: 'media', path },
    });
  }
  const attached = wanted.pictures[ATTACHMENTS] ?? [];
  const hasReview = Object.keys(wanted.fields).some((path) => path.startsWith(`${DETAILS}review`));
  if (attached.length > 0 && live.ids.review === undefined && !hasReview)
    blocks.push('Attachments belong to the details for App Review, which the app does not have yet.');
  const isEmptied = steps.some(
    ({ key, pictures = [] }) =>
      key.startsWith('pictures/') && pictures.every(({ change }) => change === 'removed'),
  );
  if (isEmptied) {
    const prefix = picturesPath(live.defaultLocale, '');
    const after = { ...live.pictures, ...wanted.pictures };
    const isLeft = Object.entries(after).some(([path, list]) => path.startsWith(prefix) && list.length > 0);
    if (!isLeft)
      blocks.push(`${live.defaultLocale} is the app’s main language and needs at least one screenshot.`);
  }
  return { steps, conflicts };
}
