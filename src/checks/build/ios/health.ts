import { hasEntitlement, importOf } from '@/domain/builds/ios-imports';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { BuildFound, IosSubject } from '../build-subject';

const ENTITLEMENT = 'com.apple.developer.healthkit';
/** The names of the Health app in the languages of the store. */
const HEALTH =
  /health|santé|salud|saúde|salute|gezondheid|ヘルス|健康|건강|здоровье|صحتي|sağlık|zdrowie|hälsa/i;
const USES = { imports: [{ path: 'Lantern', classes: ['HKHealthStore'], symbols: [] }] };

/** HealthKit in an app whose description does not say so. Permission libraries link it without using it. */
export const IOS_HEALTH = defineRule({
  id: 'ios-health',
  title: 'Apple Health',
  since: '2026-11-26',
  severity: 'note',
  stores: ['ios'],
  source: APPLE.software,
  checked: '2026-11-26',
  effort: 'texts',
  isQuestion: true,
  asks: 'Where does the app use Apple Health?',
  why: 'An app with HealthKit has to name Apple Health in the app and in its description (2.5.1).',
  fix: 'Name it in both, or remove HealthKit if only a library brings it.',
  examples: {
    fires: { ...USES, signedEntitlements: [ENTITLEMENT] },
    holds: { ...USES, signedEntitlements: [] },
  },
  *check({ build, app }: IosSubject): Generator<BuildFound> {
    const user = importOf(build, (name) => name === 'HKHealthStore');
    const isAllowed = hasEntitlement(build, ENTITLEMENT) === true;
    // Without the entitlement no call can succeed, so the class is only a library's.
    if (!user || !isAllowed) return;
    const texts = app?.texts.trim() ?? '';
    const isSilent = texts !== '' && !HEALTH.test(texts);
    if (texts !== '' && !isSilent) return;
    yield {
      ...(isSilent && { severity: 'warning' as const }),
      area: 'policy',
      field: ENTITLEMENT,
      title: isSilent
        ? 'The app can use Apple Health, but the description does not name it'
        : 'The app can use Apple Health: reviewers look for it',
    };
  },
});
