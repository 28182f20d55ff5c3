import { describe, expect, it } from 'vitest';
import { placeOfFile, sortFolder, type DropPlace, type SeenFile } from './sort-drop';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const PNG = '\u0089PNG\r\n\u001a\n';
const ZIP = 'PK\u0003\u0004';

function seen(name: string, head: string, entries?: readonly string[]): SeenFile {
  return { name, size: head.length, head: bytes(head), entries };
}

describe('placeOfFile', () => {
  const PLACES: readonly (readonly [SeenFile, DropPlace])[] = [
    [seen('Lantern.ipa', ZIP, ['Payload/Lantern.app/Info.plist']), 'build'],
    [seen('renamed.zip', ZIP, ['Payload/Lantern.app/Info.plist']), 'build'],
    [seen('no-name', ZIP, ['base/manifest/AndroidManifest.xml', 'BundleConfig.pb']), 'build'],
    [seen('a.apk', ZIP, ['AndroidManifest.xml', 'classes.dex']), 'build'],
    [seen('simulator.zip', ZIP, ['Lantern.app/Info.plist']), 'build'],
    [seen('broken.aab', 'not a zip'), 'build'],
    [seen('set.apks', ZIP, ['toc.pb', 'splits/base.apk']), 'build'],
    [seen('fastlane.zip', ZIP, ['fastlane/metadata/en-US/name.txt']), 'archive'],
    [seen('damaged.zip', 'PK'), 'archive'],
    [seen('1.png', PNG), 'picture'],
    [seen('picture-without-extension', PNG), 'picture'],
    [seen('photo.txt', '\u00ff\u00d8\u00ff\u00e0'), 'picture'],
    [seen('shot.webp', 'RIFF....WEBPVP8 '), 'picture'],
    [seen('IMG_1.HEIC', '\0\0\0\u0018ftypheic'), 'picture'],
    [seen('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture'],
    [
      seen('data_safety.csv', 'Question ID (machine readable),Response ID (machine readable)\n'),
      'data-safety',
    ],
    [seen('renamed.txt', '\u00ef\u00bb\u00bfQuestion ID (machine readable),x\n'), 'data-safety'],
    [seen('localization.csv', 'Field,en-US,de-DE\n'), 'listing-file'],
    [seen('texts.xlsx', ZIP, ['[Content_Types].xml']), 'listing-file'],
    [seen('workspace.json', '{"format":"storepilot-workspace","version":1'), 'workspace'],
    [seen('rules.json', '{"format":"storepilot-rules","signature":"abc='), 'rules'],
    [seen('design.json', '{\n  "kind": "storepilot-screenshot-design",'), 'design'],
    [seen('details.json', '[{"category":"NAME","data_protections":["DATA_LINKED_TO_YOU"]}]'), 'app-privacy'],
    [seen('ratings.json', '{"violenceCartoonOrFantasy":"NONE"}'), 'age-rating'],
    [
      seen('store.config.json', '{"configVersion":0,"apple":{"advisory":{"gamblingSimulated":"NONE"}}}'),
      'listing-file',
    ],
    [seen('storepilot.config.json', '{"words":["beta"]}'), 'check-config'],
    [seen('title.txt', 'Lantern'), 'listing-file'],
  ];

  it('sorts by content first, by name where the content does not tell', () => {
    const wrong = PLACES.flatMap(([file, place]) => {
      const found = placeOfFile(file);
      return found.ok && found.value === place
        ? []
        : [`${file.name}: ${JSON.stringify(found)}, not ${place}`];
    });
    expect(wrong).toEqual([]);
  });

  it('says of everything else why it is not taken', () => {
    const REASONS: readonly (readonly [SeenFile, RegExp])[] = [
      [seen('empty.ipa', ''), /0 bytes/],
      [seen('AuthKey_ABC.p8', '-----BEGIN PRIVATE KEY-----'), /keep it to yourself/],
      [seen('upload.jks', '\u00fe\u00ed'), /keep it to yourself/],
      [seen('dev.mobileprovision', '0'), /inside the build/],
      [seen('preview.mp4', '\0\0\0\u0018ftypmp42'), /App Store Connect/],
      [seen('texts.docx', ZIP, ['[Content_Types].xml', 'word/document.xml']), /document/],
      [seen('all.rar', 'Rar!'), /Unpack it/],
      [seen('main.dart', 'void main() {}'), /build that the project makes/],
      [seen('app.aia', 'x'), /drop the build/],
      [seen('Inter.ttf', '\0\u0001'), /step 3/],
      [seen('notes', 'hello'), /no use/],
    ];
    const wrong = REASONS.flatMap(([file, reason]) => {
      const found = placeOfFile(file);
      return !found.ok && reason.test(found.failure) ? [] : [`${file.name}: ${JSON.stringify(found)}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('sortFolder', () => {
  it('takes the listing of a project and its only build', () => {
    const paths = [
      'pubspec.yaml',
      'fastlane/metadata/en-US/name.txt',
      'build/app-release.aab',
      'lib/main.dart',
    ];
    expect(sortFolder('lantern', paths, true)).toEqual({
      hasListing: true,
      inside: ['build/app-release.aab'],
      left: [],
    });
  });

  it('says that a project is not a listing, and reads only the build in it', () => {
    const { inside, left } = sortFolder('lantern', ['pubspec.yaml', 'lib/main.dart', 'build/app.aab'], false);
    expect(inside).toEqual(['build/app.aab']);
    expect(left).toEqual([
      { name: 'lantern', why: 'This is a Flutter project, not a listing. Only the build in it was read.' },
    ]);
    const empty = sortFolder('ios', ['Runner.xcodeproj/project.pbxproj', 'Runner/Info.plist'], false);
    expect(empty).toMatchObject({
      inside: [],
      left: [{ why: 'This is an Xcode project, not a listing. Drop the build that it makes.' }],
    });
  });

  it('asks which build is meant where a folder has several of a kind', () => {
    const { inside, left } = sortFolder(
      'outputs',
      ['debug.apk', 'release.apk', 'release.aab', '1.png'],
      false,
    );
    expect(inside).toEqual(['release.aab', '1.png']);
    expect(left).toEqual([
      {
        name: 'outputs',
        why: 'It contains 2 .apk files: debug.apk and release.apk. Drop the one that you mean.',
      },
    ]);
  });

  it('opens a folder of loose files, without what macOS adds', () => {
    const { inside, left } = sortFolder('shots', ['1.png', '.DS_Store', 'ipad/._1.png', 'ipad/1.png'], false);
    expect(inside).toEqual(['1.png', 'ipad/1.png']);
    expect(left).toEqual([]);
  });

  it('does not open what is neither', () => {
    const many = Array.from({ length: 1500 }, (_, index) => `photos/${index}.jpg`);
    expect(sortFolder('Pictures', many, false)).toMatchObject({
      inside: [],
      left: [{ why: expect.stringMatching(/^It has 1,500 files and no store texts/) as string }],
    });
    expect(sortFolder('nothing', ['.DS_Store'], false).left).toEqual([
      { name: 'nothing', why: 'There are no files in it.' },
    ]);
    expect(sortFolder('Lantern.xcarchive', ['Info.plist'], false).left[0]?.why).toMatch(/Distribute App/);
    expect(sortFolder('Lantern.app', ['Info.plist', 'Lantern'], false).left[0]?.why).toMatch(/\.ipa/);
  });
});
