/** A finding as far as two checks are compared: its rule and place, its words and its severity. */
export interface ComparedFinding {
  key: string;
  title: string;
  severity: string;
}

/** The findings about one draft. */
export interface ComparedDraft {
  id: string;
  label: string;
  findings: ComparedFinding[];
}

/** Differences between two checks of a draft. */
export interface DraftChanges {
  id: string;
  label: string;
  added: ComparedFinding[];
  gone: ComparedFinding[];
  /** Findings of another severity than before. */
  moved: { finding: ComparedFinding; from: string }[];
}

/** Compares the checks of the same drafts by two sets of rules; drafts without a difference are left out. */
export function draftChanges(
  before: readonly ComparedDraft[],
  after: readonly ComparedDraft[],
): DraftChanges[] {
  return after.flatMap(({ id, label, findings }) => {
    const earlier = before.find((draft) => draft.id === id);
    if (!earlier) return [];
    const old = new Map(earlier.findings.map((finding) => [finding.key, finding]));
    const now = new Set(findings.map(({ key }) => key));
    const changes: DraftChanges = {
      id,
      label,
      added: findings.filter(({ key }) => !old.has(key)),
      gone: earlier.findings.filter(({ key }) => !now.has(key)),
      moved: findings.flatMap((finding) => {
        const from = old.get(finding.key)?.severity;
        return from !== undefined && from !== finding.severity ? [{ finding, from }] : [];
      }),
    };
    return changes.added.length + changes.gone.length + changes.moved.length > 0 ? [changes] : [];
  });
}
