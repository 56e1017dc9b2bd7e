import { useId } from 'react';

/** The id of a field: the given one, else its name, so that an error summary can link to `#name`. */
export function useFieldId(id: string | undefined, name: string | undefined): string {
  const made = useId();
  return id ?? name ?? made;
}
