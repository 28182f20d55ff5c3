import { beforeAll, expect, it } from 'vitest';
import { onlyTexts, submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import type { CheckedImage } from '@/model/draft-image';
import type { Listing } from '@/model/listing';
import { checkLanguages, NO_SCORES } from './check-languages';
import { loadDetector } from './detector';
import type { ScoreLanguage } from './languages';

const ENGLISH =
  'Lantern is a quiet journal for the end of the day. Write three lines each evening, add a photo if you like, and look back a year later.';

/** The same in other languages, each written in it. */
const TRANSLATED: Readonly<Record<string, string>> = {
  'de-DE':
    'Lantern ist ein ruhiges Tagebuch für den Abend. Schreibe jeden Tag drei Zeilen, füge ein Foto hinzu und blicke nach einem Jahr zurück.',
  'fr-FR':
    'Lantern est un journal calme pour la fin de la journée. Écrivez trois lignes chaque soir, ajoutez une photo et relisez-les un an plus tard.',
  'es-ES':
    'Lantern es un diario tranquilo para el final del día. Escribe tres líneas cada noche, añade una foto y vuelve a leerlas un año después.',
  'pt-BR':
    'Lantern é um diário tranquilo para o fim do dia. Escreva três linhas toda noite, adicione uma foto e releia um ano depois.',
  it: 'Lantern è un diario tranquillo per la fine della giornata. Scrivi tre righe ogni sera, aggiungi una foto e rileggile un anno dopo.',
  'nl-NL':
    'Lantern is een rustig dagboek voor het einde van de dag. Schrijf elke avond drie regels, voeg een foto toe en lees ze een jaar later terug.',
  da: 'Lantern er en rolig dagbog til slutningen af dagen. Skriv tre linjer hver aften, tilføj et billede og læs dem igen et år senere.',
  pl: 'Lantern to spokojny dziennik na koniec dnia. Każdego wieczoru zapisz trzy linijki, dodaj zdjęcie i wróć do nich po roku.',
  'ru-RU':
    'Lantern — спокойный дневник для конца дня. Каждый вечер пишите три строки, добавляйте фото и перечитывайте их через год.',
  'ja-JP': 'Lantern は一日の終わりに書く静かな日記です。毎晩三行を書き、写真を添えて、一年後に読み返せます。',
  'ko-KR':
    'Lantern은 하루를 마무리하는 조용한 일기장입니다. 매일 저녁 세 줄을 쓰고 사진을 더해 일 년 뒤에 다시 읽어 보세요.',
  'zh-CN': 'Lantern 是一本安静的晚间日记。每天晚上写下三行文字，添加一张照片，一年之后再回头重读当时的心情。',
  'ar-SA': 'Lantern مذكرات هادئة لنهاية اليوم. اكتب ثلاثة أسطر كل مساء وأضف صورة إن أردت ثم عد إليها بعد عام.',
  tr: 'Lantern günün sonu için sakin bir günlüktür. Her akşam üç satır yazın, bir fotoğraf ekleyin ve bir yıl sonra yeniden okuyun.',
  th: 'Lantern คือสมุดบันทึกอันเงียบสงบสำหรับช่วงท้ายของวัน เขียนสามบรรทัดทุกเย็น เพิ่มรูปภาพ แล้วกลับมาอ่านในอีกหนึ่งปี',
};

let score: ScoreLanguage;
beforeAll(async () => {
  score = await loadDetector();
});

function found(texts: Readonly<Record<string, Partial<Listing>>>, by: ScoreLanguage = score): string[] {
  const listings = Object.fromEntries(
    Object.entries(texts).map(([locale, own]) => [locale, onlyTexts({ title: 'Lantern', ...own })]),
  );
  return checkLanguages(submissionDraft({ platform: 'ios', defaultLocale: 'en-US', listings }), by).map(
    ({ severity, rule, subject, title }) => [severity, rule, subject.locale, title].join(' | '),
  );
}

const described = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([locale, description]) => [locale, { description }]));

it('finds short texts that are the same in two languages, and no names', () => {
  const own = { subtitle: 'Three lines each evening', releaseNotes: 'Fixes for crashes at start.' };
  expect(found({ 'en-US': own, 'de-DE': own })).toEqual([
    "warning | language-untranslated | de-DE | What's New is the same text as in English",
    'warning | language-untranslated | de-DE | Subtitle is the same text as in English',
  ]);
  const names = { subtitle: 'Photoshop & Lightroom', releaseNotes: 'Lightroom 4.2' };
  expect(found({ 'en-US': names, 'de-DE': names })).toEqual([]);
});

it('finds nothing in texts that are each in their own language', () => {
  expect(found(described({ 'en-US': ENGLISH, ...TRANSLATED }))).toEqual([]);
});

it('finds the English text in each other language, also where it was changed', () => {
  const changed = `${ENGLISH} Now with larger type.`;
  const missed = Object.keys(TRANSLATED).flatMap((locale) =>
    [ENGLISH, changed].flatMap((description) => {
      const all = found(described({ 'en-US': ENGLISH, ...TRANSLATED, [locale]: description }));
      return all.length === 1 && all[0]?.startsWith(`warning | language-untranslated | ${locale}`)
        ? []
        : [`${locale}: ${all.join('; ')}`];
    }),
  );
  expect(missed).toEqual([]);
});

