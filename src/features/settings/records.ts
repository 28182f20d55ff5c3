import * as z from 'zod/mini';
import { type Stored } from '@/domain/records/record-schema';
import { defineCollection } from '@/lib/workspace/collection';

const profileFormSchema = z.looseObject({
  fullName: z.string(),
  company: z.string(),
  timeZone: z.string(),
  locale: z.string(),
});

/** The fields that the user edits; the e-mail is the account's and can't be changed. */
export type ProfileForm = Stored<typeof profileFormSchema>;

const profileSchema = z.looseObject({
  id: z.literal('profile'),
  saved: profileFormSchema,
  /** Edits that were not saved when the page was left. */
  unsaved: z.optional(profileFormSchema),
  avatar: z.optional(z.instanceof(Blob)),
});
export type ProfileRecord = Stored<typeof profileSchema>;

export const DEFAULT_PROFILE: ProfileForm = {
  fullName: 'Nora Lindqvist',
  company: 'Small Boat Apps',
  timeZone: 'UTC',
  locale: 'en-US',
};

/** The profile without the invented person and company of a new account: an empty name until the user enters one. */
export function withoutPersona(form: ProfileForm): ProfileForm {
  const { fullName, company } = DEFAULT_PROFILE;
  return {
    ...form,
    fullName: form.fullName === fullName ? '' : form.fullName,
    company: form.company === company ? '' : form.company,
  };
}

export const profileCollection = defineCollection<ProfileRecord>({
  name: 'profile',
  schema: profileSchema,
  start: () => [{ id: 'profile', saved: DEFAULT_PROFILE }],
});

const securitySchema = z.looseObject({ id: z.literal('security'), hasTwoFactor: z.boolean() });
export type SecurityRecord = Stored<typeof securitySchema>;

export const securityCollection = defineCollection<SecurityRecord>({
  name: 'security',
  schema: securitySchema,
  start: () => [{ id: 'security', hasTwoFactor: false }],
});

const sessionSchema = z.looseObject({
  id: z.string(),
  device: z.string(),
  deviceType: z.enum(['desktop', 'mobile', 'tablet']),
  ip: z.string(),
  location: z.string(),
  lastSeen: z.string(),
  isCurrent: z.boolean(),
});
export type DeviceSession = Stored<typeof sessionSchema>;

/** The addresses of the samples are from the ranges reserved for documentation. */
export const sessionsCollection = defineCollection<DeviceSession>({
  name: 'device-sessions',
  schema: sessionSchema,
  sample: () => [
    {
      id: 's-1',
      device: 'Chrome on this computer',
      deviceType: 'desktop',
      ip: '192.0.2.14',
      location: 'Lisbon, Portugal',
      lastSeen: 'Active now',
      isCurrent: true,
    },
    {
      id: 's-2',
      device: 'Safari on iPhone',
      deviceType: 'mobile',
      ip: '198.51.100.7',
      location: 'Lisbon, Portugal',
      lastSeen: '2 hours ago',
      isCurrent: false,
    },
    {
      id: 's-3',
      device: 'Firefox on a tablet',
      deviceType: 'tablet',
      ip: '203.0.113.92',
      location: 'Porto, Portugal',
      lastSeen: '3 days ago',
      isCurrent: false,
    },
  ],
});
