import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import type { LegalClause } from '../components/legal-document';
import { Points, SupportAddress } from '../components/legal-text';

export const TERMS: readonly LegalClause[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    body: (
      <>
        <p>
          These terms are an agreement between you and whoever operates the StorePilot site you are using
          (“we”). By creating an account or using the tools you accept them. If you use StorePilot for a
          company, you accept them for that company and say that you may.
        </p>
        <p>If you do not agree, do not use StorePilot.</p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'What StorePilot does',
    body: (
      <>
        <p>
          StorePilot is a web application that helps publishers of mobile apps prepare, check and package what
          the Apple App Store and Google Play ask for. It reads builds, checks listings against the stores’
          limits and rules, draws screenshots and banners, and writes packages for upload tools.
        </p>
        <p>
          It sends nothing to a store. You upload the package yourself, with your own developer accounts and
          your own tools.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <Points>
        <li>Give an e-mail address that is yours and that you read.</li>
        <li>Keep your password to yourself. Tell us if you think that someone else knows it.</li>
        <li>You are responsible for what is done with your account.</li>
        <li>You must be old enough to enter into this agreement where you live.</li>
      </Points>
    ),
  },
  {
    id: 'your-content',
    title: 'What you add stays yours',
    body: (
      <>
        <p>
          Builds, texts, pictures and everything made from them belong to you or to whoever gave you the right
          to use them. We claim nothing in them. Your builds never leave this browser; your texts and pictures
          do only if you share a draft with a team.
        </p>
        <p>
          We hold no copy of anything else. What you want to keep, download; what you clear from your browser
          is gone.
        </p>
        <p>You are responsible for having the rights to what you add and publish.</p>
      </>
    ),
  },
  {
    id: 'store-rules',
    title: 'The stores decide',
    body: (
      <>
        <p>
          Apple and Google set their own rules, change them, and apply them as they see fit. A clean report
          from StorePilot means that its checks found nothing. It is not a promise that a store will accept
          your app, and neither is any figure on this site.
        </p>
        <p>
          Your agreements with the stores are between you and them. StorePilot is not made, checked or
          endorsed by Apple or Google; their names belong to them.
        </p>
      </>
    ),
  },
  {
    id: 'simulated',
    title: 'Sample data and simulated results',
    body: (
      <p>
        Some tools work on sample data or simulate their result. Each of them says so with a badge that reads
        “Sample data” or “Simulated”. Do not base a decision on a result that carries one.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <>
        <p>Please do not:</p>
        <Points>
          <li>use StorePilot to prepare apps that are unlawful, or that deceive or harm people;</li>
          <li>use other people’s names, marks or works without the right to;</li>
          <li>attack, overload or probe the site or its sign-in service, or get around its limits;</li>
          <li>use another person’s account.</li>
        </Points>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    body: (
      <>
        <p>
          The plans are described on the{' '}
          <Link to={PATHS.pricing} className="text-accent underline">
            pricing page
          </Link>
          . In this version no payment is taken: choosing a plan, a card or an invoice inside the app shows
          sample data only.
        </p>
        <p>
          Should payment be introduced, you will be asked first, and nothing is charged without your consent.
        </p>
      </>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and changes',
    body: (
      <p>
        We work to keep StorePilot running and up to date with the stores’ rules, and we may change, add or
        remove parts of it. Figures for uptime on the public pages describe what we aim for; they are not a
        guarantee.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <p>
        StorePilot is provided as is. As far as the law allows, we give no warranty that it is free of errors,
        that it fits a particular purpose, or that its checks are complete.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          As far as the law allows, we are not liable for indirect loss, such as lost profit, a missed release
          day, a rejection, or data lost from your device.
        </p>
        <p>
          Nothing in these terms limits a liability that the law does not let us limit, or the rights that you
          have as a consumer where you live.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending the agreement',
    body: (
      <p>
        You may stop at any time and ask us to delete your account. We may close an account that breaks these
        terms, and will say why unless the law forbids it. What is on your device remains yours and is not
        touched.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        When we change these terms, the month at the top changes with them. Changes that matter are announced
        on this site before they take effect. Using StorePilot after that means that you accept them.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law',
    body: (
      <p>
        The law of the place where the operator of this site is based applies, without taking away the
        protection that the law of your own country gives you as a consumer. If one clause is invalid, the
        others still apply.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Write to <SupportAddress />.
      </p>
    ),
  },
];
