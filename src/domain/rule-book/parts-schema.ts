import * as z from 'zod/mini';
import { isDay } from '../dates';
import { CONDITIONS, ITEM_KINDS, OCCASIONS, PAGE_SUBJECTS } from '../handover/console-words.mjs';
import { PLATFORMS } from '@/model/app';
import { FIX_TOPICS } from '@/model/fix-topic.mjs';

/**
 * The exports of the modules of the catalogue, as far as the code relies on them. Fields that only a newer version knows
 * pass and stay. Lists that the code knows by heart, such as kinds and conditions, allow nothing new.
 */
const words = z.array(z.string());
const optionalWords = z.optional(words);
const text = z.optional(z.string());
const flag = z.optional(z.boolean());
const day = z.string().check(z.refine(isDay));
const address = z.string().check(z.regex(/^https:\/\/[^\s/]+/));
const store = z.enum(PLATFORMS);
const topic = z.enum(FIX_TOPICS);
const byId = <Schema extends z.ZodMiniType>(schema: Schema) => z.record(z.string(), schema);
const page = z.looseObject({ label: z.string(), url: z.optional(address) });

const source = z.looseObject({ label: z.string(), url: address });
const certainty = z.optional(z.looseObject({ level: z.enum(['reported', 'conflicting']), note: z.string() }));
const deadline = z.looseObject({
  id: z.string(),
  store: z.optional(store),
  date: z.string().check(z.refine((date) => isDay(date.length === 'YYYY-MM'.length ? `${date}-01` : date))),
  extendedTo: z.optional(day),
  title: z.string(),
  scope: z.string(),
  action: z.string(),
  source,
  checked: day,
  certainty,
});

const cause = z.looseObject({
  id: z.string(),
  store,
  kind: z.enum(['review', 'upload', 'account']),
  name: z.string(),
  title: z.string(),
  meaning: text,
  fix: text,
  namedFixes: optionalWords,
  snippet: text,
  values: optionalWords,
  done: text,
  place: z.looseObject({
    step: z.optional(z.enum(['build', 'listing', 'screenshots', 'policy', 'submit'])),
    console: text,
  }),
  page: z.optional(z.number()),
  policy: z.optional(z.number()),
  guidelines: optionalWords,
  alsoCitedAs: optionalWords,
  parts: z.optional(byId(z.string())),
  refusals: z.optional(z.number()),
  codes: optionalWords,
  refines: optionalWords,
  usual: z.optional(z.enum(['none', 'warning'])),
  isBuild: flag,
  isGeneral: flag,
  otherStore: optionalWords,
  isLastResort: flag,
  phrases: z.optional(byId(z.string())),
  special: z.optional(z.array(z.looseObject({ phrase: z.string(), near: optionalWords }))),
  cases: z.optional(
    z.array(
      z.looseObject({
        id: z.string(),
        told: text,
        ask: text,
        answersList: flag,
        evidence: z.optional(z.looseObject({ guideline: text, any: text, all: text, not: text })),
      }),
    ),
  ),
});

const rareAdvice = z.looseObject({
  setting: z.optional(topic),
  builders: z.optional(byId(z.string())),
  buildIf: text,
  hold: flag,
  careful: flag,
  either: text,
  covers: optionalWords,
  answer: text,
  notEnough: text,
});
/** Fields of every case, in the order in which `adviceOf` packs them, then those that few cases have. */
const advice = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.enum(['yes', 'no', 'maybe']),
  z.enum(['', 'review', 'reply', 'submit', 'upload']),
  z.enum(['yes', 'no', 'only-if-wrong']),
  z.string(),
  z.optional(rareAdvice),
]);
const advicePlaces = byId(
  z.looseObject({
    console: z.string(),
    title: z.string(),
    place: words,
    address: z.optional(address),
    path: text,
  }),
);

const builderOutput = z.optional(
  z.looseObject({ way: z.enum(['file', 'uploads', 'first-by-hand', 'project']), steps: words }),
);
const builder = z.looseObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['no-code', 'assistant', 'wrapper', 'code']),
  frameworks: optionalWords,
  page: z.optional(page),
  file: z.looseObject({ ios: builderOutput, android: builderOutput }),
  places: z.partialRecord(topic, z.looseObject({ at: text, do: text, note: text })),
});

