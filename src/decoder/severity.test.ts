import { describe, expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decodeAnyLanguage } from './decode-any-language';

describe('how serious a message is', () => {
  itEvery<[string | undefined, string]>([
    [
      'rejected',
      'Guideline 2.1 - Information Needed\nWe need a demo account.\n\nGuideline 2.3.3 - Performance - Accurate Metadata\nThe screenshots do not show the app in use.',
    ],
    ['information-needed', 'Guideline 2.1 - Information Needed\nWe need a demo account.'],
    [
      'rejected',
      'Guideline 2.3.6 - Performance - Accurate Metadata\nThe age rating says In-App Controls, and there are none. Starting January 2026, new answers are required.',
    ],
    [
      'coming-date',
      'Google Play Console\nFrom 1 November, apps must support 16 KB memory page sizes. Your app does not support 16 KB.',
    ],
    [
      'coming-date',
      'ITMS-90725: SDK version issue - Starting April 28, 2026, all apps must be built with the iOS 26 SDK.',
    ],
    [
      'coming-date',
      'Von: Google Play\nMaßnahme erforderlich: Für Ihre App fehlt die Erklärung zu Gesundheits-Apps. Füllen Sie das Formular bis zum 12. Januar 2027 aus. Wenn Sie die Frist nicht einhalten, können Sie keine Updates mehr veröffentlichen und Ihre App wird möglicherweise aus Google Play entfernt.\nIhr Google Play-Team',
    ],
    [
      'coming-date',
      'Google Play: Für Ihre App fehlt die Erklärung zu Gesundheits-Apps. Füllen Sie sie bis zum 12. Januar 2027 aus. Falls Sie die Frist nicht einhalten, wird Ihre App aus Google Play entfernt.\nIhr Google Play-Team',
    ],
    ['upload-refused', 'ERROR ITMS-90725: SDK version issue. This app was built with the iOS 18 SDK.'],
    [
      'upload-refused',
      'Our upload was rejected by Google Play: version code 42 has already been used, try another version code.',
    ],
    [
      'form-missing',
      'Unable to Add for Review\nThe items below are required to start the review process:\n- You must provide a Privacy Policy URL.',
    ],
    [
      'form-missing',
      "Google Play: some changes can't be sent for review.\nYou must let us know whether your app uses the advertising ID before you can send your changes for review.",
    ],
    [
      'coming-date',
      'Hello Google Play Developer,\nYour app Tide Table (com.example.tide) requests READ_CONTACTS. Remove it or submit a declaration before January 27, 2027. After this date, updates that don’t comply may be rejected.\nThe Google Play team',
    ],
    [
      'update-rejected',
      "Google Play: your changes weren't published. An older version of your app is still available.\nIssue found: Invalid privacy policy",
    ],
    [
      'rejected',
      "Google Play: your app has been rejected and wasn't published. If you sent an update, the version before it is still available.\nIssue found: Invalid privacy policy",
    ],
    [
      'rejected',
      "Google Play: your app wasn't published. If you submitted an update, the previous version is still available.\nIssue found: Invalid privacy policy",
    ],
    [
      'coming-date',
      'Google Play: your app uses a noncompliant SDK with code to download or install applications from unknown sources. After 90 days, releases containing it will be rejected.',
    ],
    [
      'warning',
      'Your app Tide is published on Google Play, but it still violates the Location Permissions policy: background location.',
    ],
    [
      'warning',
      'Action required: your app may be removed from Google Play.\nIssue found: Invalid privacy policy',
    ],
    [
      'coming-date',
      'Hi there,\nPlease complete the Financial features declaration for your app Tide Table by May 4, 2027. The app stays on Google Play.\nThe Google Play team',
    ],
    [
      'removed',
      'Google Play: your app Tide Table was removed from Google Play.\nIssue found: Invalid privacy policy',
    ],
    [
      'warning',
      'Google Play: your app Tide Table has to change, and take action before May 4. If nothing changes, the app is removed from Google Play.\nIssue found: Invalid privacy policy',
    ],
    [
      'removed',
      'App Store Connect: your app has been removed from sale in the European Union, because you have not provided your trader status, as the Digital Services Act (DSA) requires.',
    ],
    [
      'rejected',
      'Guideline 4.3 - Design - Spam\nThe app repeats the features of other apps. Further copies may require a longer review time. Please submit a corrected build.',
    ],
    [
      'rejected',
      'Guideline 2.5.4 - Performance - Software Requirements\nThe app declares audio in the background without a use. Please resubmit the app when it is corrected. Your next submission needs additional time.',
    ],
    [
      'rejected',
      'Guideline 2.3.6 - Performance - Accurate Metadata\nThe age rating names controls that we could not find. If these controls are there, reply to this message with their place.',
    ],
    [
      'metadata-rejected',
      'Guideline 2.3.9 - Performance - Accurate Metadata\nThe screenshots show data of a real person. As the status is Metadata Rejected, we do not require a new binary.',
    ],
    [
      'metadata-rejected',
      'Guideline 2.3.3 - Performance - Accurate Metadata\nThe iPad screenshots show a phone. You do not need to submit a new binary for this.',
    ],
    [
      'beta-rejected',
      'Beta App Review rejected build 12.\nGuideline 2.1 - Performance\nWe were unable to sign in with the demo account.',
    ],
    [
      'held',
      'Guideline 5.6 - Developer Code of Conduct\nWe need additional time to evaluate your submission and account.',
    ],
    [
      'rejected',
      'Guideline 4.3(b) - Design - Spam\nWe have enough apps of this kind. The next submission of this app may require a longer review time.',
    ],
    [
      'information-needed',
      'Guideline 2.1 - Information Needed\nWe need additional time to evaluate your submission, and we need more information. Answer the following questions:\n1. Who pays?\n2. Where?',
    ],
    [
      'suspended',
      'Hallo, die App Gezeiten wurde gesperrt.\nApp-Status: Gesperrt\nGefundenes Problem: Irreführendes Verhalten\nDas Google Play-Team',
    ],
    [
      'rejected',
      'Ihre App wurde abgelehnt.\nGefundenes Problem: Irreführendes Verhalten\nWeitere Verstöße können dazu führen, dass die App oder Ihr Entwicklerkonto gesperrt wird.\nDas Google Play-Team',
    ],
    [
      'rejected',
      '您的應用程式未通過審查。\n發現的問題：違反「欺騙行為」政策\n如再次違規，應用程式可能會遭到停權，開發人員帳戶也可能會終止。\nGoogle Play 團隊',
    ],
    [
      'rejected',
      'Ваше приложение отклонено.\nОбнаружена проблема: обман пользователей\nПри повторных нарушениях работа приложения может быть приостановлена, а аккаунт разработчика закрыт.\nКоманда Google Play',
    ],
    [
      'suspended',
      '您好：您的應用程式「潮汐」已遭停權，並已從 Google Play 移除。\n應用程式狀態：已停權\n發現的問題：違反「欺騙行為」政策\nGoogle Play 團隊',
    ],
    [
      'warning',
      'В приложении «Прилив» обнаружена проблема, её нужно устранить до 3 марта 2026 г. Приложение доступно в Google Play, но может быть удалено.\nОбнаружена проблема: политика конфиденциальности недействительна\nКоманда Google Play',
    ],
    [
      'warning',
      'アプリ「しお」に、2026年3月3日までに修正が必要な問題が見つかりました。アプリは現在も公開されていますが、削除される可能性があります。\n検出された問題: プライバシー ポリシーが無効です\nGoogle Play チーム',
    ],
    [
      'removed',
      'Votre application Marée a été supprimée de Google Play.\nÉtat de la publication : Supprimée\nProblème détecté : règles de confidentialité non valides\nL’équipe Google Play',
    ],
    [
      'suspended',
      "Merhaba,\nuygulamanız Gelgit, politikalarımızı ihlal ettiği için Google Play'den kaldırıldı.\nUygulama durumu: Askıya alındı\nSorun: Yanıltıcı İddialar politikasının ihlali\nBirden fazla ihlal hesabınızın kapatılmasına neden olabilir.\nGoogle Play Ekibi",
    ],
    [
      'warning',
      'App Store Connect\nITMS-90078: Missing Push Notification Entitlement - Your app appears to register with the Apple Push Notification service.',
    ],
    [
      'coming-date',
      'Hello Google Play Developer,\nThis is a reminder about upcoming requirements. READ_CONTACTS requires a declaration.\nCompliance date: January 27, 2027. After this date, updates may be blocked.\nWe detected the permission in Tide Table (com.example.tide).\nThe Google Play team',
    ],
    [
      'coming-date',
      'Нам не вдалося підтвердити вашу особу. Якщо ви не завершите перевірку до 10 грудня 2026 року, ваш профіль розробника й усі додатки буде вилучено з Google Play.\nКоманда Google Play',
    ],
    [
      'rejected',
      'App Review\nGuideline 2.3.1 - Performance\nThe app contains hidden features. If you hide them again, we may terminate your Apple Developer Program account.',
    ],
    [
      'rejected',
      'App Review\nGuideline 2.3.1 - Performance\nThe app contains hidden features. If you hide them again, your Apple Developer Program account will be terminated.',
    ],
    [
      'account',
      'App Review: if you do not respond to our message with the requested information within 72 hours, your Apple Developer Program account will be terminated.',
    ],
    [
      'information-needed',
      'App Review\nGuideline 2.1 - Information Needed\nWe need a video of the app with the heart rate strap. You do not need to submit a new binary for this.',
    ],
    ['held', 'App Review: your app requires a longer review. Please do not resubmit it.\nGuideline 2.3'],
    [undefined, 'App Store Connect: build 17 is in state "PROCESSING".'],
    [
      'removal-ahead',
      'App Store Connect: you have not provided your trader status, as the Digital Services Act (DSA) requires. Your apps will be removed in the European Union.',
    ],
    [
      undefined,
      'App Store Connect: please provide your trader status, as the Digital Services Act (DSA) requires.',
    ],
    [
      'removal-ahead',
      'Your app has not been updated within three years. It will be removed from the App Store in 90 days.',
    ],
    [
      'account',
      'Google Play: your developer account does not meet the Play Console requirements. Apps of this kind must be published from an organization account.',
    ],
  ])('is told by its own words', (level, text) => {
    expect(decodeAnyLanguage(text).severity?.id).toBe(level);
  });
});

