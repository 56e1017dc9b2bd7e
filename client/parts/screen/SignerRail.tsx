import { signer as paths, signerScreenOf } from '@hearthline/journey/paths.ts';
import { signerPlace } from '@hearthline/journey/signer-place.ts';
import { AddressLines, addressLines } from '@hearthline/kit/address-lines/AddressLines.tsx';
import { Accordion, AccordionRow } from '@hearthline/kit/accordion/Accordion.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues, type KeyValue } from '@hearthline/kit/figures/KeyFigures.tsx';
import { formatCurrency } from '@hearthline/kit/format/format.ts';
import type { JSX } from 'react';
import type { SignerProfile } from '../../services/signer.ts';
import { useHere } from './navigation.ts';
import { PathLink } from './PathLink.tsx';
import { SIGNER_ROLES, SIGNER_SIDE } from './rail-copy.ts';

const LINKS = [
  { screen: 'documents', text: SIGNER_SIDE.documents },
  { screen: 'conditions/dashboard', text: SIGNER_SIDE.requests },
  { screen: 'intro', text: SIGNER_SIDE.about },
] as const;

function itemsOf({ primary, role, line }: SignerProfile): readonly KeyValue[] {
  return [
    { term: SIGNER_SIDE.asks, value: primary },
    { term: SIGNER_SIDE.role, value: SIGNER_ROLES[role] ?? role },
    ...(line ? [{ term: SIGNER_SIDE.line, value: formatCurrency(line.amount, 2) }] : []),
  ];
}

/** Beside the screens of another signer: the home, who asks, and the pages they may open now. */
export function SignerRail({ signer }: { signer: SignerProfile }): JSX.Element {
  const here = signerScreenOf(useHere(({ pathname }) => pathname));
  const items = itemsOf(signer);
  const address = { ...signer.property, street2: signer.property.street2 ?? null };
  return (
    <>
      <div className="wide-only">
        <Card title={SIGNER_SIDE.home}>
          <p className="small">
            <AddressLines address={address} />
          </p>
          <KeyValues items={items} />
        </Card>
      </div>
      <div className="phone-only">
        <Accordion>
          <AccordionRow title={SIGNER_SIDE.home} note={addressLines(address).join(', ')}>
            <KeyValues items={items} />
          </AccordionRow>
        </Accordion>
      </div>
      <nav aria-label={SIGNER_SIDE.title}>
        {LINKS.filter(({ screen }) => screen !== here && signerPlace(signer.next, screen) === null).map(({ screen, text }) => (
          <p key={screen} className="section">
            <PathLink to={paths.screen(screen)}>{text}</PathLink>
          </p>
        ))}
      </nav>
    </>
  );
}
