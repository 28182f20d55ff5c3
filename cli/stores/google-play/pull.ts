import { TOOL_LAYOUT } from '@/formats/parts/package-layout';
import { SUPPLY_SCREENSHOT_FOLDERS } from '@/formats/supply/files';
import type { DraftImage } from '@/model/draft-image';
import type { PullOptions, PullResult } from '../core/store-side';
import { pullProject } from '../project/pull-project';
import { isTaken, type ContentPull } from '../project/pulled-content';
import { DETAIL_FIELDS, type LivePlay } from './live-play';
import { setOf } from './wanted';

/** Computes the files that make the project like Google Play. */
export function pullPlayFiles(options: ContentPull & PullOptions<LivePlay>): Promise<PullResult> {
  return pullProject(options, {
    // fastlane's layout has no contact details.
    ...(options.isComplete
      ? { format: 'gradle-play-publisher', root: TOOL_LAYOUT.gradle }
      : { format: 'supply', root: TOOL_LAYOUT.supply }),
    setOf,
    roleOf,
    takeMore: ({ details }, _, kept) => {
      for (const field of DETAIL_FIELDS) {
        const path = `details/${field}`;
        const value = options.live.fields[path];
        if (field !== 'defaultLanguage' && typeof value === 'string' && isTaken(options, path, kept))
          details[field] = value;
      }
    },
  });
}

const SLOT_BY_SET = new Map(Object.entries(SUPPLY_SCREENSHOT_FOLDERS).map(([slot, set]) => [set, slot]));

function roleOf(set: string): Pick<DraftImage, 'kind' | 'slotId'> {
  if (set === 'icon') return { kind: 'icon' };
  if (set === 'featureGraphic') return { kind: 'feature-graphic' };
  return { kind: 'screenshot', slotId: SLOT_BY_SET.get(set) };
}
