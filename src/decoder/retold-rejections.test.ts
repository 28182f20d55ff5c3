import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decodeAnyLanguage } from './decode-any-language';
import type { Sender } from '@/model/message-sender';
import { decoded } from '@tests/support/decoded';

/** The causes that somebody sees who chose the sender. */
function shown(text: string, from: Sender): string[] {
  const { sections, closest } = decodeAnyLanguage(text, { from });
  return [...sections.flatMap(({ causes }) => causes), ...closest].map(({ causeId }) => causeId);
}

function senderFor(rule: string): Sender {
  if (rule.startsWith('apple-')) return 'app-review';
  return rule.startsWith('play-') ? 'play-upload' : 'app-store-connect';
}

describe('a refusal by App Review that a developer retells without its number', () => {
  itEvery([
    ['apple-1.4', 'Apple rejected our calorie counter: the health numbers have no sources.'],
    ['apple-2.1', 'App Review rejected the build, the login of the demo account timed out on an iPad.'],
    [
      'apple-2.1-purchases',
      'Apple rejected it: the products from the sandbox did not load, so the paywall stayed empty.',
    ],
    ['apple-2.1', 'App Store rejection, they found dead buttons in our settings.'],
    [
      'apple-3.1.1',
      'Apple rejected it: courses of our website are read in the app without an in-app purchase.',
    ],
    ['apple-2.4.1', 'My quiz was rejected by Apple for problems on iPads, although it is for phones only.'],
    ['apple-4.2', 'Rejected by the App Store for being just a website in a wrapper.'],
    ['apple-4.5', 'Apple rejected our game because it used emoji.'],
    ['apple-2.1-purchases', 'Rejected by Apple: no IAP was attached to the version, says the reviewer.'],
    ['apple-2.3.10', 'Apple rejected the text of our paywall, which mentions Android beside the iPhone.'],
    ['apple-2.5-storage', 'Apple rejected the magazine since downloads go into the iCloud backup.'],
    ['apple-2.5.1', 'Apple did not approve it: we read HealthKit for a game, which is not its purpose.'],
    ['apple-2.5.2', 'App Review rejected us, we ship javascript over the air with an ota plugin.'],
    ['apple-3.1.2', 'Apple rejected the paywall, the weekly price is larger than what the trial bills.'],
    ['apple-3.1.1', 'Apple rejected our courses, students pay on the website with paypal.'],
    ['apple-4.0-browser', 'Apple complained that oauth opens the external browser and rejected it.'],
    ['apple-4.3', 'Apple rejected our horoscope: the category is saturated, there are many already.'],
    [
      'apple-5.1.1-required-data',
      'Apple rejected the shop: without a login guests see nothing, and the phone number is mandatory.',
    ],
    ['apple-5.1.2', 'Rejected by Apple, admob starts before the att prompt is shown.'],
    ['apple-5.2.3', 'Apple rejected our downloader for mp3 and video from other sites.'],
    [
      'apple-5.1.1(v)',
      'iOS build 12 was rejected ("account deletion"), a reviewer took a profile for an account.',
    ],
    [
      'apple-5.2.5',
      "The app does not follow the guide for using Apple's trademarks: Mac is part of the name, so it was rejected.",
    ],
    ['apple-5.4', 'Refused by the App Store, VPN tunnels have to come from the account of an organization.'],
    ['apple-1.3', 'Apple rejected our game for the Kid Category.'],
    ['apple-2.1', 'Apple rejected version 2: the "Back" links did not respond.'],
    ['apple-2.1', 'The login request timed out, that got build 5 rejected by App Review.'],
    [
      'apple-5.1.1-purpose-strings',
      'Apple rejected the update, our text for the photos does not say what they are for.',
    ],
    [
      'apple-5.1.1-required-data',
      'App Review rejected build 3, a guest login was too small beside the registration.',
    ],
    ['apple-3.1.1', 'The mail app was rejected by Apple for not offering in-app purchases.'],
    ['apple-4.2', 'Rejected by Apple because the pages do not feel native.'],
    ['apple-2.1', 'Apple rejected build 27, the shop was a placeholder.'],
  ])('is among the first three', (rule, text) => {
    expect(shown(text, senderFor(rule))).toContain(rule);
  });

  itEvery([
    ['apple-2.1', '我们的应用被苹果拒绝了：审核时登录测试账号后白屏，然后闪退。'],
    ['apple-5.1.1', '苹果拒审，设置页面里没有隐私政策的链接。'],
    ['apple-3.1.1', '苹果审核被拒，因为会员用微信支付充值。'],
    ['apple-1.2', '커뮤니티 앱에 신고와 차단이 없어서 애플 리젝.'],
    ['apple-1.2', 'Appleでリジェクト。投稿を通報するボタンとブロックがないため。'],
    ['apple-2.3.10', 'App Storeの審査でリジェクト、説明に第三者プラットフォームのリンクがあった。'],
    ['apple-5.1.1(v)', 'Apple rechazó la app porque falta un botón para eliminar la cuenta.'],
    [
      'apple-2.1',
      'Apple ha rechazado la versión: la contraseña y las credenciales de prueba no eran válidas.',
    ],
    ['apple-5.1.1(v)', 'Von Apple abgelehnt: Nutzer können ihr Konto in der App nicht löschen.'],
    ['apple-2.1', '启动后界面卡住，苹果拒审。'],
    ['apple-2.5.2', '苹果拒审：远程下发脚本改变界面。'],
    ['apple-4.2', '苹果拒绝上架，网页套壳，不够原生。'],
    ['apple-3.1.2', '苹果审核要求写明到期后的条款和价格，被拒。'],
    ['apple-4.8', '앱 심사 리젝: 소셜 로그인만 있어 애플 로그인을 추가해야 한다.'],
    ['apple-5.1.1-required-data', '애플이 지적: 핵심 기능과 직접적으로 관련이 없는 성별이 필수.'],
    ['apple-5.1.1', 'リジェクト理由：審査、プライバシーポリシーがない'],
    ['apple-2.1', '審査のリジェクト理由：デモアカウントが無効だった'],
    // The name of the store is missing, or somebody at Apple asks for something
    ['apple-3.1.1', 'App提交审核，支付宝被拒，请问有人遇到过吗'],
    ['apple-3.1.1', '苹果那边审核一直被拒，alipay 的代码都删除了'],
    ['apple-4.0-update-prompt', 'AppStore驳回：版本号可以点击，像是升级入口。'],
    [
      'apple-5.1.1-permission-screen',
      '審査でリジェクト：許可ダイアログの前に許可を促すカスタムメッセージを出すアプリ。',
    ],
    ['apple-4.5.4', 'App Storeの審査でリジェクト。プッシュ通知なしではユーザーが先へ進めない。'],
  ])('is among the first three in another language', (rule, text) => {
    expect(shown(text, senderFor(rule))).toContain(rule);
  });
});

