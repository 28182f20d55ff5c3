import {
  MAX_XML_DEPTH,
  MAX_XML_NODES,
  type AndroidAttribute,
  type AndroidElement,
  type AndroidValue,
} from './android-xml';
import { FormatError, parsed, TreeBudget, type Parsed } from '../format';
import { forEachField, protoBytes, protoText, protoUint32 } from './protobuf';

/** Field numbers of aapt2's Resources.proto, and of its `Item` (sources 6.1). */
const NODE = { element: 1 } as const;
const ELEMENT = { name: 3, attribute: 4, child: 5 } as const;
const ATTRIBUTE = { name: 2, value: 3, resourceId: 5, compiledItem: 6 } as const;
const ITEM = { reference: 1, text: 2, file: 5, primitive: 7 } as const;
const REFERENCE_ID = 2;
const TEXT_VALUE = 1;
const PRIMITIVE = { decimal: 6, hex: 7, flag: 8 } as const;

/** Reads an XmlNode (the manifest and XML resources of an app bundle) into a tree. Never throws. */
export function parseProtoXml(bytes: Uint8Array): Parsed<AndroidElement> {
  return parsed(() => {
    const root = readNode(bytes, new TreeBudget(MAX_XML_NODES, MAX_XML_DEPTH), 0);
    if (!root?.name) throw new FormatError('is not in the format that app bundles use');
    return root;
  });
}

/** Returns undefined for a text node. */
function readNode(bytes: Uint8Array, budget: TreeBudget, depth: number): AndroidElement | undefined {
  budget.enter(depth);
  let element: AndroidElement | undefined;
  forEachField(bytes, (field, value) => {
    if (field === NODE.element) element = readElement(protoBytes(value), budget, depth);
  });
  return element;
}

function readElement(bytes: Uint8Array, budget: TreeBudget, depth: number): AndroidElement {
  const element: AndroidElement = { name: '', attributes: [], children: [] };
  forEachField(bytes, (field, value) => {
    if (field === ELEMENT.name) element.name = protoText(value);
    else if (field === ELEMENT.attribute) {
      budget.enter(depth);
      element.attributes.push(readAttribute(protoBytes(value)));
    } else if (field === ELEMENT.child) {
      const child = readNode(protoBytes(value), budget, depth + 1);
      if (child) element.children.push(child);
    }
  });
  return element;
}

function readAttribute(bytes: Uint8Array): AndroidAttribute {
  let name = '';
  let resourceId = 0;
  let text = '';
  let compiled: AndroidValue | undefined;
  forEachField(bytes, (field, value) => {
    if (field === ATTRIBUTE.name) name = protoText(value);
    else if (field === ATTRIBUTE.value) text = protoText(value);
    else if (field === ATTRIBUTE.resourceId) resourceId = protoUint32(value);
    else if (field === ATTRIBUTE.compiledItem) compiled = readItem(protoBytes(value));
  });
  return { name, resourceId, value: compiled ?? { kind: 'text', text } };
}

/**
 * Reads one value of aapt2's `Item`: text, reference, number or flag; a file becomes the text of its path. Returns
 * undefined for the types that no check needs.
 */
export function readItem(bytes: Uint8Array): AndroidValue | undefined {
  let item: AndroidValue | undefined;
  forEachField(bytes, (field, value) => {
    if (field === ITEM.reference) item = readReference(protoBytes(value));
    else if (field === ITEM.text || field === ITEM.file) item = readText(protoBytes(value));
    else if (field === ITEM.primitive) item = readPrimitive(protoBytes(value));
  });
  return item;
}

function readReference(bytes: Uint8Array): AndroidValue {
  let id = 0;
  forEachField(bytes, (field, value) => {
    if (field === REFERENCE_ID) id = protoUint32(value);
  });
  return { kind: 'reference', id };
}

function readText(bytes: Uint8Array): AndroidValue {
  let text = '';
  forEachField(bytes, (field, value) => {
    if (field === TEXT_VALUE) text = protoText(value);
  });
  return { kind: 'text', text };
}

function readPrimitive(bytes: Uint8Array): AndroidValue | undefined {
  let primitive: AndroidValue | undefined;
  forEachField(bytes, (field, value) => {
    if (field === PRIMITIVE.decimal || field === PRIMITIVE.hex) {
      primitive = { kind: 'number', number: protoUint32(value) };
    } else if (field === PRIMITIVE.flag) primitive = { kind: 'flag', flag: protoUint32(value) !== 0 };
  });
  return primitive;
}
