import type { AndroidBuild } from '@/model/build-info';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { AndroidSubject, BuildFound } from '../build-subject';

/** A location foreground service beside geofences. That it serves nothing else can't be read from a build. */
export const ANDROID_GEOFENCE = defineRule({
  id: 'android-geofence-service',
  title: 'Foreground service for geofences',
  since: '2026-11-26',
  severity: 'note',
  stores: ['android'],
  source: GOOGLE.geofencing,
  checked: '2026-11-26',
  effort: 'build',
  topic: 'permissions',
  isQuestion: true,
  why: 'Google Play no longer accepts geofencing as the use of a location foreground service. Its sources name 2026-10-28 and 2027-01-27.',
  fix: 'If it serves geofences only, remove FOREGROUND_SERVICE_LOCATION and FOREGROUND_SERVICE from the builds of all tracks.',
  examples: {
    fires: 'FOREGROUND_SERVICE_LOCATION beside com.google.android.gms.location.GeofencingClient',
    holds: 'GeofencingClient without a foreground service',
  },
  check: ({ build }: AndroidSubject) => checkGeofence(build),
});

function* checkGeofence(build: AndroidBuild): Generator<BuildFound> {
  const deadline = storeDeadline('play-geofence-service');
  if (!deadline?.appliesTo(build)) return;
  yield {
    area: 'policy',
    field: 'android.permission.FOREGROUND_SERVICE_LOCATION',
    title: 'Asks for a location foreground service and contains geofencing',
    ruleDate: deadline.date,
  };
}
