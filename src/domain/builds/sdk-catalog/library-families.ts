import type { SdkRow } from './sdk-row';

/** Families of libraries that nearly every app has and that send nothing by themselves. */
export const LIBRARY_FAMILIES: readonly SdkRow[] = [
  {
    id: 'kotlin',
    name: 'Kotlin',
    purpose: 'library',
    isFamily: true,
    maven: ['org.jetbrains.kotlin:*', 'org.jetbrains.kotlinx:*', 'org.jetbrains:annotations', 'kotlinx:*'],
    packages: ['kotlin', 'kotlinx', 'org.jetbrains.annotations', 'org.intellij.lang.annotations'],
  },
  {
    id: 'androidx',
    name: 'AndroidX (Jetpack)',
    purpose: 'library',
    isFamily: true,
    maven: ['androidx.*:*', 'com.android.support:*'],
    packages: ['androidx', 'android.support'],
    components: ['androidx', 'android.support'],
    metaData: ['androidx.*'],
  },
  {
    id: 'material',
    name: 'Material Components',
    purpose: 'library',
    isFamily: true,
    maven: ['com.google.android.material:*'],
    packages: ['com.google.android.material'],
  },
  {
    id: 'play-core',
    name: 'Google Play Core',
    purpose: 'library',
    isFamily: true,
    maven: ['com.google.android.play:*'],
    packages: ['com.google.android.play'],
    components: ['com.google.android.play.core'],
  },
  {
    id: 'play-services',
    name: 'Google Play services',
    purpose: 'library',
    isFamily: true,
    maven: ['com.google.android.gms:*', 'com.google.android.datatransport:*'],
    packages: ['com.google.android.gms', 'com.google.android.datatransport'],
    components: ['com.google.android.gms', 'com.google.android.datatransport'],
    metaData: ['com.google.android.gms.version'],
  },
  {
    id: 'guava',
    name: 'Guava',
    purpose: 'library',
    isFamily: true,
    maven: ['com.google.guava:*'],
    packages: ['com.google.common'],
  },
  {
    id: 'cpp-runtime',
    name: 'C++ standard library',
    purpose: 'library',
    nativeLibraries: ['libc++_shared.so'],
  },
];
