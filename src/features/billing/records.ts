import * as z from 'zod/mini';
import { defineCollection } from '@/lib/workspace/collection';
import { SAMPLE_BILLING, SAMPLE_MEMBERS } from './data/sample-billing';

const cardSchema = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
});

const invoiceSchema = z.object({
  id: z.string(),
  date: z.string(),
  /** US dollars. */
  amount: z.number(),
  /** `paid` or another word of the payment provider. */
  status: z.string(),
  plan: z.string(),
});

const billingSchema = z.object({
  id: z.literal('billing'),
  planId: z.enum(['free', 'pro', 'business']),
  /** Day the current plan was chosen, for paid plans. */
  planSince: z.optional(z.string()),
  usage: z.object({ submissions: z.number(), storage: z.number() }),
  paymentMethod: z.optional(cardSchema),
  invoices: z.array(invoiceSchema),
});

const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['Owner', 'Publisher', 'Viewer']),
  status: z.string(),
  lastSeen: z.string(),
});

const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(['Publisher', 'Viewer']),
  sentAt: z.string(),
});

export type PaymentMethod = z.infer<typeof cardSchema>;
export type Invoice = z.infer<typeof invoiceSchema>;
export type BillingRecord = z.infer<typeof billingSchema>;
export type BillingMember = z.infer<typeof memberSchema>;
export type Invitation = z.infer<typeof invitationSchema>;

/** One record: plan, usage, card, invoices. */
export const billingCollection = defineCollection({
  name: 'billing',
  schema: billingSchema,
  sample: () => [SAMPLE_BILLING],
});

export const billingMembersCollection = defineCollection({
  name: 'billing-members',
  schema: memberSchema,
  sample: () => SAMPLE_MEMBERS,
});

export const invitationsCollection = defineCollection({
  name: 'billing-invitations',
  schema: invitationSchema,
});
