import type { LegalClause } from '../components/legal-document';
import { Points, SupportAddress } from '../components/legal-text';

const STORED_HERE = [
  { what: 'Session', why: 'Keeps you signed in. Removed when you sign out.', where: 'Local storage' },
  {
    what: 'Workspace',
    why: 'Your apps, drafts, teams and settings, separately for each user.',
    where: 'IndexedDB',
  },
  {
    what: 'Team mark',
    why: 'Whether you are in a team, so that its drafts are kept up to date.',
    where: 'Local storage',
  },
  { what: 'Theme', why: 'Light, dark, or like your system.', where: 'Local storage' },
] as const;

export const PRIVACY: readonly LegalClause[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        Whoever operates the StorePilot site you are using (“we”). You can reach us at <SupportAddress />.
      </p>
    ),
  },
  {
    id: 'stays',
    title: 'What stays in your browser',
    body: (
      <>
        <p>
          Your builds never leave this browser, and your texts and pictures leave it only if you share a draft
          with a team (see the next section). Files that you drop are read, checked, drawn and packed on your
          own device:
        </p>
        <Points>
          <li>builds (.ipa, .aab, .apk) and everything read from them;</li>
          <li>names, descriptions, keywords, release notes and their translations;</li>
          <li>screenshots, icons, banners and finished packages;</li>
          <li>rejection messages, team members, approvals and settings.</li>
        </Points>
        <p>
          No tool sends them to us, to a store or to anybody else. The page’s own security policy allows no
          connection except to its own server and to the service for accounts and teams.
        </p>
      </>
    ),
  },
  {
    id: 'team-data',
    title: 'What a team sees',
    body: (
      <>
        <p>
          You can create or join a team on the Team page and share individual drafts with it. Nothing is sent
          before that. From then on, the service for accounts and teams stores, and the members of the team
          see:
        </p>
        <Points>
          <li>the name of the team, your e-mail address, your role and the time you joined;</li>
          <li>
            of each draft that you share: its texts, contact and review details, privacy and age rating
            answers, the facts read from its builds, which findings you accepted, and its last 8 saves;
          </li>
          <li>
            previews of the screenshots, icons and banners of such a draft, at most 300 KB each; the original
            pictures, at most 6 MB each, only while an admin of the team shares originals;
          </li>
          <li>your comments, and which shared draft you have open;</li>
          <li>who did what and when in the team.</li>
        </Points>
        <p>
          Builds, the screens that screenshots are composed from, designs and the reviewer’s demo password are
          never shared. You can stop sharing a draft and leave a team at any time; what was shared stays until
          the owner of the team deletes it. The operator of the service can read what a team shares.
        </p>
      </>
    ),
  },
  {
    id: 'account-data',
    title: 'What the sign-in service stores',
    body: (
      <>
        <p>An account needs a server. As long as you have the account, it stores:</p>
        <Points>
          <li>your e-mail address;</li>
          <li>your password as a hash from which it cannot be read;</li>
          <li>the times of sign-up and of sign-ins;</li>
          <li>the sessions that are open, so that they can be renewed and ended.</li>
        </Points>
        <p>
          We use these to let you in, to send the e-mails that an account needs (confirming your address, for
          one), and to protect accounts from misuse. We do this to fulfil our agreement with you.
        </p>
      </>
    ),
  },
  {
    id: 'this-device',
    title: 'What is stored on this device',
    body: (
      <>
        <p>No cookies are set. Your browser’s own storage contains:</p>
        <dl className="divide-y border-y">
          {STORED_HERE.map(({ what, why, where }) => (
            <div key={what} className="grid gap-x-4 py-2.5 sm:grid-cols-[8rem_1fr_8rem]">
              <dt className="font-semibold text-ink">{what}</dt>
              <dd>{why}</dd>
              <dd className="text-ink-faint">{where}</dd>
            </div>
          ))}
        </dl>
        <p>
          Anybody who can use your browser profile can see it. Clearing this site’s data in your browser
          removes all of it for good.
        </p>
      </>
    ),
  },
  {
    id: 'not-done',
    title: 'What we do not do',
    body: (
      <Points>
        <li>No analytics, no tracking, no advertising, no profiles.</li>
        <li>No fonts, scripts or pictures from other companies’ servers.</li>
        <li>No sale of personal data, and no sharing except with your own team.</li>
        <li>No training of models on anything of yours.</li>
      </Points>
    ),
  },
  {
    id: 'logs',
    title: 'Server logs',
    body: (
      <p>
        Delivering these pages and signing you in takes a server, and a server sees the address your device
        has on the internet, the time, and what was asked for. The operator and its hosting company may keep
        such logs for a short time to keep the service running and safe.
      </p>
    ),
  },
  {
    id: 'providers',
    title: 'Who works for us',
    body: (
      <p>
        The sign-in service and the delivery of these files may be run by companies that work for the
        operator, under a contract and only for that purpose. If they do so outside your country, the
        safeguards that the law requires apply. Ask us for their names.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    body: (
      <p>
        Account data is stored until you have your account deleted, and then removed, except for what the law
        tells us to keep. What a team shares is stored until its owner deletes the team. What is on your
        device stays until you remove it.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You may ask what we hold about you, have it corrected, moved or deleted, and object to its use.
          Write to <SupportAddress /> from the address of your account.
        </p>
        <p>You may also complain to the data protection authority where you live.</p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        On a public site the connection is encrypted. The page may load only its own code, and it may talk
        only to its own server and the service for accounts and teams. Should something happen to account data
        nevertheless, we tell you and the authorities as the law requires.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: <p>StorePilot is a tool for publishers and not meant for children under 16.</p>,
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When this policy changes, the month at the top changes with it, and changes that matter are announced
        on this site before they take effect.
      </p>
    ),
  },
];
