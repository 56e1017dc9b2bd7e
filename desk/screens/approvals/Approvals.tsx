import { deskApprovalsGet } from '@hearthline/web/operations/desk.ts';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { type JSX, useState } from 'react';
import { ProposalCard } from '../../parts/actions/ProposalCard.tsx';
import { AccessProposalCard } from '../../parts/actions/AccessProposalCard.tsx';
import { IdentityChangeCard } from '../../parts/actions/IdentityChangeCard.tsx';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { $api } from '../../services/api.ts';

/** How often it asks for new proposals. */
const EVERY_MS = 15_000;

/** What waits for a second person, those that this person may decide first. */
export function Approvals(): JSX.Element {
  const [said, setSaid] = useState('');
  const query = $api.useRead(deskApprovalsGet, {}, { refetchInterval: EVERY_MS });
  return (
    <DeskPage
      title="Approvals"
      intro="Actions of great effect take two people. One proposes, another approves or refuses; both are on record."
      said={said}
    >
      <Loaded query={query}>
        {({ proposals, identityChanges, accessProposals }) =>
          proposals.length + identityChanges.length + accessProposals.length === 0 ? (
            <EmptyState title="Nothing waits for a second person">A proposal of a colleague appears here.</EmptyState>
          ) : (
            <div className="stack">
              {proposals.map((proposal) => (
                <ProposalCard key={proposal.uuid} proposal={proposal} isListed onEnd={setSaid} />
              ))}
              {identityChanges.map((change) => (
                <IdentityChangeCard key={change.id} change={change} onEnd={setSaid} />
              ))}
              {accessProposals.map((proposal) => (
                <AccessProposalCard key={proposal.uuid} proposal={proposal} onEnd={setSaid} />
              ))}
            </div>
          )
        }
      </Loaded>
    </DeskPage>
  );
}
