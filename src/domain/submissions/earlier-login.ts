import { isRecord } from '../is-record';

/**
 * Carries the switch for signing in of an earlier draft over to the question. A switch that was on is a yes, and so is
 * a demo account. One that was off says nothing, because it was never asked for. The switch is removed; any other value
 * is returned unchanged.
 */
export function withEarlierLogin(draft: unknown): unknown {
  if (!isRecord(draft) || !isRecord(draft.details) || !Object.hasOwn(draft.details, 'hasLogin')) return draft;
  const { hasLogin, ...details } = draft.details;
  if (details.needsLogin !== undefined) return { ...draft, details };
  const hasAccount = typeof details.demoUser === 'string' && details.demoUser.trim() !== '';
  return { ...draft, details: hasLogin === true || hasAccount ? { ...details, needsLogin: true } : details };
}
