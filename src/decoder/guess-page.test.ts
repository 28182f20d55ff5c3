import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decodeRejection } from './decode-rejection';

const ids = (findings: ReturnType<typeof decodeRejection>['likely']) => findings.map(({ cause }) => cause.id);

describe('a refusal in words that no rule lists', () => {
  itEvery([
    ['apple-5.1.1(v)', 'Apple wants a way to delete the account'],
    ['apple-2.4.1', 'The reviewer at Apple keeps saying that our layout is broken on iPad in landscape.'],
    ['apple-2.5.4', 'Apple does not see why our courier app needs the location in the background.'],
    [
      'apple-1.4',
      'App Review says that our blood pressure diary gives medical advice without citing a doctor.',
    ],
    ['apple-3.1.1-donations', 'Apple does not want the coffee donation button in our reader.'],
    ['apple-4.8', 'The review team wants a second login service beside the Google button of our iOS app.'],
    [
      'play-privacy-policy',
      'Google Play removed our torch since there is no privacy document behind the link.',
    ],
    ['play-families', 'Google declined our game: children get ads from an SDK that is not for families.'],
  ])('has as a possible cause', (rule, text) => {
    const { findings, likely, guess } = decodeRejection(text);
    expect([ids(findings), ids(likely), guess]).toEqual([[], [rule], undefined]);
  });

  itEvery([
    ['apple-2.5.1', 'Trouble with the review team: the diary of our app imports HealthKit, unused.'],
    ['apple-3.1.1', 'We have problems with Apple over NFTs, digital goods and selling outside.'],
    ['apple-2.3.1', '上架被拒，说有隐藏功能。'],
    ['apple-1.5', '지원 URL 이 열리지 않아 리젝.'],
    ['apple-2.3.10', 'App Review knocked back our text that names Android.'],
    ['apple-5.1.1-purpose-strings', 'Apple is complaining about the permission text for the microphone.'],
    ['apple-2.5.2', '请问怎么解决，重新打包上传，热更新被拒，App Store。'],
    [
      'apple-4.5.4',
      'Приложение не соответствует правилам App Store: push-уведомления с рекламой (marketing).',
    ],
  ])('has first where few words say that it was refused', (rule, text) => {
    const { findings, likely } = decodeRejection(text);
    expect([ids(findings), ids(likely)[0]]).toEqual([[], rule]);
  });

  itEvery([
    ['apple-2.1', 'Apple reddetti: iPad üzerinde giriş yapınca uygulama çöküyor.'],
    ['apple-5.1.1(v)', 'App Store onaylamadı, hesap silme yok.'],
    ['apple-3.1.1', 'Apple recusou o app: vendemos conteúdo digital com cartão.'],
    ['apple-4.2', "Apple a refusé, ce n'est qu'un site, sans fonctionnalités."],
    ['apple-3.1.2', 'Ablehnung durch Apple: Bei den Abos fehlen die Nutzungsbedingungen.'],
    ['apple-2.1-purchases', 'Apple ha respinto la versione: gli acquisti non si caricano.'],
    ['apple-1.2', 'Apple rechazó nuestra red: falta bloquear usuarios y la moderación.'],
    ['apple-4.3', 'Отклонили в App Store: похоже на другие, спам.'],
    ['apple-5.1.1-required-data', 'リジェクト理由はログイン必須だったこと'],
    ['apple-5.1.2', '추적 동의 팝업이 안 떠서 애플이 거절'],
  ])('has first in another language', (rule, text) => {
    const { findings, likely } = decodeRejection(text);
    expect(ids([...findings, ...likely])[0]).toBe(rule);
  });

  it('is a request of a letter to revise the binary', () => {
    const text =
      'Please revise the binary: the audio setting of the UIBackgroundModes key has to go, and persistent location stays in the background mode for the tracking of a route.';
    expect(ids(decodeRejection(text).likely)[0]).toBe('apple-2.5.4');
  });

  it('is a paragraph of a letter that names no store', () => {
    const text =
      "The app accesses the user's contacts and uploads them to a server, but does not ask the user for consent before the data is shared.";
    expect(ids(decodeRejection(text).likely)).toContain('apple-5.1.2');
  });

  it('has up to three possible causes, those first that App Review gives often', () => {
    const text = 'Apple rejected it: after the login the button of the subscription opens a blank paywall.';
    const likely = ids(decodeRejection(text).likely);
    expect(likely.length).toBe(3);
    expect(likely).toContain('apple-2.1');
    expect(likely).toContain('apple-2.1-purchases');
  });

  it('quotes the sentence that the cause was guessed from', () => {
    const text =
      'We sent the courier app in on Monday.\nApple does not see why it needs the location in the background.\nAny ideas?';
    expect(decodeRejection(text).likely[0]?.quote).toBe(
      'Apple does not see why it needs the location in the background.',
    );
  });

  itEvery([
    // One word in common is too little for a cause.
    ['Apple does not want the wallet in our reader.', 'Guideline 3.1, Payments'],
    // A check of the upload is no reason of a reviewer.
    [
      'Google Play declined our bundle as the target API level is too low for new phones.',
      'Target API level requirements',
    ],
    ['Apple rejected our app, and nobody there would say why.', 'App Review Guidelines'],
    ['Google Play rejected our app since the donkey is not blue.', 'Developer Policy Center'],
  ])('has a page only', (text, title) => {
    expect(decodeRejection(text)).toMatchObject({ findings: [], likely: [], guess: { title } });
  });

  it('has the cause that the whole text fits before one of loose wording', () => {
    const text =
      'App Store rejections, number one: account deletion.\nMissing required feature: apps with accounts must let their users delete the accounts.';
    expect(ids(decodeRejection(text).likely)).toEqual(['apple-5.1.1(v)', 'apple-5.1.1-required-data']);
  });

  it('is not explained by words when it has a number that nobody knows', () => {
    const text = 'ITMS-90998: Apple does not see why our courier app needs the location in the background.';
    expect(decodeRejection(text)).toMatchObject({
      findings: [],
      likely: [],
      unknown: [{ name: 'ITMS-90998' }],
    });
  });
});

