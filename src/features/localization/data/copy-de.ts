import type { LanguageCopy } from './copy-types';

export const GERMAN: LanguageCopy = {
  separator: ': ',
  store: { get: 'Laden', description: 'Beschreibung' },
  categories: {
    productivity: {
      phrases: ['Aufgaben & Planer', 'Planer'],
      subtitle: 'Mehr Ruhe im Alltag',
      tagline: 'Aufgaben, Notizen und Erinnerungen an einem Ort, für mehr Ordnung im Tag.',
      benefits: [
        'Den Tag in einer Minute planen',
        'Ideen festhalten, bevor sie weg sind',
        'Auf einen Blick sehen, was ansteht',
      ],
      keywords: ['aufgaben', 'tagesplan', 'ordnung', 'liste', 'ziele', 'routine'],
    },
    business: {
      phrases: ['Kunden & Team', 'Business'],
      subtitle: 'Der Betrieb fest im Griff',
      tagline: 'Kunden, Projekte und Zahlen vereint, damit das Team in Ruhe arbeiten kann.',
      benefits: [
        'Alle Kundendaten zur Hand',
        'Termine und Fristen im Blick',
        'Klare Berichte für Entscheidungen',
      ],
      keywords: ['kunden', 'rechnung', 'team', 'projekte', 'vertrieb', 'firma'],
    },
    education: {
      phrases: ['Täglich lernen', 'Lernen'],
      subtitle: 'Kurze Lektionen, klar erklärt',
      tagline: 'Ein paar Minuten Übung am Tag werden zu stetigem Lernerfolg.',
      benefits: ['Kurze, klare Lektionen', 'Üben im eigenen Tempo', 'Der Fortschritt immer im Blick'],
      keywords: ['lernen', 'üben', 'kurs', 'aufgaben', 'schule', 'prüfung'],
    },
    entertainment: {
      phrases: ['Geschichten & Spaß', 'Spaß'],
      subtitle: 'Gute Laune für jede Pause',
      tagline: 'Geschichten und gute Laune für jede freie Minute, allein oder mit Freunden.',
      benefits: ['Jeden Tag eine Überraschung', 'Wie gemacht für kurze Pausen', 'Am schönsten mit Freunden'],
      keywords: ['geschichten', 'unterhaltung', 'humor', 'serien', 'freizeit', 'rätsel'],
    },
    health: {
      phrases: ['Gesunde Routinen', 'Fitness'],
      subtitle: 'Schritt für Schritt gesünder',
      tagline: 'Gesunde Gewohnheiten Schritt für Schritt, mit einem einfachen Tagebuch.',
      benefits: [
        'Ziele, die zu dir passen',
        'Einfaches tägliches Protokoll',
        'Deine Entwicklung auf einen Blick',
      ],
      keywords: ['gewohnheiten', 'sport', 'gesundheit', 'schlaf', 'training', 'balance'],
    },
    social: {
      phrases: ['Freunde & Gruppen', 'Freunde'],
      subtitle: 'Näher an deinen Leuten',
      tagline: 'Freunde und Gemeinschaft an einem Ort: Gruppen, Pläne und gute Gespräche.',
      benefits: [
        'Gruppen für jedes Interesse',
        'Treffen ohne Hin und Her geplant',
        'Du bestimmst, wer was sieht',
      ],
      keywords: ['freunde', 'gruppen', 'chat', 'gemeinschaft', 'treffen', 'events'],
    },
  },
  features: {
    reminders: { line: 'Erinnerungen zur rechten Zeit', keyword: 'erinnerung' },
    calendar: { line: 'Alles in einem klaren Kalender', keyword: 'kalender' },
    notes: { line: 'Notizen immer zur Hand', keyword: 'notizen' },
    sharing: { line: 'Teile es, mit wem du willst', keyword: 'teilen' },
    photos: { line: 'Mit Fotos für jeden Eintrag', keyword: 'fotos' },
    offline: { line: 'Läuft auch ohne Internet', keyword: 'offline' },
    privacy: { line: 'Deine Daten bleiben bei dir', keyword: 'datenschutz' },
    statistics: { line: 'Statistiken, die man versteht', keyword: 'statistik' },
  },
};
