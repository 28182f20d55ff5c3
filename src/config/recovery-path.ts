import { PATHS } from './paths';

/** Error Recovery with the message about a rejection in an app's timeline. */
export function recoveryPath(options: {
  app: string;
  /** The step of the timeline that reported the rejection. */
  rejected?: string | undefined;
  message?: string;
}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(options)) if (value !== undefined) query.set(key, value);
  return `${PATHS.recovery}?${query.toString()}`;
}
