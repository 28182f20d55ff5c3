import { readItem } from './android-proto-xml';
import type { AndroidValue } from './android-xml';
import { parsed, TreeBudget, type Parsed } from '../format';
import { forEachField, protoBytes, protoUint32, type ProtoValue } from './protobuf';
import type { ResourceOption, ResourceTable } from './resources';

/** Field numbers of aapt2's Resources.proto and Configuration.proto. */
const TABLE_PACKAGE = 2;
const PACKAGE = { id: 1, type: 3 } as const;
const TYPE = { id: 1, entry: 3 } as const;
const ENTRY = { id: 1, configValue: 6 } as const;
const ID_VALUE = 1;
const CONFIG_VALUE = { config: 1, value: 2 } as const;
const VALUE_ITEM = 4;
const CONFIG_DENSITY = 18;
const CONFIG_SDK = 24;
/** Largest number of messages that is parsed in all; the largest apps have some hundred thousand entries. */
const MAX_MESSAGES = 1_000_000;

/** Reads resources.pb, the resource table of an app bundle's module, as far as texts and paths need it. */
export function parseResourcesProto(bytes: Uint8Array): Parsed<ResourceTable> {
  return parsed(() => {
    const budget = new TreeBudget(MAX_MESSAGES, 0);
    // Type by its full id (0xPPTT0000); its entries are indexed when one of them is requested.
    const types = new Map<number, Uint8Array[]>();
    for (const packageBytes of subMessages(bytes, TABLE_PACKAGE, budget)) {
      const packageId = idOf(packageBytes, PACKAGE.id, budget);
      for (const type of subMessages(packageBytes, PACKAGE.type, budget)) {
        const id = (packageId * 0x100 + idOf(type, TYPE.id, budget)) * 0x10000;
        const known = types.get(id);
        if (known) known.push(type);
        else types.set(id, [type]);
      }
    }
    const indexed = new Map<number, Map<number, Uint8Array>>();
    return {
      options: (id) => {
        const options = parsed(() => {
          const typeId = id - (id % 0x10000);
          const entries = indexed.get(typeId) ?? indexEntries(types.get(typeId) ?? [], budget);
          indexed.set(typeId, entries);
          return readOptions(entries.get(id % 0x10000), budget);
        });
        return options.ok ? options.value : [];
      },
    };
  });
}

function indexEntries(types: readonly Uint8Array[], budget: TreeBudget): Map<number, Uint8Array> {
  const entries = types.flatMap((type) => subMessages(type, TYPE.entry, budget));
  return new Map(entries.map((entry) => [idOf(entry, ENTRY.id, budget), entry]));
}

function readOptions(entry: Uint8Array | undefined, budget: TreeBudget): ResourceOption[] {
  if (!entry) return [];
  return subMessages(entry, ENTRY.configValue, budget)
    .map((each) => readOption(each, budget))
    .filter((option) => option !== undefined);
}

function subMessages(bytes: Uint8Array, wanted: number, budget: TreeBudget): Uint8Array[] {
  const found: Uint8Array[] = [];
  forEachField(bytes, (field, value) => {
    if (field !== wanted) return;
    budget.enter(0);
    found.push(protoBytes(value));
  });
  return found;
}

/** An id has a message of its own; without one it is 0. */
function idOf(bytes: Uint8Array, wanted: number, budget: TreeBudget): number {
  const message = subMessages(bytes, wanted, budget)[0];
  return message ? (numberAt(message, ID_VALUE) ?? 0) : 0;
}

function numberAt(bytes: Uint8Array, wanted: number): number | undefined {
  let found: number | undefined;
  forEachField(bytes, (field, value) => {
    if (field === wanted) found = protoUint32(value);
  });
  return found;
}

function readOption(bytes: Uint8Array, budget: TreeBudget): ResourceOption | undefined {
  let density = 0;
  let isDefault = true;
  let value: AndroidValue | undefined;
  forEachField(bytes, (field, content) => {
    if (field === CONFIG_VALUE.config) {
      const config = protoBytes(content);
      density = numberAt(config, CONFIG_DENSITY) ?? 0;
      forEachField(config, (each, setting) => {
        if (each !== CONFIG_DENSITY && each !== CONFIG_SDK && !isUnset(setting)) isDefault = false;
      });
    } else if (field === CONFIG_VALUE.value) {
      const item = subMessages(protoBytes(content), VALUE_ITEM, budget)[0];
      value = item && readItem(item);
    }
  });
  return value && { value, density, isDefault };
}

const isUnset = (value: ProtoValue) => (typeof value === 'number' ? value === 0 : value.length === 0);
