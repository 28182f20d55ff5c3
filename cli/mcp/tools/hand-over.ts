import * as z from 'zod';
import { consoles } from 'virtual:catalog/consoles';
import { PLATFORMS } from '@/model/app';
import { handOverList, type HandOverItem } from '@/domain/handover/hand-over';
import type { HandOverSource } from '@/domain/handover/value';
import { readListingSet } from '@/formats/listings/read-set';
import { draftOfSet } from '@/formats/listings/set-draft';
import { readSetImages } from '@/formats/listings/set-images';
import { EMPTY_DETAILS } from '@/model/draft';
import { findInputs, readBuildFile } from '../../check-files';
import type { ReadProblem } from '../../report';
import type { Terminal } from '../../terminal/terminal';
import { defineTool, isNewApp, paths, userText } from '../tool';
import { requestOf } from './request';

export const HAND_OVER = defineTool({
  name: 'hand-over',
  title: 'List what to fill in',
  description:
    'Lists every field of App Store Connect or Play Console in the console’s order, with the value that the project’s files have for it. Call it for “what do I have to fill in”. `missing`: the console needs it and no file has it. `open`: a decision or an action of the person in the console.',
  input: {
    store: z.enum(PLATFORMS).describe('ios: App Store Connect; android: Play Console.'),
    paths,
    newApp: isNewApp,
    state: z.enum(['given', 'missing', 'open']).optional().describe('Only items in this state.'),
  },
  head: {
    console: z.string(),
    compared: z.string().describe('The day on which the list was last compared with the console.'),
    counts: z.object({ given: z.number(), missing: z.number(), open: z.number() }),
    readFrom: z.array(z.string()).describe('Files and folders that the values are from.'),
    problems: z.array(z.object({ path: z.string(), message: z.string() })),
  },
  item: z.object({
    page: z.string(),
    place: z.string().describe('Links and buttons from the console’s first page on.'),
    field: z.string(),
    state: z.enum(['given', 'missing', 'open']),
    kind: z.string(),
    note: z.string().optional(),
    onlyIf: z.array(z.string()).describe('Only for apps to which this applies.'),
    userTextValues: z.array(userText).describe('What to fill in, with its language.'),
  }),
  run: async (input, terminal) => {
    const { source, readFrom, problems } = await sourceOf(input, terminal);
    const list = handOverList(consoles[input.store], source);
    const all = list.pages.flatMap((page) => page.items.map((item) => ({ page, item })));
    const counts = { given: 0, missing: 0, open: 0 };
    for (const { item } of all) counts[item.state] += 1;
    return {
      head: { console: list.console.name, compared: list.console.checked, counts, readFrom, problems },
      items: all
        .filter(({ item }) => input.state === undefined || item.state === input.state)
        .map(({ page, item }) => ({
          page: page.title,
          place: page.place.join(' › '),
          field: item.label,
          state: item.state,
          kind: item.kind,
          note: item.note,
          onlyIf: [...page.onlyIf, ...item.onlyIf],
          userTextValues: valuesOf(item),
        })),
    };
  },
});

/** Reads the project's files for one store into what the list is made from. */
async function sourceOf(
  {
    store,
    paths: given,
    newApp,
  }: { store: 'ios' | 'android'; paths?: string[] | undefined; newApp?: boolean | undefined },
  terminal: Terminal,
) {
  const request = requestOf('check', { paths: given, store, newApp }, terminal);
  const problems: ReadProblem[] = [];
  const { sets, buildPaths, close } = await findInputs(
    { paths: request.paths, cwd: terminal.cwd, files: terminal.files },
    { problems, hints: [] },
  );
  try {
    const builds = [];
    for (const path of buildPaths) {
      const build = await readBuildFile(path, terminal.cwd, problems);
      if (build?.platform === store) builds.push({ path, build });
    }
    const set = sets.find((each) => each.set.store === store);
    const [found] = builds;
    const readFrom = [...(set ? [set.set.root || '.'] : []), ...(found ? [found.path] : [])];
    const blank = blankSource(store, request.isNewApp, found?.build);
    if (!set) return { source: blank, readFrom, problems };
    const read = await readListingSet(set.set, set.tree);
    const { images } = await readSetImages(read, set.tree);
    const draft = draftOfSet(read, { images, build: found?.build, isNewApp: request.isNewApp });
    // The list names pictures by their files and never reads their pixels.
    const source = { ...blank, ...draft, images: images.map((image) => ({ ...image, blob: new Blob() })) };
    return { source, readFrom, problems };
  } finally {
    await close();
  }
}

function blankSource(
  platform: 'ios' | 'android',
  isNewApp: boolean,
  build: HandOverSource['builds'][number] | undefined,
): HandOverSource {
  return {
    platform,
    bundleId: build?.identity.bundleId ?? '',
    version: build?.identity.version ?? '',
    defaultLocale: 'en-US',
    listings: {},
    details: { ...EMPTY_DETAILS, isUpdate: !isNewApp },
    images: [],
    builds: build ? [build] : [],
  };
}

function valuesOf({ content }: HandOverItem): string[] {
  if (content === undefined) return [];
  if (content.kind === 'texts')
    return content.texts.map(({ locale, text }) => (locale === undefined ? text : `${locale}: ${text}`));
  if (content.kind === 'pictures')
    return content.sets.map(
      ({ locale, label, images }) =>
        `${locale}, ${label}: ${images.map(({ fileName }) => fileName).join(', ')}`,
    );
  return content.groups.flatMap(({ title, rows }) =>
    rows.map(
      ({ asks, answer }) => `${title === '' ? '' : `${title}: `}${asks}: ${answer ?? '(no answer yet)'}`,
    ),
  );
}