describe('an upload that a developer says a store refused', () => {
  itEvery([
    ['asc-notarization', 'Apple rejected it: notarytool log names a helper without the hardened runtime.'],
    ['itms-90717', 'O ícone com transparência é rejeitado pela Apple.'],
    ['itms-90717', 'Apple lehnt ab, das Symbol ist transparent.'],
    ['play-wrong-key', 'The bundle of the courier app was rejected by Google Play, signing-key check.'],
    [
      'play-wrong-package',
      'Google Play accepts no package names that start with com.example, says the docs.',
    ],
  ])('is among the first three', (rule, text) => {
    expect(shown(text, senderFor(rule))).toContain(rule);
  });
});

it('has no possible cause of the store that it does not name', () => {
  const { findings, likely } = decoded(
    'We found that your app is not compliant with the Location Permissions policy. If it does not need the location in the background, remove ACCESS_BACKGROUND_LOCATION.',
  );
  expect([findings, likely].map((all) => all.map(({ cause }) => cause.id))).toEqual([
    ['play-background-location'],
    [],
  ]);
});

describe('numbers that a developer puts in brackets or joins by a sign', () => {
  itEvery([
    [['apple-1.4', 'apple-1.2'], 'Apple rejection (1.4.3 + 1.2), we add a report button.'],
    [['apple-2.1'], 'Apple rejected 2.1(a): the first screen stays grey.'],
    [['apple-2.2', 'apple-4.1'], 'Apple rejected build 7 (2.2 trial features, 4.1 a name like another).'],
    [
      ['apple-2.2', 'apple-3.1.1'],
      'Build 7 refusé par Apple - Guidelines 2.2 (Beta Testing) + 3.1.1 (Payments)',
    ],
  ])('are guidelines', (rules, text) => {
    expect(decoded(text).findings.map(({ cause }) => cause.id)).toEqual(rules);
  });

  it('are no guidelines when they are versions', () => {
    const { findings } = decoded('Apple rejected our app (2.2 beta 3). Now we wait for an answer.');
    expect(findings).toEqual([]);
  });
});

describe('a sentence of the store that a person quotes, in any language', () => {
  const closest = (text: string) => decodeAnyLanguage(text).closest.map(({ causeId }) => causeId);

  itEvery([
    [
      'apple-5.1.1(v)',
      'Hallo zusammen, unsere erste Version war schnell durch. Jetzt schreibt Apple „the app supports account creation but does not include an option to initiate account deletion“. Reicht da nicht eine Mail an uns? Danke, Ines',
    ],
    [
      'itms-90683',
      'Quick one: the upload worked, then the build vanished after “Processing”. A mail of Apple says: missing purpose string, “Info.plist file should contain a NSCameraUsageDescription key with a user-facing string”. But we have no camera! Lunch at 12?',
    ],
    [
      'asc-account-termination',
      'My account is going to be closed by Apple and nobody says why: “We are writing to notify you of the termination of your Apple Developer Program account.” Shall I open another one?',
    ],
  ])('is the closest match %s', (causeId, text) => {
    expect([...closest(text), ...decoded(text).findings.map(({ cause }) => cause.id)]).toContain(causeId);
  });

  it('is none in the title of a talk', () => {
    expect(
      closest(
        'Einladung zum Vortrag „So kommt deine App durch die Prüfung im App Store“. Der Eintritt ist frei.',
      ),
    ).toEqual([]);
  });
});