it('finds changed English where the detector lacks the language, and not a text in that language', () => {
  const galician =
    'Lantern é un diario tranquilo para o remate do día. Escribe tres liñas cada noite, engade unha foto e volve lelas un ano despois.';
  const changed = `${ENGLISH} Now with larger type.`;
  const inGalician = (description: string) =>
    checkLanguages(
      submissionDraft({
        platform: 'android',
        defaultLocale: 'en-US',
        listings: { 'en-US': onlyTexts({ description: ENGLISH }), 'gl-ES': onlyTexts({ description }) },
      }),
      score,
    ).map(({ severity, rule, subject }) => `${severity} ${rule} ${subject.locale}`);
  expect(inGalician(changed)).toEqual(['warning language-untranslated gl-ES']);
  expect(inGalician(galician)).toEqual([]);
});

it('finds an identical text and foreign letters without the detector', () => {
  expect(
    found(described({ 'en-US': ENGLISH, 'de-DE': ENGLISH, 'ja-JP': TRANSLATED['ru-RU'] ?? '' }), NO_SCORES),
  ).toEqual([
    'warning | language-untranslated | de-DE | Description is the same text as in English',
    'warning | language-script | ja-JP | Description has no Japanese letters',
  ]);
});

itEvery<[string, Readonly<Record<string, string>>, string[]]>([
  [
    'a text of a third language',
    { 'en-US': ENGLISH, 'de-DE': TRANSLATED['fr-FR'] ?? '' },
    ['warning | language-misplaced | de-DE | Description is in French'],
  ],
  [
    'the text of another language, at the language that it is not in',
    { 'en-US': ENGLISH, 'de-DE': TRANSLATED['de-DE'] ?? '', it: TRANSLATED['de-DE'] ?? '' },
    ['warning | language-misplaced | it | Description is the same text as in German'],
  ],
  ['close relatives', { 'en-US': ENGLISH, no: TRANSLATED.da ?? '', sv: TRANSLATED.da ?? '' }, []],
  ['another English', { 'en-US': ENGLISH, 'en-GB': ENGLISH }, []],
  ['a language that the detector lacks', { 'en-US': ENGLISH, 'gl-ES': TRANSLATED['es-ES'] ?? '' }, []],
  ['too few words to tell', { 'en-US': ENGLISH, 'de-DE': 'Three lines each evening' }, []],
  [
    'the main language itself',
    { 'en-US': TRANSLATED['es-ES'] ?? '' },
    ['warning | language-misplaced | en-US | Description is in Spanish'],
  ],
])('tells …', (_, texts, findings) => {
  expect(found(described(texts))).toEqual(findings);
});

it('judges short texts together, and leaves search terms and a name in English alone', () => {
  const own = {
    subtitle: 'Three lines each evening',
    shortDescription: 'A quiet journal for the end of the day',
  };
  const german = {
    subtitle: 'Drei Zeilen jeden Abend',
    shortDescription: 'Ein ruhiges Tagebuch für den Abend',
  };
  const keywords = 'diary,mood,sleep,calm,evening,gratitude,habit,notes,focus';
  expect(found({ 'en-US': { ...own, keywords }, 'de-DE': { ...german, keywords } })).toEqual([
    'note | language-untranslated | de-DE | Keywords are the same text as in English',
  ]);
  expect(found({ 'en-US': own, 'de-DE': own })).toEqual([
    'warning | language-untranslated | de-DE | Subtitle is the same text as in English',
  ]);
});

it('judges the captions of a language together, and a single one that was left', () => {
  const picture = (locale: string, at: number, description: string): CheckedImage => ({
    id: `${locale}-${at}`,
    fileName: '1.png',
    kind: 'screenshot',
    locale,
    width: 1290,
    height: 2796,
    mediaType: 'image/png',
    hasAlpha: false,
    slotId: 'iphone-6.9',
    description,
    drawn: { shotId: 's', targetId: 't', from: 'f' },
    blob: { size: 1 },
  });
  const english = ['Write three lines each evening', 'Look back a year later'];
  const german = ['Jeden Abend drei Zeilen schreiben', 'Nach einem Jahr zurückblicken'];
  const inGerman = (captions: string[]) =>
    checkLanguages(
      submissionDraft({ platform: 'ios', defaultLocale: 'en-US', listings: { 'en-US': onlyTexts({}) } }),
      score,
      [
        ...english.map((text, at) => picture('en-US', at, text)),
        ...captions.map((text, at) => picture('de-DE', at, text)),
      ],
    ).map(({ severity, title, subject }) => `${severity} ${subject.picture}: ${title}`);
  expect(inGerman(german)).toEqual([]);
  expect(inGerman(english)).toEqual(['warning de-DE-0: The captions are the same text as in English']);
  expect(inGerman([german[0] ?? '', english[1] ?? ''])).toEqual([
    'note de-DE-1: A caption is the same text as in English',
  ]);
});

it('asks the detector a few times a language about fifty of them and a megabyte, and about a part of each text', () => {
  const texts = Object.fromEntries(
    Object.keys(TRANSLATED)
      .concat('cs', 'el', 'fi', 'hu', 'he', 'id', 'ms', 'no', 'ro', 'sk', 'sv', 'uk', 'vi', 'hr', 'ca')
      .concat('bn', 'gu', 'kn', 'ml', 'mr', 'or', 'pa', 'sl', 'ta', 'te', 'ur', 'hi', 'bg', 'et', 'lt', 'lv')
      .concat('mk', 'sr', 'sq', 'sw')
      .map((locale, at) => [locale, { description: `${at} ${ENGLISH} `.repeat(30), releaseNotes: ENGLISH }]),
  );
  const asked: number[] = [];
  found({ 'en-US': { description: 'a < b@c '.repeat(125_000) }, ...texts }, (words) => {
    asked.push(words.length);
    return score(words);
  });
  const languages = Object.keys(texts).length + 1;
  expect(languages).toBeGreaterThanOrEqual(50);
  expect(asked.length).toBeLessThanOrEqual(languages * 4);
  expect(Math.max(...asked)).toBeLessThanOrEqual(4000);
});
