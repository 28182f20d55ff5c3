import { useDeferredValue, useMemo } from 'react';
import { answerChanges } from '@/domain/submissions/answer-changes';
import type { SubmissionDraft } from '@/model/draft';
import { Card } from '@/components/card';
import { ChangeSections } from '@/components/findings/change-sections';

/** The answers to the stores' questions that an update changes; nothing where all are as before. */
export function AnswerReview({ draft }: { draft: SubmissionDraft }) {
  const compared = useDeferredValue(draft);
  const sections = useMemo(() => answerChanges(compared), [compared]);
  if (sections.length === 0) return null;
  return (
    <Card
      title="Answers that change"
      headingLevel={3}
      description="Compared with the previous version, or with the stores’ own files that you imported. The package contains the same list as changes.html and changes.md."
      className="break-inside-avoid-page"
    >
      <ChangeSections sections={sections} headingLevel={4} />
    </Card>
  );
}
