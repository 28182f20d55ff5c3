import type { FrequencyQuestion, YesNoQuestion } from '@/model/rating-answers';

/** A region with ratings of its own, or `older-systems`: devices with a system before version 26. */
export type RatingRegion = 'global' | 'australia' | 'brazil' | 'korea' | 'vietnam' | 'older-systems';

/** The answers that lead to a rating. */
export interface RatingRow {
  rating: string;
  yes?: readonly YesNoQuestion[];
  infrequent?: readonly FrequencyQuestion[];
  frequent?: readonly FrequencyQuestion[];
}

/** The ratings of one region, lowest first. */
export interface RatingTable {
  region: RatingRegion;
  label: string;
  rows: readonly RatingRow[];
  /** Answers that do not count there; for other answers that the rows leave out, Apple names no rating. */
  ignoresOthers?: true;
}

const CONTROLS = ['parentalControls', 'ageAssurance'] as const;
/** Answers that several regions rate alike. */
const THEMES = [
  'profanityOrCrudeHumor',
  'horrorOrFearThemes',
  'matureOrSuggestiveThemes',
  'violenceCartoonOrFantasy',
  'gunsOrOtherWeapons',
] as const;
const STRONG_CONTENT = [
  'alcoholTobaccoOrDrugUseOrReferences',
  'sexualContentOrNudity',
  'violenceRealistic',
  'gamblingSimulated',
] as const;
const ADULT_SUBJECTS = [...STRONG_CONTENT, 'medicalOrTreatmentInformation'] as const;
const SOCIAL_MEDIA = ['socialMedia', 'socialMediaAgeRestricted'] as const;

/** Ratings of systems from version 26 on where no region has its own (sources 14.2). */
const GLOBAL: RatingTable = {
  region: 'global',
  label: 'Most countries',
  rows: [
    {
      rating: '4+',
      yes: [...CONTROLS, 'userGeneratedContent', 'messagingAndChat', 'advertising'],
      infrequent: ['contests'],
    },
    {
      rating: '9+',
      yes: ['healthOrWellnessTopics', 'lootBox'],
      infrequent: THEMES,
    },
    {
      rating: '13+',
      yes: SOCIAL_MEDIA,
      infrequent: ADULT_SUBJECTS,
      frequent: [
        'profanityOrCrudeHumor',
        'horrorOrFearThemes',
        'violenceCartoonOrFantasy',
        'gunsOrOtherWeapons',
        'contests',
      ],
    },
    {
      rating: '16+',
      yes: ['unrestrictedWebAccess'],
      frequent: ['medicalOrTreatmentInformation', 'matureOrSuggestiveThemes'],
    },
    {
      rating: '18+',
      yes: ['gambling'],
      frequent: STRONG_CONTENT,
    },
  ],
};

/** Moves answers of the global table to the rows of a region whose other answers are the global ones. */
function withMoved(rows: readonly RatingRow[], moved: readonly RatingRow[]): RatingRow[] {
  const isMoved = (kind: 'yes' | 'infrequent' | 'frequent', id: string) =>
    moved.some((row) => (row[kind] as readonly string[] | undefined)?.includes(id));
  const ratings = [...new Set([...rows, ...moved].map(({ rating }) => rating))];
  return ratings.map((rating) => {
    const base = rows.find((row) => row.rating === rating);
    const own = moved.find((row) => row.rating === rating);
    return {
      rating,
      yes: [...(base?.yes ?? []).filter((id) => !isMoved('yes', id)), ...(own?.yes ?? [])],
      infrequent: [
        ...(base?.infrequent ?? []).filter((id) => !isMoved('infrequent', id)),
        ...(own?.infrequent ?? []),
      ],
      frequent: [
        ...(base?.frequent ?? []).filter((id) => !isMoved('frequent', id)),
        ...(own?.frequent ?? []),
      ],
    };
  });
}

const AUSTRALIA: RatingTable = {
  region: 'australia',
  label: 'Australia',
  rows: withMoved(GLOBAL.rows, [
    { rating: '16+', yes: [...SOCIAL_MEDIA, 'lootBox'] },
    // Apple names the infrequent form only; the frequent one is not rated lower.
    { rating: 'R 18+', infrequent: ['gamblingSimulated'], frequent: ['gamblingSimulated'] },
  ]),
};

/**
 * Self-rated apps. Apple's page lists infrequent weapons twice, below A10 with the other violence and below A16 among
 * the capabilities, where they do not belong; A10 is used.
 */
