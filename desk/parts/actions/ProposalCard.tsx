import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { api, queryClient, type Reply } from '../../services/api.ts';
import { messageOf } from '../../services/api-error.ts';
import { FormParts } from '../form/FormParts.tsx';
import { useDeskForm } from '../form/use-desk-form.ts';
import { timeText } from '../format.ts';
import { DeskLink } from '../page/DeskLink.tsx';
import { ROLE_NAMES } from '../roles.ts';
import type { Role } from '../../services/session.ts';
import classes from './Actions.module.css';

type Proposal = Reply<'desk-approvals-get'>['proposals'][number];
type Decision = 'APPROVE' | 'REFUSE' | 'WITHDRAW';
const ENDED: Readonly<Record<Decision, string>> = { APPROVE: 'Approved', REFUSE: 'Refused', WITHDRAW: 'Taken back' };
const REASON = z.object({ reason: z.string().check(z.trim(), z.minLength(3, 'Say why you refuse it')) });

type ProposalCardProps = {
  readonly proposal: Proposal;
  /** Says which application it is about, where several are listed. */
  readonly isListed?: boolean;
  readonly onEnd: (words: string) => void;
};

/** What a colleague proposed, why two people are needed, and what this person may do about it. */
export function ProposalCard({ proposal, isListed = false, onEnd }: ProposalCardProps): JSX.Element {
  const { uuid, title, why, reason, details, by, role, at, mayDecide, isMine } = proposal;
  const [isRefusing, setRefusing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const decide = async (decision: Decision, given?: string): Promise<void> => {
    await api.POST('/desk/api/v1/approvals/{proposalUuid}/decision', {
      params: { path: { proposalUuid: uuid } },
      body: { decision, ...(given !== undefined && { reason: given }) },
    });
    onEnd(`${ENDED[decision]}: ${title}.`);
    void queryClient.invalidateQueries();
  };
  const now = async (decision: Decision): Promise<void> => {
    setSending(true);
    setProblem(null);
    await decide(decision).catch((error: unknown) => setProblem(messageOf(error)));
    setSending(false);
  };
  const step = useDeskForm<{ reason: string }>({
    schema: REASON,
    defaults: { reason: '' },
    labels: { reason: 'Why you refuse it' },
    send: async (values) => decide('REFUSE', values.reason.trim()),
  });
  const answers = details.filter(({ value }) => value !== reason);
  return (
    <Card>
      {isListed ? <h2 className={classes.title}>{title}</h2> : <h3 className={classes.title}>{title}</h3>}
      {isListed && (
        <p>
          <DeskLink to={`/applications/${proposal.applicationUuid}`}>{proposal.borrower}</DeskLink>, loan {proposal.loanNumber}
        </p>
      )}
      <p className="small muted">
        Proposed by {isMine ? 'you' : by.name}, {ROLE_NAMES[role as Role].toLowerCase()}, <time dateTime={at}>{timeText(at)}</time>
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
      <p className="small muted">
        {why} ({proposal.source})
      </p>
      {problem !== null && (
        <Alert kind="err" title="Nothing was decided">
          {problem}
        </Alert>
      )}
      {mayDecide && !isRefusing && (
        <div className={classes.buttons}>
          <Button compact disabled={isSending} onClick={() => void now('APPROVE')}>
            Approve
          </Button>
          <Button variant="outline" compact disabled={isSending} onClick={() => setRefusing(true)}>
            Refuse
          </Button>
        </div>
      )}
      {isRefusing && (
        <FormParts
          step={step}
          submit="Refuse"
          failed="Nothing was decided"
          more={
            <Button variant="text" onClick={() => setRefusing(false)}>
              Back
            </Button>
          }
        >
          <TextArea {...fieldProps(step.form, 'reason')} id={`refuse-${uuid}`} label="Why you refuse it" rows={3} maxLength={400} />
        </FormParts>
      )}
      {isMine && (
        <div className={classes.buttons}>
          <p className="small">It waits for a colleague whose role may do it.</p>
          <Button variant="outline" compact disabled={isSending} onClick={() => void now('WITHDRAW')}>
            Take it back
          </Button>
        </div>
      )}
      {!isMine && !mayDecide && <p className="small">It waits for a colleague whose role may do it.</p>}
    </Card>
  );
}
