import { FormatError, TreeBudget } from '../format';
import { emptyDict, MAX_PLIST_DEPTH, MAX_PLIST_NODES, type PlistValue } from './plist-values';

/**
 * A small strict reader of XML property lists, because a worker has no DOMParser. It supports the ten elements of a
 * property list, XML's five entities and numeric ones; a DOCTYPE is skipped and never processed, so there is nothing to
 * expand. Every search moves forward only: the time is linear in the text.
 * @throws FormatError for anything else.
 */
export function readXmlPlist(text: string): PlistValue {
  const reader = new XmlReader(text);
  reader.skipProlog();
  const isEmpty = reader.open('plist');
  if (isEmpty) throw new FormatError('contains nothing');
  const value = readValue(reader, reader.nextTag(), new TreeBudget(MAX_PLIST_NODES, MAX_PLIST_DEPTH), 0);
  reader.close('plist');
  return value;
}

const NOT_XML = 'is not a well-formed property list';
/** `&#1114111;` */
const LONGEST_ENTITY = 10;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', apos: "'", quot: '"' };

interface Tag {
  name: string;
  isEmpty: boolean;
}

function readValue(reader: XmlReader, tag: Tag, budget: TreeBudget, depth: number): PlistValue {
  budget.enter(depth);
  switch (tag.name) {
    case 'dict':
      return readDict(reader, tag, budget, depth);
    case 'array': {
      const items: PlistValue[] = [];
      while (!tag.isEmpty && !reader.tryClose('array')) {
        items.push(readValue(reader, reader.nextTag(), budget, depth + 1));
      }
      return items;
    }
    case 'true':
    case 'false':
      if (!tag.isEmpty && reader.textUntilClose(tag.name).trim() !== '') throw new FormatError(NOT_XML);
      return tag.name === 'true';
  }
  const text = tag.isEmpty ? '' : reader.textUntilClose(tag.name);
  switch (tag.name) {
    case 'string':
      return text;
    case 'integer':
    case 'real':
      return readNumber(text.trim());
    case 'date':
      return readDate(text.trim());
    case 'data':
      return readBase64(text);
  }
  throw new FormatError(NOT_XML);
}

function readDict(reader: XmlReader, tag: Tag, budget: TreeBudget, depth: number): PlistValue {
  const dict = emptyDict();
  while (!tag.isEmpty && !reader.tryClose('dict')) {
    const keyTag = reader.nextTag();
    if (keyTag.name !== 'key') throw new FormatError(NOT_XML);
    const key = keyTag.isEmpty ? '' : reader.textUntilClose('key');
    dict[key] = readValue(reader, reader.nextTag(), budget, depth + 1);
  }
  return dict;
}

function readNumber(text: string): number {
  const number = text === '' ? NaN : Number(text);
  if (Number.isNaN(number)) throw new FormatError(NOT_XML);
  return number;
}

function readDate(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new FormatError(NOT_XML);
  return date;
}

function readBase64(text: string): Uint8Array {
  try {
    // atob ignores the white space that property lists contain in their data.
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    throw new FormatError(NOT_XML);
  }
}

class XmlReader {
  private at = 0;
  constructor(private readonly text: string) {}

  /** Skips byte order mark, declaration, comments and DOCTYPE. */
  skipProlog(): void {
    if (this.text.startsWith('\uFEFF')) this.at = 1;
    for (;;) {
      this.skipMisc();
      if (!this.text.startsWith('<!DOCTYPE', this.at)) return;
      this.skipDoctype();
    }
  }

  /** Reads the opening tag of that name; returns true for an empty element. */
  open(name: string): boolean {
    const tag = this.nextTag();
    if (tag.name !== name) throw new FormatError(NOT_XML);
    return tag.isEmpty;
  }

  nextTag(): Tag {
    this.skipMisc();
    if (this.text[this.at] !== '<') throw new FormatError(NOT_XML);
    const end = this.find('>');
    let inside = this.text.slice(this.at + 1, end);
    this.at = end + 1;
    const isEmpty = inside.endsWith('/');
    if (isEmpty) inside = inside.slice(0, -1);
    // Only <plist> has an attribute, its version, which is not needed.
    const space = inside.search(/\s/);
    return { name: space < 0 ? inside : inside.slice(0, space), isEmpty };
  }

  tryClose(name: string): boolean {
    this.skipMisc();
    const tag = `</${name}`;
    if (!this.text.startsWith(tag, this.at)) return false;
    const end = this.find('>');
    if (this.text.slice(this.at + tag.length, end).trim() !== '') throw new FormatError(NOT_XML);
    this.at = end + 1;
    return true;
  }

  close(name: string): void {
    if (!this.tryClose(name)) throw new FormatError(NOT_XML);
  }

  /** Reads text and CDATA up to the closing tag and replaces entities. */
  textUntilClose(name: string): string {
    let text = '';
    for (;;) {
      const next = this.find('<');
      text += decodeEntities(this.text.slice(this.at, next));
      this.at = next;
      if (this.text.startsWith('<![CDATA[', this.at)) {
        const end = this.find(']]>');
        text += this.text.slice(this.at + 9, end);
        this.at = end + 3;
      } else if (this.text.startsWith('<!--', this.at)) {
        this.skipComment();
      } else {
        this.close(name);
        return text;
      }
    }
  }

  /** Skips white space, comments and processing instructions. */
  private skipMisc(): void {
    for (;;) {
      while (/\s/.test(this.text.charAt(this.at))) this.at += 1;
      if (this.text.startsWith('<!--', this.at)) this.skipComment();
      else if (this.text.startsWith('<?', this.at)) this.at = this.find('?>') + 2;
      else return;
    }
  }

  private skipComment(): void {
    this.at += 4;
    this.at = this.find('-->') + 3;
  }

  /** Skips to the closing `>`, over quoted texts and an internal subset in brackets. */
  private skipDoctype(): void {
    let depth = 0;
    for (this.at += 9; this.at < this.text.length; this.at += 1) {
      const char = this.text.charAt(this.at);
      if (char === '"' || char === "'") {
        this.at += 1;
        this.at = this.find(char);
      } else if (char === '[') depth += 1;
      else if (char === ']') depth -= 1;
      else if (char === '>' && depth <= 0) {
        this.at += 1;
        return;
      }
    }
    throw new FormatError(NOT_XML);
  }

  private find(text: string): number {
    const found = this.text.indexOf(text, this.at);
    if (found < 0) throw new FormatError('is cut off');
    return found;
  }
}

function decodeEntities(text: string): string {
  let decoded = '';
  let at = 0;
  for (let start = text.indexOf('&'); start >= 0; start = text.indexOf('&', at)) {
    const end = text.indexOf(';', start);
    if (end < 0 || end - start > LONGEST_ENTITY) throw new FormatError(NOT_XML);
    decoded += text.slice(at, start) + decodeEntity(text.slice(start + 1, end));
    at = end + 1;
  }
  return decoded + text.slice(at);
}

function decodeEntity(name: string): string {
  if (Object.hasOwn(ENTITIES, name)) return ENTITIES[name] ?? '';
  const decimal = /^#(\d{1,7})$/.exec(name);
  const hex = /^#x([0-9a-fA-F]{1,6})$/.exec(name);
  const code = decimal ? Number(decimal[1]) : hex ? parseInt(hex[1] ?? '', 16) : NaN;
  if (!(code > 0 && code <= 0x10ffff)) throw new FormatError(NOT_XML);
  return String.fromCodePoint(code);
}
