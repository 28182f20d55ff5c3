import type { JobState } from '@/lib/jobs/job';
import type { PictureState } from './picture-state';

/** Says in a few words how the pictures are; undefined before any was drawn. */
export function pictureSummary({ kind, current, outdated, job }: PictureState): string | undefined {
  switch (kind) {
    case 'none':
      return undefined;
    case 'checking':
      return 'Pictures follow your changes';
    case 'drawing':
      return job.status === 'running' ? job.label : 'Drawing';
    case 'current':
      return `${current} ${current === 1 ? 'picture' : 'pictures'}, up to date`;
    case 'outdated':
      return job.status === 'failed' ? `${outdated} could not be drawn` : `${outdated} out of date`;
    case 'unreadable':
      return 'Pictures may be out of date';
  }
}

/** Why drawing ended early. Its progress is in the chip above the studio. */
export function endedJob({ job }: PictureState): JobState<never> {
  return job.status === 'running' ? { status: 'idle' } : job;
}
