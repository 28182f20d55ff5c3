import { Download, ReceiptText } from 'lucide-react';
import { Badge } from '@/components/badge';
import { QuietButton } from '@/components/button';
import { Card } from '@/components/card';
import { DataTable } from '@/components/data-table';
import { EmptyState } from '@/components/empty-state';
import { formatDay } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import type { Invoice } from '../records';

export function InvoicesCard({
  invoices,
  busyWith,
  onDownload,
}: {
  invoices: readonly Invoice[];
  busyWith: string | undefined;
  onDownload: (invoice: Invoice) => void;
}) {
  return (
    <Card title="Invoices">
      {invoices.length === 0 ? (
        <EmptyState headingLevel={3} icon={<ReceiptText />} title="No invoices available" />
      ) : (
        <DataTable
          label="Invoices"
          rows={invoices}
          rowKey={(invoice) => invoice.id}
          columns={[
            {
              title: 'Date',
              cell: ({ id, date }) => (
                <span className="whitespace-nowrap">
                  {formatDay(date)}
                  <span className="block text-xs text-ink-faint">{id}</span>
                </span>
              ),
            },
            { title: 'Amount', isNumeric: true, cell: (invoice) => formatMoney(invoice.amount) },
            {
              title: 'Status',
              isFolded: true,
              cell: ({ status }) => (
                <Badge tone={status === 'paid' ? 'good' : 'neutral'}>
                  <span className="inline-block first-letter:uppercase">{status}</span>
                </Badge>
              ),
            },
            {
              title: 'Download',
              isTitleHidden: true,
              isNumeric: true,
              cell: (invoice) => (
                <QuietButton
                  aria-label={`Download PDF of invoice ${invoice.id}`}
                  disabled={busyWith !== undefined}
                  onClick={() => onDownload(invoice)}
                >
                  <Download className="size-4" />
                  <span className="max-sm:hidden">PDF</span>
                </QuietButton>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
