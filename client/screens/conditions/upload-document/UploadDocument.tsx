import { application as paths } from '@hearthline/journey/application-paths.ts';
import type { JSX } from 'react';
import { ConditionFiles } from '../../../parts/conditions/ConditionFiles.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { COPY } from './copy.ts';

/** Sends the files of one of the borrower's conditions. */
export function UploadDocument(): JSX.Element {
  const { uuid, application } = useFollowed();
  return <ConditionFiles title={COPY.title} readOnly={!application.active} back={paths(uuid).conditions()} />;
}
