import { operatingHours } from '@hearthline/web/operations/organization.ts';
import { applicationScreen } from '@hearthline/journey/paths.ts';
import { Accordion, AccordionRow } from '@hearthline/kit/accordion/Accordion.tsx';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { chatItem } from '../../../parts/chat/ChatLink.tsx';
import { hoursFor, hoursLines } from '../../../parts/operating-hours/hours.ts';
import { HOURS_COPY } from '../../../parts/operating-hours/copy.ts';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { callItem } from '../../../parts/waiting/HelpList.tsx';
import { $api } from '../../../services/api/queries.ts';
import { now } from '../../../services/clock.ts';
import { company } from '../../../services/organization/organization.ts';
import { COPY } from './copy.ts';

/** Help while signing: the telephone hours in the reader's time zone, number and address, and the way back to the place where they stopped. */
export function SigningSupport(): JSX.Element {
  const { uuid, status } = useFollowed();
  const { email } = company();
  const hours = useQuery($api.read(operatingHours, { path: { department: 'OPS_PHONE' } }));
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const week = hours.data && hoursFor(hours.data, own, now());
  const back = applicationScreen(uuid, status.status === 'NOTE_SIGNING' ? 'signing/sign' : 'signing/intro');
  return (
    <Screen title={COPY.title} intro={COPY.intro}>
      <div className="section">
        <ActionList items={[callItem(), chatItem(), { icon: 'mail', title: COPY.write, note: email, href: `mailto:${email}` }]} />
      </div>
      <section className="section">
        <h2>{COPY.hours}</h2>
        {week ? (
          <>
            <p className="small muted">{week.isOwn ? COPY.yours(week.zone) : COPY.theirs(week.zone)}</p>
            <ul>
              {hoursLines(week.weekdays, HOURS_COPY.to).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        ) : (
          <p role="status">{hours.isError ? COPY.noHours : COPY.loading}</p>
        )}
      </section>
      <section className="section">
        <h2>{COPY.ask}</h2>
        <Accordion>
          {COPY.questions.map(({ question, answer }) => (
            <AccordionRow key={question} title={question}>
              <p>{answer}</p>
            </AccordionRow>
          ))}
        </Accordion>
      </section>
      <ButtonRow>
        <PathLink to={back} className={buttonClass()}>
          {COPY.back}
        </PathLink>
      </ButtonRow>
    </Screen>
  );
}
