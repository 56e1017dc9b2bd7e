import { outside } from '@hearthline/journey/paths.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import type { JSX } from 'react';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { useTitle } from '../../parts/screen/use-title.ts';
import { flagValue } from '../../services/flags/flags.ts';
import { MAINTENANCE } from '../../services/maintenance.ts';
import { company } from '../../services/organization/organization.ts';
import { COPY } from './copy.ts';

const flagText = (name: string, otherwise: string): string => {
  const value = flagValue(MAINTENANCE, name);
  return typeof value === 'string' && value.trim() !== '' ? value : otherwise;
};

/** Replaces the listed routes while they are down; needs no sign-in (AMB-112). */
export function Maintenance(): JSX.Element {
  const title = flagText('pageTitle', COPY.title);
  const { phone } = company();
  useTitle(title);
  return (
    <DeadEndFrame>
      <PageHeading>{title}</PageHeading>
      <div className="section stack">
        <p>{flagText('message', COPY.message)}</p>
        <p>
          {COPY.call}{' '}
          <a className="num" href={`tel:+1${phone.replaceAll('-', '')}`}>
            {phone}
          </a>
        </p>
        {String(flagValue(MAINTENANCE, 'shouldShowDashboardLink')) === 'true' && (
          <p>
            <PathLink to={outside.dashboard()}>{COPY.dashboard}</PathLink>
          </p>
        )}
      </div>
    </DeadEndFrame>
  );
}
