import * as z from 'zod/mini';
import { defineCollection } from '@/lib/workspace/collection';
import { SAMPLE_SESSIONS } from './data/sample-sessions';

const profileFormSchema = z.object({
  fullName: z.string(),
  company: z.string(),
  timeZone: z.string(),
  locale: z.string(),
});

/** What the user edits; the e-mail is the account's and can't be changed. */
export type ProfileForm = z.infer<typeof profileFormSchema>;

const profileSchema = z.object({
  id: z.literal('profile'),
  saved: profileFormSchema,
  /** Edits that were not saved when the page was left. */
  unsaved: z.optional(profileFormSchema),
  avatar: z.optional(z.instanceof(Blob)),
});
export type ProfileRecord = z.infer<typeof profileSchema>;

export const DEFAULT_PROFILE: ProfileForm = {
  fullName: 'Nora Lindqvist',
  company: 'Small Boat Apps',
  timeZone: 'UTC',
  locale: 'en-US',
};

export const profileCollection = defineCollection<ProfileRecord>({
  name: 'profile',
  schema: profileSchema,
  sample: () => [{ id: 'profile', saved: DEFAULT_PROFILE }],
});

const securitySchema = z.object({ id: z.literal('security'), hasTwoFactor: z.boolean() });
export type SecurityRecord = z.infer<typeof securitySchema>;

export const securityCollection = defineCollection<SecurityRecord>({
  name: 'security',
  schema: securitySchema,
  sample: () => [{ id: 'security', hasTwoFactor: false }],
});

const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  deviceType: z.enum(['desktop', 'mobile', 'tablet']),
  ip: z.string(),
  location: z.string(),
  lastSeen: z.string(),
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof sessionSchema>;

export const sessionsCollection = defineCollection({
  name: 'device-sessions',
  schema: sessionSchema,
  sample: () => SAMPLE_SESSIONS,
});
