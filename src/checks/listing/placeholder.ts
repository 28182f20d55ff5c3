import { fieldSays, textFieldsOf } from '@/domain/listings/field-label';
import type { ListingField } from '@/model/listing';
import { findPhrases, readWords } from '@/domain/listings/wording/match-phrases';
import { FILLER_LINES, FILLER_TEXTS } from '@/domain/listings/wording/unfinished-phrases';
import { languageOf } from '@/domain/locales/product-locales';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import type { ListingCheck, ListingFound } from './listing-check';

/** Filler that was never replaced. */
export const PLACEHOLDER = defineRule({
  id: 'listing-placeholder',
  title: 'Filler text',
  severity: 'blocker',
  source: APPLE.completeness,
  checked: '2026-11-20',
  effort: 'texts',
  why: 'An unfinished text is rejected as incomplete.',
  fix: 'Replace it with the real text.',
  examples: {
    fires: { description: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.' },
    holds: { description: 'Write three lines each evening.' },
  },
  check: checkPlaceholders,
});

/** Marks that a writer leaves to come back to: TODO and the like in capitals, or a bracketed instruction. */
const MARKS = /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD|XXX)(?![\p{L}\p{N}])/u;

/** First words of an instruction, in the languages in which people write listings. */
const BRACKETED =
  'placeholder|insert|add|enter|your|description|todo|tbd|xxx+|einfügen|hier|platzhalter|text|beschreibung|insérer|insérez|ajouter|ajoutez|votre|à compléter|compléter|insertar|inserta|inserte|añadir|añade|agregar|escribe|escribir|tu|su|completar|rellenar|inserir|insira|adicionar|adicione|escreva|seu|sua|preencher|inserire|inserisci|aggiungere|aggiungi|scrivi|il tuo|da completare|invoegen|voeg|vul|schrijf|jouw|uw|wstaw|wpisz|dodaj|uzupełnij|вставить|вставьте|добавить|добавьте|впишите|ekle|ekleyin|buraya|yazın|masukkan|tambahkan|isi|ここに|入力|挿入|여기에|입력|삽입|此处|在此|填写|插入|أدخل|أضف|यहाँ|यहां';

/** Letters that fingers leave when nobody has a text yet, and notes to oneself about changing it. */
const MASHED =
  /(?<![\p{L}\p{N}])(?:(?:asdf|qwert(?![yz](?!\p{L}))|sdfg|dfgh|hjkl|zxcv|yxcv)\p{L}{0,6}|(?:bla\s?){3,}|(?:test\s){2,}test|test\s?123|prueba\s?123|teste\s?123|prova\s?123)(?![\p{L}\p{N}])|(?<!\p{L})(?:change|replace|delete|remove|edit|rewrite|ändern|ersetzen|löschen|changer|remplacer|supprimer|modifier|cambiar|reemplazar|sustituir|borrar|editar|mudar|trocar|substituir|alterar|apagar|cambiare|sostituire|cancellare|modificare|wijzigen|vervangen|verwijderen|zmienić|zamienić|usunąć|изменить|заменить|удалить|değiştir|ganti)(?!\p{L})[^.!?\n]{0,25}(?<!\p{L})(?:before|vor|bevor|avant|antes|prima|voor|przed|до|перед|önce|sebelum)(?!\p{L})[^.!?\n]{0,15}(?<!\p{L})(?:publish|release|submi|launch|upload|veröffentlich|release|livegang|publi|sortie|envoi|lanz|sub|pubblic|rilasci|invi|publicatie|lancering|publikacj|wydani|публикац|релиз|yayın|rilis|terbit)\p{L}*/iu;

