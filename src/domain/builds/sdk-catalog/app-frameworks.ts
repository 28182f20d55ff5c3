import { sdk, type SdkRow } from './sdk-row';

/**
 * Frameworks that an app is made with (sources 13.1); builders are in `catalog/builders`. They decide where else to look for
 * SDKs.
 */
export const APP_FRAMEWORKS: readonly SdkRow[] = [
  sdk('flutter', 'Flutter', 'app-framework', {
    maven: ['io.flutter:*'],
    packages: ['io.flutter'],
    nativeLibraries: ['libflutter.so'],
    files: ['assets/flutter_assets/'],
    ios: ['Flutter'],
  }),
  sdk('expo', 'Expo', 'app-framework', {
    maven: ['expo.modules.*:*', 'host.exp.exponent:*'],
    packages: ['expo.modules'],
    ios: ['ExpoConstants', 'ExpoModulesCore', 'EXConstants'],
    unconfirmed: { ios: ['Expo*'] },
  }),
  sdk('react-native', 'React Native', 'app-framework', {
    maven: ['com.facebook.react:react-android', 'com.facebook.react:*'],
    packages: ['com.facebook.react'],
    nativeLibraries: ['libreactnativejni.so', 'libreactnative.so', 'libhermes*.so', 'libjsc.so'],
    files: ['assets/index.android.bundle', 'main.jsbundle'],
    ios: ['hermes', 'React', 'React-Core'],
    classes: ['RCTBridge'],
  }),
  sdk('unity', 'Unity', 'app-framework', {
    packages: ['com.unity3d.player'],
    components: ['com.unity3d.player'],
    nativeLibraries: ['libunity.so', 'libil2cpp.so'],
    files: ['assets/bin/Data/'],
    ios: ['UnityFramework'],
  }),
  sdk('capacitor', 'Capacitor (Ionic)', 'app-framework', {
    maven: ['com.capacitorjs:core'],
    files: ['assets/capacitor.config.json', 'capacitor.config.json'],
    packages: ['com.getcapacitor'],
    components: ['com.getcapacitor'],
    ios: ['Capacitor', 'CapacitorCordova'],
    classes: ['CAPPlugin'],
  }),
  // Every Capacitor app contains it as well, for plugins of Cordova; then Capacitor alone is listed.
  sdk('cordova', 'Cordova', 'app-framework', {
    maven: ['org.apache.cordova:framework'],
    packages: ['org.apache.cordova'],
    files: ['assets/www/cordova.js', 'www/cordova.js'],
    ios: ['Cordova'],
    classes: ['CDVViewController'],
  }),
  sdk('dotnet', '.NET MAUI (Xamarin)', 'app-framework', {
    packages: ['mono.android'],
    nativeLibraries: ['libmonodroid.so', 'libmonosgen-2.0.so'],
    files: ['*.dll'],
  }),
  sdk('godot', 'Godot', 'app-framework', {
    nativeLibraries: ['libgodot_android.so'],
  }),
  sdk('unreal', 'Unreal Engine', 'app-framework', {
    nativeLibraries: ['libUE4.so', 'libUnreal.so'],
  }),
  sdk('cocos', 'Cocos', 'app-framework', {
    nativeLibraries: ['libcocos2d*.so'],
  }),
  sdk('trusted-web-activity', 'Web app (trusted web activity)', 'app-framework', {
    maven: ['com.google.androidbrowserhelper:*'],
    packages: ['com.google.androidbrowserhelper'],
    components: ['com.google.androidbrowserhelper'],
  }),
  sdk('nativescript', 'NativeScript', 'app-framework', {
    components: ['com.tns.NativeScriptActivity'],
  }),
  // Makers whose apps only their launcher tells, as a public collection of 2022 has it.
  sdk('appsgeyser', 'AppsGeyser', 'app-framework', { components: ['com.appsgeyser'] }),
  sdk('appypie', 'Appy Pie', 'app-framework', { components: ['com.appypie'] }),
  sdk('bizness-apps', 'Bizness Apps', 'app-framework', {
    components: ['com.biznessapps', 'com.bzapps.main.MainActivity'],
  }),
  sdk('appery', 'Appery.io', 'app-framework', { components: ['io.appery'] }),
  sdk('appyet', 'AppYet', 'app-framework', { components: ['com.appyet.activity.MainActivity'] }),
  sdk('mobincube', 'Mobincube', 'app-framework', {
    components: ['com.mobimento.caponate.MainActivity'],
  }),
  sdk('seattle-clouds', 'SeattleClouds', 'app-framework', {
    components: ['com.seattleclouds.AppStarterActivity'],
  }),
  sdk('trigger-io', 'Trigger.io', 'app-framework', {
    components: ['io.trigger.forge.android.core.ForgeActivity'],
  }),
];
