/** Classes of Google Play services with which an app watches geofences. A shrinker renames those it keeps. */
export const GEOFENCE_CLASSES = ['Geofence', 'GeofencingClient', 'GeofencingRequest'].map(
  (name) => `com.google.android.gms.location.${name}`,
);
