import { describe, expect } from 'vitest';
import { decoded } from '@tests/support/decoded';
import { decodeAnyLanguage } from './decode-any-language';
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

describe('a letter in another language, with a title that inflects its policy', () => {
  itEvery([
    [
      'play-impersonation',
      'Stan aplikacji: Zawieszona\nTwoja aplikacja została zawieszona i usunięta z Google Play.\nZnaleziony problem: naruszenie zasad dotyczących podszywania się pod inne podmioty\nNie zezwalamy na aplikacje, które wprowadzają użytkowników w błąd.',
    ],
    [
      'play-ads',
      'Статус приложения: отклонено\nВаше приложение отклонено и не опубликовано из-за нарушения правил.\nОбнаруженная проблема: Нарушение правил в отношении рекламы\nРеклама закрывает экран.',
    ],
    [
      'play-deceptive',
      'Статус додатка: Відхилено\nВаш додаток відхилено й не опубліковано через порушення правил.\nВиявлена проблема: Порушення правил щодо оманливої поведінки\nНазва додатка не відповідає його функціям.',
    ],
    [
      'play-broken-functionality',
      'Status Aplikasi: Ditolak\nAplikasi Anda ditolak karena masalah kebijakan di bawah.\nMasalah ditemukan: Pelanggaran kebijakan Fungsionalitas Rusak\nAplikasi diinstal, tetapi tidak dapat dimuat.',
    ],
    [
      'play-privacy-policy',
      'ऐप्लिकेशन की स्थिति: अस्वीकार किया गया\nआपके ऐप्लिकेशन को अस्वीकार कर दिया गया है.\nसमस्या मिली: अमान्य निजता नीति\nनिजता नीति का लिंक काम नहीं करता.',
    ],
    [
      'play-families',
      'สถานะแอป: ถูกปฏิเสธ\nแอปของคุณถูกปฏิเสธ\nปัญหาที่พบ: การละเมิดข้อกำหนดของนโยบายสำหรับครอบครัว\nแอปของคุณแสดงโฆษณาต่อเด็ก',
    ],
    [
      'play-account-terminated',
      '您的 Google Play 開發人員帳戶已遭到終止。\n狀態:帳戶已終止\n原因:先前違反《開發人員計畫政策》及《開發人員發布協議》的行為,與此帳戶或與此帳戶相關聯、先前已遭終止的 Google Play 開發人員帳戶有關。\n發現問題:高風險行為\n請注意:您嘗試開設的任何新帳戶也會遭到終止,且不會退還開發人員註冊費。請勿嘗試註冊新的 Play 管理中心帳戶。\n如果您認為我們的決定有誤,可以提出申訴。\nGoogle Play 團隊',
    ],
    [
      'play-data-safety',
      'Stav aplikace: Zamítnuta\nVaše aplikace byla zamítnuta kvůli níže uvedenému problému se zásadami.\nZjištěný problém: Neplatný formulář Zabezpečení údajů\nFormulář neuvádí přibližnou polohu.\nTým Google Play',
    ],
    [
      'play-intellectual-property',
      'Appstatus: Avvisad\nDin app har avvisats på grund av policyproblemet nedan.\nProblem som hittats: Brott mot policyn om immateriella rättigheter\nAppen använder en logotyp utan tillstånd.\nGoogle Play-teamet',
    ],
    [
      'play-account-issue',
      'Zweryfikuj swoje konto dewelopera do 15 grudnia 2026 r.\nZaloguj się w Konsoli Play jako właściciel konta i prześlij dokumenty. Jeśli tego nie zrobisz, profil dewelopera i aplikacje mogą zostać usunięte z Google Play.\nZespół Google Play',
    ],
    [
      'play-closed-test',
      'Acceso a producción\nTu solicitud de acceso a producción no se ha aprobado\nTu aplicación necesita más pruebas antes de que puedas acceder a producción.\n- Los testers no han interactuado con tu aplicación durante la prueba cerrada',
    ],
  ])('has the cause of its title', (causes, text) => {
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

describe('a state of an app, in another language', () => {
  itEvery<[string, string]>([
    ['approval', '您的 App“小满日历”现可供分发。\n以下 App 的状态已更改为“可供分发”。\nApp Store 团队'],
    ['approval', 'Parabéns! Concedemos acesso à produção ao app Feirinha. Agora você pode publicar seu app.'],
    ['on-the-way', 'App「まいにち体温」の以下のビルドの処理が完了しました。\nApp Store チーム'],
  ])('is called that', (kind, text) => {
    expect(decodeAnyLanguage(text).kind).toBe(kind);
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