itEvery<[string | undefined, string]>([
  [
    'upload-refused',
    'Play Console won’t accept my bundle, it targets 35 and has to target 36. I read that I can ask for an extension somewhere, where is that button in my console? It is a small bug fix for my club.',
  ],
  [
    'rejected',
    'Google keeps rejecting me for READ_MEDIA_IMAGES. I removed the permission from my build, and they still name version code 33, which is from March and in a closed test that I forgot about.',
  ],
  [
    'removed',
    'My dosing helper is live on my own account since 2024. The console shows the app as removed, "must be published from an organization account". I have no company, what is my way back?',
  ],
  [
    'form-missing',
    'I can’t press "Add for review" for my running club app. In red: you have to answer whether the app has social media capabilities. It has a feed with comments. Does my yes make it 18+?',
  ],
])('is that of what the store did, not of a day or an extension that is named beside it', (level, text) => {
  expect(decodeAnyLanguage(text).severity?.id).toBe(level);
});

itEvery<[string, string]>([
  [
    'Gente, o Google recusou meu app de cardápio por causa da política de privacidade. Ela está num PDF no Drive. Basta abrir o arquivo para todos?',
    'A rejection is no strike',
  ],
  [
    'nos rechazaron la app de préstamos en Play, dicen que falta el plazo y la TAE máxima',
    'A rejection is no strike',
  ],
  ['apple rejected my tea app, they say the screenshots only show the login page', ''],
  // A day of the writer's own is no day of the store's.
  [
    'Hi all, I built a tea app for a client and apple says my screenshots only show the login page. What do I put there? I promised my client to have it in the store by December 12.',
    '',
  ],
])('is that of the store which a person tells of', (text, words) => {
  const { severity } = decodeAnyLanguage(text);
  expect(severity?.time).toContain(words);
  expect(severity?.next.includes('Resubmit to App Review')).toBe(words === '');
});
