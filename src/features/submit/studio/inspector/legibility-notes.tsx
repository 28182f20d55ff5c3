import { Info, TriangleAlert } from 'lucide-react';
import type { Platform } from '@/model/app';
import { localeLabel } from '@/domain/locales/product-locales';
import { legibilityNotes, type LegibilityNote } from '@/domain/studio/legibility';
import { Badge } from '@/components/badge';
import { SmallButton } from '@/components/button';
import { captionNotes, type CaptionNote } from '../../pictures/caption-notes';

/**
 * Faults that make the set hard to read, or that a store would find, at the size and in the language that the strip
 * shows.
 */
export function LegibilityNotes({
  store,
  onPicture,
  onLocale,
  ...set
}: Parameters<typeof legibilityNotes>[0] & {
  store: Platform;
  onPicture: (shotId: string) => void;
  onLocale: (locale: string) => void;
}) {
  const notes: (CaptionNote | LegibilityNote)[] = [
    ...captionNotes(set.design, store, set.locale, set.mainLocale),
    ...legibilityNotes(set),
  ];
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Legibility" className="grid gap-2 lg:grid-cols-2">
      {notes.map((note) => (
        <li
          key={note.id}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-control border border-l-4 border-l-info bg-surface px-3 py-2.5 text-sm"
        >
          <div className="min-w-0 flex-1 basis-60">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {'isWarning' in note && note.isWarning ? (
                <Badge tone="warn" icon={<TriangleAlert />}>
                  Warning
                </Badge>
              ) : (
                <Badge tone="info" icon={<Info />}>
                  Note
                </Badge>
              )}
              <span className="font-medium">{note.title}</span>
            </p>
            <p className="mt-1 text-ink-soft">{note.fix}</p>
          </div>
          <GoTo goTo={note.goTo} onPicture={onPicture} onLocale={onLocale} />
        </li>
      ))}
    </ul>
  );
}

function GoTo({
  goTo,
  onPicture,
  onLocale,
}: {
  goTo: LegibilityNote['goTo'];
  onPicture: (shotId: string) => void;
  onLocale: (locale: string) => void;
}) {
  const isPicture = 'shotId' in goTo;
  return (
    <SmallButton onClick={() => (isPicture ? onPicture(goTo.shotId) : onLocale(goTo.locale))}>
      {isPicture ? `Go to picture ${goTo.number}` : `Go to ${localeLabel(goTo.locale)}`}
    </SmallButton>
  );
}