describe('a log whose errors no rule lists', () => {
  itEvery([
    [
      'play-keystore',
      'Google Play upload\nError: the password of the keystore and that of its alias differ, the key is not usable',
    ],
    [
      'asc-screenshot-size',
      'TestFlight is done.\nError: screenshot of the iPad is invalid, its dimensions in pixels are those of the phone',
    ],
  ])('has as a possible cause', (rule, text) => {
    const { findings, likely, guess } = decodeRejection(text);
    expect([ids(findings), ids(likely), guess]).toEqual([[], [rule], undefined]);
  });

  itEvery([
    'Apple rejects the upload when an icon has the wrong size in pixels for the watch.',
    'Google Play will reject any bundle whose keystore has another alias and password.',
  ])('is not explained by what reviewers refuse', (text) => {
    const kinds = decodeRejection(text).likely.map(({ cause }) => cause.kind);
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds).not.toContain('review');
  });

  it('has a possible cause before what says only that the tool gives none', () => {
    const text =
      'Google Api Error: the upload failed\nGoogle Play rejects it, the versionCode exists already.';
    const { findings, likely } = decodeRejection(text);
    expect([ids(findings), ids(likely)]).toEqual([[], ['play-version-code-used', 'play-reason-in-log']]);
  });

  itEvery([
    // No tool of an upload.
    [
      'Error: screenshot of the garden is invalid, its dimensions in pixels are those of the phone',
      undefined,
    ],
    // Nothing failed.
    ['The book about Google Play has a chapter on the password of the keystore and its alias.', undefined],
    // Fits two rules alike.
    ['Google Play upload\nError: the donkey is not blue', 'Play Console: Prepare and roll out a release'],
  ])('has a page at most', (text, title) => {
    const { findings, likely, guess } = decodeRejection(text);
    expect([ids(findings), ids(likely), guess?.title]).toEqual([[], [], title]);
  });
});

const FILLER = 'The garden needs water, and the roses need a little more of it. '.repeat(80);

describe('a text that is not about a refusal', () => {
  itEvery([
    'Our iPad app in the App Store has a new layout for landscape and needs the location in the background.',
    'The bank rejected the layout of the form: no landscape, and no medical advice without a doctor.',
    'Google Play has our game for children, with an advertising SDK and a privacy document behind the link.',
    'Google thinks that our application is a torch.',
    'New in 2.1: captions, music and voice for videos. Removing old tabs made our iPhone app smaller.',
    'The layout of our iPad app in landscape was rejected by our designer.',
    'Google has a page about privacy. The form was rejected, and the old link was removed.',
    `Our courier app is in the App Store. ${FILLER}The bank rejected the location in the background.`,
    'The app does not collect data. It uses the camera for scans and includes a dark theme.',
    'Your app includes a bundle for tablets, and we found that it is small.',
  ])('has neither a cause nor a page', (text) => {
    expect(decodeRejection(text)).toEqual({ findings: [], likely: [], unknown: [], isEmpty: false });
  });

  it('is read around the name of the store when it is long', () => {
    const text = `${FILLER}Apple does not see why our courier app needs the location in the background. ${FILLER}`;
    expect(ids(decodeRejection(text).likely)).toEqual(['apple-2.5.4']);
  });
});

describe('a text that names Apple only', () => {
  it('has no policy of Google Play as its cause', () => {
    const { findings } = decodeRejection('Apple wants a way to delete the account');
    expect(findings).toEqual([]);
  });
});
