import { registration } from '@hearthline/journey/paths.ts';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import type { JSX } from 'react';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { $api } from '../../services/api/queries.ts';
import { formatDay } from '../../services/dates.ts';
import { COPY } from './copy.ts';

/** A link to a new application, when the borrower may start one (after 45 days, AMB-28); else the date from which they may. */
export function StartAgain(): JSX.Element | null {
  const { data } = $api.useQuery('get', '/service-search/api/v1/profiles/actions/verify-ability-to-start-application');
  if (!data) return null;
  if (data.canStartApplication)
    return (
      <section className="section">
        <h2>{COPY.again}</h2>
        <p>{COPY.againText}</p>
        <p className="section">
          <PathLink to={registration.index()} className={buttonClass()}>
            {COPY.start}
          </PathLink>
        </p>
      </section>
    );
  return data.waitUntil === null ? null : <p className="section">{COPY.againLater(formatDay(data.waitUntil))}</p>;
}
