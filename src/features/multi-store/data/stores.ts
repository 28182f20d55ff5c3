import type { CheckId } from '../model/checklist';

export type StoreId = 'apple' | 'google' | 'samsung' | 'huawei' | 'amazon' | 'microsoft' | 'xiaomi' | 'oppo';

export type Region = 'Global' | 'United States' | 'Europe' | 'Asia Pacific' | 'China';

/** One thing a store asks for. With `check`, the drafts of the workspace show whether it is there. */
export interface StoreRequirement {
  text: string;
  check?: CheckId;
}

/** A store of the catalogue. Shares, times and rates are sample figures. */
export interface CatalogueStore {
  id: StoreId;
  name: string;
  /** Letters of the store's tile; no store's own logo is used. */
  logo: string;
  description: string;
  marketShare: string;
  regions: readonly Region[];
  features: readonly string[];
  requirements: readonly StoreRequirement[];
  avgReviewTime: string;
  /** Share of submissions that are approved at first, percent. */
  successRate: number;
  /** StorePilot prepares real submissions for it. */
  enabled: boolean;
}

const DESCRIPTION: StoreRequirement = { text: 'Description', check: 'description' };
const ICON: StoreRequirement = { text: 'App icon', check: 'icon' };
const PRIVACY: StoreRequirement = { text: 'Privacy policy URL', check: 'privacy-url' };
const SCREENSHOT: StoreRequirement = { text: 'Screenshots', check: 'screenshots' };
const ANDROID_BUILD: StoreRequirement = { text: 'Android build', check: 'android-build' };

