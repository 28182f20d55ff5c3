import { sdk, type SdkRow } from './sdk-row';

/** Families of libraries that nearly every app has and that send nothing by themselves. */
export const LIBRARY_FAMILIES: readonly SdkRow[] = [
  sdk('kotlin', 'Kotlin', 'library', {
    isFamily: true,
    maven: ['org.jetbrains.kotlin:*', 'org.jetbrains.kotlinx:*', 'org.jetbrains:annotations', 'kotlinx:*'],
    packages: ['kotlin', 'kotlinx', 'org.jetbrains.annotations', 'org.intellij.lang.annotations'],
  }),
  sdk('androidx', 'AndroidX (Jetpack)', 'library', {
    isFamily: true,
    maven: ['androidx.*:*', 'com.android.support:*', 'android.arch.*:*', 'android.support.*:*'],
    packages: ['androidx', 'android.support'],
    components: ['androidx', 'android.support'],
    metaData: ['androidx.*'],
  }),
  sdk('material', 'Material Components', 'library', {
    isFamily: true,
    maven: ['com.google.android.material:*'],
    packages: ['com.google.android.material'],
  }),
  sdk('play-core', 'Google Play Core', 'library', {
    isFamily: true,
    maven: ['com.google.android.play:*'],
    packages: ['com.google.android.play'],
    components: ['com.google.android.play.core'],
  }),
  sdk('play-services', 'Google Play services', 'library', {
    isFamily: true,
    maven: ['com.google.android.gms:*', 'com.google.android.datatransport:*'],
    packages: ['com.google.android.gms', 'com.google.android.datatransport'],
    components: ['com.google.android.gms', 'com.google.android.datatransport'],
    metaData: ['com.google.android.gms.version'],
  }),
  sdk('guava', 'Guava', 'library', {
    isFamily: true,
    maven: ['com.google.guava:*'],
    packages: ['com.google.common'],
  }),
  sdk('cpp-runtime', 'C++ standard library', 'library', {
    nativeLibraries: ['libc++_shared.so'],
  }),
];
