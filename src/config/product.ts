/** Name, claims and addresses of the public pages: the numbers of spec.md section 1, in one place. */
export const PRODUCT = {
  name: 'StorePilot',
  brandLine: 'Your AI store pilot',
  supportEmail: 'support@storepilot.example',
} as const;

export const CLAIMS = {
  averageSubmissionTime: '3 min',
  uptime: '99.9%',
  fewerRejections: '90%',
  appsSubmitted: '10K+',
  approvalRate: '95%',
  activeDevelopers: '2.5K+',
  monitoring: '24/7',
} as const;
