import type { Reply } from '@hearthline/web/api/operation.ts';
import { correctionPath } from '@hearthline/journey/where-next.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { AddressLines } from '@hearthline/kit/address-lines/AddressLines.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { OCCUPANCY_LABELS, OWNERSHIP_LABELS } from '@hearthline/rules/labels.ts';
import type { JSX } from 'react';
import type { Application } from '../../../services/application.ts';
import { CORRECTION } from '../../../parts/corrections/copy.ts';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { signerWithRole } from '../../../parts/owners/copy.ts';
import { COPY } from './copy.ts';

type PeopleCardProps = {
  readonly name: string;
  readonly property: Application['property'];
  readonly signers: Reply<'signers-get'>;
};

/** Who applies, for which home, how it is owned and who signs besides; and what to do when a fact is wrong. */
export function PeopleCard({ name, property, signers }: PeopleCardProps): JSX.Element {
  const { uuid, status } = useFollowed();
  const correct = correctionPath(uuid, status);
  return (
    <Card title={COPY.who}>
      <KeyValues
        items={[
          { term: COPY.applicant, value: name },
          { term: COPY.home, value: <AddressLines address={property.address} /> },
          { term: COPY.use, value: OCCUPANCY_LABELS[property.occupancyType] },
          ...(property.ownership === null ? [] : [{ term: COPY.ownership, value: OWNERSHIP_LABELS[property.ownership] }]),
          ...signers.map((signer) => ({
            term: COPY.signers,
            value: signerWithRole(signer),
          })),
        ]}
      />
      <Stack top={20}>
        <Alert title={COPY.wrong}>
          {COPY.wrongText} {correct !== null && <PathLink to={correct}>{CORRECTION.ask}</PathLink>}
        </Alert>
      </Stack>
    </Card>
  );
}
