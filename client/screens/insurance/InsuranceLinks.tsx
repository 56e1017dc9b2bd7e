import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { applicationScreen } from '@hearthline/journey/paths.ts';
import type { JSX } from 'react';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import type { ApplicationAnswer } from '../../services/application.ts';
import { INSURANCE } from './copy.ts';

export type Insurance = ApplicationAnswer<'/insurance'>;

type InsuranceLinkProps = { readonly uuid: string; readonly to: 'upload' | 'requirements' };

/** From one page of the insurance to the other. */
export function InsuranceLink({ uuid, to }: InsuranceLinkProps): JSX.Element {
  return to === 'upload' ? (
    <PathLink className={buttonClass()} to={applicationScreen(uuid, 'insurance/upload')}>
      {INSURANCE.toUpload}
    </PathLink>
  ) : (
    <PathLink to={applicationScreen(uuid, 'insurance/requirements')}>{INSURANCE.toRequirements}</PathLink>
  );
}

/** What a trust still has to send; nothing for a home that persons own. */
export function TrustNote({ uuid, trust }: { uuid: string; trust: Insurance['trust'] }): JSX.Element | null {
  if (trust === 'NONE') return null;
  if (trust === 'CERTIFIED') return <Alert kind="ok" title={INSURANCE.trustDone} />;
  return (
    <Alert title={INSURANCE.trust}>
      <p>{INSURANCE.trustText}</p>
      <PathLink to={applicationScreen(uuid, 'conditions')}>{INSURANCE.toConditions}</PathLink>
    </Alert>
  );
}
