import { Card } from '@hearthline/kit/card/Card.tsx';
import { Person } from '@hearthline/kit/person/Person.tsx';
import type { JSX } from 'react';
import { RAIL } from '../../parts/screen/rail-copy.ts';
import type { Application } from '../../services/application.ts';

/** The loan officer of the newest application, with telephone and email. */
export function OfficerCard({ officer }: { officer: NonNullable<Application['originatorDisplayInfo']> }): JSX.Element {
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
