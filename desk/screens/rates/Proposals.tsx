import { deskLenderCallOff, deskLenderDecision } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useState } from 'react';
import { Decide } from '../../parts/actions/Decide.tsx';
import { Time } from '../../parts/zone.tsx';
import { api } from '../../services/api.ts';

type Lender = Reply<'desk-lender-get'>;
type Proposal = Lender['proposals'][number];
type Decision = 'APPROVE' | 'REFUSE' | 'WITHDRAW';
const ENDED: Readonly<Record<Decision, string>> = { APPROVE: 'Published', REFUSE: 'Refused', WITHDRAW: 'Taken back' };

type ProposalsProps = {
  readonly lender: Lender;
  readonly mayChange: boolean;
  /** The kept sheet whose preview is on the page: nobody publishes what they have not looked at. */
  readonly shown: string | null;
  readonly onShow: (sheetId: string) => void;
  readonly onEnd: (words: string) => void;
};

/** The sheet that waits for a second person, and the one that is set for a later hour. */
export function Proposals({ lender, mayChange, shown, onShow, onEnd }: ProposalsProps): JSX.Element | null {
  const open = lender.proposals.filter(({ state, rateSheetId }) => state === 'OPEN' && rateSheetId !== null);
  const later = lender.versions.find(({ state, version }) => state === 'LATER' && version === lender.latest);
  if (open.length === 0 && !later) return null;
  const callOff = async (version: number, name: string): Promise<void> => {
    await api(deskLenderCallOff, { path: { version: String(version) } });
    onEnd(`${name} was called off. What is in force stays.`);
  };
  return (
    <section className="section">
      <h2>On its way</h2>
      <Stack gap={16}>
        {open.map((one) => (
          <Waiting key={one.id} proposal={one} isShown={shown === one.rateSheetId} onShow={onShow} onEnd={onEnd} />
        ))}
        {later && (
          <Card>
            <h3>{later.sheetName}</h3>
            <p>
              Lent by from <Time at={later.effectiveAt} />. {later.summary}
            </p>
            {mayChange && <CallOff call={async () => callOff(later.version, later.sheetName)} />}
          </Card>
        )}
      </Stack>
    </section>
  );
}

/** The button that calls a version off, before it takes effect. */
function CallOff({ call }: { readonly call: () => Promise<void> }): JSX.Element {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const now = async (): Promise<void> => {
    setSending(true);
    await call().catch((error: unknown) => setProblem(staffMessage(error)));
    setSending(false);
  };
  return (
    <>
      {problem !== null && (
        <Alert kind="err" title="It was not called off">
          {problem}
        </Alert>
      )}
      <Button variant="outline" compact disabled={isSending} onClick={() => void now()}>
        Call it off
      </Button>
    </>
  );
}

type WaitingProps = Pick<ProposalsProps, 'onShow' | 'onEnd'> & { readonly proposal: Proposal; readonly isShown: boolean };

function Waiting({ proposal, isShown, onShow, onEnd }: WaitingProps): JSX.Element {
  const { id, sheetName, rateSheetId, effectiveAt, reason, by, at, expiresAt, isMine, mayDecide, whyNot } = proposal;
  const name = sheetName ?? 'A rate sheet';
  const decide = async (decision: Decision, given?: string): Promise<void> => {
    await api(deskLenderDecision, { path: { proposalId: id }, body: { decision, ...(given !== undefined && { reason: given }) } });
    onEnd(`${ENDED[decision]}: ${name}.`);
  };
  return (
    <Card>
      <h3>{name}</h3>
      <p>
        Lent by{' '}
        {effectiveAt === null ? (
          'as soon as it is published'
        ) : (
          <>
            from <Time at={effectiveAt} />
          </>
        )}
        .
      </p>
      <p className="small muted">
        Proposed by {isMine ? 'you' : by.name}, <Time at={at} />. It waits until <Time at={expiresAt} />.
      </p>
      <p>{reason}</p>
      {!isShown && rateSheetId !== null && (
        <Button variant="outline" compact onClick={() => onShow(rateSheetId)}>
          Preview {name}
        </Button>
      )}
      <Decide
        id={id}
        mayDecide={mayDecide && isShown}
        acceptText="Publish"
        accept={async () => decide('APPROVE')}
        refuse={async (given) => decide('REFUSE', given)}
        otherwise={(now, isSending) => (
          <>
            {whyNot !== null && <p className="small">{whyNot}</p>}
            {mayDecide && !isShown && <p className="small">Look at its preview first: below it stand what it does and whom it touches.</p>}
            {isMine && (
              <Button variant="outline" compact disabled={isSending} onClick={() => now(async () => decide('WITHDRAW'))}>
                Take it back
              </Button>
            )}
          </>
        )}
      />
    </Card>
  );
}
