import { sdk, type SdkRow } from './sdk-row';

/** Frameworks and builders that an app is made with (sources 13.1). They decide where else to look for SDKs. */
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
  sdk('median', 'Median (GoNative)', 'app-framework', {
    packages: ['io.gonative.android'],
    components: ['io.gonative.android'],
    unconfirmed: {
      packages: ['co.median.android'],
      components: ['co.median.android'],
      ios: ['GoNativeCore', 'MedianCore'],
    },
  }),
  sdk('app-inventor', 'App Inventor (also Thunkable, Kodular)', 'app-framework', {
    packages: ['com.google.appinventor'],
    components: ['com.google.appinventor'],
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
];
