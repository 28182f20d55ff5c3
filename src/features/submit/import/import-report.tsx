import type { ReactNode } from 'react';
import { PLATFORMS, type Platform } from '@/model/app';
import { localeLabel } from '@/domain/locales/product-locales';
import { STORES } from '@/domain/stores/stores';
import { countOf } from '@/domain/texts';
import { textChanges } from '@/domain/listings/text-changes';
import { Badge } from '@/components/badge';
import { SmallButton } from '@/components/button';
import { DataTable } from '@/components/data-table';
import { Disclosure } from '@/components/disclosure';
import { MarkedText } from '@/components/findings/marked-text';
import type { ImportReport as Report, LeftOut, ImportedLocale } from '@/formats/parts/import-report';
import { reportGroups } from './import-groups';
import { labelOf } from '../listing/listing-field-info';

/** Languages in whose table what was not taken would be out of sight. */
const MANY_LANGUAGES = 6;

/** Report of an import: what it took, what it did not and why, and differences between the stores. No list is cut. */
export function ImportReport({
  report,
  onLocale,
}: {
  report: Report;
  /** Reads a folder with an unknown name as a locale; without it, the choices are only named. */
  onLocale?: (folder: string, locale: string) => void;
}) {
  const { leftOut, kept, differences } = report;
  const groups = reportGroups(leftOut);
  return (
    <div className="grid gap-3">
      <Taken report={report} />
      {groups.map(({ title, items }) => (
        <Disclosure key={title} title={title} aside={items.length} isOpenAtFirst={groups.length < 4}>
          <ul className="grid gap-3">
            {items.map((item) => (
              <LeftOutItem key={`${item.store ?? ''} ${item.path}`} item={item} onLocale={onLocale} />
            ))}
          </ul>
        </Disclosure>
      ))}
      {differences.length > 0 && (
        <Disclosure title="Different in the two stores" aside={differences.length}>
          <p className="text-sm text-ink-soft">
            Both texts were imported: each store keeps its own until you choose “Use one text”.
          </p>
          <ul className="grid gap-4">
            {differences.map(({ locale, field, ios = '', android = '' }) => {
              const changes = textChanges(ios, android);
              return (
                <li key={`${locale} ${field}`} className="grid gap-1.5">
                  <p className="text-sm font-medium">
                    {labelOf(field)} · {localeLabel(locale)}
                  </p>
                  <div className="grid gap-3 sm:grid-cols-2">
                    <Side store="ios">
                      {ios === '' ? <None /> : <MarkedText changes={changes} side="before" lang={locale} />}
                    </Side>
                    <Side store="android">
                      {android === '' ? (
                        <None />
                      ) : (
                        <MarkedText changes={changes} side="after" lang={locale} />
                      )}
                    </Side>
                  </div>
                </li>
              );
            })}
          </ul>
        </Disclosure>
      )}
      {kept.length > 0 && (
        <Disclosure title="Written back unchanged" aside={kept.length}>
          <p className="text-sm text-ink-soft">
            A draft does not use these files. They stay in the folder and in its export, byte for byte.
          </p>
          <ul className="grid gap-1 text-sm">
            {kept.map(({ path, what }) => (
              <li key={path} className="flex flex-wrap gap-x-3">
                <bdi className="min-w-0 flex-1 basis-64 font-mono text-[0.8125rem] [overflow-wrap:anywhere]">
                  {path}
                </bdi>
                <span className="text-ink-soft">{what}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function Taken({ report: { taken, details, leftOut, ratings = 0, products = 0 } }: { report: Report }) {
  const sum = (key: 'texts' | 'pictures') => taken.reduce((total, row) => total + row[key], 0);
  const text = `Taken: ${countOf(sum('texts'), 'text')}, ${countOf(sum('pictures'), 'picture')}, ${countOf(details, 'detail')}${ratings > 0 ? `, ${countOf(ratings, 'age rating answer')}` : ''}${products > 0 ? `, ${countOf(products, 'product')}` : ''}`;
  return (
    <Disclosure title={text} isOpenAtFirst={leftOut.length === 0 || taken.length <= MANY_LANGUAGES}>
      {PLATFORMS.map((store) => {
        const rows = taken.filter((row) => row.store === store);
        return (
          rows.length > 0 && (
            <section key={store} className="grid gap-1">
              <h3 className="text-sm font-semibold">
                {STORES[store].name}{' '}
                <span className="font-normal text-ink-soft">· {countOf(rows.length, 'language')}</span>
              </h3>
              <DataTable<ImportedLocale>
                label={`Taken for ${STORES[store].name}`}
                rows={rows}
                rowKey={({ locale }) => locale}
                columns={[
                  { title: 'Language', isRowHeader: true, cell: ({ locale }) => localeLabel(locale) },
                  { title: 'Texts', isNumeric: true, cell: ({ texts }) => texts },
                  { title: 'Pictures', isNumeric: true, cell: ({ pictures }) => pictures },
                ]}
              />
            </section>
          )
        );
      })}
    </Disclosure>
  );
}

function LeftOutItem({
  item: { store, path, message, folder, choices = [] },
  onLocale,
}: {
  item: LeftOut;
  onLocale: ((folder: string, locale: string) => void) | undefined;
}) {
  return (
    <li className="grid gap-1.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="min-w-0 font-mono text-[0.8125rem] [overflow-wrap:anywhere]">{path}</bdi>
        {store && <Badge>{STORES[store].name}</Badge>}
      </p>
      <p className="text-ink-soft [overflow-wrap:anywhere]">{message}</p>
      {folder !== undefined && onLocale && choices.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {choices.map((locale) => (
            <SmallButton key={locale} onClick={() => onLocale(folder, locale)}>
              Use as {localeLabel(locale)}
              <span className="sr-only">: folder {folder}</span>
            </SmallButton>
          ))}
        </p>
      )}
    </li>
  );
}

function Side({ store, children }: { store: Platform; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-control border p-3">
      <p className="mb-1 text-[0.8125rem] text-ink-faint">{STORES[store].name}</p>
      {children}
    </div>
  );
}

function None() {
  return <p className="text-sm text-ink-faint">No text</p>;
}
