import { compareText } from '@/domain/texts';
import type { AppRecord } from '@/model/app';
import { OPTIMIZER_CATEGORIES } from '@/domain/stores/optimizer-categories';
import type { DraftContent } from '@/model/draft';
import { draftLabel } from '@/domain/submissions/draft-label';
import type { OptimizationInput } from './optimization';

/** Source for filling the form: a draft with its texts, or an app with its name. */
export interface StartingPoint {
  /** `draft:…` or `app:…`, for the select. */
  id: string;
  label: string;
  draftId?: string;
  input: (current: OptimizationInput) => OptimizationInput;
}

/** The name a listing's title begins with. */
function nameOf(title: string): string {
  return title.split(/\s*[:|–—]\s*|\s+-\s+/)[0]?.trim() ?? '';
}

/** Drafts first, the latest on top, then the apps; a field that a draft or an app lacks stays unchanged in the form. */
export function startingPoints(apps: readonly AppRecord[], drafts: readonly DraftContent[]): StartingPoint[] {
  const latest = [...drafts].sort((a, b) => compareText(b.updatedAt, a.updatedAt));
  return [
    ...latest.map((draft) => fromDraft(draft, apps)),
    ...apps.map((app) => {
      const draft = latest.find((each) => each.appId === app.id);
      const texts = draft ? fromDraft(draft, apps) : undefined;
      return {
        id: `app:${app.id}`,
        label: `App: ${app.name}`,
        ...(texts?.draftId !== undefined && { draftId: texts.draftId }),
        input: (current: OptimizationInput) =>
          texts ? texts.input(current) : { ...current, appName: app.name, currentTitle: app.name },
      };
    }),
  ];
}

function fromDraft(draft: DraftContent, apps: readonly AppRecord[]): StartingPoint {
  const listing = draft.listings[draft.defaultLocale];
  const app = apps.find((each) => each.id === draft.appId);
  const category = OPTIMIZER_CATEGORIES.find((each) => each.appleCategory === draft.details.primaryCategory);
  return {
    id: `draft:${draft.id}`,
    label: `Draft: ${draftLabel(draft)}`,
    draftId: draft.id,
    input: (current) => ({
      appName: app?.name || nameOf(listing?.title ?? '') || current.appName,
      category: category?.id ?? current.category,
      currentTitle: listing?.title || app?.name || current.currentTitle,
      currentDescription: listing?.description || current.currentDescription,
    }),
  };
}