const BRAZIL: RatingTable = {
  region: 'brazil',
  label: 'Brazil',
  rows: [
    { rating: 'AL', yes: CONTROLS },
    { rating: 'A6', yes: ['userGeneratedContent'], infrequent: ['violenceCartoonOrFantasy', 'contests'] },
    {
      rating: 'A10',
      yes: ['healthOrWellnessTopics'],
      infrequent: ['profanityOrCrudeHumor', 'horrorOrFearThemes', 'gunsOrOtherWeapons'],
    },
    {
      rating: 'A12',
      yes: ['advertising', 'messagingAndChat'],
      infrequent: [
        'medicalOrTreatmentInformation',
        'matureOrSuggestiveThemes',
        'sexualContentOrNudity',
        'violenceRealistic',
        'gamblingSimulated',
      ],
      frequent: ['profanityOrCrudeHumor', 'violenceCartoonOrFantasy', 'gunsOrOtherWeapons'],
    },
    {
      rating: 'A14',
      infrequent: ['alcoholTobaccoOrDrugUseOrReferences'],
      frequent: ['horrorOrFearThemes'],
    },
    {
      rating: 'A16',
      yes: ['unrestrictedWebAccess', ...SOCIAL_MEDIA],
      frequent: ['alcoholTobaccoOrDrugUseOrReferences', 'medicalOrTreatmentInformation'],
    },
    {
      rating: 'A18',
      yes: ['gambling', 'lootBox'],
      frequent: [
        'matureOrSuggestiveThemes',
        'sexualContentOrNudity',
        'violenceRealistic',
        'gamblingSimulated',
      ],
    },
  ],
};

const KOREA: RatingTable = {
  region: 'korea',
  label: 'South Korea',
  rows: [
    {
      rating: 'All',
      yes: [
        ...CONTROLS,
        'userGeneratedContent',
        'messagingAndChat',
        'advertising',
        'healthOrWellnessTopics',
        'lootBox',
      ],
      infrequent: [...THEMES, 'contests'],
    },
    {
      rating: '12+',
      infrequent: ADULT_SUBJECTS,
      frequent: THEMES,
    },
    {
      rating: '15+',
      yes: ['unrestrictedWebAccess', ...SOCIAL_MEDIA],
      frequent: ['medicalOrTreatmentInformation'],
    },
    {
      rating: '19+',
      frequent: STRONG_CONTENT,
    },
  ],
};

const VIETNAM: RatingTable = {
  region: 'vietnam',
  label: 'Vietnam',
  rows: [
    {
      rating: '00+',
      yes: [...CONTROLS, 'userGeneratedContent', 'messagingAndChat', 'advertising'],
      infrequent: ['contests'],
    },
    {
      rating: '12+',
      yes: ['healthOrWellnessTopics', 'lootBox'],
      infrequent: [
        'profanityOrCrudeHumor',
        'horrorOrFearThemes',
        'alcoholTobaccoOrDrugUseOrReferences',
        'medicalOrTreatmentInformation',
        'matureOrSuggestiveThemes',
        'sexualContentOrNudity',
        'violenceCartoonOrFantasy',
        'gunsOrOtherWeapons',
      ],
      frequent: ['profanityOrCrudeHumor', 'horrorOrFearThemes', 'violenceCartoonOrFantasy', 'contests'],
    },
    {
      rating: '16+',
      yes: ['unrestrictedWebAccess', ...SOCIAL_MEDIA],
      infrequent: ['violenceRealistic', 'gamblingSimulated'],
      frequent: ['medicalOrTreatmentInformation', 'matureOrSuggestiveThemes', 'gunsOrOtherWeapons'],
    },
    {
      rating: '18+',
      yes: ['gambling'],
      frequent: STRONG_CONTENT,
    },
  ],
};

/** The newer questions do not exist for systems before version 26. */
const OLDER_SYSTEMS: RatingTable = {
  region: 'older-systems',
  label: 'Before iOS 26',
  ignoresOthers: true,
  rows: [
    { rating: '4+' },
    {
      rating: '9+',
      infrequent: [
        'violenceCartoonOrFantasy',
        'profanityOrCrudeHumor',
        'matureOrSuggestiveThemes',
        'horrorOrFearThemes',
      ],
    },
    {
      rating: '12+',
      infrequent: ADULT_SUBJECTS,
      frequent: ['contests', 'profanityOrCrudeHumor', 'horrorOrFearThemes', 'violenceCartoonOrFantasy'],
    },
    {
      rating: '17+',
      yes: ['unrestrictedWebAccess', 'gambling'],
      frequent: [
        'gamblingSimulated',
        'matureOrSuggestiveThemes',
        'medicalOrTreatmentInformation',
        'alcoholTobaccoOrDrugUseOrReferences',
        'sexualContentOrNudity',
        'violenceRealistic',
      ],
    },
  ],
};

/** Every table, the one for most countries first. */
export const RATING_TABLES: readonly RatingTable[] = [
  GLOBAL,
  AUSTRALIA,
  BRAZIL,
  KOREA,
  VIETNAM,
  OLDER_SYSTEMS,
];

/** Content with which no region has a rating: such an app is not published on the App Store (sources 14.2). */
export const UNRATED_QUESTIONS = [
  'sexualContentGraphicAndNudity',
  'violenceRealisticProlongedGraphicOrSadistic',
] as const satisfies readonly FrequencyQuestion[];
