import { canStart } from '@hearthline/web/operations/service-search.ts';
import { registration } from '@hearthline/journey/paths.ts';
import { isState } from '@hearthline/rules/enums.ts';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { $api } from '../../services/api/queries.ts';
import type { Application } from '../../services/application.ts';
import { formatDay } from '../../services/dates.ts';
import { registrationStore } from '../../services/draft/registration-store.ts';
import { COPY } from './copy.ts';

/** Answers the home of an earlier application in a new registration; what else is known of the person is prefilled there. */
function answerHome({ property: { address, occupancyType } }: Application): void {
  const { street1, street2, city, state, zip } = address;
  registrationStore.type({
    propertyAddress: { street1, street2: street2 ?? '', city, state: isState(state) ? state : '', zip, occupancyType },
  });
}

/** A link to a new application, when the borrower may start one (after 45 days, AMB-28); else the date from which they may. */
export function StartAgain({ last }: { last: Application }): JSX.Element | null {
  const { data } = $api.useRead(canStart);
  if (!data) return null;
  if (data.canStartApplication)
    return (
      <section className="section">
        <h2>{COPY.again}</h2>
        <p>{COPY.againText}</p>
        <Stack top={16}>
          <PathLink to={registration.index()} className={buttonClass()} onClick={() => answerHome(last)}>
            {COPY.againSame}
          </PathLink>
        </Stack>
        <Note top={8}>{COPY.againSameNote}</Note>
        <Stack top={16}>
          <PathLink to={registration.index()}>{COPY.againOther}</PathLink>
        </Stack>
      </section>
    );
  return data.waitUntil === null ? null : <p className="section">{COPY.againLater(formatDay(data.waitUntil))}</p>;
}
