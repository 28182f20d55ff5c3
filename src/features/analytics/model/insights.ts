import type { AnalyticsData } from './analytics';
import { uncapitalized } from '@/domain/texts';

export interface Insight {
  id: string;
  title: string;
  text: string;
}

/** Summarises the figures of a period in sentences. Simulated advice: rules over the sample figures. */
export function insightsOf(data: AnalyticsData): Insight[] {
  const byTime = [...data.approvalTimes].sort((a, b) => a.hours - b.hours);
  const [fastest, slowest] = [byTime[0], byTime.at(-1)];
  const byRate = [...data.regionalPerformance].sort((a, b) => a.approvalRate - b.approvalRate);
  const weakest = byRate[0];
  const [reason] = data.rejectionReasons;
  const gaps = data.reviewLengths.map((row) => ({ ...row, gap: row.apple - row.google }));
  const widest = gaps.sort((a, b) => Math.abs(b.gap) - Math.abs(a.gap))[0];
  const [first, last] = [data.timeline[0], data.timeline.at(-1)];

  const insights: (Insight | undefined)[] = [
    reason && {
      id: 'reason',
      title: `Start with ${uncapitalized(reason.reason)}`,
      text: `${reason.count} of ${data.rejected} rejections (${reason.share}%) come from it. The checks of the submission wizard find most of these before a reviewer does.`,
    },
    fastest &&
      slowest && {
        id: 'speed',
        title: `Allow ${slowest.hours - fastest.hours} more hours for ${slowest.region}`,
        text: `Approval takes ${slowest.hours} hours there and ${fastest.hours} hours in ${fastest.region}. Submit there first if all regions should launch on the same day.`,
      },
    weakest && {
      id: 'region',
      title: `Review the listings for ${weakest.region}`,
      text: `Its approval rate of ${weakest.approvalRate}% is the lowest; the average of all regions is ${data.approvalRate}%.`,
    },
    widest && {
      id: 'store',
      title: `${widest.gap >= 0 ? 'Google Play' : 'The App Store'} reviews faster in ${widest.region}`,
      text: `Reviews there take ${widest.apple} hours on the App Store and ${widest.google} hours on Google Play, the widest gap of all regions.`,
    },
    first && last && first !== last ? trend(first.approvalHours, last.approvalHours) : undefined,
  ];
  return insights.filter((insight) => insight !== undefined);
}

function trend(first: number, last: number): Insight {
  const change = last - first;
  if (change === 0)
    return { id: 'trend', title: 'Approval times are steady', text: `They stayed at ${last} hours.` };
  return {
    id: 'trend',
    title: change < 0 ? 'Approvals are getting faster' : 'Approvals are getting slower',
    text: `The average went from ${first} to ${last} hours over the period.`,
  };
}