const marks = {
  maven: optionalWords,
  packages: optionalWords,
  javaClasses: optionalWords,
  components: optionalWords,
  metaData: optionalWords,
  nativeLibraries: optionalWords,
  files: optionalWords,
  ios: optionalWords,
  classes: optionalWords,
  infoKeys: optionalWords,
  ids: optionalWords,
};
const builderRow = z.looseObject({
  id: z.string(),
  name: z.string(),
  ...marks,
  unconfirmed: z.optional(z.looseObject(marks)),
  collects: z.optional(
    z.looseObject({
      apple: z.optional(
        z.looseObject({
          source: z.string(),
          types: z.array(
            z.looseObject({ type: z.string(), isLinked: flag, isTracking: z.boolean(), purposes: words }),
          ),
          isGuess: flag,
        }),
      ),
      play: z.optional(z.looseObject({ source: z.string(), types: words, isGuess: flag })),
    }),
  ),
});

const conditions = z.optional(z.array(z.enum(CONDITIONS)));
const consoleItem = z.looseObject({
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  label: z.string(),
  value: text,
  otherwise: z.optional(z.literal('choose')),
  answer: text,
  per: z.optional(z.literal('language')),
  needed: z.optional(z.literal('always')),
  when: conditions,
  lock: z.optional(z.enum(['version', 'any', 'fixed'])),
  builder: z.optional(z.enum(['file', 'listed'])),
  note: text,
});
const storeConsole = z.looseObject({
  id: z.string(),
  name: z.string(),
  store,
  address,
  checked: day,
  pages: z.array(
    z.looseObject({
      id: z.string(),
      title: z.string(),
      place: words,
      placeInUpdate: optionalWords,
      address: z.optional(address),
      path: text,
      for: z.array(z.enum(OCCASIONS)),
      each: z.optional(z.enum(PAGE_SUBJECTS)),
      when: conditions,
      takes: z.string(),
      role: text,
      instead: text,
      items: z.array(consoleItem),
    }),
  ),
  states: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      means: z.string(),
      do: z.string(),
      isWaiting: z.boolean(),
    }),
  ),
});

const atStore = z.optional(
  z.looseObject({ signs: words, live: z.string(), time: z.string(), next: z.string() }),
);

/** Every module of the catalogue that a rule file replaces; none may be missing. */
export const partsSchema = z.object({
  'before-you-start': z.looseObject({
    preparations: z.array(
      z.looseObject({
        id: z.string(),
        store: z.optional(store),
        title: z.string(),
        takes: z.string(),
        days: z.number(),
        for: text,
        todo: z.string(),
        address,
        source: page,
        checked: day,
        certainty: z.optional(z.literal('reported')),
      }),
    ),
  }),
  builders: z.looseObject({ builders: z.array(builder) }),
  'builder-marks': z.looseObject({ rows: z.array(builderRow), defaultIds: words }),
  // Files of before 2026-11-27 have none.
  'builder-names': z.optional(
    z.looseObject({ builderNames: z.array(z.looseObject({ id: z.string(), name: z.string() })) }),
  ),
  'builder-refusals': z.looseObject({
    refusals: byId(z.array(z.looseObject({ cause: z.string(), why: z.string(), do: z.string() }))),
  }),
  consoles: z.looseObject({ consoles: z.looseObject({ ios: storeConsole, android: storeConsole }) }),
  deadlines: z.looseObject({ deadlines: z.array(deadline) }),
  'deadline-rules': z.looseObject({
    rules: byId(z.string()),
    news: byId(z.looseObject({ day, change: text })),
  }),
  'deadline-dates': z.looseObject({ dates: byId(z.string()) }),
  rejections: z.looseObject({
    causes: z.array(cause),
    pages: z.array(page),
    origins: byId(z.looseObject({ near: optionalWords, aloneFrom: z.optional(z.number()) })),
    wordLists: byId(words),
  }),
  'rejection-advice': z.looseObject({
    advice: byId(z.array(advice)),
    places: z.looseObject({ ios: advicePlaces, android: advicePlaces }),
  }),
  'rejection-foreseen': z.looseObject({ foreseen: byId(z.string()) }),
  severities: z.looseObject({
    severities: z.array(
      z.looseObject({
        id: z.string(),
        title: z.string(),
        ios: atStore,
        android: atStore,
      }),
    ),
  }),
});
