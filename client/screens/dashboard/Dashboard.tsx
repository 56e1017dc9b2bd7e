import { profileGet } from '@hearthline/web/operations/service-profile.ts';
import { outside, registration } from '@hearthline/journey/paths.ts';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { DashboardFrame } from '@hearthline/kit/page-frame/DashboardFrame.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { Person } from '@hearthline/kit/person/Person.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { LoadingPage } from '../../parts/requests/LoadingPage.tsx';
import { PathLink, useLink } from '../../parts/screen/PathLink.tsx';
import { RAIL } from '../../parts/screen/rail-copy.ts';
import { useTitle } from '../../parts/screen/use-title.ts';
import { $api } from '../../services/api/queries.ts';
import type { Application } from '../../services/application.ts';
import { now } from '../../services/clock.ts';
import { company } from '../../services/organization/organization.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { OpenLine } from './OpenLine.tsx';
import { Questions } from './Questions.tsx';
import { RecentDocuments } from './RecentDocuments.tsx';
import { StartAgain } from './StartAgain.tsx';
import { ToDo } from './ToDo.tsx';
import { applicationSummary } from '@hearthline/journey/status-copy/application-summary.ts';
import { COPY, LINE } from './copy.ts';
import { Notifications } from './Notifications.tsx';
import { useOwnApplications } from './use-own-applications.ts';
import { useRequests } from './use-requests.ts';

/** The loan officer of the newest application, with telephone and email. */
function OfficerCard({ officer }: { officer: NonNullable<Application['originatorDisplayInfo']> }): JSX.Element {
  const { originatorName, brokerName, nmls, phoneNumber, email } = officer;
  return (
    <Card>
      <Person
        name={originatorName}
        note={RAIL.officer(brokerName, nmls)}
        links={[
          { href: `tel:${phoneNumber}`, icon: 'phone', text: phoneNumber },
          { href: `mailto:${email}`, icon: 'mail', text: RAIL.email(originatorName) },
        ]}
      />
    </Card>
  );
}

/** "Good morning, Grace", once the name has loaded. */
function useGreeting(): string {
  const { data } = $api.useRead(profileGet);
  const name = data?.name.firstName ?? '';
  const hour = now().getHours(); // the evening lasts until four
  const part = hour < 4 ? COPY.parts.evening : hour < 12 ? COPY.parts.morning : hour < 18 ? COPY.parts.afternoon : COPY.parts.evening;
  return name === '' ? COPY.title : COPY.hello(part, name);
}

function Applications({ all, greeting }: { all: readonly Application[]; greeting: string }): JSX.Element {
  const active = all.filter((application) => application.active);
  const open = all.filter(({ status }) => status.status === 'COMPLETE');
  const earlier = all.filter((application) => !application.active && !open.includes(application));
  const requests = useRequests(active);
  const [newest] = [...active, ...open, ...earlier];
  const count = requests.length + active.filter((application) => applicationSummary(application).you !== null).length;
  const intro = active.length === 0 ? (open.length === 0 ? COPY.over : LINE.isOpen) : count === 0 ? COPY.needsNothing : COPY.needs(count);
  return (
    <>
      <PageHeading intro={intro}>{greeting}</PageHeading>
      <ToDo active={active} requests={requests} />
      {active.length > 0 && (
        <section className="section stack">
          <h2>{COPY.applications(active.length)}</h2>
          {active.map((application) => (
            <ApplicationCard key={application.uuid} application={application} />
          ))}
        </section>
      )}
      {open.length > 0 && (
        <section className="section stack">
          <h2>{LINE.title(open.length)}</h2>
          {open.map((application) => (
            <OpenLine key={application.uuid} application={application} />
          ))}
        </section>
      )}
      {all.length === 0 && (
        <div className="section">
          <EmptyState title={COPY.emptyTitle}>
            <p>{COPY.emptyText}</p>
            <Stack top={16}>
              <PathLink to={registration.index()} className={buttonClass()}>
                {COPY.start}
              </PathLink>
            </Stack>
          </EmptyState>
        </div>
      )}
      {newest && active.length === 0 && <StartAgain last={newest} />}
      {newest && <Questions application={newest} requests={requests} />}
      {earlier.length > 0 && (
        <section className="section stack">
          <h2>{COPY.earlier}</h2>
          {earlier.map((application) => (
            <ApplicationCard key={application.uuid} application={application} />
          ))}
        </section>
      )}
    </>
  );
}

/** The dashboard of a signed-in borrower: what to do, each application with its status, its documents, and frequent questions. */
export function Dashboard(): JSX.Element {
  useTitle(COPY.title);
  const greeting = useGreeting();
  const link = useLink();
  const { phone } = company();
  const { applicationsQuery, newest, isOtherLender } = useOwnApplications();
  const { onClick, ...settings } = link(outside.settings());
  if (isOtherLender) return <LoadingPage />;
  return (
    <DashboardFrame
      rail={
        <>
          {newest?.originatorDisplayInfo && <OfficerCard officer={newest.originatorDisplayInfo} />}
          <Notifications />
          {newest && <RecentDocuments uuid={newest.uuid} />}
          <ActionList
            items={[
              { icon: 'person', title: COPY.settings, note: COPY.settingsNote, ...settings, onPick: onClick },
              { icon: 'phone', title: COPY.help, note: phone, href: `tel:+1${phone.replaceAll('-', '')}` },
            ]}
          />
        </>
      }
    >
      {applicationsQuery.data ? (
        <Applications all={applicationsQuery.data} greeting={greeting} />
      ) : (
        <>
          <PageHeading>{greeting}</PageHeading>
          <Loaded query={applicationsQuery} label={COPY.loading}>
            {() => null}
          </Loaded>
        </>
      )}
    </DashboardFrame>
  );
}
