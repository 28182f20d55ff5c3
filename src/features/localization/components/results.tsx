import { Languages } from 'lucide-react';
import { EmptyState } from '@/components/empty-state';
import type { LengthMatrix } from '../model/length-matrix';
import type { LocalizationPack } from '../model/localization';
import { ExportBar, ImportButton } from './export-bar';
import { LengthMatrixTable } from './length-matrix-table';
import { PackCard } from './pack-card';
import { Summary } from './summary';

/** The right side: what was made, measured, and the way out. */
export function Results({
  packs,
  matrix,
  privacyUrl,
  onPrivacyUrl,
  onCopy,
  onExport,
  onExportAll,
  onExportCsv,
  onImport,
  onMore,
  onPreview,
  onRemove,
}: {
  packs: readonly LocalizationPack[];
  matrix: LengthMatrix;
  privacyUrl: string;
  onPrivacyUrl: (url: string) => void;
  onCopy: (text: string) => void;
  onExport: (pack: LocalizationPack) => void;
  onExportAll: () => void;
  onExportCsv: () => void;
  onImport: (file: File) => void;
  onMore: () => void;
  onPreview: (pack: LocalizationPack) => void;
  onRemove: (pack: LocalizationPack) => void;
}) {
  if (packs.length === 0)
    return (
      <EmptyState
        icon={<Languages />}
        title="No localization packs yet"
        hint="Fill in the form, select markets and press Generate Packs. Or import a table of texts that you have already."
        action={<ImportButton onImport={onImport} />}
      />
    );
  return (
    <>
      <Summary packs={packs} matrix={matrix} />
      <ExportBar {...{ privacyUrl, onPrivacyUrl, onExportAll, onExportCsv, onImport, onMore }} />
      <LengthMatrixTable matrix={matrix} />
      <section aria-label="Localization packs">
        <h2 className="mb-3 text-base font-semibold">Packs</h2>
        <ul className="grid gap-6 xl:grid-cols-2">
          {packs.map((pack) => (
            <PackCard
              key={pack.code}
              pack={pack}
              onCopy={onCopy}
              onExport={() => onExport(pack)}
              onPreview={() => onPreview(pack)}
              onRemove={() => onRemove(pack)}
            />
          ))}
        </ul>
        <p className="mt-4 text-[0.8125rem] text-ink-faint">
          Generated texts are made of phrases for the category. Let someone who speaks the language read them
          before you submit.
        </p>
      </section>
    </>
  );
}
