import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { clipText } from '@/domain/texts';

/** Asks for confirmation before an app is deleted. */
export function DeleteAppDialog({
  name,
  isOpen,
  onOpenChange,
  onConfirm,
}: {
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete this app?"
      description={
        <span className="wrap-anywhere">
          <bdi>{clipText(name, 80) || 'The app'}</bdi> is removed from the list on this device. Nothing
          changes in the stores; its submissions and drafts stay. You can restore it from Your Apps for 30
          days.
        </span>
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            Delete app
          </Button>
        </>
      }
    />
  );
}
