import type { CategoryId } from '../model/optimization';
import type { CategoryCopy } from './category-copy';

export const GERMAN: Record<CategoryId, CategoryCopy> = {
  productivity: {
    phrases: ['Tagesplaner & Aufgaben', 'Planer & Aufgaben', 'Planer'],
    opening: '{name} bringt Ordnung in deinen Tag: Aufgaben, Notizen und Erinnerungen an einem Ort.',
    benefits: [
      'Den Tag in einer Minute planen',
      'Ideen festhalten, bevor sie weg sind',
      'Auf einen Blick sehen, was noch ansteht',
    ],
  },
  business: {
    phrases: ['Kunden & Rechnungen', 'Team & Kunden', 'Business'],
    opening: '{name} vereint Kunden, Projekte und Zahlen, damit dein Team in Ruhe arbeiten kann.',
    benefits: [
      'Alle Kundendaten zur Hand',
      'Termine und Fristen in einem Kalender',
      'Klare Berichte für gute Entscheidungen',
    ],
  },
  education: {
    phrases: ['Lernen in Lektionen', 'Täglich lernen', 'Lernen'],
    opening: '{name} macht aus ein paar Minuten am Tag stetigen Lernerfolg.',
    benefits: ['Kurze, klare Lektionen', 'Üben im eigenen Tempo', 'Der Fortschritt immer im Blick'],
  },
  entertainment: {
    phrases: ['Geschichten & Spaß', 'Gute Unterhaltung', 'Spaß'],
    opening: '{name} bringt Geschichten und gute Laune in jede freie Minute.',
    benefits: ['Jeden Tag etwas Neues', 'Leicht mit Freunden geteilt', 'Wie gemacht für kurze Pausen'],
  },
  finance: {
    phrases: ['Budget & Ausgaben', 'Haushaltsbuch', 'Budget'],
    opening: '{name} zeigt dir klar, wohin dein Geld geht und wie viel du sparen kannst.',
    benefits: ['Ausgaben in Sekunden erfasst', 'Budgets für jede Kategorie', 'Erinnerung vor jeder Rechnung'],
  },
  health: {
    phrases: ['Fitness & Gewohnheiten', 'Fitness & Gesundheit', 'Fitness'],
    opening: '{name} begleitet dich Schritt für Schritt zu gesunden Gewohnheiten.',
    benefits: [
      'Ziele, die zu dir passen',
      'Einfaches tägliches Protokoll',
      'Deine Entwicklung in klaren Diagrammen',
    ],
  },
  social: {
    phrases: ['Freunde & Gruppen', 'Chat & Freunde', 'Freunde'],
    opening: '{name} bringt Freunde und Gemeinschaft an einem Ort zusammen.',
    benefits: [
      'Gruppen für jedes Interesse',
      'Treffen ohne Hin und Her geplant',
      'Du bestimmst, wer was sieht',
    ],
  },
  utilities: {
    phrases: ['Werkzeuge für den Alltag', 'Nützliche Werkzeuge', 'Werkzeuge', 'Tools'],
    opening: '{name} erledigt die kleinen Aufgaben des Alltags mit einem Tippen.',
    benefits: ['Schnell und ohne Umwege', 'Alles in einer App', 'Da, wenn du es brauchst'],
  },
};
