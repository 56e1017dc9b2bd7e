import { signer as paths } from '@hearthline/journey/paths.ts';
import type { JSX } from 'react';
import { ConditionFiles } from '../../../parts/conditions/ConditionFiles.tsx';
import { useSigner } from '../../../parts/screen/followed.ts';
import { COPY } from './copy.ts';

/** Sends the files of one of the signer's conditions. */
export function SignerFiles(): JSX.Element {
  const { signer } = useSigner();
  return <ConditionFiles title={COPY.upload} readOnly={!signer.active} back={paths.condition('dashboard')} />;
}
