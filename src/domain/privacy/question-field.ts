/** The field that a finding about a question leads to; it is the name of the question's controls. */
export function questionField(question: string): string {
  return `privacy/${question}`;
}
