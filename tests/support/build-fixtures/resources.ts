import { chunk, protoItem, stringPool, typedValue, type FixtureValue } from './android-xml';
import { concat, u16, u32, u8, utf8 } from './bytes';
import { message, numberField, textField } from './protobuf';

/** A resource with one value per configuration. A file's value is its path. */
export interface FixtureResource {
  /** 0x7fTTEEEE */
  id: number;
  values: { value: FixtureValue; density?: number; language?: string; sdk?: number; isNight?: boolean }[];
}

type Layout = 'plain' | 'sparse' | 'offset16' | 'compact';
const PACKAGE_ID = 0x7f;

/** Writes resources.arsc with one type chunk per value; `layout` is how entries are found and written. */
export function resourcesArsc(
  resources: readonly FixtureResource[],
  layout: Layout = 'plain',
): Uint8Array<ArrayBuffer> {
  const texts = resources
    .flatMap(({ values }) => values.map(({ value }) => value))
    .filter((value) => typeof value === 'string');
  const types = resources.flatMap(({ id, values }) =>
    values.map(({ value, density = 0, language = '', sdk = 0, isNight = false }) => {
      const entry = id & 0xffff;
      const [type, data] = typedValue(value, (text) => texts.indexOf(text));
      const written =
        layout === 'compact'
          ? concat(u16(0), u16(0x0008 | (type << 8)), u32(data))
          : concat(u16(8), u16(0), u32(0), u16(8), u8(0), u8(type), u32(data));
      const config = concat(
        u32(32),
        u32(0),
        language ? utf8(language) : u16(0),
        u16(0),
        u16(0),
        u16(density),
        u32(0),
        u32(0),
        u16(sdk),
        u16(0),
        u8(0),
        u8(isNight ? 0x20 : 0),
        u16(0),
      );
      const offsets =
        layout === 'sparse'
          ? [u16(entry), u16(0)]
          : layout === 'offset16'
            ? [...Array.from({ length: entry }, () => u16(0xffff)), u16(0), u16(0xffff)]
            : [...Array.from({ length: entry }, () => u32(0xffffffff)), u32(0)];
      const flags = layout === 'sparse' ? 1 : layout === 'offset16' ? 2 : 0;
      const count = layout === 'sparse' ? 1 : entry + 1;
      const entriesStart = 20 + config.length + concat(...offsets).length;
      const header = concat(u8((id >>> 16) & 0xff), u8(flags), u16(0), u32(count), u32(entriesStart), config);
      return chunk(0x0201, header, ...offsets, written);
    }),
  );
  const packageHeader = concat(u32(PACKAGE_ID), new Uint8Array(256), new Uint8Array(20));
  const packageChunk = chunk(
    0x0200,
    packageHeader,
    stringPool(['string', 'mipmap']),
    stringPool(['key']),
    ...types,
  );
  return chunk(2, u32(1), stringPool(texts), packageChunk);
}

/** resources.pb */
export function resourcesPb(resources: readonly FixtureResource[]): Uint8Array<ArrayBuffer> {
  const types = resources.map(({ id, values }) =>
    message(
      3,
      concat(
        message(1, numberField(1, (id >>> 16) & 0xff)),
        message(
          3,
          concat(
            message(1, numberField(1, id & 0xffff)),
            ...values.map(({ value, density = 0, language = '', sdk = 0, isNight = false }) => {
              const config = concat(
                textField(3, language),
                numberField(17, isNight ? 1 : 0),
                numberField(18, density),
                numberField(24, sdk),
              );
              const item =
                typeof value === 'string' && value.startsWith('res/')
                  ? message(5, textField(1, value))
                  : protoItem(value);
              return message(6, concat(message(1, config), message(2, message(4, item))));
            }),
          ),
        ),
      ),
    ),
  );
  return message(
    2,
    concat(message(1, numberField(1, PACKAGE_ID)), textField(2, 'org.lantern.journal'), ...types),
  );
}
