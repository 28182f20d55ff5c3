import { expect, it } from 'vitest';
import { submissionDraft, withDetails } from '@tests/support/drafts';
import { product, sellingDraft } from '@tests/support/purchases';
import { jsonOf } from '@tests/support/package-files';
import type { ReleasePlan } from '@/model/release-plan';
import { easMetadataFiles } from '../eas/write';
import { uploadGuides } from './upload-commands';
import { purchaseFiles } from '@/domain/packages/purchase-files';

const commands = (release: ReleasePlan | undefined, isUpdate = true) =>
  uploadGuides(submissionDraft({ ...withDetails({ isUpdate }), release }), { includesGradlePlay: true })
    .flatMap((guide) => guide.commands)
    .join('\n');
const eas = (release: ReleasePlan | undefined, isUpdate = true) =>
  (
    jsonOf(
      easMetadataFiles(submissionDraft({ ...withDetails({ isUpdate }), release })),
      'store.config.json',
    ) as {
      apple: { release?: unknown };
    }
  ).apple.release;

it('gives each tool the planned release, and nothing that is not decided', () => {
  expect(commands(undefined)).not.toMatch(
    /automatic_release|auto_release_date|phased|reset_ratings|rollout|fraction/,
  );
  expect(eas(undefined)).toBeUndefined();
  const staged: ReleasePlan = { release: 'manual', isPhased: true, resetsRating: true, rollout: '20' };
  expect(commands(staged)).toContain('--automatic_release false --phased_release true --reset_ratings true');
  expect(commands(staged)).toContain('--track_promote_to production --rollout 0.2');
  expect(commands(staged)).toContain('--release-status inProgress --user-fraction 0.2');
  expect(eas(staged)).toEqual({ automaticRelease: false, phasedRelease: true });
  const dated: ReleasePlan = { release: 'date', releaseDate: '2027-01-10' };
  expect(commands(dated)).toContain('--auto_release_date 1799539200000');
  expect(commands(dated)).not.toContain('automatic_release');
  expect(eas(dated)).toEqual({ automaticRelease: '2027-01-10T00:00:00+00:00' });
});

it('has nothing of an update in the first version', () => {
  const plan: ReleasePlan = { release: 'automatic', isPhased: true, resetsRating: true, rollout: '20' };
  expect(commands(plan, false)).toContain('--automatic_release true');
  expect(commands(plan, false)).not.toMatch(/phased|reset_ratings|rollout|fraction/);
  expect(eas(plan, false)).toEqual({ automaticRelease: true });
});

it('ignores days and percentages that are none', () => {
  expect(commands({ release: 'date', releaseDate: '10.1.2027; rm -rf .' })).not.toMatch(
    /rm -rf|auto_release_date/,
  );
  expect(eas({ release: 'date', releaseDate: 'soon' })).toBeUndefined();
  expect(commands({ rollout: '0.2; rm' })).not.toContain('rollout');
});

it('writes the products with the same bytes each time, and none without products', () => {
  const subject = { appName: 'Lantern', bundleId: 'b', version: '1', exportDate: '2026-11-25' };
  const draft = sellingDraft([product({ reference: '<b>Plus</b>' })]);
  const [json, html] = purchaseFiles(draft, subject).map(({ content }) =>
    typeof content === 'string' ? content : '',
  );
  expect(JSON.parse(json ?? '')).toMatchObject({
    formatVersion: 1,
    products: [
      {
        productId: 'plus.monthly',
        group: 'Plus',
        reviewScreenshot: 'shop.png',
        basePlans: [{ planId: 'monthly' }],
      },
    ],
    groups: [{ reference: 'Plus' }],
  });
  expect(html).toContain('&lt;b&gt;Plus&lt;/b&gt;');
  expect(purchaseFiles(draft, subject)).toEqual(purchaseFiles(structuredClone(draft), subject));
  expect(purchaseFiles(sellingDraft([]), subject)).toEqual([]);
});
