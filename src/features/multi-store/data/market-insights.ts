import type { Region } from './stores';

/** Facts about a region's market. Fixed sample figures. */
export const MARKET_INSIGHTS: Record<Region, { users: string; growth: string; advice: string }> = {
  Global: {
    users: '4.9 billion smartphone users',
    growth: '+4% a year',
    advice: 'Apple and Google reach nearly everyone; add Samsung next, since the build can be the same.',
  },
  'United States': {
    users: '310 million smartphone users',
    growth: '+2% a year',
    advice: 'Most revenue comes from the App Store. Amazon brings Fire tablets and Fire TV on top.',
  },
  Europe: {
    users: '540 million smartphone users',
    growth: '+3% a year',
    advice: 'Translate into German, French and Spanish first, and have the privacy texts ready.',
  },
  'Asia Pacific': {
    users: '2.1 billion smartphone users',
    growth: '+7% a year',
    advice: 'Device makers have stores of their own here. Small downloads are installed more often.',
  },
  China: {
    users: '1.0 billion smartphone users',
    growth: '+5% a year',
    advice: 'Google Play is not offered. Plan weeks for the app filing and the copyright certificate.',
  },
};
