import { CLAIMS } from '@/config/product';
import { FigureBand } from '@/components/pages/public-page';

const STATISTICS = [
  { value: CLAIMS.appsSubmitted, label: 'apps published' },
  { value: CLAIMS.approvalRate, label: 'first-time success rate' },
  { value: CLAIMS.averageSubmissionTime, label: 'average submission time' },
  { value: CLAIMS.uptime, label: 'uptime' },
  { prefix: 'up to', value: CLAIMS.fewerRejections, label: 'fewer rejections' },
];

export function Statistics() {
  return <FigureBand label="StorePilot in numbers" figures={STATISTICS} />;
}
