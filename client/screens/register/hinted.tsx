import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { ReactNode } from 'react';
import { registrationStore } from '../../services/draft/registration-store.ts';

/** The line under a field's label: its own, and that somebody else filled it in, as long as that is so. */
export function hinted(field: keyof RegistrationData, own?: string): ReactNode {
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
