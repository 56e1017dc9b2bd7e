import { BASE, registration } from '@hearthline/journey/paths.ts';
import { STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import { GenericError } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { buttonClass } from '@hearthline/kit/button/button-class.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyValues.tsx';
import { formatCurrency } from '@hearthline/kit/format/format.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { addressLines } from '@hearthline/kit/address-lines/address-lines.ts';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { PathLink } from '../../chrome/PathLink.tsx';
import { useTitle } from '../../chrome/use-title.ts';
import { $api } from '../../services/api/queries.ts';
import type { Application } from '../../services/application/application.ts';
import { OVERALL, WORDS } from './words.ts';

function ApplicationCard({ application }: { application: Application }): JSX.Element {
  const { uuid, loanNumber, active, amount, auditFields, property, status } = application;
  const items = [
    { term: WORDS.property, value: addressLines(property.address).join(', ') },
    { term: WORDS.number, value: loanNumber },
    {
      term: WORDS.started,
      value: new Date(auditFields.createdDate).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' }),
    },
    ...(amount === null ? [] : [{ term: WORDS.amount, value: formatCurrency(amount, 2) }]),
  ];
  return (
    <Card
      title={addressLines(property.address)[0]}
      tag={<Tag kind={active ? 'waiting' : 'plain'}>{OVERALL[STATUS_TABLE[status.status].overall]}</Tag>}
    >
      <KeyValues items={items} />
      <p className="section">
        <PathLink to={`${BASE}/${uuid}`} className={buttonClass({ variant: active ? 'solid' : 'outline', compact: true })}>
          {active ? WORDS.continue : WORDS.view}
        </PathLink>
      </p>
    </Card>
  );
}

/** What a signed-in person has under way, and the way on. */
export function Dashboard(): JSX.Element {
  useTitle(WORDS.title);
  const { data, isError, refetch } = useQuery({
    ...$api.queryOptions('get', '/service-application/api/v1/application/heloc/all'),
    refetchOnMount: 'always',
  });
  return (
    <DeadEndFrame>
      <PageHeading>{WORDS.title}</PageHeading>
      <div className="section stack">
        {isError && (
          <>
            <GenericError>{WORDS.failed}</GenericError>
            <Button variant="outline" onClick={() => void refetch()}>
              {WORDS.again}
            </Button>
          </>
        )}
        {data?.map((application) => (
          <ApplicationCard key={application.uuid} application={application} />
        ))}
        {data?.length === 0 && (
          <EmptyState title={WORDS.empty}>
            <p>{WORDS.emptyText}</p>
            <p className="section">
              <PathLink to={registration.index()} className={buttonClass()}>
                {WORDS.start}
              </PathLink>
            </p>
          </EmptyState>
        )}
      </div>
    </DeadEndFrame>
  );
}
