import type { LeftOut } from '@/formats/parts/import-report';

/** Texts and files left out for the same kind of reason. */
export interface ReportGroup {
  title: string;
  items: LeftOut[];
}

const TITLES: readonly (readonly [title: string, reasons: readonly LeftOut['reason'][]])[] = [
  ['Languages that were not taken', ['unknown-locale', 'duplicate-locale']],
  ['Language to check', ['default-language']],
  ['Pictures that were not taken', ['picture', 'missing-picture', 'not-framed']],
  ['Links that lead elsewhere', ['link']],
  ['Empty files', ['empty']],
];
const OTHERS = 'Other files that were not taken';

/** Groups what was left out, what needs a decision first. A reason without a group of its own is in the last. */
export function reportGroups(leftOut: readonly LeftOut[]): ReportGroup[] {
  const titleOf = ({ reason }: LeftOut) =>
    TITLES.find(([, reasons]) => reasons.includes(reason))?.[0] ?? OTHERS;
  return [...TITLES.map(([title]) => title), OTHERS].flatMap((title) => {
    const items = leftOut.filter((item) => titleOf(item) === title);
    return items.length > 0 ? [{ title, items }] : [];
  });
}
