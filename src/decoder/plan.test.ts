import { describe, expect, it } from 'vitest';
import { decodeLetter } from './decode-letter';
import { planOf } from './plan';

const LETTER = [
  'Version reviewed: 1.5',
  'Guideline 2.1 - Performance - App Completeness',
  'We were unable to sign in with the demo account you provided.',
  'Guideline 5.1.1(v) - Data Collection',
  'The app supports account creation but does not include an option to initiate account deletion.',
].join('\n');

describe('the plan of a letter', () => {
  it('promises nothing about the build for a part that was not understood', () => {
    const plan = planOf(
      decodeLetter(
        'Google Play: your app was rejected.\nIssue found: Violation of Metadata policy\nThe full description has user testimonials.\nIssue found: Rules about zeppelins\nThe vessel was moored without a lantern.',
      ),
    );
    expect(plan?.summary).toMatch(/which needs no new build\..* One part was not understood\.$/);
  });

  it('says of the only cause when it needs a new build', () => {
    const plan = planOf(
      decodeLetter(
        'Advertising ID declaration\nThe manifest has no AD_ID permission, and your declaration says that the app uses the advertising ID.',
        { from: 'google-play' },
      ),
    );
    expect(plan?.summary).toContain('a new build if AD_ID was added or removed');
  });

  it('has one task for each cause, those with a new build first, and what is done once at the end', () => {
    const plan = planOf(decodeLetter(LETTER), {
      cases: { 'apple-2.1': 'demo-content-empty', 'apple-5.1.1v': 'none' },
    });
    expect(plan?.tasks.map(({ build }) => build)).toEqual(
      [...(plan?.tasks ?? [])]
        .map(({ build }) => build)
        .sort((a, b) => 'ymn'.indexOf(a.charAt(0)) - 'ymn'.indexOf(b.charAt(0))),
    );
    const demo = plan?.tasks.find(({ causeId }) => causeId === 'apple-2.1');
    expect(demo).toMatchObject({ caseId: 'demo-content-empty', build: 'no' });
    expect(demo?.steps.map(({ text }) => text)).not.toContain(
      'Press Update Review on the version page, then Resubmit to App Review.',
    );
    expect(plan?.finish.map(({ text }) => text)).toContain(
      'Press Update Review on the version page, then Resubmit to App Review.',
    );
  });

  it('says once what several tasks write differently', () => {
    const plan = planOf(decodeLetter('Guideline 2.1 - Performance\n\nGuideline 5.1.1(v) - Data Collection'), {
      cases: { 'apple-2.1': 'placeholder-content', 'apple-5.1.1(v)': 'delete-account-missing' },
    });
    const texts = plan?.finish.map(({ text }) => text);
    expect(texts?.filter((text) => /a new build/.test(text))).toEqual([
      'Raise the build number, upload a new build, and choose it under Build.',
    ]);
  });

  it('has the hints of each builder for a setting', () => {
    const plan = planOf(decodeLetter('ERROR ITMS-90717: "Invalid App Store Icon"'));
    expect(plan?.tasks[0]?.builders['flutterflow']).toContain('Launcher Icon');
  });

  it('keeps all steps of a single cause in their order', () => {
    const plan = planOf(
      decodeLetter('Guideline 2.1 - Performance\nWe were unable to sign in with the demo account.'),
      {
        cases: { 'apple-2.1': 'demo-content-empty' },
      },
    );
    expect(plan?.finish).toEqual([]);
    expect(plan?.tasks[0]?.steps.at(-1)?.text).toBe(
      'Press Update Review on the version page, then Resubmit to App Review.',
    );
    expect(plan?.summary).toMatch(/no new build needed\.$/);
  });

  it('falls back to the cause’s own remedy when none of the cases was written', () => {
    const plan = planOf(decodeLetter('Guideline 2.1 - Performance'), { cases: { 'apple-2.1': '' } });
    expect(plan?.tasks[0]).toMatchObject({ isNoneChosen: true, candidates: expect.anything() as unknown });
    expect(plan?.tasks[0]?.steps).toHaveLength(1);
  });

  it('has the steps of each case that was written, and asks once', () => {
    const letter = decodeLetter('Guideline 2.1 - Performance');
    const tasks = planOf(letter, { cases: { 'apple-2.1': 'login-fails blank-screen' } })?.tasks ?? [];
    expect(new Set(tasks.map(({ caseId }) => caseId))).toEqual(new Set(['login-fails', 'blank-screen']));
    expect(tasks.map(({ candidates }) => candidates.length > 0).sort()).toEqual([false, true]);
    expect(tasks.find(({ candidates }) => candidates.length > 0)?.chosen).toEqual([
      'login-fails',
      'blank-screen',
    ]);
  });

  it('says first that an update which fixes bugs may be approved unchanged', () => {
    const plan = planOf(
      decodeLetter(
        'Bug Fix Submissions\nThe issues below are eligible to be resolved in your next update.\n\nGuideline 2.3.3 - Performance - Accurate Metadata\nThe 13-inch iPad screenshots show an iPhone image that was stretched.\n\nGuideline 5.1.1(ii) - Legal - Privacy\nThe purpose string of NSPhotoLibraryUsageDescription does not explain the use of photos.',
      ),
    );
    expect(plan?.summary).toMatch(/which can wait if this update fixes bugs\.$/);
    expect(plan?.finish[0]).toMatchObject({ id: 'finish/offer' });
  });

  it('sends an appeal and no version where the Apple account is to be closed', () => {
    const plan = planOf(
      decodeLetter(
        'Notice of pending termination of your Apple Developer Program membership, section 3.2(f)\n\nGuideline 2.3.1 - Performance - Accurate Metadata\nThe app contains hidden features that a remote switch turned on after review.\n\nGuideline 5.6 - Developer Code of Conduct\nYou may appeal within 30 days.',
      ),
    );
    expect(plan?.summary).toMatch(/no update is possible/);
    expect(plan?.finish.map(({ id }) => id)).toEqual(['finish/account-appeal']);
  });

  it('gives the stricter steps for children alone where a sentence is about ads in general, too', () => {
    const plan = planOf(
      decodeLetter(
        "Publishing status: Removed from Google Play\n\nIssue: Families Ad Format Requirements\nUnclosable ads: Ads interfere with app use and can't be closed after 5 seconds. Ads that interfere with normal app use, including rewarded ads, must be closeable after 5 seconds.",
      ),
    );
    expect(plan?.tasks.map(({ caseId }) => caseId)).toEqual(['families-ad-format']);
  });

  it('leaves a build that was delivered with a warning where it is', () => {
    const plan = planOf(
      decodeLetter(
        'Your delivery was successful, but you may wish to correct the following in your next delivery:\nITMS-90725: SDK version issue. This app was built with the iOS 26 SDK. Starting April 2027 it has to be built with the iOS 27 SDK.',
      ),
    );
    expect(plan?.summary).toMatch(/One cause, to put right with the next version\.$/);
    expect(plan?.tasks[0]?.steps.at(-1)?.text).toMatch(/^Upload it with your next version/);
  });

  it('asks what only the publisher knows where a letter names both answers', () => {
    const letter = decodeLetter(
      'Guideline 5.1.2(i) - Legal - Privacy - Data Use and Sharing\n\nThe privacy answers in App Store Connect say that the app collects data in order to track the user, including Email Address and Product Interaction. However, the app does not use App Tracking Transparency to request permission before tracking.\n\nWhen resubmitting, indicate in the Review Notes where the permission request is located.',
    );
    expect(planOf(letter)?.tasks[0]).toMatchObject({
      question: expect.stringMatching(/^Does the app track/) as unknown,
      isOneOnly: true,
    });
  });

  it('is not made of a guess until the user takes it', () => {
    const letter = decodeLetter('Google Play: the bundle is signed, but its certificate is different.');
    expect(planOf(letter)).toBeUndefined();
    const [closest] = letter.closest;
    expect(planOf(letter, { causes: [closest?.causeId ?? ''] })?.tasks).toHaveLength(1);
  });

  it('asks what only the publisher knows, and has the steps for each answer', () => {
    const letter = decodeLetter(
      'Guideline 5.1.2 - Legal - Privacy\nThe app privacy information you provided indicates that the app collects data in order to track the user. However, you do not use App Tracking Transparency to request the user’s permission.',
    );
    const open = planOf(letter)?.tasks;
    expect(open).toHaveLength(1);
    expect(open?.[0]).toMatchObject({ steps: [], question: expect.stringMatching(/track.*\?$/) as unknown });
    expect(open?.[0]?.candidates.map(({ told }) => told.slice(0, 3))).toEqual(
      expect.arrayContaining(['Yes', 'No:']),
    );
    expect(open?.[0]?.candidates.map(({ caseId }) => caseId).sort()).toEqual([
      'labels-say-tracking',
      'tracking-without-request',
    ]);
    const answered = planOf(letter, { cases: { 'apple-5.1.2': 'labels-say-tracking' } });
    const texts = answered?.tasks[0]?.steps.map(({ text }) => text).join(' ') ?? '';
    expect(texts).toContain('Answer No to tracking');
    expect(texts).not.toContain('Add the App Tracking Transparency request');
  });

  it('asks again where the answer is a case that the catalogue no longer has', () => {
    const letter = decodeLetter('Guideline 2.1 - Performance');
    expect(planOf(letter, { cases: { 'apple-2.1': 'gone-case' } })).toEqual(planOf(letter));
  });

  it('says while it asks nothing that only one of the answers has, and which answer needs a build', () => {
    const [open] = planOf(decodeLetter('Guideline 2.1 - Performance'))?.tasks ?? [];
    expect(open).toMatchObject({ steps: [], means: open?.title });
    expect(JSON.stringify({ ...open, match: undefined, cause: undefined })).not.toContain(open?.match.fix);
    expect(open?.candidates.every(({ build, steps }) => build !== undefined && steps.length > 2)).toBe(true);
  });

  it('raises the number of the build once', () => {
    const [task] = planOf(decodeLetter('Google Play: version code 42 has already been used.'))?.tasks ?? [];
    const steps = task?.steps.map(({ text }) => text) ?? [];
    expect(steps.filter((text) => /^(?:raise|enter)/i.test(text))).toHaveLength(1);
    expect(steps.at(-1)).toBe('Build again, and upload the new bundle.');
  });

  it('quotes what the message says about this app', () => {
    const [task] =
      planOf(
        decodeLetter(
          'Guideline 2.3.10 - Performance - Accurate Metadata\nThe metadata names other platforms. Specifically, the description says "also on Android".',
        ),
      )?.tasks ?? [];
    expect(task?.details).toEqual(['the description says "also on Android".']);
  });

  it('leaves out a case whose steps another one contains', () => {
    const plan = planOf(
      decodeLetter(
        'Guideline 5.1.1(i) - Privacy\nThe privacy policy is missing in the app.\n\nGuideline 5.1.2(i) - Privacy\nThe app shares data with a third-party AI service without asking the user.',
      ),
    );
    expect(plan?.tasks.map(({ caseId }) => caseId)).toEqual(['ai-data-sharing']);
  });

  it('keeps the build of a case that another one contains', () => {
    const plan = planOf(
      decodeLetter(
        'Google Play: your app was rejected.\nIssue found: Contacts permission\nREAD_CONTACTS is not allowed, use the contact picker.\n\nIssue found: Personal loans\nThe description does not show the APR and the repayment period.',
      ),
      { cases: { 'play-contacts': 'contacts-broad', 'play-financial': 'loan-requirements' } },
    );
    expect(plan?.tasks.map(({ caseId }) => caseId)).toEqual(['loan-requirements']);
    expect(plan?.build).toBe('yes');
  });

  it('shows steps that could do harm only where the text says so itself, or when chosen', () => {
    const letter = decodeLetter('Guideline 5.0 - Legal');
    const open = planOf(letter)?.tasks[0];
    expect(open).toMatchObject({ steps: [], candidates: [{ caseId: 'law-or-licence-country' }, {}] });
    const chosen = planOf(letter, { cases: { 'apple-5.0': 'law-or-licence-country' } })?.tasks[0];
    expect(chosen?.steps.length).toBeGreaterThan(2);
  });

  it('needs no build where the message says that the same one is reviewed again', () => {
    const plan = planOf(
      decodeLetter(
        'Guideline 2.3.7 - Performance - Accurate Metadata\nThe subtitle has a reference to pricing.\n\nGuideline 2.3.10 - Performance - Accurate Metadata\nThe description names Google Play. You may resubmit the same build.',
      ),
    );
    expect(plan).toMatchObject({ build: 'no', severity: { id: 'metadata-rejected' } });
    expect(plan?.summary).toMatch(/no new build needed/);
    expect(JSON.stringify(plan?.finish)).not.toMatch(/new build/);
  });

  it('needs one where the message says so of one part only', () => {
    const plan = planOf(
      decodeLetter(
        'Guideline 5.1.1(v) - Data Collection\nThe app supports account creation but does not include an option to initiate account deletion.\n\nGuideline 2.3.7 - Performance - Accurate Metadata\nThe subtitle has a reference to pricing. You do not need to upload a new build for this.',
      ),
    );
    expect(plan).toMatchObject({ build: 'yes', severity: { id: 'rejected' } });
  });

  it('does not say to resubmit what has to wait', () => {
    const plan = planOf(decodeLetter('Guideline 5.6 - Developer Code of Conduct'), {
      cases: { 'apple-5.6': 'code-of-conduct' },
    });
    expect(plan?.severity?.id).toBe('held');
    expect(plan?.tasks[0]?.steps.at(-1)?.text).toMatch(/^Send nothing else/);
  });

  it('says once what follows, whichever of several cases it is', () => {
    const plan = planOf(decodeLetter('Guideline 2.1 - Performance'));
    const texts = plan?.finish.map(({ text }) => text);
    expect(texts).toContain('Press Reply to App Review, and send your answer.');
    expect(texts?.at(-1)).toMatch(/Resubmit to App Review/);
    expect(JSON.stringify(plan?.tasks[0]?.candidates.map(({ steps }) => steps))).not.toMatch(/Resubmit/);
  });

  it('wants neither an answer for an approved version nor a saved change of a suspended app', () => {
    const approved =
      'App Review: we have approved it. Resolve this in your next submission.\nGuideline 4.0 - Design\nThe user is taken to the default web browser to sign in.';
    expect(planOf(decodeLetter(approved))?.tasks.map(({ reply }) => reply)).toEqual([{ do: 'no' }]);
    const plan = planOf(
      decodeLetter('App status: Suspended\nIssue found: Impersonation policy\nThe Google Play Team'),
    );
    expect(plan?.summary).toContain('no update is possible');
    expect(plan?.tasks.flatMap(({ steps }) => steps.map(({ text }) => text)).join(' ')).not.toContain(
      'press Save',
    );
  });

  it('sends no update of an app that is suspended', () => {
    const plan = planOf(
      decodeLetter(
        'Google Play: your app has been suspended and removed from Google Play.\nIssue found: Violent Extremism policy\nYour app shows content about terrorism.',
      ),
    );
    expect(plan?.tasks.map(({ caseId }) => caseId)).toContain('suspended');
    expect(plan?.summary).toMatch(/no update is possible/);
    const steps = plan?.tasks.flatMap((task) => task.steps.map(({ text }) => text)) ?? [];
    expect(steps.length).toBeGreaterThan(2);
    expect([...steps, ...(plan?.finish ?? []).map(({ text }) => text)].join(' ')).not.toMatch(
      /version code|Send for review/,
    );
  });
});

