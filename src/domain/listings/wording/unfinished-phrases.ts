import { phraseTable } from './match-phrases';

/** Filler that an honest text may also name, such as an app for designers. */
export const FILLER_TEXTS = phraseTable({
  any: 'lorem ipsum | dolor sit amet | bacon ipsum | hipster ipsum',
});

/** Filler that was meant to be replaced, as a whole line (sources 5.1 `placeholder_text`, and its like). */
export const FILLER_LINES = phraseTable({
  any: 'lorem ipsum | bacon ipsum | hipster ipsum | tbd | fixme | placeholder | placeholder text',
  en: `text here | insert text | insert text here | your text here | app name here |
    insert description here | description goes here`,
  es: 'texto de ejemplo | texto aquí | su texto aquí | tu texto aquí | texto de relleno | texto de prueba | insertar texto | insertar aquí | inserte texto aquí | descripción aquí',
  fr: "texte ici | votre texte ici | texte d'exemple | faux texte | texte de remplissage | insérer ici | insérer le texte ici | insérez votre texte ici | texte à venir | description ici",
  de: 'platzhalter | platzhaltertext | blindtext | beispieltext | text hier | text hier einfügen | hier text einfügen | hier beschreibung einfügen | beschreibung folgt | text folgt',
  pt: 'texto de exemplo | texto aqui | seu texto aqui | texto fictício | insira o texto | inserir texto aqui | texto de teste | descrição aqui',
  it: "segnaposto | testo di esempio | testo d'esempio | testo qui | inserisci testo | inserire testo qui | inserisci qui il testo | testo di prova | descrizione qui",
  ja: 'プレースホルダー | ダミーテキスト | ここにテキスト | テキストを入力',
  ko: '여기에 텍스트 | 자리 표시자 | 더미 텍스트',
  zh: '占位符 | 占位文字 | 佔位符 | 此处输入 | 在此输入 | 示例文本 | 虚拟文本',
  ru: 'текст-заполнитель | заполнитель | рыба-текст | текст здесь | введите текст | вставьте текст | тестовый текст | описание здесь',
  ar: 'نص تجريبي | نص هنا | أدخل النص | لوريم إيبسوم',
  hi: 'यहाँ टेक्स्ट | यहां टेक्स्ट | प्लेसहोल्डर | लोरम इप्सम',
  nl: 'tekst hier | uw tekst hier | jouw tekst hier | voorbeeldtekst | voer tekst in | plaatshouder',
  pl: 'tekst tutaj | wpisz tekst | wstaw tekst | przykładowy tekst | tekst zastępczy | twój tekst tutaj | opis tutaj',
  tr: 'metin buraya | buraya metin | örnek metin | metni buraya girin | buraya yazın | yer tutucu | açıklama buraya',
});

/** Curse words that mean nothing else (sources 5.1 `curse_words`). */
export const CURSE_WORDS = phraseTable({
  any: 'fuck | fucking | fucked | motherfucker | bullshit | shit | shitty | asshole | cunt | wanker',
  de: 'arschloch | scheiße | fotze',
  es: 'mierda | puta | gilipollas',
  fr: 'connard | salope | enculé',
});

/** Words that call the app a test or a trial (sources 5.1 `test_words`, 5.3: beta, trial, test). */
export const TEST_VERSIONS = phraseTable({
  en: `just a test | alpha test | beta test | alpha version | beta version | test version | trial version |
    demo version | beta build | test build`,
  es: 'versión de prueba | versión beta | solo una prueba | en pruebas',
  fr: "version de test | version bêta | version beta | version d'essai | juste un test",
  de: 'testversion | betaversion | beta-version | nur ein test | vorabversion | probeversion',
  pt: 'versão de teste | versão beta | apenas um teste | só um teste',
  it: 'versione di prova | versione beta | solo un test | solo una prova',
  ja: 'ベータ版 | β版 | テスト版 | 体験版 | お試し版',
  ko: '베타 | 베타 버전 | 테스트 버전 | 체험판 | 베타판',
  zh: '测试版 | 測試版 | 试用版 | 試用版 | 体验版 | 內測 | 内测 | 公测',
  ru: 'бета-версия | бета-версии | тестовая версия | тестовой версии | пробная версия',
  ar: 'نسخة تجريبية | النسخة التجريبية | إصدار تجريبي | نسخة بيتا',
  hi: 'बीटा | बीटा संस्करण | परीक्षण संस्करण | टेस्ट वर्जन',
  nl: 'testversie | bètaversie | betaversie | proefversie | slechts een test',
  pl: 'wersja testowa | wersji testowej | wersja beta | wersji beta | wersja próbna | wersja demonstracyjna',
  tr: 'test sürümü | beta sürümü | deneme sürümü | test sürümüdür | beta sürümüdür',
});

/** Single words that precheck and EAS flag, although they also have honest uses (`testing your knowledge`). */
export const TEST_WORDS = phraseTable({
  any: 'beta',
  en: 'testing',
});

/** Promises of features that the app does not have yet (sources 5.1 `future_functionality`). */
export const FUTURE_FUNCTIONALITY = phraseTable({
  en: `coming soon | coming shortly | in the next release | in the next version | in the next update |
    in a future update | in a future version | arriving soon | arriving shortly | here soon | here shortly |
    will be added soon`,
  es: 'próximamente | proximamente | muy pronto | en la próxima versión | en la próxima actualización',
  fr: 'prochainement | bientôt disponible | arrive bientôt | dans la prochaine version',
  de: 'demnächst | kommt bald | in kürze | bald verfügbar | in der nächsten version',
  pt: 'em breve | na próxima versão | na próxima atualização',
  it: `prossimamente | presto in arrivo | in arrivo presto | novità in arrivo | funzioni in arrivo |
    funzionalità in arrivo | aggiornamento in arrivo | presto disponibile | nella prossima versione`,
  ja: '近日公開 | 近日対応 | 近日リリース | まもなく登場 | 次のバージョンで | 次回のアップデートで',
  ko: '출시 예정 | 곧 출시 | 곧 출시됩니다 | 곧 제공 | 곧 제공됩니다 | 다음 버전 | 다음 업데이트',
  zh: '即将推出 | 即将上线 | 敬请期待 | 即將推出 | 敬請期待 | 下个版本',
  ru: 'скоро появится | скоро появятся | скоро будет | в следующей версии | в следующем обновлении',
  ar: 'قريبا | قريبًا | قريباً | في الإصدار القادم | في التحديث القادم',
  hi: 'जल्द आ रहा है | जल्द ही आ रहा है | जल्द आ रहे हैं | अगले संस्करण में',
  nl: 'binnenkort beschikbaar | komt binnenkort | in de volgende versie | in de volgende update',
  pl: 'już wkrótce | wkrótce dostępne | wkrótce pojawi | w następnej wersji | w kolejnej wersji | w następnej aktualizacji',
  tr: 'çok yakında | yakında geliyor | yakında gelecek | yakında eklenecek | sonraki sürümde | bir sonraki güncellemede',
});