/** A note to oneself at the beginning of a line. */
const NOTE_TO_SELF = /^\s*(?:TODO|FIXME|TBD|XXX)(?=\s?:|\s+\p{Ll}|\s*$)/mu;
const SAMPLE =
  /(?<!\p{L})(?:(?:sample|dummy|example|placeholder|filler) text(?=[.:!]|$)|(?:text|description|subtitle|title|tagline) goes here|replace me(?!\p{L})|write this text|(?<=[[({–—:-]\s?)(?:copy|text|description) to come(?!\p{L}))/imu;

/** A bracketed instruction, in any case. */
const INSTRUCTIONS = new RegExp(
  `[[{<](?:${BRACKETED})(?![\\p{L}])[^\\]}>\\n]{0,80}[\\]}>]|\\binsert (?:text|description|name|app name) here\\b`,
  'iu',
);

/** A variable that no tool replaced. */
const VARIABLES =
  /[[{<](?:app|company|developer|product)[ _-]?name[\]}>]|[[{<]your (?:app|company)(?: name)?[\]}>]|\{\{\s?[\w.-]{1,40}\s?\}\}|%[A-Z]+(?:_[A-Z]+){1,3}%|\$\{[\w.]{3,40}\}|\$\([A-Z]+(?:_[A-Z]+){1,4}\)/iu;

/** The first characters of every mark: searching for them without a lookbehind is many times faster. */
const MAY_BE_MARK = /TODO|FIXME|TBD|XXX|[[{<%$]|insert /i;

const LOREM_IPSUM = /lorem ipsum\W{1,3}dolor/i;

/** The filler as a sentence of its own. */
const LOREM_SENTENCE = /(?:^|[.!?]\s{1,3})lorem ipsum\W{1,3}dolor/i;

/** Brackets, quotes and stops around the words of a line. */
const EDGES = /^[\s\p{P}]+|[\s\p{P}]+$/gu;

/** Checks for filler that was never replaced: a blocker where it is a whole line, otherwise a hint. */
function checkPlaceholders(check: ListingCheck): ListingFound[] {
  const fields = new Set(check.platforms.flatMap((platform) => textFieldsOf(platform)));
  return [...fields].flatMap((field) => {
    const stores = check.platforms.filter((platform) => textFieldsOf(platform).includes(field));
    const found = fillerLine(check, field) ?? fillerInside(check, field);
    if (!found) return [];
    return {
      field,
      store: stores.length === 1 ? stores[0] : undefined,
      severity: SEVERITY_OF[found.kind],
      title: fieldSays(
        field,
        stores,
        `${found.kind === 'inside' ? 'may still contain' : 'still contains'} filler text: “${found.text.slice(0, 60)}”`,
      ),
      fix: found.kind === 'inside' ? 'Check that it is meant to be there.' : 'Replace it with the real text.',
    };
  });
}

const SEVERITY_OF = { line: 'blocker', variable: 'warning', inside: 'note' } as const;

interface Filler {
  text: string;
  kind: 'line' | 'variable' | 'inside';
}

/** A line that is nothing but a filler, or runs on in the Latin of one. */
function fillerLine(check: ListingCheck, field: ListingField): Filler | undefined {
  const words = check.words(field);
  const mayHold =
    (words.places.has('ipsum') && LOREM_IPSUM.test(words.text)) ||
    findPhrases(words, FILLER_LINES).length > 0;
  for (const line of mayHold ? words.text.split('\n') : []) {
    const bare = line.replace(EDGES, '');
    if (bare === '' || bare.length > 400) continue;
    const [hit] = findPhrases(readWords(bare, check.locale), FILLER_LINES);
    const isWhole = hit?.start === 0 && hit.end === bare.length;
    // A sentence that quotes it, e.g. of a Latin course, is finished.
    if (isWhole || LOREM_SENTENCE.test(bare)) return { text: bare, kind: 'line' };
  }
  return undefined;
}

/** A to-do app, by its own texts: its lists are called that. */
const TASKS =
  /(?<![\p{L}])to[\s-]?dos?(?![\p{L}])|(?<![\p{L}])(?:tasks?|aufgaben|tâches|tareas|tarefas|attività|задач)/iu;

function isAboutTasks({
  listing: { title, subtitle, shortDescription, keywords, description },
}: ListingCheck): boolean {
  const others = description.replaceAll('TODO', '');
  return [title, subtitle, shortDescription, keywords, others].some((text) => TASKS.test(text));
}

function fillerInside(check: ListingCheck, field: ListingField): Filler | undefined {
  const { text: whole } = check.words(field);
  const mark = MAY_BE_MARK.test(whole) ? MARKS.exec(whole)?.[0] : undefined;
  // "Todo" is "everything" in these languages.
  const isWord =
    mark === 'TODO' &&
    (check.listing.title.includes(mark) ||
      ['es', 'pt', 'gl', 'ca'].includes(languageOf(check.locale)) ||
      isAboutTasks(check));
  const variable = MAY_BE_MARK.test(whole) ? VARIABLES.exec(whole)?.[0] : undefined;
  if (variable !== undefined) return { text: variable, kind: 'variable' };
  const mashed = MASHED.exec(whole)?.[0];
  if (mashed !== undefined) return { text: mashed, kind: 'variable' };
  const note = (isWord ? undefined : NOTE_TO_SELF.exec(whole)?.[0].trim()) ?? SAMPLE.exec(whole)?.[0];
  if (note !== undefined) return { text: note, kind: 'variable' };
  const instruction = MAY_BE_MARK.test(whole) ? INSTRUCTIONS.exec(whole)?.[0] : undefined;
  if (instruction !== undefined) return { text: instruction, kind: 'variable' };
  const text = (isWord ? undefined : mark) ?? findPhrases(check.words(field), FILLER_TEXTS)[0]?.text;
  return text === undefined ? undefined : { text, kind: 'inside' };
}
