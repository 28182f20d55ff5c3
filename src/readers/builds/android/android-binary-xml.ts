import {
  MAX_XML_DEPTH,
  MAX_XML_NODES,
  resourceValue,
  type AndroidAttribute,
  type AndroidElement,
} from './android-xml';
import { bytesAt, FormatError, parsed, TreeBudget, type Parsed } from '../format';
import { viewOf } from '../../view-of';
import { readStringPool, STRING_POOL_CHUNK, type StringPool } from './string-pool';

const START_ELEMENT = 0x0102;
const END_ELEMENT = 0x0103;
const RESOURCE_MAP = 0x0180;
const CHUNK_HEADER = 8;
const ATTRIBUTE_LENGTH = 20;

/** Checks for the start of Android's binary XML (03 00 08 00). */
export function isBinaryXml(bytes: Uint8Array): boolean {
  return bytes[0] === 3 && bytes[1] === 0 && bytes[2] === 8 && bytes[3] === 0;
}

/** Reads Android's binary XML (the manifest and XML resources of an APK) into a tree. Never throws. */
export function parseBinaryXml(bytes: Uint8Array): Parsed<AndroidElement> {
  return parsed(() => {
    if (!isBinaryXml(bytes)) throw new FormatError('is not in Android’s binary format');
    return readTree(bytes);
  });
}

function readTree(bytes: Uint8Array): AndroidElement {
  const view = viewOf(bytes);
  const end = Math.min(bytes.length, view.getUint32(4, true));
  const budget = new TreeBudget(MAX_XML_NODES, MAX_XML_DEPTH);
  let pool: StringPool | undefined;
  let resourceIds: number[] = [];
  let root: AndroidElement | undefined;
  const open: AndroidElement[] = [];

  for (let at = CHUNK_HEADER; at + CHUNK_HEADER <= end;) {
    const type = view.getUint16(at, true);
    const headerSize = view.getUint16(at + 2, true);
    const chunk = bytesAt(bytes, at, view.getUint32(at + 4, true));
    if (headerSize < CHUNK_HEADER || chunk.length < headerSize) throw new FormatError('is damaged');
    if (type === STRING_POOL_CHUNK) pool ??= readStringPool(chunk);
    else if (type === RESOURCE_MAP) resourceIds = readResourceMap(chunk, headerSize);
    else if (type === START_ELEMENT) {
      if (!pool) throw new FormatError('is damaged');
      const element = readElement(chunk, headerSize, pool, resourceIds, budget, open.length);
      const parent = open.at(-1);
      if (parent) parent.children.push(element);
      else if (root) throw new FormatError('is damaged');
      else root = element;
      open.push(element);
    } else if (type === END_ELEMENT && !open.pop()) throw new FormatError('is damaged');
    at += chunk.length;
  }
  if (!root || open.length > 0) throw new FormatError('is cut off');
  return root;
}

/** Resource ids of the first strings of the pool, which are attribute names. */
function readResourceMap(chunk: Uint8Array, headerSize: number): number[] {
  const view = viewOf(chunk);
  const ids: number[] = [];
  for (let at = headerSize; at + 4 <= chunk.length; at += 4) ids.push(view.getUint32(at, true));
  return ids;
}

function readElement(
  chunk: Uint8Array,
  start: number,
  pool: StringPool,
  resourceIds: readonly number[],
  budget: TreeBudget,
  depth: number,
): AndroidElement {
  const view = viewOf(chunk);
  budget.enter(depth);
  const attributesStart = start + view.getUint16(start + 8, true);
  const attributeSize = view.getUint16(start + 10, true);
  const count = view.getUint16(start + 12, true);
  if (count > 0 && attributeSize < ATTRIBUTE_LENGTH) throw new FormatError('is damaged');
  const attributes: AndroidAttribute[] = [];
  for (let index = 0; index < count; index += 1) {
    budget.enter(depth);
    const at = attributesStart + index * attributeSize;
    const nameIndex = view.getUint32(at + 4, true);
    const type = view.getUint8(at + 15);
    const data = view.getUint32(at + 16, true);
    attributes.push({
      name: pool.at(nameIndex) ?? '',
      resourceId: resourceIds[nameIndex] ?? 0,
      value: resourceValue(type, data, pool.at(data) ?? pool.at(view.getUint32(at + 8, true))),
    });
  }
  return { name: pool.at(view.getUint32(start + 4, true)) ?? '', attributes, children: [] };
}
