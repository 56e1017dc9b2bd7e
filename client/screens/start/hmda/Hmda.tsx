import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import { HmdaForm } from '../../../parts/hmda/HmdaForm.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { COPY } from './copy.ts';
import { applicationApi } from '../../../services/application.ts';

/** The borrower's demographic information. */
export function Hmda(): JSX.Element {
  const { uuid } = useFollowed();
  const save = useMutation(applicationApi(uuid).saveHmda());
  return <HmdaForm name={`hmda ${uuid}`} page={COPY} save={(answers) => save.mutateAsync(answers)} />;
}
