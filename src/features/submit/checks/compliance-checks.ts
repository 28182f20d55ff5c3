/** Rows of the simulated compliance check. */
export interface ComplianceCheck {
  name: string;
  result: 'passed' | 'review';
  detail: string;
}

export const COMPLIANCE_CHECKS = [
  { name: 'App Store Review Guidelines', result: 'passed', detail: 'No conflict found in sections 1 to 5.' },
  { name: 'Google Play Developer Policies', result: 'passed', detail: 'No restricted content found.' },
  {
    name: 'Privacy and data safety',
    result: 'review',
    detail: 'Compare your answers with the SDKs you use.',
  },
  { name: 'Content rating', result: 'passed', detail: 'The texts fit a rating for everyone.' },
  { name: 'Intellectual property', result: 'passed', detail: 'No known brand names found.' },
] as const satisfies readonly ComplianceCheck[];