describe('several problems of one guideline', () => {
  const BUGS =
    'Guideline 2.1(a) - Performance - App Completeness\nBug description: Sign in with Apple showed an error.\nBug description: The list of episodes was blank.';

  it('are tasks or questions of their own, each with its own answer', () => {
    const tasks = planOf(decodeLetter(BUGS))?.tasks ?? [];
    expect(tasks.flatMap(({ details }) => details).toSorted()).toEqual([
      'Sign in with Apple showed an error.',
      'The list of episodes was blank.',
    ]);
    const [first = '', second = ''] = tasks.map(({ key }) => key);
    expect(first).not.toBe(second);
    const answered = planOf(decodeLetter(BUGS), { cases: { [second]: 'backend-off' } })?.tasks;
    expect(answered?.filter(({ caseId }) => caseId === 'backend-off').map(({ key }) => key)).toEqual([
      second,
    ]);
  });

  it('are one where the message only says it twice', () => {
    const text =
      'Guideline 2.1 - Performance\n\nGuideline 4.8 - Login Services\n\nGuideline 2.1 - Performance';
    const tasks = planOf(decodeLetter(text))?.tasks;
    expect(tasks?.filter(({ causeId }) => causeId === 'apple-2.1')).toHaveLength(1);
  });
});

describe('what the message itself says', () => {
  it('chooses the builder whose hints are shown', () => {
    const text = 'ERROR ITMS-90717: "Invalid App Store Icon"';
    expect(Object.keys(planOf(decodeLetter(text))?.tasks[0]?.builders ?? {})).toContain('flutterflow');
    const named = planOf(decodeLetter(`Build of Thunkable\n${text}`));
    expect(named?.builder).toBe('thunkable');
    expect(Object.keys(named?.tasks[0]?.builders ?? {})).not.toContain('flutterflow');
  });

  it('names every code of one task', () => {
    const text =
      'ITMS-91061: Missing privacy manifest - Your app includes "a.framework".\nITMS-91065: Missing signature - Your app includes "b.framework".';
    expect(planOf(decodeLetter(text))?.tasks.map(({ name }) => name)).toEqual(['ITMS-91061, ITMS-91065']);
  });

  it('is no step where its list only names subjects', () => {
    const plan = planOf(
      decodeLetter(
        'Age rating updates\nHello,\nWe have new required questions covering the following information:\n- In-app controls\n- Violent themes\nPlease respond to the updated age rating questions for your apps by January 31, 2026, to avoid an interruption.\nApple Developer',
      ),
    );
    expect(JSON.stringify(plan?.tasks.map(({ steps }) => steps))).not.toMatch(/point 1/);
    expect(plan?.tasks[0]?.asks).toContain('In-app controls');
  });

  it('says that a part was too long to be read to its end', () => {
    const long = `Guideline 2.1 - Performance\n${'A line of a log. '.repeat(4000)}`;
    expect(planOf(decodeLetter(long))?.summary).toMatch(/first 60,000 characters/);
    expect(planOf(decodeLetter('Guideline 2.1 - Performance'))?.summary).not.toMatch(/60,000/);
  });
});