/** The eight stores, those that are enabled first. Requirements: sources 1.1, 1.3, 1.4. */
export const CATALOGUE: readonly CatalogueStore[] = [
  {
    id: 'apple',
    name: 'Apple App Store',
    logo: 'Ap',
    description: 'The store of iPhone, iPad, Mac, Apple TV, Watch and Vision.',
    marketShare: '27% of phones',
    regions: ['Global', 'United States', 'Europe', 'Asia Pacific', 'China'],
    features: ['Staged release over 7 days', 'TestFlight beta tests', 'Pre-orders'],
    requirements: [
      { text: 'iOS build (.ipa)', check: 'ios-build' },
      ICON,
      { text: 'App Store screenshots', check: 'apple-screenshots' },
      DESCRIPTION,
      PRIVACY,
      { text: 'Apple Developer Program membership' },
      { text: 'Age rating answered' },
    ],
    avgReviewTime: '24-48 hours',
    successRate: 94,
    enabled: true,
  },
  {
    id: 'google',
    name: 'Google Play',
    logo: 'Gp',
    description: 'The store on most Android phones and tablets outside China.',
    marketShare: '71% of phones',
    regions: ['Global', 'United States', 'Europe', 'Asia Pacific'],
    features: ['Internal, closed and open tests', 'Staged release', 'Store listing experiments'],
    requirements: [
      { text: 'Android App Bundle (.aab)', check: 'app-bundle' },
      { text: 'Icon of 512 x 512 pixels', check: 'play-icon' },
      { text: 'At least 2 Google Play screenshots', check: 'play-screenshots' },
      { text: 'Short description', check: 'short-description' },
      DESCRIPTION,
      PRIVACY,
      { text: 'Play Console account' },
      { text: 'Data safety form answered' },
    ],
    avgReviewTime: '1-3 days',
    successRate: 96,
    enabled: true,
  },
  {
    id: 'samsung',
    name: 'Samsung Galaxy Store',
    logo: 'Ga',
    description: 'Comes with every Galaxy phone, tablet and watch.',
    marketShare: '18% of phones',
    regions: ['Global', 'United States', 'Europe', 'Asia Pacific'],
    features: ['Galaxy Watch apps', 'Themes', 'Seller promotions'],
    requirements: [
      ANDROID_BUILD,
      ICON,
      SCREENSHOT,
      DESCRIPTION,
      PRIVACY,
      { text: 'Galaxy Store seller account' },
    ],
    avgReviewTime: '3-5 days',
    successRate: 92,
    enabled: false,
  },
  {
    id: 'huawei',
    name: 'Huawei AppGallery',
    logo: 'Hu',
    description: 'For Huawei devices, which come without Google services.',
    marketShare: '6% of phones',
    regions: ['Europe', 'Asia Pacific', 'China'],
    features: ['HMS Core services', 'Pre-registration', 'Gift center'],
    requirements: [
      ANDROID_BUILD,
      { text: 'Icon of 216 x 216 or 512 x 512 pixels', check: 'huawei-icon' },
      { text: 'Between 3 and 8 screenshots of 800 x 450 or 450 x 800 pixels', check: 'huawei-screenshots' },
      { text: 'App name of at most 64 characters', check: 'huawei-name' },
      { text: 'Description of at most 8,000 characters', check: 'huawei-description' },
      PRIVACY,
      { text: 'Works without Google Play services' },
      { text: 'App filing (ICP) for mainland China' },
    ],
    avgReviewTime: '3-5 days',
    successRate: 89,
    enabled: false,
  },
  {
    id: 'amazon',
    name: 'Amazon Appstore',
    logo: 'Am',
    description: 'For Fire tablets and Fire TV.',
    marketShare: '2% of tablets',
    regions: ['United States', 'Europe', 'Asia Pacific'],
    features: ['Fire TV apps', 'Live app testing', 'Feature bullets'],
    requirements: [
      ANDROID_BUILD,
      ICON,
      SCREENSHOT,
      { text: 'Short description', check: 'short-description' },
      DESCRIPTION,
      PRIVACY,
      { text: 'First version sent manually in the Amazon console' },
    ],
    avgReviewTime: '2-4 days',
    successRate: 93,
    enabled: false,
  },
  {
    id: 'microsoft',
    name: 'Microsoft Store',
    logo: 'Ms',
    description: 'For Windows PCs and Xbox, also for progressive web apps.',
    marketShare: '72% of PCs',
    regions: ['Global', 'United States', 'Europe', 'Asia Pacific', 'China'],
    features: ['Web apps', 'Package flights', 'Gradual rollout'],
    requirements: [
      ICON,
      SCREENSHOT,
      DESCRIPTION,
      PRIVACY,
      { text: 'Windows package or web app' },
      { text: 'Partner Center account' },
    ],
    avgReviewTime: '3-5 days',
    successRate: 91,
    enabled: false,
  },
  {
    id: 'xiaomi',
    name: 'Xiaomi GetApps',
    logo: 'Xi',
    description: 'Comes with Xiaomi, Redmi and POCO phones.',
    marketShare: '12% of phones',
    regions: ['Europe', 'Asia Pacific', 'China'],
    features: ['Recommendations on the home screen', 'Local payment'],
    requirements: [
      ANDROID_BUILD,
      ICON,
      SCREENSHOT,
      { text: 'Title of at most 50 characters', check: 'xiaomi-title' },
      DESCRIPTION,
      PRIVACY,
      { text: 'Software copyright certificate for mainland China' },
    ],
    avgReviewTime: '5-7 days',
    successRate: 87,
    enabled: false,
  },
  {
    id: 'oppo',
    name: 'OPPO App Market',
    logo: 'Op',
    description: 'Comes with OPPO, realme and OnePlus phones in Asia.',
    marketShare: '9% of phones',
    regions: ['Asia Pacific', 'China'],
    features: ['Launch events', 'Game center'],
    requirements: [
      ANDROID_BUILD,
      ICON,
      SCREENSHOT,
      DESCRIPTION,
      PRIVACY,
      { text: 'Business licence of the publisher' },
      { text: 'Software copyright certificate for mainland China' },
    ],
    avgReviewTime: '1-2 weeks',
    successRate: 85,
    enabled: false,
  },
];

const BY_ID = new Map(CATALOGUE.map((store) => [store.id, store]));

/** The name a submission is listed under. */
export function storeName(id: StoreId): string {
  return BY_ID.get(id)?.name ?? id;
}
