import { AddressLines, addressLines } from '@hearthline/kit/address-lines/AddressLines.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues, type KeyValue } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Accordion, AccordionPerson, AccordionRow } from '@hearthline/kit/accordion/Accordion.tsx';
import { formatCurrency, formatPercent } from '@hearthline/kit/format/format.ts';
import { Person } from '@hearthline/kit/person/Person.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { OCCUPANCY_LABELS } from '@hearthline/rules/labels.ts';
import type { JSX } from 'react';
import type { Application } from '../../services/application.ts';
import { RAIL } from './rail-copy.ts';
import { ReviewDisclosures } from './ReviewDisclosures.tsx';

type Offer = { readonly term: number; readonly rate: number; readonly amount: number; readonly items: readonly KeyValue[] };

/** The chosen offer, if any. */
function offerOf({ term, rate, amount, uwCalculatedDrawAmount }: Application): Offer | null {
  if (term === null || rate === null || amount === null || term === 0) return null;
  const draw = uwCalculatedDrawAmount === null ? [] : [{ term: RAIL.draw, value: formatCurrency(uwCalculatedDrawAmount, 2) }];
  return {
    term,
    rate,
    amount,
    items: [{ term: RAIL.rate, value: formatPercent(rate, 2) }, ...draw, { term: RAIL.line, value: formatCurrency(amount, 2) }],
  };
}

function propertyItems({ occupancyType, value }: Application['property']): readonly KeyValue[] {
  return [
    { term: RAIL.use, value: OCCUPANCY_LABELS[occupancyType] },
    ...(value === null ? [] : [{ term: RAIL.value, value: formatCurrency(value) }]),
  ];
}

/** Cards beside the content on wide screens. */
function Cards({ application }: { application: Application }): JSX.Element {
  const { property, originatorDisplayInfo: officer } = application;
  const offer = offerOf(application);
  return (
    <>
      {offer && (
        <div className="wide-only">
          <Card title={RAIL.offer} tag={<Tag>{RAIL.years(offer.term)}</Tag>}>
            <KeyValues items={offer.items} />
          </Card>
        </div>
      )}
      <div className="wide-only">
        <Card title={RAIL.property}>
          <p className="small">
            <AddressLines address={property.address} />
          </p>
          <KeyValues items={propertyItems(property)} />
        </Card>
      </div>
      {officer && (
        <div className="wide-only">
          <Card>
            <Person
              name={officer.originatorName}
              picture={officer.avatarUri}
              note={RAIL.officer(officer.brokerName, officer.nmls)}
              links={[
                { href: `tel:${officer.phoneNumber}`, icon: 'phone', text: officer.phoneNumber },
                { href: `mailto:${officer.email}`, icon: 'mail', text: officer.email },
              ]}
            />
          </Card>
        </div>
      )}
    </>
  );
}

/** The same content as the rows of one accordion on a phone (design §6 b). */
function Rows({ application }: { application: Application }): JSX.Element {
  const { property, originatorDisplayInfo: officer } = application;
  const offer = offerOf(application);
  return (
    <div className="phone-only">
      <Accordion>
        {offer && (
          <AccordionRow title={RAIL.offer} note={RAIL.offerNote(formatCurrency(offer.amount), formatPercent(offer.rate, 2))}>
            <KeyValues items={offer.items} />
          </AccordionRow>
        )}
        <AccordionRow title={RAIL.property} note={addressLines(property.address).join(', ')}>
          <KeyValues items={propertyItems(property)} />
        </AccordionRow>
        {officer && (
          <AccordionPerson
            name={officer.originatorName}
            picture={officer.avatarUri}
            note={RAIL.officer(officer.brokerName, officer.nmls)}
            links={[
              { href: `tel:${officer.phoneNumber}`, icon: 'phone', label: RAIL.call(officer.originatorName) },
              { href: `mailto:${officer.email}`, icon: 'mail', label: RAIL.email(officer.originatorName) },
            ]}
          />
        )}
      </Accordion>
    </div>
  );
}

/** Beside every screen: the chosen offer, the property, the loan officer, and the way to the documents (design §6 b). */
export function ApplicationRail({ application }: { application: Application }): JSX.Element {
  return (
    <>
      <Cards application={application} />
      <Rows application={application} />
      <ReviewDisclosures uuid={application.uuid} />
    </>
  );
}
