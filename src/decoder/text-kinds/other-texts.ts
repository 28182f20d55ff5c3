import type { OtherKind } from './kind-signs';

/** One line about what such a text reads like, and what to do. */
export interface OtherText {
  kind: OtherKind;
  title: string;
  advice: string;
}

const PASTE = 'It was not searched for causes. Paste the store’s own message.';

const OTHER_TEXTS: Readonly<Record<OtherKind, Omit<OtherText, 'kind'>>> = {
  approval: {
    title: 'This reads like an approval',
    advice: 'It rejects nothing, so there is nothing to fix.',
  },
  'on-the-way': {
    title: 'This reads like a status message',
    advice: 'It refuses nothing. Paste the store’s answer when it comes.',
  },
  reminder: {
    title: 'This reads like a reminder',
    advice: 'Nothing was refused. Do what it asks, before the day that it names.',
  },
  plan: { title: 'This reads like a plan or a checklist', advice: PASTE },
  change: { title: 'This reads like release notes or a change to the code', advice: PASTE },
  news: {
    title: 'This reads like news or general advice',
    advice: 'It seems to be about no app in particular. If it is about yours, choose who wrote it.',
  },
  question: {
    title: 'This reads like a question',
    advice: 'No store has refused anything yet. Paste its message if it does.',
  },
  log: {
    title: 'This reads like the output of a tool',
    advice: 'It has no answer of a store. Paste the lines in which the store refuses the upload.',
  },
  mail: {
    title: 'This does not seem to be from a store',
    advice:
      'StorePilot knows the rules of the App Store and Google Play. If one of them wrote it, choose it as the sender.',
  },
};

/** The title and the advice for a text of this kind. */
export function otherOf(kind: OtherKind): OtherText {
  return { kind, ...OTHER_TEXTS[kind] };
}
