import type { DocumentBlock } from '@/domain/documents/document';
import type { Brief } from './brief';
import { availability, launchNews } from './launch';
import { formatLongDay } from '@/domain/long-dates';
import type { PressRelease } from './marketing-kit';

const BULLET = '• ';
/** A line of its own, this short and without an end, is a heading. */
const HEADING_CHARACTERS = 60;

/** A press release in the usual order: date, news, the whole description, features, where to get it, contact. */
export function writePressRelease(brief: Brief): PressRelease {
  const { name, opening, rest, features, audience, launchDate, today } = brief;
  const sections = [
    `FOR IMMEDIATE RELEASE: ${formatLongDay(today)}`,
    `${availability(name, launchDate, today)} ${opening}`,
    rest,
    features.length > 0 ? `Key features\n${features.map((feature) => BULLET + feature).join('\n')}` : '',
    audience === '' ? '' : `Who it is for\n${name} is made for ${audience}.`,
    'Media contact\n[Name], [e-mail address], [phone number]',
  ];
  return {
    type: 'press-release',
    title: launchNews(name, launchDate, today),
    platform: 'Press',
    content: sections.filter((section) => section !== '').join('\n\n'),
  };
}

/** Whether this line is the heading of the section below it. */
function isHeading(line: string): boolean {
  return (
    line.length <= HEADING_CHARACTERS && !/[.!?。！？…:,;\])”"']$/u.test(line) && !line.startsWith(BULLET)
  );
}

/** The text as the blocks of a PDF: headings, lists and paragraphs, as they were typed. */
export function pressReleaseBlocks(content: string): DocumentBlock[] {
  return content
    .split(/\n[^\S\n]*\n+/)
    .map((section) => section.split('\n').filter((line) => line.trim() !== ''))
    .flatMap(sectionBlocks);
}

function sectionBlocks(lines: readonly string[]): DocumentBlock[] {
  const [first = '', ...others] = lines;
  if (others.length > 0 && isHeading(first))
    return [{ kind: 'heading', level: 2, text: first }, ...sectionBlocks(others)];
  const blocks: DocumentBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (!line.startsWith(BULLET)) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list')
      blocks[blocks.length - 1] = { ...last, items: [...last.items, line.slice(BULLET.length)] };
    else blocks.push({ kind: 'list', items: [line.slice(BULLET.length)] });
  }
  return blocks;
}
