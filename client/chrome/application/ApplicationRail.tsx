import { AddressLines } from '@hearthline/kit/address-lines/AddressLines.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyValues.tsx';
import { formatCurrency, formatPercent } from '@hearthline/kit/format/format.ts';
import { Person } from '@hearthline/kit/person/Person.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { OCCUPANCY_LABELS } from '@hearthline/rules/labels.ts';
import type { JSX } from 'react';
import type { Application } from '../../services/application/application.ts';
import { RAIL } from './application-words.ts';

function OfferCard({ application }: { application: Application }): JSX.Element | null {
  const { term, rate, amount, uwCalculatedDrawAmount } = application;
  if (term === null || rate === null || amount === null || term === 0) return null;
  const items = [
    { term: RAIL.rate, value: formatPercent(rate, 2) },
    ...(uwCalculatedDrawAmount === null ? [] : [{ term: RAIL.draw, value: formatCurrency(uwCalculatedDrawAmount, 2) }]),
    { term: RAIL.line, value: formatCurrency(amount, 2) },
  ];
  return <Card title={RAIL.offer} tag={<Tag>{RAIL.years(term)}</Tag>}><KeyValues items={items} /></Card>;
}

function PropertyCard({ property }: Pick<Application, 'property'>): JSX.Element {
  const items = [
    { term: RAIL.use, value: OCCUPANCY_LABELS[property.occupancyType] },
    ...(property.value === null ? [] : [{ term: RAIL.value, value: formatCurrency(property.value) }]),
  ];
  return <Card title={RAIL.property}><p className="small"><AddressLines address={property.address} /></p><KeyValues items={items} /></Card>;
}

/** Beside every screen: the offer once chosen, the property, the loan officer (screens.md, look.md §6 b). */
export function ApplicationRail({ application }: { application: Application }): JSX.Element {
  const officer = application.originatorDisplayInfo;
  return (
    <>
      <OfferCard application={application} />
      <PropertyCard property={application.property} />
      {officer && (
        <Card>
          <Person
            name={officer.originatorName} note={RAIL.officer(officer.brokerName, officer.nmls)}
            links={[{ href: `tel:${officer.phoneNumber}`, icon: 'phone', text: officer.phoneNumber }, { href: `mailto:${officer.email}`, icon: 'mail', text: RAIL.email(officer.originatorName) }]}
          />
        </Card>
      )}
    </>
  );
}
