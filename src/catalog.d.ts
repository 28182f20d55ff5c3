// Modules that tools/catalog compiles from catalog/.

declare module 'virtual:catalog/rejections' {
  export type PackedCause = import('../tools/catalog/kinds/rejections.mjs').PackedCause;
  export type CompiledOrigin = import('../tools/catalog/kinds/rejections.mjs').CompiledOrigin;
  export type Page = import('../tools/catalog/kinds/rejections.mjs').Page;
  export type ValueName = import('../tools/catalog/kinds/rejections.mjs').ValueName;
  export const model: import('./decoder/terms.mjs').RankModel;
  export const causes: readonly PackedCause[];
  export const pages: readonly Page[];
  export const origins: Readonly<Record<string, CompiledOrigin>>;
  export const wordLists: Readonly<Record<string, readonly string[]>>;
}

declare module 'virtual:catalog/rejection-advice' {
  /** Steps, reply and places of one case of a cause. */
  export type Advice = import('../tools/catalog/kinds/rejection-cases.mjs').Advice;
  /** A page or a field of a console. */
  export type AdvicePlace = import('../tools/catalog/kinds/rejection-cases.mjs').Place;
  /** Without the names of fields, and with its steps and its places in one string each, separated by `¦`. */
  export type PackedAdvice = import('../tools/catalog/kinds/rejection-cases.mjs').PackedAdvice;
  /** By the id of the cause; the most frequent case first. */
  export const advice: Readonly<Record<string, readonly PackedAdvice[]>>;
  /** By store, and by the name that `where` of a case gives. */
  export const places: Readonly<
    Record<import('@/model/app').Platform, Readonly<Record<string, AdvicePlace>>>
  >;
}

declare module 'virtual:catalog/rejection-foreseen' {
  /** Ids of cases by the id of the rule or deadline that foresees them. */
  export const foreseen: Readonly<Record<string, string>>;
}

declare module 'virtual:catalog/built-in-day' {
  /** The last day on which an entry of the catalogue was checked or changed. */
  export const builtInDay: string;
}

declare module 'virtual:catalog/builders' {
  export type Builder = import('../tools/catalog/kinds/builders.mjs').Builder;
  export const builders: readonly Builder[];
}

declare module 'virtual:catalog/builder-names' {
  export const builderNames: readonly Pick<import('virtual:catalog/builders').Builder, 'id' | 'name'>[];
}

declare module 'virtual:catalog/builder-refusals' {
  /** Frequent rejections of the apps that a builder makes, by its id; the commonest first. */
  export const refusals: Readonly<
    Record<string, readonly import('../tools/catalog/kinds/builders.mjs').Refusal[]>
  >;
}

declare module 'virtual:catalog/builder-marks' {
  /** Marks by which a builder is recognised in a build, and what its runtime collects. */
  export const rows: readonly Omit<import('@/domain/builds/sdk-catalog/sdk-row').SdkRow, 'purpose'>[];
  /** Ids that builders give until one chooses one; `*` is any run of characters. */
  export const defaultIds: readonly string[];
}

declare module 'virtual:catalog/sdks' {
  type SdkRow = import('@/domain/builds/sdk-catalog/sdk-row').SdkRow;
  export function read(): {
    /** SDKs that are recognised by name, in the order in which they win. */
    beforeBuilders: readonly SdkRow[];
    libraries: readonly SdkRow[];
    /** Frameworks of which Apple asks for a privacy manifest. */
    appleListed: readonly string[];
  };
}

declare module 'virtual:catalog/before-you-start' {
  export type Preparation = import('../tools/catalog/kinds/before-you-start.mjs').Preparation;
  /** The longest wait is first. */
  export const preparations: readonly Preparation[];
}

declare module 'virtual:catalog/languages' {
  export type Language = import('../tools/catalog/kinds/languages.mjs').Language;
  /** The words that the decoder reads instead of a term. */
  export const english: readonly string[];
  /** The terms of each language in the order of `english`, separated by `¦`. */
  export const terms: Readonly<Record<Language, string>>;
  /** The index from which rows are read in whole letters only. */
  export const firstWord: number;
  export const functionWords: Readonly<Partial<Record<Language | 'en', string>>>;
}

declare module 'virtual:catalog/text-kinds' {
  export function read(): {
    /** Expressions for the words of each idea, in lower case. */
    ideas: Readonly<Record<string, string>>;
    /** Fitted by tools/check/fit-decoder.mjs. */
    model: import('@/decoder/text-kinds/kind-model').KindModel;
  };
}

declare module 'virtual:catalog/severities' {
  export type SeverityId = import('../tools/catalog/kinds/severities.mjs').SeverityId;
  export type Severity = import('../tools/catalog/kinds/severities.mjs').Severity;
  /** The most serious first. */
  export const severities: readonly Severity[];
}

declare module 'virtual:catalog/consoles' {
  export const consoles: Readonly<
    Record<import('@/model/app').Platform, import('@/domain/handover/console').Console>
  >;
}