describe('the store’s own words', () => {
  it('come first: each point of a list of questions is a step, and what a point means has its own', () => {
    const plan = planOf(
      decodeLetter(
        'Guideline 2.1 - Information Needed\n\nWe need more information to continue. Please reply with the following:\n\n1. A screen recording on a physical device that shows the app from its launch.\n2. What is the purpose of the app, and for whom is it?\n3. Which external services does the app use?\n4. Is anything different between regions?',
      ),
    );
    expect(plan?.tasks.map(({ caseId }) => caseId)).toEqual(['questions-general', 'video-of-feature']);
    expect(plan?.tasks[0]?.steps.slice(0, 4).map(({ text }) => text.slice(0, 15))).toEqual(
      [1, 2, 3, 4].map((point) => `Answer point ${point}:`),
    );
  });

  it('have the number as written, and no cause from the links below the letter', () => {
    const plan = planOf(
      decodeLetter(
        'Guideline 5.1.1(ix) - Legal - Privacy - Data Collection and Storage\n\nThe app offers banking, and it was submitted by an individual rather than by the company.\n\nResources\n\n- Learn more about spam in\nGuideline 4.3(a).\n\nSupport\n\n- Provide feedback on this message by completing a short survey.',
      ),
    );
    expect(plan?.tasks.map(({ name, asks }) => [name, asks])).toEqual([['Guideline 5.1.1(ix)', []]]);
  });

  it('do not put the account at stake where they say what further violations can lead to', () => {
    const { severity } = decodeLetter(
      'Google Play: your app has been suspended. Reason: Violation of Device and Network Abuse policy\n- Multiple policy violations can result in the termination of your account.',
    );
    expect(severity?.id).toBe('suspended');
  });
});
