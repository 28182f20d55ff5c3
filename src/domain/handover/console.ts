import type { Platform } from '@/model/app';
import type { Condition, ItemKind, Occasion, PageSubjects } from './console-words.mjs';
import type { ValueId } from './values';

/** One field or action on a page of a console. */
export interface ConsoleItem {
  id: string;
  kind: ItemKind;
  /** As the console shows it, in English. */
  label: string;
  /** Where its value comes from. */
  value?: ValueId | undefined;
  /** Whether it stays without a value, for the person to choose in the console. */
  otherwise?: 'choose' | undefined;
  /** The same answer for every app. */
  answer?: string | undefined;
  per?: 'language' | undefined;
  /** Whether the console requires it to continue. */
  needed?: 'always' | undefined;
  when?: readonly Condition[] | undefined;
  /** `version`: only with a version that is not live; `any`: at any time; `fixed`: never again. */
  lock?: 'version' | 'any' | 'fixed' | undefined;
  /** `file`: the builder of the app says how to get it, or uploads it; `listed`: the console then lists the build. */
  builder?: 'file' | 'listed' | undefined;
  note?: string | undefined;
  /** Key of the console's sources; none where it is common knowledge and no page says it. */
  source?: string | undefined;
}

/** A page of a console, in the order of the items on it. */
export interface ConsolePage {
  id: string;
  title: string;
  /** Links and buttons to press, from the console's first page on. */
  place: readonly string[];
  /** Where it is instead once the app is published. */
  placeInUpdate?: readonly string[] | undefined;
  /** The whole address, where it is the same for every app. */
  address?: string | undefined;
  /** Where the address of an app goes on for this page. */
  path?: string | undefined;
  for: readonly Occasion[];
  /** Repeats the page; none where it is once per app. */
  each?: PageSubjects | undefined;
  when?: readonly Condition[] | undefined;
  /** How long it usually takes. */
  takes: string;
  /** Who may do it, where not everybody may. */
  role?: string | undefined;
  /** Advice for where the console shows something else. */
  instead?: string | undefined;
  items: readonly ConsoleItem[];
}

/** A state that a console shows after a submission. */
export interface ConsoleState {
  id: string;
  name: string;
  means: string;
  do: string;
  /** Whether it ends by itself. */
  isWaiting: boolean;
}

/** Everything that is done in a store's console by hand. */
export interface Console {
  id: string;
  name: string;
  store: Platform;
  address: string;
  /** `YYYY-MM-DD` of the last comparison with the console's help. */
  checked: string;
  sources: Readonly<Record<string, { label: string; url?: string | undefined }>>;
  pages: readonly ConsolePage[];
  states: readonly ConsoleState[];
}
