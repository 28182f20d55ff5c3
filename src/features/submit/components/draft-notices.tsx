import { SmallButton } from '@/components/button';
import { Notice } from '@/components/notice';

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
