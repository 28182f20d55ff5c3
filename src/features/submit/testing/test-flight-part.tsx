import { CharacterCount } from '@/components/field';
import { Comments } from '@/components/team/comment-mark';
import { countCharacters } from '@/domain/listings/limits';
import { localeLabel } from '@/domain/locales/product-locales';
import { MAX_BETA_TEXT } from '@/domain/test-tracks/test-texts';
import { writeBetaText, writeTesting } from '@/domain/test-tracks/track-changes';
import type { BetaTextId } from '@/model/test-tracks';
import type { StoreDetailsProps } from '../listing/details/detail-section';
import { YesNo } from '@/components/choice';
import { Question } from '../questions/question';
import { TypedTextAreaField } from '../wizard/typed-fields';
import { FeedbackEmail } from './feedback-email';

const QUESTION = 'Do people outside your team test it with TestFlight?';

/** TestFlight's Test Information and What to Test, in the language that is edited. */
export function TestFlightPart(props: StoreDetailsProps) {
  const { draft, onChange } = props;
  const isUsed = draft.testing?.usesTestFlight;
  return (
    <Question
      question={QUESTION}
      explain="Up to 10,000 people, by e-mail or with a public link. Apple reviews the first build of each version, mostly within a day. People of your App Store Connect team need none of this."
      note={<Comments place="testing/usesTestFlight" label={QUESTION} />}
      answer={
        <YesNo
          name="testing/usesTestFlight"
          label={QUESTION}
          value={isUsed}
          onChange={(usesTestFlight) => onChange((now) => writeTesting(now, { usesTestFlight }))}
        />
      }
    >
      {isUsed && (
        <>
          <p className="text-[0.8125rem] text-ink-soft">
            Texts in {localeLabel(props.locale)}. Choose another language above.
          </p>
          <BetaText {...props} field="description" label="Beta App Description" hint="For the invitation." />
          <BetaText {...props} field="whatToTest" label="What to Test" hint="For this version." />
          <FeedbackEmail {...props} />
          <TypedTextAreaField
            label="Review Notes for Beta App Review"
            name="testing/betaNotes"
            hint="Leave it empty to use the review notes of the reviewer’s kit."
            aside={
              <CharacterCount count={countCharacters(draft.testing?.betaNotes ?? '')} limit={MAX_BETA_TEXT} />
            }
            rows={2}
            dir="auto"
            value={draft.testing?.betaNotes ?? ''}
            onText={(betaNotes) => onChange((now) => writeTesting(now, { betaNotes }))}
          />
          <p className="text-[0.8125rem] text-ink-soft">
            The list in step 5 leads through the pages of TestFlight, the external group included.
          </p>
        </>
      )}
    </Question>
  );
}

function BetaText({
  field,
  label,
  hint,
  draft,
  locale,
  onChange,
}: Pick<StoreDetailsProps, 'draft' | 'locale' | 'onChange'> & {
  field: BetaTextId;
  label: string;
  hint: string;
}) {
  const text = draft.testing?.betaTexts?.[locale]?.[field] ?? '';
  return (
    <TypedTextAreaField
      key={locale}
      label={label}
      name={`testing/betaTexts/${locale}/${field}`}
      hint={hint}
      aside={<CharacterCount count={countCharacters(text)} limit={MAX_BETA_TEXT} />}
      rows={3}
      lang={locale}
      dir="auto"
      value={text}
      onText={(next) => onChange((now) => writeBetaText(now, locale, field, next))}
    />
  );
}
