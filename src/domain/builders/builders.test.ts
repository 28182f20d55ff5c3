import { APPLE_PURPOSES, APPLE_TYPES } from 'virtual:catalog/apple-privacy-types';
import { PLAY_TYPE_LABELS } from 'virtual:catalog/play-data-types';
import { builders } from 'virtual:catalog/builders';
import { rows } from 'virtual:catalog/builder-marks';
import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { itEvery } from '@tests/support/it-every';
import { checkBuild } from '@/checks/build/check-build';
import type { BuildInfo, BuildTraces } from '@/model/build-info';
import { OTHER_BUILDER } from '@/model/draft';
import { builderState, uploadedStores } from './builder-of';
import { fixInBuilder, inBuilderWords } from './builder-words';

const withId = (bundleId: string, traces: Partial<BuildTraces> = {}): BuildInfo => {
  const build = androidBuild({ traces: buildTraces(traces) });
  return { ...build, identity: { ...build.identity, bundleId } };
};
const android = (traces: Partial<BuildTraces>) => androidBuild({ traces: buildTraces(traces) });
const stateOf = (build: BuildInfo, builder?: string) => {
  const state = builderState({ builds: [build], builder });
  return [state.builder?.id, state.candidates.map(({ id }) => id)];
};
const named = (id: string) => builders.find((each) => each.id === id);

describe('the builder of a build', () => {
  const ENVIRONMENT = 'assets/flutter_assets/assets/environment_values/environment.json';

  itEvery<[string, BuildInfo, string]>([
    ['FlutterFlow’s file', android({ files: ['assets/flutter_assets/', ENVIRONMENT] }), 'flutterflow'],
    [
      'FlutterFlow’s file in an iOS app',
      iosBuild({ traces: buildTraces({ files: [`Frameworks/App.framework/${ENVIRONMENT.slice(7)}`] }) }),
      'flutterflow',
    ],
    ['Median’s classes', android({ packages: ['co.median.android'] }), 'median'],
    ['GoodBarber’s launcher', android({ components: ['com.goodbarber.v2.core.Splash'] }), 'goodbarber'],
    ['Rork’s ID, although Expo is in it', withId('app.rork.shop', { packages: ['expo.modules'] }), 'rork'],
    ['Lovable’s ID', withId('app.lovable.0123abcd', { packages: ['com.getcapacitor'] }), 'lovable'],
    ['Kodular’s ID', withId('io.kodular.ada.shop'), 'app-inventor'],
    ['Unity, which nothing else is made with', android({ packages: ['com.unity3d.player'] }), 'unity'],
  ])('is known by …', (_, build, id) => {
    expect(stateOf(build)).toEqual([id, []]);
  });

  it.each<[string, BuildInfo, string[]]>([
    ['Flutter', android({ files: ['assets/flutter_assets/'] }), ['flutterflow']],
    ['Expo', android({ packages: ['expo.modules', 'com.facebook.react'] }), ['expo', 'replit', 'rork']],
    ['React Native', android({ packages: ['com.facebook.react'] }), ['adalo', 'bubble', 'thunkable']],
    ['no framework', android({ packages: ['com.example.own'] }), []],
    ['an older record without traces', androidBuild(), []],
  ])('is asked for among those that use it: %s', (_, build, ids) => {
    expect(stateOf(build)).toEqual([undefined, ids]);
  });

  it('is the one that the publisher named, whatever the build shows', () => {
    const build = android({ files: ['assets/flutter_assets/', ENVIRONMENT] });
    expect(stateOf(build, 'adalo')).toEqual(['adalo', []]);
    expect(stateOf(build, OTHER_BUILDER)).toEqual([undefined, []]);
  });

  it('uploads to the stores that it can upload to, and to all where that is not known', () => {
    const draft = { builderUploads: true, platform: 'both' as const };
    expect(uploadedStores(draft, named('flutterflow'))).toEqual(['ios', 'android']);
    expect(uploadedStores(draft, named('thunkable'))).toEqual(['ios']);
    expect(uploadedStores(draft, named('expo'))).toEqual(['ios', 'android']);
    expect(uploadedStores(draft, undefined)).toEqual(['ios', 'android']);
    expect(uploadedStores({ platform: 'both' }, named('flutterflow'))).toEqual([]);
  });
});

describe('a fix in the builder’s words', () => {
  const flutterflow = named('flutterflow');

  it('names the menus and the value of a target API', () => {
    const findings = checkBuild(androidBuild({ targetSdk: 34 }), '2026-11-25');
    const fixOf = (id: string | undefined) =>
      inBuilderWords(findings, id === undefined ? undefined : named(id)).find(
        ({ rule }) => rule === 'android-target',
      )?.fix;
    expect(fixOf('flutterflow')).toBe(
      'In FlutterFlow, open Settings & Integrations > Project Setup > Platforms > Advanced Android Settings > Target SDK Version. Set it to 36, and deploy again.',
    );
    expect(fixOf('median')).toMatch(/^In Median: Rebuild in the App Studio\. .* less than 36/);
    expect(fixOf('native')).toBe(fixOf(undefined));
  });

  it('begins with the place, and keeps the usual fix where the builder says no more', () => {
    const fix = 'Write why the app uses the camera.';
    expect(fixInBuilder({ fix, topic: 'permissions' }, flutterflow)).toBe(
      `In FlutterFlow, open Settings & Integrations > Project Setup > Permissions. ${fix} An empty text leaves FlutterFlow’s own sentence.`,
    );
  });

  it('does not promise a value that is not known', () => {
    const fix = 'Raise it.';
    expect(fixInBuilder({ fix, topic: 'target-sdk' }, named('adalo'))).toBe(fix);
  });

  it('has no braces, and ends as a sentence, for any topic of any builder', () => {
    const broken = builders.flatMap((builder) =>
      Object.keys(builder.places).flatMap((topic) => {
        const text = fixInBuilder(
          { fix: 'Do it.', topic: topic as keyof typeof builder.places, value: '36' },
          builder,
        );
        return /[{}]/.test(text) || !text.endsWith('.') ? [`${builder.id} ${topic}: ${text}`] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
});

describe('what a builder’s runtime collects', () => {
  it('has only types and purposes of the stores', () => {
    const unknown = rows.flatMap(({ id, collects }) => [
      ...(collects?.apple?.types ?? []).flatMap(({ type, purposes }) => [
        ...(type in APPLE_TYPES ? [] : [`${id}: ${type}`]),
        ...purposes.flatMap((each) => (APPLE_PURPOSES.includes(each) ? [] : [`${id}: ${each}`])),
      ]),
      ...(collects?.play?.types ?? []).flatMap((type) =>
        type in PLAY_TYPE_LABELS ? [] : [`${id}: ${type}`],
      ),
    ]);
    expect(unknown).toEqual([]);
  });
});
