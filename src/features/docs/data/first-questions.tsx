import { PATHS, submitPath } from '@/config/paths';
import { Points, To } from '../components/answer-parts';
import type { Topic } from './topic';

/** Questions of people who submit their first app, in their words. Facts of the stores: sources 1, 2, 3 and 5. */

const SUBMIT = { build: submitPath({ step: 'build' }), listing: submitPath({ step: 'listing' }) };

export const BEFORE_THE_FIRST_SUBMISSION: readonly Topic[] = [
  {
    id: 'what-does-it-cost',
    title: 'What do the stores cost?',
    answer: (
      <p>
        Apple takes 99 dollars a year, Google 25 dollars once. An organization also needs a D-U-N-S number,
        which is free and can take weeks. Start with it.
      </p>
    ),
  },
  {
    id: 'where-is-my-build',
    title: 'Where do I find my build file?',
    answer: (
      <>
        <p>
          Your builder makes it. For Google Play it ends in .aab, for the App Store in .ipa. Look for Publish,
          Deploy or Build in your builder.
        </p>
        <p>
          Some builders upload the iOS build themselves, so there is no .ipa to download. Then{' '}
          <To path={SUBMIT.build}>begin without a build</To>.
        </p>
      </>
    ),
  },
  {
    id: 'do-i-need-a-mac',
    title: 'Do I need a Mac?',
    answer: (
      <p>
        Not for texts, pictures and answers: a browser is enough. The iOS build itself has to be uploaded by
        your builder, by a cloud service, or from a Mac. App Store Connect has no upload field for it.
      </p>
    ),
  },
  {
    id: 'what-is-a-bundle-id',
    title: 'What is a bundle ID or package name?',
    answer: (
      <p>
        The app’s name for machines, such as <bdi>app.pawpal.care</bdi>. It can’t be changed after the first
        upload. Replace your builder’s placeholder before that. The two stores may have different ones.
      </p>
    ),
  },
  {
    id: 'how-long-does-it-take',
    title: 'How long does a review take?',
    answer: (
      <p>
        App Review answers most submissions within a day. Google Play takes up to a week for a first app, at
        times longer. Updates are faster.
      </p>
    ),
  },
  {
    id: 'testers',
    title: 'Do I need 12 testers for Google Play?',
    answer: (
      <p>
        Yes, with a personal account made after November 13, 2023: 12 people who stay opted in to a closed
        test for 14 days. Then you apply for production. An organization’s account does not need it. See all
        that <To path={`${SUBMIT.build}#before-you-start`}>your accounts need before you start</To>.
      </p>
    ),
  },
];

export const ABOUT_THE_LISTING: readonly Topic[] = [
  {
    id: 'which-screenshots',
    title: 'Which screenshots do I need?',
    answer: (
      <Points>
        <li>App Store: iPhone 6.9 inch, and iPad 13 inch if the app runs on iPad.</li>
        <li>Google Play: at least 2 of a phone, an icon and a feature graphic.</li>
        <li>Pictures of the real app. Drop them in step 3; the exact sizes are drawn for you.</li>
      </Points>
    ),
  },
  {
    id: 'ipad',
    title: 'My app is for phones. Why does Apple want iPad screenshots?',
    answer: (
      <p>
        Because the build says that it runs on iPad, which many builders switch on. Add real iPad screenshots,
        or switch iPad off in your builder before the first release. It can’t be taken away later.
      </p>
    ),
  },
  {
    id: 'data-safety',
    title: 'What are App Privacy and Data safety?',
    answer: (
      <p>
        Two forms about the same thing: which data your app sends, and why. Answer{' '}
        <To path={SUBMIT.listing}>our questions</To> once, and you get both. Libraries in the build count,
        too.
      </p>
    ),
  },
  {
    id: 'age-rating',
    title: 'How do I get an age rating?',
    answer: (
      <p>
        Both consoles ask what is in the app and calculate the rating. Answer the questions in step 2; step 5
        shows what to enter in each console.
      </p>
    ),
  },
  {
    id: 'privacy-policy',
    title: 'Do I need a privacy policy?',
    answer: (
      <p>
        Yes, on a public web page. App Store Connect asks every app for its address. Step 2 writes a paragraph
        about data from your answers; the rest of the policy is yours.
      </p>
    ),
  },
  {
    id: 'demo-account',
    title: 'What is a demo account for?',
    answer: (
      <p>
        A reviewer has to get past your sign-in. Give a user name and password that always work, without a
        code by text message. Put some content into that account.
      </p>
    ),
  },
  {
    id: 'account-deletion',
    title: 'Must users be able to delete their account?',
    answer: (
      <p>
        If they can make one in the app, yes: in the app itself, for both stores. Google Play also asks for a
        web page where they can ask for it.
      </p>
    ),
  },
  {
    id: 'selling',
    title: 'May I sell things in the app?',
    answer: (
      <p>
        Digital things and subscriptions go through the store’s own payment as a rule. Physical goods and
        services outside the app do not.
      </p>
    ),
  },
];

export const WHEN_IT_DOES_NOT_WORK: readonly Topic[] = [
  {
    id: 'saved-and-nothing-happened',
    title: 'I saved everything in the console, and nothing happens',
    answer: (
      <Points>
        <li>
          Google Play: open Publishing overview and press Send for review. Until then all changes wait there.
        </li>
        <li>App Store: Add for Review is not enough. Press Submit to App Review after it.</li>
      </Points>
    ),
  },
  {
    id: 'build-not-listed',
    title: 'My build is not listed in App Store Connect',
    answer: (
      <p>
        After an upload Apple processes it for 5 to 30 minutes. If that fails, you get an e-mail with a code
        such as ITMS-90683. Paste it into <To path={PATHS.recovery}>Error Recovery</To>.
      </p>
    ),
  },
  {
    id: 'rejected-new-build',
    title: 'Rejected: do I need a new build?',
    answer: (
      <p>
        Only if something inside the app has to change. Texts, pictures and answers are changed in the
        console, and the same build is submitted again. <To path={PATHS.recovery}>Error Recovery</To> says
        which it is.
      </p>
    ),
  },
  {
    id: 'is-my-app-offline',
    title: 'My update was rejected. Is my app gone?',
    answer: (
      <p>
        No. A rejected update leaves the old version in the store. Only the words removed, suspended and
        terminated mean that nobody can install it.
      </p>
    ),
  },
  {
    id: 'reply-or-resubmit',
    title: 'Do I have to answer App Review?',
    answer: (
      <p>
        A reply alone leaves the version rejected, unless they only asked for information. Fix it, reply if
        they asked something, and submit it again.
      </p>
    ),
  },
  {
    id: 'update',
    title: 'How do I publish an update?',
    answer: (
      <p>
        Open the app in <To path={PATHS.apps}>Your Apps</To> and press Submit. The last version’s texts and
        pictures are kept. Write What’s New in every language, and use a higher version and build number.
      </p>
    ),
  },
];
