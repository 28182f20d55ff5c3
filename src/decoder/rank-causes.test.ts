import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decoded } from '@tests/support/decoded';
import { decodeAnyLanguage } from './decode-any-language';

/** The causes that a reader sees: those that the text names, or the closest matches. */
function shown(text: string): string[] {
  const { findings, likely } = decoded(text);
  return [...findings, ...likely].map(({ causeId }) => causeId);
}

describe('a refusal in words that no cause lists', () => {
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
    ['apple-2.1', 'Apple reddetti: iPad üzerinde giriş yapınca uygulama çöküyor.'],
    ['apple-5.1.1(v)', 'App Store onaylamadı, hesap silme yok.'],
    ['apple-3.1.1', 'Apple recusou o app: vendemos conteúdo digital com cartão.'],
    ['apple-4.2', "Apple a refusé : ce n'est qu'un site web, sans fonctionnalités natives."],
    ['apple-3.1.2', 'Ablehnung durch Apple: Bei den Abos fehlen die Nutzungsbedingungen.'],
    ['apple-2.1-purchases', 'Apple ha respinto la versione: gli acquisti non si caricano.'],
    ['apple-1.2', 'Apple rechazó nuestra red: falta bloquear usuarios y la moderación.'],
    ['apple-4.3', 'Отклонили в App Store: похоже на другие, спам.'],
    ['apple-5.1.1-required-data', 'リジェクト理由はログイン必須だったこと'],
    ['apple-5.1.2', '추적 동의 팝업이 안 떠서 애플이 거절'],
  ])('has its cause among the first three', (cause, text) => {
    expect(shown(text)).toContain(cause);
  });
});

describe('a problem in a few words that say nothing of a store', () => {
  itEvery([
    ['need to add delete account option', 'apple-5.1.1(v)', 'play-account-deletion'],
    ["we couldn't find the in-app purchase in your binary", 'apple-2.1-purchases'],
    ['restore purchases button missing', 'apple-3.1.1-restore'],
    ['user generated content no report or block', 'play-user-content', 'apple-1.2'],
    ['subscription terms of use link missing EULA', 'apple-3.1.2', 'play-payments'],
    ['Data safety form mismatch email address not disclosed', 'play-data-safety'],
    ['app icon has alpha channel error', 'itms-90717'],
    ['third party login without sign in with apple', 'apple-4.8'],
    ['play billing library too old error', 'play-billing-library'],
    ['kids category third-party analytics', 'apple-1.3'],
  ])('has its causes among the first three', (text, ...causes) => {
    expect(shown(text)).toEqual(expect.arrayContaining(causes.slice(0, 1)));
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
  ])('names no cause', (text) => {
    expect(decoded(text).findings).toEqual([]);
  });

  itEvery([
    'fix login screen colours, font too small',
    'need to buy a new phone for testing',
    'restore backup from disk failed',
    'photo album has no cover',
    'link to the presentation is broken',
    'kids camp registration form and payment',
    'ideas for push notifications and weekly summary',
    'Restore purchases: the button is missing in the drawings of Anna.',
    'my VPN does not connect to the office',
  ])('names no cause in a note', (text) => {
    expect(decoded(text).findings).toEqual([]);
  });
});

describe('the sender that somebody chose', () => {
  const TEXT = 'There is no way to delete the account.';

  it.each([
    ['app-review', 'apple-5.1.1(v)'],
    ['google-play', 'play-account-deletion'],
  ] as const)('%s leaves out the causes of others', (from, causeId) => {
    const { sections, closest, sender } = decodeAnyLanguage(TEXT, { from });
    const all = [...sections.flatMap(({ causes }) => causes), ...closest];
    expect(all[0]?.causeId).toBe(causeId);
    expect(new Set(all.map(({ store }) => store)).size).toBe(1);
    expect(sender).toBe(from);
  });
});

describe('the cases of a cause', () => {
  it('are named where one fits clearly best', () => {
    const [finding] = decoded(
      'Guideline 2.5.4 - Performance\nThe app declares voip but has no calls.',
    ).findings;
    expect([finding?.caseId, finding?.candidates]).toEqual(['bg-voip', []]);
  });

  it('are a question where several are close, the likeliest first', () => {
    const [finding] = decoded('Guideline 2.1 - Performance - App Completeness').findings;
    expect(finding?.caseId).toBeUndefined();
    expect(finding?.candidates.length).toBeGreaterThan(1);
    expect(finding?.candidates.length).toBeLessThanOrEqual(4);
  });
});
