import { formatDay } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import type { PageDocument } from '@/domain/documents/document';
import type { Invoice } from '../records';

/**
 * The invoice as a document. The product takes no payment, and the invoice says so.
 * @param createdAt milliseconds since 1970
 */
export function invoiceDocument(invoice: Invoice, billedTo: string, createdAt: number): PageDocument {
  return {
    title: `Invoice ${invoice.id}`,
    createdAt,
    footer: 'Sample invoice. StorePilot takes no payment.',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Date', formatDay(invoice.date)],
          ['Billed to', billedTo],
          ['Status', invoice.status],
        ],
      },
      { kind: 'rule' },
      {
        kind: 'table',
        columns: [
          { label: 'Description', share: 3 },
          { label: 'Amount', align: 'end' },
        ],
        rows: [
          [`StorePilot ${invoice.plan}, one month`, formatMoney(invoice.amount)],
          ['Total', formatMoney(invoice.amount)],
        ],
      },
    ],
  };
}
