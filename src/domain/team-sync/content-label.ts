import { FIELD_LABELS, type FormField } from '../submissions/field-labels';
import { answerLabel } from './answer-label';

/** Values of a shared draft that have no label of their own in the form. */
const OTHER_LABELS: Record<string, string> = {
  builds: 'Build facts',
  builder: 'Builder',
  builderUploads: 'My builder uploads the build',
  buildType: 'Build type',
  isUpdate: 'This updates an app that is already in the store',
  platform: 'Platform',
  defaultLocale: 'Main language',
  checkConfig: 'Accepted findings',
  competitors: 'Competitors’ names',
  unreadable: 'Parts of a newer version',
};

/** Parts of a draft that are no single value. */
const PART_LABELS: Record<string, string> = {
  listings: 'Texts',
  playTexts: 'Google Play’s own texts',
  details: 'Details',
  earlierBuilds: 'Previous builds',
  artwork: 'Screenshot style',
  design: 'Screenshot design',
  ratings: 'Age rating answers',
  privacy: 'Privacy answers',
  purchases: 'In-app purchases',
  release: 'Price and release',
  reviewerKit: 'Reviewer’s kit',
  testing: 'Test tracks',
  answersBefore: 'Answers of the previous version',
  undecided: 'Texts of another tab',
};

/** The label of the value at a path such as `listings/en-US/title`, with its locale: `App Name (en-US)`. */
export function contentLabel(path: string): string {
  const whole = wholePartLabel(path);
  if (whole !== undefined) return whole;
  const answer = answerLabel(path);
  if (answer !== undefined) return answer;
  const [part = '', locale = ''] = path.split('/');
  if (part === 'teamPictures') return 'Pictures';
  const name = path.split('/').at(-1) ?? path;
  const label = Object.hasOwn(FIELD_LABELS, name)
    ? FIELD_LABELS[name as FormField]
    : (OTHER_LABELS[name] ?? OTHER_LABELS[part] ?? name);
  if (part === 'playTexts') return `Google Play: ${label} (${locale})`;
  return part === 'listings' ? `${label} (${locale})` : label;
}

function wholePartLabel(path: string): string | undefined {
  const [part = '', inner, ...rest] = path.split('/');
  if (!Object.hasOwn(PART_LABELS, part)) return undefined;
  if (inner === undefined) return PART_LABELS[part];
  const isOfLocale = part === 'listings' || part === 'playTexts';
  if (isOfLocale && rest.length === 0) return `${PART_LABELS[part]} (${inner})`;
  const isNamedWhole =
    !isOfLocale && !['details', 'ratings', 'privacy', 'reviewerKit', 'testing'].includes(part);
  return isNamedWhole ? PART_LABELS[part] : undefined;
}

/** The labels of several paths, each once; of a kind of data without what is said of it. */
export function contentLabels(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => contentLabel(path.split('/', 3).join('/'))))];
}
