import { SmallButton } from '@/components/button';
import { Notice } from '@/components/notice';
import type { UnreadablePart } from '@/model/draft';
import { contentLabels } from '@/domain/team-sync/content-label';
import { listOf } from '@/domain/texts';

/** Shown instead of a draft that storage does not return. */
export function UnreadableNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="bad"
      title="This draft could not be read"
      actions={<SmallButton onClick={onRetry}>Try again</SmallButton>}
    >
      Nothing was changed. Try again, or reload the page.
    </Notice>
  );
}

/** Shown above a draft that another tab has deleted. */
export function DeletedNotice({ onKeep }: { onKeep: () => void }) {
  return (
    <div className="mb-5">
      <Notice
        tone="warn"
        title="This draft was deleted in another tab"
        actions={<SmallButton onClick={onKeep}>Keep it</SmallButton>}
      >
        What you see here is still complete. It is saved again as soon as you change something.
      </Notice>
    </div>
  );
}

/** Parts that are named; a damaged file may have hundreds. */
const NAMED_PARTS = 6;

/** Shown above a draft of which this version cannot read everything. */
export function UnreadablePartsNotice({
  parts,
  onRemove,
}: {
  parts: readonly UnreadablePart[];
  onRemove: () => void;
}) {
  const labels = contentLabels(parts.map(({ path }) => path.join('/')));
  const more = labels.length - NAMED_PARTS;
  const named = more > 0 ? [...labels.slice(0, NAMED_PARTS), `${more} more`] : labels;
  return (
    <div className="mb-5">
      <Notice
        tone="warn"
        title="Some parts of this draft could not be read"
        actions={<SmallButton onClick={onRemove}>Remove these parts</SmallButton>}
      >
        {listOf(named)}. They are damaged, or a newer StorePilot wrote them. They stay stored, and everything
        else is here. Reload the page to get the newest version.
      </Notice>
    </div>
  );
}
