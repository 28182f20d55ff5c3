import { describe, expect, it } from 'vitest';
import { concat } from '@tests/support/build-fixtures/bytes';
import { dependenciesPb } from '@tests/support/build-fixtures/dependencies';
import { uleb128 } from '@tests/support/build-fixtures/dex';
import { message, textField } from '@tests/support/build-fixtures/protobuf';
import { parseDependencyList } from './dependency-list';

describe('the list of libraries', () => {
  it('gives coordinates and versions', () => {
    expect(
      parseDependencyList(dependenciesPb(['com.appsflyer:af-android-sdk:6.15.0', 'com.example:no-version'])),
    ).toEqual({
      ok: true,
      value: [
        { group: 'com.appsflyer', artifact: 'af-android-sdk', version: '6.15.0' },
        { group: 'com.example', artifact: 'no-version' },
      ],
    });
  });

  it('takes the version that Gradle may not change, and none from a range', () => {
    expect(parseDependencyList(dependenciesPb(['com.example:a:[2.1.0]', 'com.example:b:[1.0,2.0)']))).toEqual(
      {
        ok: true,
        value: [
          { group: 'com.example', artifact: 'a', version: '2.1.0' },
          { group: 'com.example', artifact: 'b' },
        ],
      },
    );
  });

  it('includes packages of Unity', () => {
    const unity = message(4, concat(textField(1, 'com.unity.purchasing'), textField(2, '4.12.2')));
    expect(parseDependencyList(message(1, unity))).toEqual({
      ok: true,
      value: [{ group: 'unity', artifact: 'com.unity.purchasing', version: '4.12.2' }],
    });
  });

  it.each([1, 40])(
    'is the same with its length in front, as older plugins write it (%d libraries)',
    (count) => {
      const list = dependenciesPb(
        Array.from({ length: count }, (_, index) => `com.example:part${index}:1.0`),
      );
      expect(parseDependencyList(concat(uleb128(list.length), list))).toEqual(parseDependencyList(list));
      expect(parseDependencyList(concat(uleb128(list.length + 1), list)).ok).toBe(false);
    },
  );

  it('leaves out libraries without coordinates, such as modules of the app', () => {
    expect(parseDependencyList(message(1, message(2, new Uint8Array(4))))).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['zeros', new Uint8Array(20)],
    ['text', new TextEncoder().encode('com.appsflyer:af-android-sdk:6.15.0')],
    ['a list that is cut off', dependenciesPb(['com.appsflyer:af-android-sdk:6.15.0']).slice(0, 30)],
    ['names that are none', dependenciesPb(['com.appsflyer:af-android-sdk:6.15.0', '<b>:<i>:1'])],
    ['an empty name', dependenciesPb(['com.appsflyer:af-android-sdk:6.15.0', ':artifact:1'])],
  ])('takes nothing from %s', (_, bytes) => {
    expect(parseDependencyList(bytes)).toEqual({
      ok: false,
      failure: expect.stringMatching(/^is damaged/) as string,
    });
  });

  it('has a limit', () => {
    const list = dependenciesPb(Array.from({ length: 5001 }, (_, index) => `a:b${index}`));
    expect(parseDependencyList(list)).toMatchObject({ ok: false });
  });
});
