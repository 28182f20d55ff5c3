import { certainSdks } from '@/domain/builds/certain-sdks';
import { APPLE } from '@/domain/rules/sources';
import { defineRule } from '../../define-rule';
import type { BuildFound, IosSubject } from '../build-subject';

/** Builders whose apps show a website. */
const WRAPPERS: readonly string[] = ['median', 'webviewgold', 'pwabuilder'];
/** Plugins that every wrapper has, and that add nothing a visitor of the website misses. */
const PLAIN =
  /^(?:CDV|CAP)?(?:SplashScreen|StatusBar|Whitelist|NavigationBar|Console|WebView|WKWebView\w*|IntentAndNavigationFilter|LocalStorage|HandleOpenUrl|GestureHandler|CapacitorHttp|CapacitorCookies)(?:Plugin|Manager)?$/i;

/** A website in an app. */
export const IOS_WEBSITE = defineRule({
  id: 'ios-website',
  title: 'Website in an app',
  severity: 'note',
  stores: ['ios'],
  source: APPLE.minimumFunctionality,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'What does the app add to the website?',
  why: 'App Review rejects apps that are only a repackaged website (4.2).',
  fix: 'Tell the reviewer what only the app does, such as messages, offline use or the camera.',
  examples: {
    fires: { website: { url: 'https://lantern.example', plugins: ['SplashScreenPlugin'] } },
    holds: { website: { url: 'https://lantern.example', plugins: ['PushNotificationsPlugin'] } },
  },
  *check({ build }: IosSubject): Generator<BuildFound> {
    const { website } = build;
    const wrapper = certainSdks(build).find(({ id }) => WRAPPERS.includes(id));
    const isPlain = website?.plugins.every((name) => PLAIN.test(name)) === true;
    if (!wrapper && !isPlain) return;
    yield {
      area: 'policy',
      field: 'website',
      title: website
        ? `The app opens ${website.url.slice(0, 80)}: reviewers ask what it adds`
        : `Made with ${wrapper?.name ?? 'a wrapper'}: reviewers ask what the app adds to the website`,
    };
  },
});
