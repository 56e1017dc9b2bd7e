import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { ReactNode } from 'react';
import { registrationStore } from '../../services/draft/registration-store.ts';

/** The hint of a field: its own, and a note that its value was prefilled, while that is still true. */
export function fieldHint(field: keyof RegistrationData, own?: string): ReactNode {
  const note = registrationStore.note(field);
  if (note === undefined || own === undefined) return note ?? own;
  return (
    <>
      {own}
      <br />
      {note}
    </>
  );
}
