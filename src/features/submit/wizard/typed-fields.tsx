import type { ComponentProps } from 'react';
import { TextAreaField, TextField } from '@/components/field';
import { useTypedText } from './use-typed-text';

/** Props of a draft's text field: a value and a callback, no DOM event. */
interface Typed {
  value: string;
  onText: (text: string) => void;
}
type Without<Props> = Omit<Props, 'value' | 'onChange'>;

/** A text field of a draft, which never waits for what else shows its text. */
export function TypedTextField({
  value,
  onText,
  ...rest
}: Typed & Without<ComponentProps<typeof TextField>>) {
  const [typed, setTyped] = useTypedText(value, onText);
  return <TextField {...rest} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

/** The same for a text of several lines. */
export function TypedTextAreaField({
  value,
  onText,
  ...rest
}: Typed & Without<ComponentProps<typeof TextAreaField>>) {
  const [typed, setTyped] = useTypedText(value, onText);
  return <TextAreaField {...rest} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}