declare module 'virtual:catalog/deadlines' {
  export type Deadline = Omit<import('../tools/catalog/kinds/deadlines.mjs').Deadline, 'rule' | 'news'>;
  export const deadlines: readonly Deadline[];
}

declare module 'virtual:catalog/deadline-rules' {
  /** Sentences about the rules, by id. */
  export const rules: Readonly<Record<string, string>>;
  export type DeadlineNews = NonNullable<import('../tools/catalog/kinds/deadlines.mjs').Deadline['news']>;
  /** The day a record was entered or last changed, and what changed. */
  export const news: Readonly<Record<string, DeadlineNews>>;
}

declare module 'virtual:catalog/deadline-dates' {
  /** When each rule takes effect: `2026-04-28`, `April 2027`. */
  export const dates: Readonly<Record<string, string>>;
}

declare module 'virtual:catalog/localization-copy' {
  export type LocalizationCopy = import('../tools/catalog/kinds/tables.mjs').LocalizationCopy;
  export const copy: Readonly<
    Record<import('@/features/localization/model/localization').MarketCode, LocalizationCopy>
  >;
}

declare module 'virtual:catalog/aso-copy' {
  export const copy: Readonly<
    Record<
      import('@/features/aso/model/optimization').OptimizedLocale,
      import('../tools/catalog/kinds/tables.mjs').AsoCopy
    >
  >;
}

declare module 'virtual:catalog/aso-english' {
  type English = import('../tools/catalog/kinds/tables.mjs').AsoEnglish;
  export const titlePhrases: English['titlePhrases'];
  export const keywordIdeas: English['keywordIdeas'];
  export const stopWords: readonly string[];
}

declare module 'virtual:catalog/screenshot-slots' {
  export const slots: readonly import('@/domain/screenshots/slots').ScreenshotSlot[];
}

declare module 'virtual:catalog/apple-rating-questions' {
  type Question = import('@/domain/ratings/apple-questions').AppleQuestion;
  export const questions: readonly Question[];
  /** Labels of the sections of Apple's form, in its order. */
  export const groups: Readonly<Record<Question['group'], string>>;
}

declare module 'virtual:catalog/apple-rating-tables' {
  export const tables: readonly import('@/domain/ratings/apple-rating').RatingTable[];
}

declare module 'virtual:catalog/play-rating-questions' {
  export const questions: readonly import('@/domain/ratings/play-questions').PlayQuestion[];
}

