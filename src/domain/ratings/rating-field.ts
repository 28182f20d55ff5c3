/** The name of the control of a question in step 2. */
export function ratingField(field: string): string {
  return `ratings/${field}`;
}
