import { platformsOf, type PlatformChoice } from '@/model/app';
import type { ReleasePlan } from '@/model/release-plan';
import type { SheetRow } from '../answer-sheet';
import { yesNo } from '../texts';
import {
  countriesText,
  hasReleasePlan,
  LICENSE_LABELS,
  priceText,
  releaseText,
  rolloutPercent,
} from './release-words';

/** Price, countries and release as decided, for the stores of a draft; what is open is left out. */
export function releaseSheet({
  platform,
  release: plan,
}: {
  platform: PlatformChoice;
  release?: ReleasePlan | undefined;
}): SheetRow[] {
  if (!hasReleasePlan(plan)) return [];
  const stores = platformsOf(platform);
  const [apple, play] = [stores.includes('ios'), stores.includes('android')];
  const percent = rolloutPercent(plan);
  const [applePrice, playPrice] = [priceText(plan, 'ios'), priceText(plan, 'android')];
  return [
    ...(apple ? given('Price on the App Store', applePrice) : []),
    ...(play ? given('Price on Google Play', playPrice) : []),
    ...given('Countries', countriesText(plan, 'All')),
    ...(apple
      ? [
          ...given('Pre-order', plan.preOrder),
          ...given('License Agreement', plan.license && LICENSE_LABELS[plan.license]),
          ...given('App Store Version Release', releaseText(plan)),
          ...given('Phased release', yesNo(plan.isPhased)),
          ...given('Reset the summary rating', yesNo(plan.resetsRating)),
        ]
      : []),
    ...(play
      ? [
          ...given('Rollout on Google Play', percent === undefined ? undefined : `${percent} % at first`),
          ...given('Managed publishing', yesNo(plan.isManaged)),
        ]
      : []),
  ];
}

function given(asks: string, answer: string | undefined): SheetRow[] {
  return answer === undefined || answer === '' ? [] : [{ asks, answer }];
}
