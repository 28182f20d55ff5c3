import { PRODUCT } from '@/config/product';
import { PublicSection } from '@/components/pages/public-page';

const QUESTIONS = [
  {
    question: 'What counts as a submission?',
    answer:
      'One version of one app that you take through the wizard to its last step. Checking a listing, trying a tool or starting a draft does not count.',
  },
  {
    question: 'Will I be charged for trying a plan?',
    answer:
      'No. No payment is taken in this version. The Billing page inside the app shows sample plans, cards and invoices; choosing a plan there changes what is shown and nothing else.',
  },
  {
    question: 'Do the stores charge as well?',
    answer:
      'Yes. Apple and Google each charge you for the developer account that you need before you can submit an app.',
  },
  {
    question: 'What happens to my builds?',
    answer:
      'They are read in your browser and go nowhere else. Only signing up, signing in, signing out and a team that you create or join contact a server.',
  },
] as const;

/** Questions of people who choose a plan; each answer opens in place. */
export function Questions() {
  return (
    <PublicSection
      id="questions"
      title="Before you choose"
      layout="beside"
      isRuled
      lead={
        <>
          Something else? Write to{' '}
          <a href={`mailto:${PRODUCT.supportEmail}`} className="text-accent underline">
            {PRODUCT.supportEmail}
          </a>
        </>
      }
    >
      <div className="divide-y border-y">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group py-1">
            <summary className="flex items-center justify-between gap-4 rounded-control py-3.5 text-lg font-semibold">
              {question}
              <svg viewBox="0 0 20 20" className="size-5 shrink-0 stroke-current stroke-2" aria-hidden="true">
                <path d="M4 10h12" />
                <path d="M10 4v12" className="group-open:hidden" />
              </svg>
            </summary>
            <p className="max-w-prose pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </PublicSection>
  );
}
