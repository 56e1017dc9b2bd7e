import { deskApprovalPost } from '@hearthline/web/operations/desk.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { api } from '../../services/api.ts';
import { rememberOwn } from '../../services/own-versions.ts';
import { DeskLink } from '../page/DeskLink.tsx';
import { ROLE_NAMES } from '../roles.ts';
import type { Role } from '../../services/session.ts';
import { WatchListMatch } from '../comparison/WatchListMatch.tsx';
import { PayeeComparison } from './PayeeComparison.tsx';
import { FundingSheet } from './FundingSheet.tsx';
import { NET_TYPED } from './copy.ts';
import { DecideProposal } from './DecideProposal.tsx';
import classes from './Actions.module.css';
import { Time, Zone } from '../zone.tsx';

type Proposal = Reply<'desk-approvals-get'>['proposals'][number];

type ProposalCardProps = {
  readonly proposal: Proposal;
  /** Says which application it is about, where several are listed. */
  readonly isListed?: boolean;
  readonly onEnd: (words: string) => void;
};

/** Why this person does not decide it, and who may. */
const waitsFor = (whyNot: string | null, deciders: readonly string[]): string =>
  deciders.length === 0
    ? `${whyNot ?? ''} Nobody here may decide it now: an administrator changes roles and authority under Staff.`
    : `${whyNot ?? ''} It waits for ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(deciders)}.`;

/** What a colleague proposed, why two people are needed, and what this person may do about it. */
export function ProposalCard({ proposal, isListed = false, onEnd }: ProposalCardProps): JSX.Element {
  const { uuid, title, why, reason, details, sheet, payees, by, role, at, mayDecide, isMine, whyNot, deciders } = proposal;
  const answers = details.filter(({ value }) => value !== reason);
  return (
    <Zone value={proposal.timeZone}>
      <Card>
        {isListed ? <h2 className={classes.title}>{title}</h2> : <h3 className={classes.title}>{title}</h3>}
        {isListed && (
          <p>
            <DeskLink to={`/applications/${proposal.applicationUuid}`}>{proposal.borrower}</DeskLink>, loan {proposal.loanNumber}
          </p>
        )}
        <p className="small muted">
          Proposed by {isMine ? 'you' : by.name}, {ROLE_NAMES[role as Role].toLowerCase()}, <Time at={at} />
        </p>
        {reason !== null && <p className={classes.quote}>{reason}</p>}
        {answers.length > 0 && (
          <dl className={classes.answers}>
            {answers.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {sheet !== null && (
          <Stack top={12}>
            <FundingSheet sheet={sheet} />
          </Stack>
        )}
        {payees.map((payee) => (
          <Stack key={payee.role} top={12}>
            <PayeeComparison payee={payee} />
          </Stack>
        ))}
        {proposal.comparesWatchList && mayDecide && (
          <Stack top={12}>
            <WatchListMatch uuid={proposal.applicationUuid} />
          </Stack>
        )}
        <Stack top={12}>
          <p className="small muted">
            {why} ({proposal.source})
          </p>
        </Stack>
        <DecideProposal
          {...{ title, mayDecide, isMine, onEnd }}
          id={uuid}
          approve={{ button: sheet === null ? 'Approve' : `Approve: ${formatMoney(sheet.net)}`, done: 'Approved' }}
          typed={sheet === null ? undefined : NET_TYPED}
          whyNot={mayDecide ? null : waitsFor(whyNot, deciders)}
          send={async (asked, netTyped = '') => {
            const { version } = await api(deskApprovalPost, {
              path: { proposalUuid: uuid },
              body: { ...asked, ...(asked.decision === 'APPROVE' && sheet && { sheetRead: sheet.id, netTyped }) },
            });
            rememberOwn(proposal.applicationUuid, version);
          }}
        />
      </Card>
    </Zone>
  );
}
