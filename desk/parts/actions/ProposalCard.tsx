import { deskApprovalPost } from '@hearthline/web/operations/desk.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { api, queryClient } from '../../services/api.ts';
import { DeskLink } from '../page/DeskLink.tsx';
import { ROLE_NAMES } from '../roles.ts';
import type { Role } from '../../services/session.ts';
import { PayeeComparison } from './PayeeComparison.tsx';
import { FundingSheet } from './FundingSheet.tsx';
import { Decide, WAITS, WhyNot } from './Decide.tsx';
import classes from './Actions.module.css';
import { Time, Zone } from '../zone.tsx';

type Proposal = Reply<'desk-approvals-get'>['proposals'][number];
type Decision = 'APPROVE' | 'REFUSE' | 'WITHDRAW';
const ENDED: Readonly<Record<Decision, string>> = { APPROVE: 'Approved', REFUSE: 'Refused', WITHDRAW: 'Taken back' };

type ProposalCardProps = {
  readonly proposal: Proposal;
  /** Says which application it is about, where several are listed. */
  readonly isListed?: boolean;
  readonly onEnd: (words: string) => void;
};

/** What a colleague proposed, why two people are needed, and what this person may do about it. */
export function ProposalCard({ proposal, isListed = false, onEnd }: ProposalCardProps): JSX.Element {
  const { uuid, title, why, reason, details, sheet, payees, by, role, at, mayDecide, isMine } = proposal;
  const decide = async (decision: Decision, given?: string): Promise<void> => {
    await api(deskApprovalPost, {
      path: { proposalUuid: uuid },
      body: { decision, ...(given !== undefined && { reason: given }), ...(decision === 'APPROVE' && sheet && { sheetRead: sheet.id }) },
    });
    onEnd(`${ENDED[decision]}: ${title}.`);
    void queryClient.invalidateQueries();
  };
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
        <Stack top={12}>
          <p className="small muted">
            {why} ({proposal.source})
          </p>
        </Stack>
        <Decide
          id={uuid}
          mayDecide={mayDecide}
          acceptText={sheet === null ? 'Approve' : `Approve: ${formatMoney(sheet.net)}`}
          accept={async () => decide('APPROVE')}
          refuse={async (given) => decide('REFUSE', given)}
          otherwise={(now, isSending) =>
            isMine ? (
              <WhyNot words={WAITS} isMine isSending={isSending} takeBack={() => now(async () => decide('WITHDRAW'))} />
            ) : (
              !mayDecide && <p className="small">{WAITS}</p>
            )
          }
        />
      </Card>
    </Zone>
  );
}
