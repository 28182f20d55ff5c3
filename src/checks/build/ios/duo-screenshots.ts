import { dates } from 'virtual:catalog/deadline-dates';
import type { IosBuild } from '@/model/build-info';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { BuildFound, IosSubject } from '../build-subject';

/** Screenshots for iPhone Duo, which a build with a new SDK needs. */
export const IOS_DUO_SCREENSHOTS = defineRule({
  id: 'ios-duo-screenshots',
  title: 'Screenshots for iPhone Duo',
  since: '2026-11-26',
  severity: 'note',
  stores: ['ios'],
  source: APPLE.screenshots,
  checked: '2026-11-25',
  effort: 'graphics',
  isQuestion: true,
  why: 'As reported, App Store Connect asks builds with this SDK for them. Older builds are not asked.',
  fix: 'Add iPhone Duo pictures: 1398x2034 for the outer screen, 2007x2853 for the inner one, or in landscape.',
  examples: { fires: 'DTPlatformVersion: 27.1', holds: 'DTPlatformVersion: 27.0' },
  check: ({ build }: IosSubject) => checkDuo(build),
});

function* checkDuo(build: IosBuild): Generator<BuildFound> {
  const deadline = storeDeadline('apple-iphone-duo-screenshots');
  if (!deadline?.appliesTo(build)) return;
  yield {
    where: 'screenshots',
    field: 'DTPlatformVersion',
    title: `Built with the iOS 27.1 SDK or later: iPhone Duo screenshots from ${dates[deadline.id] ?? 'a later date'}`,
    ruleDate: deadline.date,
  };
}
