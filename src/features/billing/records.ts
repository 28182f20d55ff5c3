import * as z from 'zod/mini';
import { type Stored } from '@/domain/records/record-schema';
import { defineCollection } from '@/lib/workspace/collection';

const cardSchema = z.looseObject({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
});

const invoiceSchema = z.looseObject({
  id: z.string(),
  date: z.string(),
  /** US dollars. */
  amount: z.number(),
  /** `paid` or another word of the payment provider. */
  status: z.string(),
  plan: z.string(),
});

const billingSchema = z.looseObject({
  id: z.literal('billing'),
  planId: z.enum(['free', 'pro', 'business']),
  /** Day the current plan was chosen, for paid plans. */
  planSince: z.optional(z.string()),
  usage: z.looseObject({ submissions: z.number(), storage: z.number() }),
  paymentMethod: z.optional(cardSchema),
  invoices: z.array(invoiceSchema),
});

const memberSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['Owner', 'Publisher', 'Viewer']),
  status: z.string(),
  lastSeen: z.string(),
});

const invitationSchema = z.looseObject({
  id: z.string(),
  email: z.string(),
  role: z.enum(['Publisher', 'Viewer']),
  sentAt: z.string(),
});

export type PaymentMethod = Stored<typeof cardSchema>;
export type Invoice = Stored<typeof invoiceSchema>;
export type BillingRecord = Stored<typeof billingSchema>;
export type BillingMember = Stored<typeof memberSchema>;
export type Invitation = Stored<typeof invitationSchema>;

const SAMPLE_USAGE = { submissions: 3, storage: 0.5 };
const SAMPLE_INVOICES: Invoice[] = [
  { id: 'SP-2026-0917', date: '2026-09-17', amount: 29, status: 'paid', plan: 'Pro' },
  { id: 'SP-2026-0817', date: '2026-08-17', amount: 29, status: 'paid', plan: 'Pro' },
  { id: 'SP-2026-0717', date: '2026-07-17', amount: 29, status: 'refunded', plan: 'Pro' },
];

/** The billing without the invented usage and invoices. The plan and the card are the user's choice. */
export function withoutSamples(billing: BillingRecord): BillingRecord {
  const isSample = ({ id }: Invoice) => SAMPLE_INVOICES.some((sample) => sample.id === id);
  return {
    ...billing,
    usage: { submissions: 0, storage: 0 },
    invoices: billing.invoices.filter((invoice) => !isSample(invoice)),
  };
}

/** One record: plan, usage, card, invoices. A new workspace starts with the free plan. */
export const billingCollection = defineCollection<BillingRecord>({
  name: 'billing',
  schema: billingSchema,
  start: () => [
    {
      id: 'billing',
      planId: 'free',
      usage: SAMPLE_USAGE,
      invoices: SAMPLE_INVOICES,
    },
  ],
});

export const billingMembersCollection = defineCollection<BillingMember>({
  name: 'billing-members',
  schema: memberSchema,
  sample: () => [
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
  ],
});

export const invitationsCollection = defineCollection({
  name: 'billing-invitations',
  schema: invitationSchema,
});
