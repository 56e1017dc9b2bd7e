import { application as paths } from '@hearthline/journey/application-paths.ts';
import type { Outlook } from '@hearthline/journey/outlook.ts';
import { BASE } from '@hearthline/journey/paths.ts';
import { Accordion, AccordionRow } from '@hearthline/kit/accordion/Accordion.tsx';
import { isTexasHomestead } from '@hearthline/rules/offers/limits.ts';
import { isRescindable } from '@hearthline/rules/regulation/rescission.ts';
import type { StateCode } from '@hearthline/rules/enums.ts';
import type { JSX } from 'react';
import { CommonLinks } from '../../parts/help/CommonQuestions.tsx';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import type { Application } from '../../services/application.ts';
import { formatDate } from '../../services/dates.ts';
import { applicationSummary } from '@hearthline/journey/status-copy/application-summary.ts';
import type { Request } from './use-requests.ts';
import { MONEY, QUESTIONS } from '@hearthline/journey/status-copy/questions.ts';

function Declined({ uuid, adverseAction, documents }: Application): JSX.Element {
  const isSent = documents.some(({ type }) => type === 'ADVERSE_ACTION_NOTICE');
  const due = adverseAction ? QUESTIONS.declinedBy(formatDate(adverseAction.noticeDueBy)) : QUESTIONS.declinedWithin;
  return (
    <div className="stack">
      <p>{isSent ? QUESTIONS.declinedSent : due}</p>
      <p>{QUESTIONS.declinedWrong}</p>
      <p>
        <PathLink to={`${BASE}/${uuid}`}>{QUESTIONS.declinedLink}</PathLink>
      </p>
    </div>
  );
}

function Close({ application, outlook }: { application: Application; outlook: Outlook }): JSX.Element {
  const { state, occupancyType } = application.property;
  return (
    <div className="stack">
      {outlook.kind === 'days' && <p>{QUESTIONS.closeText(outlook.days)}</p>}
      {outlook.kind === 'once' && <p>{MONEY.once[outlook.settled]}</p>}
      <p>{isRescindable(occupancyType) ? QUESTIONS.closeHome : QUESTIONS.closeOther}</p>
      {isTexasHomestead(state as StateCode, occupancyType) && <p>{QUESTIONS.closeTexas}</p>}
    </div>
  );
}

/** The five questions borrowers ask most, answered for their own newest application. */
export function Questions({ application, requests }: { application: Application; requests: readonly Request[] }): JSX.Element {
  const { now, step, done, steps, outlook } = applicationSummary(application);
  const isOpen = outlook.kind !== 'ended';
  return (
    <section className="section">
      <h2>{QUESTIONS.title}</h2>
      <Accordion>
        <AccordionRow title={QUESTIONS.where}>
          <p>
            {now} {isOpen && QUESTIONS.whereText(step, done, steps.length)}
          </p>
        </AccordionRow>
        {application.status.status === 'DECLINED' && (
          <AccordionRow title={QUESTIONS.declined} open>
            <Declined {...application} />
          </AccordionRow>
        )}
        {isOpen && (
          <>
            <AccordionRow title={QUESTIONS.wants}>
              {requests.length === 0 ? (
                <p>{QUESTIONS.wantsNone}</p>
              ) : (
                <dl className="stack">
                  {requests.map(({ id, title, description }) => (
                    <div key={id}>
                      <dt>
                        <b>{title}</b>
                      </dt>
                      <dd>{description}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </AccordionRow>
            <AccordionRow title={QUESTIONS.upload}>
              <div className="stack">
                <p>{QUESTIONS.uploadText}</p>
                <p>
                  <PathLink to={paths(application.uuid).conditions()}>{QUESTIONS.uploadLink}</PathLink>
                </p>
              </div>
            </AccordionRow>
            <AccordionRow title={QUESTIONS.close}>
              <Close application={application} outlook={outlook} />
            </AccordionRow>
          </>
        )}
      </Accordion>
      <CommonLinks />
    </section>
  );
}
