import { localeLabel } from '@/domain/locales/product-locales';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';

/** Asks before a language's texts are deleted. */
export function RemoveLocaleDialog({
  locale,
  onClose,
  onRemove,
}: {
  locale: string;
  onClose: () => void;
  onRemove: () => void;
}) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Remove ${localeLabel(locale)}?`}
      description="Its texts are deleted from this draft. The other languages stay."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    />
  );
}
