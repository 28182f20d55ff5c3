import { isPlainWebsite, websiteBuilder } from '@/domain/builds/plain-website';
import { GOOGLE } from 'virtual:catalog/sources';
import type { AndroidBuild } from '@/model/build-info';
import { defineRule } from '../../define-rule';
import type { AndroidSubject, BuildFound } from '../build-subject';

/** Permissions of a browser; any other is a function that a website lacks. */
const PLAIN =
  /^android\.permission\.(?:INTERNET|ACCESS_(?:NETWORK|WIFI)_STATE)$|\.DYNAMIC_RECEIVER_NOT_EXPORTED_/;
const INTERNET = 'android.permission.INTERNET';

/** A website in an app. */
export const ANDROID_WEBSITE = defineRule({
  id: 'android-website',
  title: 'Website in an app',
  since: '2026-11-26',
  severity: 'note',
  stores: ['android'],
  source: GOOGLE.spam,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'Is the website yours, and what does the app add to it?',
  why: 'Google Play rejects apps that only show a website without the owner’s permission, and apps that do too little.',
  fix: 'Tell the reviewer that the website is yours, and what only the app does.',
  examples: {
    fires: { website: { url: 'https://lantern.example', plugins: ['SplashScreenPlugin'] } },
    holds: { website: { url: 'https://lantern.example', plugins: ['PushNotificationsPlugin'] } },
  },
  *check({ build }: AndroidSubject): Generator<BuildFound> {
    const { website } = build;
    const isPlain = website !== undefined && isPlainWebsite(website);
    const wrapper = websiteBuilder(build);
    if (!isPlain && wrapper === undefined && !isPlainWebView(build)) return;
    yield {
      area: 'policy',
      field: 'website',
      title: `${evidence(website, wrapper)}: reviewers ask what it adds`,
    };
  },
});

function evidence(website: AndroidBuild['website'], wrapper: string | undefined): string {
  if (website) return `The app opens ${website.url.slice(0, 80)}`;
  return wrapper === undefined ? 'The app is one screen with a web view' : `The app is made with ${wrapper}`;
}

function isPlainWebView({ isOnlyWebView, permissions }: AndroidBuild): boolean {
  return (
    isOnlyWebView === true &&
    permissions.includes(INTERNET) &&
    permissions.every((permission) => PLAIN.test(permission))
  );
}
