import type { BillingMember, BillingRecord } from '../records';

/** What a new workspace starts with: the free plan, 3 of 5 submissions used, 0.5 GB. */
export const SAMPLE_BILLING: BillingRecord = {
  id: 'billing',
  planId: 'free',
  usage: { submissions: 3, storage: 0.5 },
  invoices: [
    { id: 'SP-2026-0917', date: '2026-09-17', amount: 29, status: 'paid', plan: 'Pro' },
    { id: 'SP-2026-0817', date: '2026-08-17', amount: 29, status: 'paid', plan: 'Pro' },
    { id: 'SP-2026-0717', date: '2026-07-17', amount: 29, status: 'refunded', plan: 'Pro' },
  ],
};

/** The card that the simulated Add Payment Method adds, and the one Change replaces it with. */
export const SAMPLE_CARDS = [
  { id: 'card-1', brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2028 },
  { id: 'card-2', brand: 'Mastercard', last4: '4444', expMonth: 6, expYear: 2029 },
] as const;

export const SAMPLE_MEMBERS = [
  {
    id: 'm-1',
    name: 'Nora Lindqvist',
    email: 'nora@example.com',
    role: 'Owner',
    status: 'Active',
    lastSeen: 'Today',
  },
  {
    id: 'm-2',
    name: 'Tomás Ferreira',
    email: 'tomas@example.com',
    role: 'Publisher',
    status: 'Active',
    lastSeen: '2 hours ago',
  },
  {
    id: 'm-3',
    name: 'Aiko Hayashi',
    email: 'aiko@example.com',
    role: 'Viewer',
    status: 'Active',
    lastSeen: '3 days ago',
  },
] satisfies BillingMember[];
