import type { Finding } from '../findings';
import type { Severity } from '../rules/rule';

/** `blocked`: at least one blocker; `needs-work`: at least one warning; `ready`: notes at most. */
export type ReadinessVerdict = 'ready' | 'needs-work' | 'blocked';

/** All findings about one draft, worst first. */
export interface ReadinessReport {
  findings: Finding[];
  counts: Record<Severity, number>;
  verdict: ReadinessVerdict;
}
