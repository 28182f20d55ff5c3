/** Name and addresses of the product. */
export const PRODUCT = {
  name: 'StorePilot',
  brandLine: 'Your AI store pilot',
  supportEmail: 'support@storepilot.example',
} as const;

/** Claims of the public pages, each figure once. */
export const CLAIMS = {
  appsSubmitted: '10K+',
  approvalRate: '95%',
  activeDevelopers: '2.5K+',
  monitoring: '24/7',
  averageSubmissionTime: '3 minutes',
  uptime: '99.9%',
  fewerRejections: '90%',
} as const;
