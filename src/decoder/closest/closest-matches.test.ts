import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decodeAnyLanguage } from '../decode-any-language';

/** The closest matches of what somebody tells, each with its case or those to choose from. */
function told(text: string): string[] {
  return decodeAnyLanguage(text).closest.map(
    ({ causeId, caseId, candidates }) =>
      caseId ?? `${causeId}: ${candidates.map((each) => each.caseId).join(', ')}`,
  );
}

describe('a refusal that somebody tells in everyday words', () => {
  itEvery([
    [
      'all-files-not-core',
      'Google says no to my recipe reader because it may open all files on the phone. I only wanted people to find their pdf, what do I do now?',
    ],
    [
      'saturated-category',
      'Apple told me that they have enough horoscope apps already, and mine is just one more. I drew everything by hand!',
    ],
  ])('has one match where it stands out', (caseId, text) => {
    expect(told(text)).toEqual([caseId]);
  });

  it('has the matches of the store only that it names', () => {
    const { closest } = decodeAnyLanguage(
      'Apple took my diary in a day. Google rejected it: they say that I am only a person, and that a company has to publish it.',
    );
    expect(closest[0]?.causeId).toBe('play-organization-account');
    expect(new Set(closest.map(({ store }) => store))).toEqual(new Set(['android']));
  });

  it('has the one that it tells very well, whatever store it names beside', () => {
    expect(
      told(
        'They want one more sign-in where people can hide their mail address. I have Google, Facebook and a plain password in my app, twice they sent the same paragraph. Is the password not such a sign-in?',
      ),
    ).toEqual(['no-equivalent-login']);
  });

  it('has one of each point that it counts', () => {
    expect(
      told(
        'Two findings for my app this time. 1) the icon in the store is not the icon on the phone, 2) they want a video where they see how the sensor is paired with my phone, from the first start to the reading of the values. Can I film with a second phone?',
      ),
    ).toEqual([expect.stringContaining('icon'), 'video-with-hardware']);
  });

  it('has those of the store that refuses, not of another one that is named', () => {
    const storesOf = (text: string) => new Set(decodeAnyLanguage(text).closest.map(({ store }) => store));
    for (const text of [
      'Everybody signs in through Google in my recipe app. They turned it down, because there is no login beside it that hides the mail address.',
      'There is a Google Play badge on my website. App Review sent my app back: it only shows the website, they say.',
      'My app works on my Android. The reviewer says that it crashes on an iPad.',
    ])
      expect(storesOf(text)).toEqual(new Set(['ios']));
    for (const text of [
      'My poem app was turned down, because it is no more than my site in a browser. It is on the Play Store since May, and Google had no objections.',
      'They refused my quiz: the window before the location request lets people say no. And in one picture I left the Google Play badge. The reviewer of the App Store is strict!',
    ])
      expect(storesOf(text)).toEqual(new Set(['ios']));
    expect(
      storesOf(
        'It runs fine on my iPhone and Apple took it. But Play Console says that my Data safety form is wrong.',
      ),
    ).toEqual(new Set(['android']));
  });

  itEvery([
    ['rejected again, what now'],
    ['my app got rejected by google, somebody help please'],
    ['Apple turned my quiz down because of some policy, and I have no clue. What can I do?'],
    [
      'Hello all, our choir app was rejected on Monday. My wife deleted the mail, something about guidelines she says. It runs on my Samsung and on an iPhone. Why is that?',
    ],
  ])('accuses of nothing where the reason is not known: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  itEvery([
    [
      'hey all, my tutoring app keeps me awake. People log in with a code that they get by text message. You get a to-do list after that. Apple has my own number, and they write that they never get in. How can I give them a code?',
    ],
    [
      'Ciao a tutti, la nostra app parla con un sensore Bluetooth che abbiamo fatto noi. Apple dice che senza il sensore non può provare niente e vuole un video. Come faccio?',
    ],
  ])('stays a text of somebody, whatever else it reads like: %s', (text) => {
    const { notice, sender, closest } = decodeAnyLanguage(text);
    expect(notice).toBeUndefined();
    expect(sender).toBe('person');
    expect(closest).not.toHaveLength(0);
  });

  it('says how serious it is, as far as the words tell', () => {
    const levelOf = (text: string) => decodeAnyLanguage(text).severity?.id;
    expect(levelOf('My app works on my Android. The reviewer says that it crashes on an iPad.')).toBe(
      'rejected',
    );
    expect(
      levelOf(
        'Play Console has an orange box: the page for deleting accounts is missing, and updates might be rejected. The deadline is on the 12th.',
      ),
    ).toBe('coming-date');
    expect(
      levelOf('Google Play: the bundle is signed, but its certificate is different. It was refused.'),
    ).toBe('upload-refused');
  });

  itEvery<[string | undefined, string]>([
    [
      'suspended',
      'My app shows waiting times of the consulates. SUSPENDED this morning, not just rejected: they say I do not name the source of the government data. Do I appeal first?',
    ],
    [
      'removed',
      'Google took my colouring game off the store. They say that my ads come from a network that is not on the list of the families policy. What do I do now?',
    ],
    [
      'rejected',
      'Rejected again: Play says my recipe app asks for the photos of people for a one-time use. I removed the photo permission from the manifest, and my app still has it. Where does it come from?',
    ],
    [
      undefined,
      'Google suspended my account last night, they say it is associated with a closed account. My brother once had one, I have two apps. What can I do now?',
    ],
    [
      'rejected',
      'Google refused my app, the page of my privacy policy does not open. My account has not been suspended. Will my app be suspended if I wait? How long do I have?',
    ],
  ])('is as serious as it says of the app, and not of what somebody did or fears', (level, text) => {
    expect(decodeAnyLanguage(text).severity?.id).toBe(level);
  });

  it('quotes the sentence that tells the match, not the greeting', () => {
    const { closest } = decodeAnyLanguage(
      'Hello everybody, I am new here and a bit lost. Google rejected my app. Our login texts people a code, and the tester never gets it. Thanks a lot for any help!',
    );
    expect(closest[0]?.evidence.map(({ quote }) => quote).join('')).toContain('texts people a code');
  });

  it('has three matches of the sender that was chosen', () => {
    const { closest } = decodeAnyLanguage(
      'Nutzer können Inhalte, die andere anstößig finden, nicht melden.',
      {
        from: 'google-play',
      },
    );
    expect(closest).toHaveLength(3);
    expect(closest[0]?.causeId).toBe('play-user-content');
  });
});

