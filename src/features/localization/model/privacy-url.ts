import { listingLimit } from '@/domain/listings/limits';

/** Whether the stores accept this address. Empty is allowed: the field is optional. */
export function isPrivacyUrl(url: string): boolean {
  const text = url.trim();
  if (text === '') return true;
  return (
    text.length <= listingLimit('ios', 'privacyUrl').max &&
    /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) &&
    URL.canParse(text)
  );
}
