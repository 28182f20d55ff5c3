import { useState } from 'react';

/**
 * The errors of a form's fields, by field name. Editing a field clears its error.
 * @template Field names of the fields that can be wrong
 */
export function useFormErrors<Field extends string>() {
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  return {
    errors,
    /**
     * Shows these errors.
     * @returns the first field with an error, which should get the focus; undefined when there is none
     */
    show(next: Partial<Record<Field, string>>): Field | undefined {
      setErrors(next);
      return (Object.keys(next) as Field[])[0];
    },
    /** Clears the errors of the fields that were changed; of all fields without an argument. */
    clear(changed?: object) {
      setErrors((current) => (changed ? without(current, Object.keys(changed)) : {}));
    },
  };
}

function without<Field extends string>(errors: Partial<Record<Field, string>>, changed: readonly string[]) {
  const rest = Object.entries(errors).filter(([field]) => !changed.includes(field));
  return Object.fromEntries(rest) as Partial<Record<Field, string>>;
}

/** Moves the focus to the field of this `name`, or to the first one of a group. */
export function focusField(form: HTMLFormElement, name: string) {
  form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
}
