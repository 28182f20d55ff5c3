import { permissionName } from '@/domain/builds/purpose-strings';
import { hasUnfilledName, isVaguePurpose, saysItIsUnused } from '@/domain/builds/vague-purpose';
import { isUnread } from '@/domain/builds/unread-facts';
import { APPLE } from 'virtual:catalog/sources';
import type { IosBuild } from '@/model/build-info';
import { defineFamily, type Rule } from '../../define-rule';
import { listed } from '../listed';
import type { BuildFound, IosSubject } from '../build-subject';

const CAMERA = 'NSCameraUsageDescription';
/** Apps that only read health data need it as well, and say there that they write none. */
const HEALTH_WRITING = 'NSHealthUpdateUsageDescription';
const HONEST = { purposeStrings: { [CAMERA]: 'Lets you add a photo to a journal entry.' } };

const RULES = {
  'ios-purpose-vague': {
    title: 'Purpose string without a purpose',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.purposeStrings,
    checked: '2026-11-25',
    effort: 'build',
    topic: 'permissions',
    why: 'Reviewers reject a prompt that does not say how the access is used, with an example (5.1.1).',
    fix: 'Complete the sentence: “Lets you …, for example …”, and build again.',
    examples: {
      fires: { purposeStrings: { [CAMERA]: 'Allow Lantern to access your camera' } },
      holds: HONEST,
    },
  },
  'ios-purpose-name': {
    title: 'Purpose string with a placeholder',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.dataCollection,
    checked: '2026-11-26',
    effort: 'build',
    topic: 'permissions',
    why: 'Users read it in the prompt, and reviewers reject it as unfinished.',
    fix: 'Write the name of the app instead, and build again.',
    examples: {
      fires: { purposeStrings: { [CAMERA]: '$(PRODUCT_NAME) scans the barcode of a book.' } },
      holds: HONEST,
    },
  },
  'ios-purpose-unused': {
    title: 'Purpose string that denies the use',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.dataCollection,
    checked: '2026-11-26',
    effort: 'build',
    topic: 'permissions',
    why: 'If the prompt is ever shown, its text says that nothing needs the access (5.1.1).',
    fix: 'Say what the access is for, or remove the library that asks for it.',
    examples: {
      fires: { purposeStrings: { [CAMERA]: 'The camera is currently not used.' } },
      holds: { purposeStrings: { [CAMERA]: 'Scans receipts. Pictures are not used for ads.' } },
    },
  },
} satisfies Record<string, Rule>;

type Found = BuildFound & { rule: keyof typeof RULES };

/** The first of these that a text is. */
const KINDS: readonly (readonly [
  rule: keyof typeof RULES,
  matches: (text: string, name: string | undefined) => boolean,
  says: string,
])[] = [
  ['ios-purpose-vague', isVaguePurpose, 'gives no reason'],
  ['ios-purpose-name', hasUnfilledName, 'has a placeholder'],
  ['ios-purpose-unused', saysItIsUnused, 'says that it is not used'],
];

/** Purpose strings that say no purpose, in each language (sources 5.5). Reviewers ask for the use, with an example. */
export const IOS_VAGUE_PURPOSE = defineFamily({
  rules: RULES,
  *check({ build }: IosSubject): Generator<Found> {
    if (isUnread(build, 'purposeStrings')) return;
    const all = purposesByKey(build);
    for (const [key, texts] of all) {
      for (const [rule, matches, says] of KINDS) {
        if (rule === 'ios-purpose-unused' && key === HEALTH_WRITING) continue;
        const found = texts.filter(({ text }) => matches(text, build.identity.name));
        const [first] = found;
        if (!first) continue;
        const languages = found.flatMap(({ language }) => language ?? []);
        yield {
          rule,
          area: 'privacy',
          field: key,
          title: `The explanation for “${permissionName(key)}”${first.language === undefined ? '' : ` in ${listed(languages)}`} ${says}: “${first.text.trim().slice(0, 60)}”`,
        };
        break;
      }
    }
  },
});

interface Purpose {
  text: string;
  /** Folder of the language; undefined for the text of Info.plist. */
  language?: string;
}

/** The text of Info.plist is shown only in languages that have none of their own. */
function purposesByKey({ purposeStrings, localizedPurposes = {} }: IosBuild): Map<string, Purpose[]> {
  const texts = new Map(
    Object.entries(purposeStrings).map(([key, text]): [string, Purpose[]] => [key, [{ text }]]),
  );
  for (const [language, own] of Object.entries(localizedPurposes)) {
    for (const [key, text] of Object.entries(own)) texts.get(key)?.push({ text, language });
  }
  return texts;
}
