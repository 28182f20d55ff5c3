import { isPlainWebsite, websiteBuilder } from '@/domain/builds/plain-website';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { BuildFound, IosSubject } from '../build-subject';

/** A website in an app. */
export const IOS_WEBSITE = defineRule({
  id: 'ios-website',
  title: 'Website in an app',
  since: '2026-11-26',
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
    const wrapper = websiteBuilder(build);
    const isPlain = website !== undefined && isPlainWebsite(website);
    if (!wrapper && !isPlain) return;
    yield {
      area: 'policy',
      field: 'website',
      title: website
        ? `The app opens ${website.url.slice(0, 80)}: reviewers ask what it adds`
        : `Made with ${wrapper ?? 'a wrapper'}: reviewers ask what the app adds to the website`,
    };
  },
});
