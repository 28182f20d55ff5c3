import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { useFocusReturn } from '@/components/use-focus-return';
import { onPaletteWanted } from './palette-signal';
import { PaletteSearch } from './palette-search';

const ImportListingDialog = lazyPart(
  () =>
    import('@/components/listing-import/import-listing-dialog').then((module) => module.ImportListingDialog),
  null,
);

/** Opens any page or app from anywhere. It appears as soon as its code has loaded; its keys also close it. */
export function CommandPalette() {
  const [isOpen, setOpen] = useState(true);
  const [isImporting, setImporting] = useState(false);
  useEffect(() => onPaletteWanted(() => setOpen((wasOpen) => !wasOpen)), []);
  const focusReturn = useFocusReturn();
  return (
    <>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
          <Dialog.Content
            {...focusReturn}
            aria-describedby={undefined}
            data-print="hide"
            className="fixed top-[min(12vh,7rem)] left-1/2 z-50 flex max-h-[min(36rem,80dvh)] w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 flex-col overflow-hidden rounded-card border bg-surface shadow-float"
          >
            <Dialog.Title className="sr-only">Find a page or app</Dialog.Title>
            <PaletteSearch onDone={() => setOpen(false)} onImport={() => setImporting(true)} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      {isImporting && <ImportListingDialog onClose={() => setImporting(false)} />}
    </>
  );
}