describe('who tells of a refusal', () => {
  itEvery([
    [
      'person',
      'I uploaded my app yesterday and now I have a mail from Apple that I do not understand at all. My cousin says it is about the login, but I gave them one.',
    ],
    [
      'app-review',
      'Guideline 2.1 - Performance\nWe noticed that your app crashed on an iPad. My account manager says I should send it to you.',
    ],
    [
      undefined,
      'Apps without trader status were removed from the App Store in the EU. EU law asks for the address of every trader: sign in to App Store Connect and enter your trader status.',
    ],
  ])('is somebody, the store whose letter was pasted, or not to be told', (sender, text) => {
    expect(decodeAnyLanguage(text).sender).toBe(sender);
  });
});

it('is sure of nothing that only a few words of somebody suggest', () => {
  const told = decodeAnyLanguage(
    'Third time now :( I sell one subscription in my diet app and in ASC it stays on "Missing Metadata". The tester writes that my products are not to be found. What do I do??',
  );
  expect(told.sections.flatMap(({ causes }) => causes)).toEqual([]);
  expect(told.closest[0]?.causeId).toBe('apple-2.1-purchases');
});

it('takes a notice with boxes to tick for a letter where the console signs it', () => {
  const [first] = told(
    'Il tuo account sviluppatore verrà chiuso tra 60 giorni\n\nCiao,\n\nil tuo account sviluppatore Google Play risulta inattivo e verrà chiuso il 30 giugno 2027.\n\nPer mantenere l’account:\n☐ Verifica l’indirizzo email\n☐ Carica un App Bundle\n\nInviato da Google Play Console',
  );
  expect(first).toBe('account-dormant');
});

it('takes a letter about a policy that names a build for one of Google Play', () => {
  const letter =
    'Your app is not compliant with the Broken Functionality policy. Version code 9: the app bundle installs, but does not load.';
  expect(decodeAnyLanguage(letter).sender).toBe('google-play');
});

describe('somebody who tells of two problems', () => {
  const tell = (text: string) => decodeAnyLanguage(text);

  it('sees the second one beside a certain one', () => {
    const { sections, closest } = tell(
      'Hi all, my upload has two red errors. It says "Your app currently targets API level 35 and must target at least API level 36", and the version code 12 has been used before. I built it with Adalo, what do I do?',
    );
    expect(sections.flatMap(({ causes }) => causes.map(({ causeId }) => causeId))).toEqual([
      'play-target-api',
    ]);
    expect(closest.map(({ causeId }) => causeId)).toEqual(['play-version-code-used']);
  });

  it('sees no further one where only one is told', () => {
    const { closest } = tell(
      'Hi all, it says "Your app currently targets API level 35 and must target at least API level 36". I built it with Adalo, and the privacy policy is on my website. What do I do?',
    );
    expect(closest).toEqual([]);
  });

  it('sees the store that she names, also where something does not work there', () => {
    const { closest } = tell(
      'v1.0 of my journal got refused with two things. (1) entries go to a third-party AI and I don’t ask for permission before. (2) no working link to the terms of use in the App Store text. Doesn’t the privacy policy count as consent?',
    );
    expect(new Set(closest.map(({ store }) => store))).toEqual(new Set(['ios']));
  });
});
