import { describe, expect } from 'vitest';
import { decoded } from '@tests/support/decoded';
import { itEvery } from '@tests/support/it-every';
import { glossFor } from './gloss';
import { readableText } from './readable-text';

describe('a refusal in another language', () => {
  itEvery([
    ['play-metadata', 'Ihre App wurde abgelehnt.\nGefundenes Problem: Verstoß gegen die Metadatenrichtlinie'],
    [
      'play-target-api',
      'Fehler beim Hochladen: Ihre App muss mindestens auf API-Level 36 ausgerichtet sein.',
    ],
    ['play-impersonation', 'Votre application a été refusée.\nProblème détecté : Usurpation d’identité'],
    ['play-financial', 'Ваше приложение отклонено.\nОбнаружена проблема: персональные кредиты'],
    ['play-data-safety', 'Aktualizacja odrzucona\nWykryty problem: Formularz Bezpieczeństwo danych'],
    ['play-wrong-key', 'Errore durante il caricamento: l’app bundle è firmato con la chiave errata.'],
    ['play-version-code-used', '버전 코드 9은(는) 이미 사용되었습니다.'],
    ['play-all-files', '您的应用未通过审核\n发现的问题：所有文件访问权限'],
    ['play-background-location', 'Uygulamanız reddedildi\nSorun: Arka planda konum erişimi'],
    ['play-user-data', 'تم رفض تطبيقك\nالمشكلة: بيانات المستخدم'],
    ['apple-4.3', '앱스토어 심사에서 4.3 리젝 받았어요'],
    ['apple-2.1', '苹果审核被拒 2.1，说登录不了'],
    ['apple-5.1.1(v)', '我的app因为5.1.1(v)被拒'],
    ['apple-4.2', 'App Store 4.2 でリジェクトされました'],
    ['apple-4.2.2', 'Apple me rechazó la app por la 4.2.2, dicen que es solo una web.'],
    ['play-metadata', 'Ваш додаток відхилено.\nВиявлена проблема: Правила щодо метаданих.'],
    ['play-background-location', 'Ứng dụng của bạn đã bị từ chối.\nVấn đề được phát hiện: vị trí trong nền'],
    ['play-ads', 'Aplikasi Anda ditolak.\nMasalah ditemukan: Kebijakan iklan'],
    ['play-metadata', 'आपका ऐप्लिकेशन अस्वीकार कर दिया गया है\nसमस्या मिली: मेटाडेटा नीति'],
    ['play-user-data', 'แอปของคุณถูกปฏิเสธ\nพบปัญหา: นโยบาย ข้อมูลผู้ใช้'],
    ['apple-2.3.3', 'Guideline 2.3.3 - De schermafbeeldingen tonen niet de app in gebruik. App Review'],
    [
      'apple-3.1.1-restore',
      'Ihre App wurde von Apple abgelehnt: 3.1.1. Es fehlt die Möglichkeit, Käufe wiederherzustellen.',
    ],
  ])('has the causes that the same text has in English', (causes, text) => {
    expect(
      decoded(text)
        .findings.map(({ cause }) => cause.id)
        .join(' '),
    ).toBe(causes);
  });
});

describe('a text that refuses nothing, in another language', () => {
  itEvery([
    'Ihre App wurde genehmigt und ist jetzt im App Store verfügbar.',
    'Votre application a été approuvée. Elle est maintenant disponible.',
    'La tua app è stata approvata. È ora disponibile.',
    'Dzień dobry, przesyłamy politykę prywatności naszego sklepu.',
    'Wir haben die Datenschutzerklärung aktualisiert und das Konto gelöscht.',
  ])('has no cause', (text) => {
    expect(decoded(text).findings).toEqual([]);
  });
});

describe('a text in two languages', () => {
  itEvery([
    [
      'Hoi, Google heeft onze app geweigerd: "We found an issue with your account die form." Wat nu?',
      'Hoi, Google heeft rejected my app: "We found an issue with your account die form." Wat nu?',
    ],
  ])('keeps its English sentences and its quotes', (text, shown) => {
    const readable = readableText(text);
    expect(glossFor(readable)?.(readable).shown).toBe(shown);
  });
});
