import type { AndroidBuild } from '@/model/build-info';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import { listed } from '../listed';
import type { AndroidSubject, BuildFound } from '../build-subject';

/** Accessibility services. */
export const ANDROID_ACCESSIBILITY = defineRule({
  id: 'android-accessibility-service',
  title: 'Accessibility service',
  severity: 'warning',
  stores: ['android'],
  source: GOOGLE.accessibility,
  checked: '2026-11-22',
  effort: 'build',
  asks: 'What is the accessibility service for?',
  why: 'The release is refused until the accessibility declaration in the Play Console is complete. Unless the app is a tool for people with disabilities, it also has to explain the use in the app and ask for consent.',
  fix: 'Complete App content > Accessibility services and show the disclosure in the app, or remove the service.',
  examples: { fires: { accessibilityServices: ['a.Reader'] }, holds: { accessibilityServices: [] } },
  check: ({ build }: AndroidSubject) => checkAccessibility(build),
});

function* checkAccessibility(build: AndroidBuild): Generator<BuildFound> {
  const deadline = storeDeadline('play-accessibility-service');
  if (!deadline?.appliesTo(build)) return;
  yield {
    area: 'policy',
    field: 'android.permission.BIND_ACCESSIBILITY_SERVICE',
    title: `Contains an accessibility service (${listed(build.accessibilityServices ?? [])})`,
    ruleDate: deadline.date,
    ...(build.isAccessibilityTool === true && {
      severity: 'note' as const,
      why: 'Its file says that it is a tool for people with disabilities, which also has to be declared.',
      fix: 'Complete App content > Accessibility services in Play Console.',
    }),
  };
}