declare module 'virtual:catalog/claims' {
  export type Claim = import('../tools/catalog/kinds/claims.mjs').Claim;
  export function read(): {
    /** By the id of the rule. */
    claims: Readonly<Record<string, readonly Claim[]>>;
    /** Words for one thing by language, by the name that claims give. */
    concepts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

declare module 'virtual:catalog/rejection-told' {
  export function read(): { model: import('@/decoder/terms.mjs').ToldModel };
}

declare module 'virtual:catalog/meanings' {
  export function read(): {
    /** The rule of each kind; none where a kind only tells others apart. */
    rules: Readonly<Record<string, string>>;
    model: import('@/domain/listings/wording/meaning-terms.mjs').MeaningModel;
    vectors: import('@/domain/listings/wording/meaning-terms.mjs').PackedVectors;
  };
}

declare module 'virtual:catalog/words-claims' {
  export const rankingClaims: Readonly<Record<string, string>>;
  export const storeAwards: Readonly<Record<string, string>>;
  export const keywordPrices: Readonly<Record<string, string>>;
  export const priceClaims: Readonly<Record<string, string>>;
  export const noAdsClaims: Readonly<Record<string, string>>;
  export const callsToAction: Readonly<Record<string, string>>;
}

declare module 'virtual:catalog/words-unfinished' {
  export const fillerTexts: Readonly<Record<string, string>>;
  export const fillerLines: Readonly<Record<string, string>>;
  export const curseWords: Readonly<Record<string, string>>;
  export const testVersions: Readonly<Record<string, string>>;
  export const testWords: Readonly<Record<string, string>>;
  export const futureFunctionality: Readonly<Record<string, string>>;
}

declare module 'virtual:catalog/words-drafts' {
  export const signInWords: Readonly<Record<string, string>>;
  export const subscriptionWords: Readonly<Record<string, string>>;
  export const purchaseWords: Readonly<Record<string, string>>;
  export const termsWords: Readonly<Record<string, string>>;
}

declare module 'virtual:catalog/words-platforms' {
  export const notApple: Readonly<Record<string, string>>;
  export const negativeApple: Readonly<Record<string, string>>;
}

declare module 'virtual:catalog/words-brands' {
  export const brands: Readonly<Record<string, string>>;
}

declare module 'virtual:catalog/words-ratings' {
  export const userGeneratedContent: Readonly<Record<string, string>>;
  export const messagingAndChat: Readonly<Record<string, string>>;
  export const unrestrictedWebAccess: Readonly<Record<string, string>>;
  export const gamblingSimulated: Readonly<Record<string, string>>;
}

declare module 'virtual:catalog/function-words' {
  /** By language, with spaces between them. */
  export const words: Readonly<Record<string, string>>;
}

declare module 'virtual:catalog/locales' {
  export const locales: readonly import('@/domain/locales/product-locales').ProductLocale[];
}

declare module 'virtual:catalog/limits' {
  export type Limits = import('../tools/catalog/kinds/limits.mjs').Limits;
  export const limits: readonly import('@/domain/listings/limits').FieldLimit[];
}

declare module 'virtual:catalog/sources' {
  type Names = (typeof import('../catalog/schemas/names.json'))['sources'];
  type RuleSource = import('@/model/finding').RuleSource;
  type Pages<Group extends keyof Names> = Readonly<Record<keyof Names[Group], RuleSource>>;
  /** Pages that several rules rest on. */
  export const APPLE: Pages<'APPLE'>;
  export const GOOGLE: Pages<'GOOGLE'>;
  export const BUILDERS: Pages<'BUILDERS'>;
  export const TOOLS: Pages<'TOOLS'>;
}

declare module 'virtual:catalog/apple-privacy-types' {
  type Type = import('@/model/data-kinds').AppleDataType;
  type Purpose = import('@/model/data-kinds').ApplePurpose;
  /** In the order of the form; `id` is the one of App Store Connect's API. */
  export const APPLE_TYPES: Readonly<Record<Type, { id: string; group: string; label: string }>>;
  export const APPLE_DATA_TYPES: readonly Type[];
  export const APPLE_PURPOSE_NAMES: Readonly<Record<Purpose, { id: string; label: string }>>;
  export const APPLE_PURPOSES: readonly Purpose[];
}

declare module 'virtual:catalog/play-data-types' {
  type Type = import('@/model/data-kinds').PlayDataType;
  type Purpose = import('@/model/data-kinds').PlayPurpose;
  /** In the order of the form, in our own words. */
  export const PLAY_TYPE_LABELS: Readonly<Record<Type, string>>;
  export const PLAY_DATA_TYPES: readonly Type[];
  /** Categories of types, with the question that lists them. */
  export const DATA_CATEGORIES: readonly { question: string; label: string; types: readonly Type[] }[];
  export const PLAY_PURPOSE_LABELS: Readonly<Record<Purpose, string>>;
  export const PLAY_PURPOSES: readonly Purpose[];
}

declare module 'virtual:catalog/data-kinds' {
  /** Broad questions in their order; only after a yes are the kinds of data asked for. */
  export const DATA_TOPICS: readonly {
    id: import('@/model/data-kinds').DataTopicId;
    title: string;
    question: string;
    /** Explanation of the question, in plain words. */
    explain: string;
  }[];
  export const DATA_KINDS: readonly import('@/model/data-kinds').DataKind[];
}

declare module 'virtual:catalog/data-purposes' {
  /** In the order in which they are asked for. */
  export const DATA_PURPOSES: readonly import('@/model/data-kinds').DataPurpose[];
}

declare module 'virtual:catalog/data-safety-rows' {
  /** Rows that are not about one type of data. */
  export const GENERAL_ROWS: readonly import('@/domain/privacy/data-safety-rows').DataSafetyRow[];
}

declare module 'virtual:catalog/privacy-questions' {
  export const PRIVACY_SECTIONS: readonly import('@/domain/privacy/privacy-questions').PrivacySection[];
  /** Questions about the app as a whole. */
  export const PRACTICE_QUESTIONS: Readonly<
    Record<
      import('@/model/privacy-answers').PracticeId | 'deletion',
      import('@/domain/privacy/privacy-questions').PrivacyQuestion
    >
  >;
}

declare module 'virtual:catalog/build-prompts' {
  export const BUILD_PROMPTS: readonly import('@/domain/privacy/build-prompts').BuildPrompt[];
}

declare module 'virtual:catalog/purpose-strings' {
  type Reported = 'warning' | 'note';
  export const PURPOSE_RULES: readonly {
    framework: string;
    /** Classes of the framework by which code asks for access. */
    classes: readonly string[];
    /** The thing that the user is asked for, as in "asks for access to contacts". */
    subject: string;
    /** Any one of these keys is enough. */
    keys: readonly string[];
    /** Asked only of an app that is signed for it. */
    entitlement?: string;
    /** Of a build whose imports are known. */
    severity: Reported;
    /** Of a build in which only the linked framework shows. */
    /** Frameworks that use a class and never ask for access. */
    notIn?: readonly string[];
    linkedSeverity?: Reported;
  }[];
}

declare module 'virtual:catalog/legal' {
  export type Clause = import('../tools/catalog/kinds/tables.mjs').Clause;
  export type Block = Clause['body'][number];
  export const terms: readonly Clause[];
  export const privacy: readonly Clause[];
}
