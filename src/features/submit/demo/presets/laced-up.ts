import { EMPTY_DETAILS } from '@/model/draft';
import type { DemoPreset } from '../demo-preset';
import { LACED_UP_BUILDS } from '../../build/sample-build-list';
import { demoPrivacy } from './demo-privacy';
import { inAllSizes } from './demo-screenshots';

const ADDRESSES = {
  supportUrl: 'https://lacedup.example/support',
  marketingUrl: 'https://lacedup.example',
  privacyUrl: 'https://lacedup.example/privacy',
  videoUrl: '',
};

/** A running coach. Everything about it is invented. */
export const LACED_UP_DEMO: DemoPreset = {
  name: 'LacedUp',
  look: 'ember',
  screenTitles: ['This week', 'Morning run', 'Routes', 'Progress'],
  content: {
    appId: 'laced-up',
    bundleId: 'com.lacedup.run',
    version: '2.2.0',
    buildType: 'release',
    platform: 'both',
    defaultLocale: 'en-US',
    listings: {
      'en-US': {
        title: 'LacedUp: Running Coach',
        subtitle: 'Training plans for your week',
        shortDescription: 'Plan your runs, follow them on the map and see how far you have come.',
        description: [
          'LacedUp turns the week you really have into a plan you can keep. Tell it when you have time and what you are training for, and it lays out your runs, from the first easy lap to the long one on Sunday.',
          'PLAN\nChoose a distance from five kilometres to a marathon. When a day falls through, LacedUp moves the rest of the week for you.',
          'RUN\nSee pace, distance and heart rate in large figures. A calm voice tells you when an interval begins and when it ends.',
          'LOOK BACK\nEvery route is drawn on the map and kept on your phone. Compare this month with the last one and watch your easy pace come down.',
          'LacedUp asks for your location only while you run.',
        ].join('\n\n'),
        keywords: 'jogging,pace,marathon,interval,10k,half,tracker,route,fitness,heart rate',
        promotionalText: 'This season: a gentle eight-week plan that ends with your first ten kilometres.',
        releaseNotes:
          'Interval sessions can now be built from your own blocks, and the map loads twice as fast on long routes.',
        ...ADDRESSES,
      },
      'de-DE': {
        title: 'LacedUp: Lauftrainer',
        subtitle: 'Laufpläne für deine Woche',
        shortDescription: 'Plane deine Läufe, folge ihnen auf der Karte und sieh, wie weit du bist.',
        description: [
          'LacedUp macht aus der Woche, die du wirklich hast, einen Plan, den du halten kannst. Sag, wann du Zeit hast und wofür du trainierst, und LacedUp verteilt deine Läufe, von der ersten lockeren Runde bis zum langen Lauf am Sonntag.',
          'PLANEN\nWähle eine Strecke von fünf Kilometern bis zum Marathon. Fällt ein Tag aus, ordnet LacedUp den Rest der Woche neu.',
          'LAUFEN\nTempo, Strecke und Puls stehen in großen Ziffern da. Eine ruhige Stimme sagt dir, wann ein Intervall beginnt und endet.',
          'ZURÜCKBLICKEN\nJede Route wird auf der Karte gezeichnet und bleibt auf deinem Telefon. Vergleiche diesen Monat mit dem letzten.',
          'LacedUp fragt nur während des Laufs nach deinem Standort.',
        ].join('\n\n'),
        keywords: 'joggen,tempo,marathon,intervall,5km,10km,halbmarathon,tracker,strecke,puls',
        promotionalText: 'Diese Saison: ein sanfter Acht-Wochen-Plan bis zu deinen ersten zehn Kilometern.',
        releaseNotes:
          'Intervalle lassen sich jetzt aus eigenen Blöcken bauen, und die Karte lädt bei langen Strecken doppelt so schnell.',
        ...ADDRESSES,
      },
    },
    details: {
      ...EMPTY_DETAILS,
      copyright: '2026 Sample Studio',
      primaryCategory: 'HEALTH_AND_FITNESS',
      secondaryCategory: 'SPORTS',
      contactEmail: 'hello@lacedup.example',
      contactPhone: '+44 20 7946 0011',
      contactWebsite: 'https://lacedup.example',
      reviewFirstName: 'Robin',
      reviewLastName: 'Sample',
      reviewEmail: 'review@lacedup.example',
      reviewPhone: '+44 20 7946 0012',
      reviewNotes:
        'No account is needed. Open the app, choose "5 km" and tap Start. A recorded route can be opened under History without going outside.',
      needsLogin: false,
      isUpdate: true,
    },
    privacy: demoPrivacy({ location: true }, ['precise-location']),
    builds: [...LACED_UP_BUILDS],
  },
  screenshots: inAllSizes([
    'Your training week at a glance',
    'Pace and distance while you run',
    'Every route on the map',
    'See how far you have come',
  ]),
};
