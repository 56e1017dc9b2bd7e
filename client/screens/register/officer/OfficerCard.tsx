import { Button, ButtonLink } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { Person } from '@hearthline/kit/person/Person.tsx';
import { type JSX, useState } from 'react';
import { useQueryResult } from '../../../services/api/first-page-query.ts';
import { referringOfficer } from '../../../services/referral/referring-officer.ts';
import { COPY } from './copy.ts';

/** The referring loan officer, beside every question, with telephone and email. Renders nothing without one. */
export function OfficerCard(): JSX.Element | null {
  const officer = useQueryResult(referringOfficer);
  const [isOpen, setOpen] = useState(false);
  if (!officer) return null;
  const { originatorName, brokerName, avatarUri, nmls, phoneNumber, email } = officer;
  const note = brokerName === null ? COPY.role(nmls) : COPY.ofBroker(brokerName, nmls);
  return (
    <>
      <Card>
        <Person name={originatorName} picture={avatarUri} note={note} />
        <Button variant="text" onClick={() => setOpen(true)}>
          {COPY.contact}
        </Button>
      </Card>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={COPY.contact}
        actions={
          <>
            <ButtonLink href={`tel:+1${phoneNumber.replaceAll(/\D/g, '')}`}>{COPY.call}</ButtonLink>
            <ButtonLink variant="outline" href={`mailto:${email}`}>
              {COPY.write}
            </ButtonLink>
          </>
        }
      >
        <div className="stack">
          <p>{COPY.text}</p>
          <div>
            <Person
              name={originatorName}
              picture={avatarUri}
              note={note}
              links={[
                { href: `tel:+1${phoneNumber.replaceAll(/\D/g, '')}`, icon: 'phone', text: phoneNumber },
                { href: `mailto:${email}`, icon: 'mail', text: email },
              ]}
            />
          </div>
        </div>
      </Dialog>
    </>
  );
}
