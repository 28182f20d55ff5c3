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
    maven: ['com.google.android.gms:*', 'com.google.android.datatransport:*', 'com.google.firebase:*'],
    packages: ['com.google.android.gms', 'com.google.android.datatransport', 'com.google.firebase'],
    components: ['com.google.android.gms', 'com.google.android.datatransport'],
    metaData: ['com.google.android.gms.version'],
  }),
  sdk('guava', 'Guava', 'library', {
    isFamily: true,
    maven: ['com.google.guava:*'],
    packages: ['com.google.common'],
  }),
  // Capacitor's own plugins: their code runs only where the app calls it.
  sdk('capacitor-plugins', 'Capacitor plugins', 'library', {
    packages: ['com.capacitorjs'],
    components: ['com.capacitorjs'],
    ios: ['Capacitor*', 'ION*Lib'],
  }),
  sdk('realm', 'Realm', 'library', {
    maven: ['io.realm:realm-android-library', 'io.realm:*', 'io.realm.kotlin:*'],
    packages: ['io.realm'],
    nativeLibraries: ['librealm*.so'],
    ios: ['Realm', 'RealmSwift'],
    classes: ['RLMRealm'],
  }),
  sdk('glide', 'Glide', 'library', {
    maven: ['com.github.bumptech.glide:glide', 'com.github.bumptech.glide:*'],
    packages: ['com.bumptech.glide'],
  }),
  sdk('okhttp', 'OkHttp', 'library', {
    maven: ['com.squareup.okhttp3:okhttp', 'com.squareup.okhttp3:*', 'com.squareup.okio:*'],
    packages: ['okhttp3', 'okio'],
  }),
  sdk('retrofit', 'Retrofit', 'library', {
    maven: ['com.squareup.retrofit2:retrofit', 'com.squareup.retrofit2:*'],
    packages: ['retrofit2'],
  }),
  sdk('picasso', 'Picasso', 'library', {
    maven: ['com.squareup.picasso:picasso'],
    packages: ['com.squareup.picasso'],
  }),
  sdk('rxjava', 'RxJava', 'library', {
    maven: ['io.reactivex.*:*', 'io.reactivex:*'],
    packages: ['io.reactivex'],
  }),
  sdk('gson', 'Gson', 'library', {
    maven: ['com.google.code.gson:gson'],
    packages: ['com.google.gson'],
  }),
  sdk('lottie', 'Lottie', 'library', {
    maven: ['com.airbnb.android:lottie', 'com.airbnb.android:lottie-compose'],
    packages: ['com.airbnb.lottie'],
    ios: ['Lottie'],
  }),
  sdk('cpp-runtime', 'C++ standard library', 'library', {
    nativeLibraries: ['libc++_shared.so'],
  }),
];
