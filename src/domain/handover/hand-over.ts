import { platformsOf, type Platform } from '@/model/app';
import { productsOf } from '../purchases/products';
import { iosBuildOf, submittedBuilds } from '@/model/build-info';
import { builderOf, uploadedStores } from '../builders/builder-of';
import { byBuilder } from './by-builder';
import type { Condition } from './console-words.mjs';
import type { Console, ConsoleItem, ConsolePage } from './console';
import { subjectsOf, type PageSubject } from './subjects';
import type { HandOverSource, HandOverValue } from './value';
import { handOverValue } from './values';

/**
 * Where an item stands. `given`: the draft has it. `missing`: the console needs it and the draft lacks it. `open`: the
 * person decides or does it in the console.
 */
export type ItemState = 'given' | 'missing' | 'open';

export interface HandOverItem extends ConsoleItem {
  state: ItemState;
  content: HandOverValue | undefined;
  /** Conditions that nothing in the draft answers: the item is only for those it applies to. */
  onlyIf: readonly Condition[];
}

/** One page of a console with what to fill in. */
export interface HandOverPage extends Omit<ConsolePage, 'items'> {
  /** Address of the page, once the app's own address is known. */
  url: string | undefined;
  items: readonly HandOverItem[];
  onlyIf: readonly Condition[];
}

/** Everything to do by hand in one store's console, in its order. */
export interface HandOverList {
  console: Console;
  pages: readonly HandOverPage[];
}

/** Addresses of the app in the consoles, as the person pasted them. */
export type AppAddresses = Partial<Record<Platform, string>>;

/**
 * Makes the list for one store. Pages and items whose condition the draft answers with no are left out, and so is
 * everything that a form takes in another language than those of the draft.
 */
export function handOverList(
  console: Console,
  source: HandOverSource,
  addresses: AppAddresses = {},
): HandOverList {
  const isUpdate = source.details.isUpdate;
  const facts = factsOf(source, console.store);
  const pages = console.pages
    .filter(
      (page) =>
        page.for.includes(isUpdate ? 'update' : 'new') || (!isUpdate && page.for.includes('first-app')),
    )
    .flatMap((page): HandOverPage[] => {
      const onlyIf = unanswered(page.when, facts);
      if (onlyIf === undefined) return [];
      const url = urlOf(page, addresses[console.store]);
      const pageFor = (subject?: PageSubject): HandOverPage[] => {
        const items = page.items
          .flatMap((item) => itemOf(item, source, facts, subject))
          .map((item) => byBuilder(item, source, console.store));
        if (items.length === 0) return [];
        const own = subject && { id: `${page.id}-${subject.key}`, title: `${page.title}: ${subject.name}` };
        const place = (isUpdate ? page.placeInUpdate : undefined) ?? page.place;
        return [{ ...page, ...own, place, url, onlyIf, items }];
      };
      return page.each === undefined
        ? pageFor()
        : subjectsOf(page.each, source, console.store).flatMap(pageFor);
    });
  return { console, pages };
}

/** The stores of a draft, in the order in which their lists are shown. */
export function handOverStores({ platform }: Pick<HandOverSource, 'platform'>): Platform[] {
  return platformsOf(platform);
}

function itemOf(
  item: ConsoleItem,
  source: HandOverSource,
  facts: Facts,
  subject: PageSubject | undefined,
): HandOverItem[] {
  const onlyIf = unanswered(item.when, facts);
  if (onlyIf === undefined) return [];
  const value = valueOf(item, source, subject);
  // An optional field for which the draft has nothing is no step.
  const isFromDraft = item.value !== undefined && item.answer === undefined && item.otherwise === undefined;
  if (isFromDraft && value === undefined && item.needed === undefined) return [];
  const state: ItemState =
    value !== undefined ? 'given' : isFromDraft && onlyIf.length === 0 ? 'missing' : 'open';
  return [{ ...item, state, content: value, onlyIf }];
}

function valueOf(
  item: ConsoleItem,
  source: HandOverSource,
  subject: PageSubject | undefined,
): HandOverValue | undefined {
  if (item.answer !== undefined) return { kind: 'texts', texts: [{ text: item.answer }] };
  return item.value === undefined ? undefined : handOverValue(item.value, source, subject);
}

/** The draft's answer to each condition; undefined where it has none. */
type Facts = Record<Condition, boolean | undefined>;

function factsOf(source: HandOverSource, store: Platform): Facts {
  const { details, builds, platform } = source;
  const ios = iosBuildOf(submittedBuilds(builds, platform));
  const encryption = ios?.usesNonExemptEncryption;
  return {
    new: !details.isUpdate,
    update: details.isUpdate,
    login: details.needsLogin,
    ipad: ios ? ios.deviceFamilies.includes(2) : undefined,
    'encryption-open': ios ? encryption === undefined : undefined,
    // A code in the build says that Apple has the papers.
    'encryption-used':
      ios && encryption !== undefined ? encryption && !ios.hasExportComplianceCode : undefined,
    sells: sellsAnything(source),
    purchases: hasPurchases(source, store),
    paid: source.release?.pricing === undefined ? undefined : source.release.pricing === 'paid',
    'pre-order': Boolean(source.release?.preOrder),
    'custom-license': source.release?.license === 'custom',
    'personal-account': source.testing?.isNewPersonalAccount,
    // Nobody has to use it: the pages are listed once the publisher says so.
    testflight: source.testing?.usesTestFlight === true,
    // The consoles keep the answers of the last version.
    'answers-changed': details.isUpdate ? undefined : true,
    'builder-uploads': uploadedStores(source, builderOf(source)).includes(store),
  };
}

/** Whether a version has products to select; undefined until somebody says whether there are any. */
function hasPurchases(source: HandOverSource, store: Platform): boolean | undefined {
  if (source.purchases?.sells === false) return false;
  const products = productsOf(source, store);
  return products.length === 0 ? undefined : products.some(({ isNew }) => isNew);
}

/** Whether the app, or something in it, costs money. */
function sellsAnything({ purchases, release }: HandOverSource): boolean | undefined {
  if (purchases?.sells === true || release?.pricing === 'paid') return true;
  return purchases?.sells === false && release?.pricing === 'free' ? false : undefined;
}

/** The conditions that nothing answers; undefined where one is answered with no. */
function unanswered(when: readonly Condition[] | undefined, facts: Facts): Condition[] | undefined {
  const all = when ?? [];
  if (all.some((each) => facts[each] === false)) return undefined;
  return all.filter((each) => facts[each] === undefined);
}

const APPLE_APP = /appstoreconnect\.apple\.com\/apps\/(\d+)/;
const PLAY_APP = /play\.google\.com\/console\/(?:u\/\d+\/)?developers\/\d+\/app\/\d+/;

/** The address of a page of an app, from any address of that app. */
function urlOf(page: ConsolePage, pasted: string | undefined): string | undefined {
  if (page.address !== undefined) return page.address;
  if (page.path === undefined || pasted === undefined) return undefined;
  const apple = APPLE_APP.exec(pasted)?.[1] ?? /^\s*(\d{6,})\s*$/.exec(pasted)?.[1];
  if (apple !== undefined) return `https://appstoreconnect.apple.com/apps/${apple}/${page.path}`;
  const play = PLAY_APP.exec(pasted)?.[0];
  return play === undefined ? undefined : `https://${play}/${page.path}`;
}
