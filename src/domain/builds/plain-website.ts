import type { BuildInfo, Website } from '@/model/build-info';
import { certainSdks } from './certain-sdks';

/** Builders whose apps show a website. */
const WRAPPERS: readonly string[] = ['median', 'webviewgold', 'pwabuilder'];

/** Plugins that every wrapper has, and that add nothing a visitor of the website misses. */
const PLAIN =
  /^(?:CDV|CAP)?(?:SplashScreen|StatusBar|Whitelist|NavigationBar|Console|WebView|WKWebView\w*|IntentAndNavigationFilter|LocalStorage|HandleOpenUrl|GestureHandler|CapacitorHttp|CapacitorCookies)(?:Plugin|Manager)?$/i;

/** Whether a wrapper adds nothing to its website. */
export function isPlainWebsite({ plugins }: Website): boolean {
  return plugins.every((name) => PLAIN.test(name));
}

/** Name of the builder that made an app of a website. */
export function websiteBuilder(build: BuildInfo): string | undefined {
  return certainSdks(build).find(({ id }) => WRAPPERS.includes(id))?.name;
}
