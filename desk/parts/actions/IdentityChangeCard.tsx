import { deskIdentityDecision } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { timeInZone } from '@hearthline/rules/time-zone.ts';
import type { JSX } from 'react';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { api, queryClient } from '../../services/api.ts';
import { DeskLink } from '../page/DeskLink.tsx';
import { Decide, type RefuseWords, WAITS } from './Decide.tsx';
import classes from './Actions.module.css';

type Change = Reply<'desk-approvals-get'>['identityChanges'][number];
const WHAT: Readonly<Record<Change['what'], string>> = {
  NAME: 'the name',
  BIRTH_DATE: 'the birth date',
  SSN: 'the Social Security number',
  ADDRESS: 'the home address',
  PHONE: 'the phone',
  EMAIL: 'the email address',
};

/** What is done about a change that the caller may end without a decision. */
const STOP: RefuseWords = { button: 'Stop it', why: 'Why you stop it', missing: 'Say why you stop it' };
const FOUND: RefuseWords = { button: 'Write what you found', why: 'What you found', missing: 'Say what you found' };

/** A correction of identity data: a second person agrees to it or refuses it; then it waits for its owner; one that the owner stopped is looked into. */
export function IdentityChangeCard({ change, onEnd }: { readonly change: Change; readonly onEnd: (words: string) => void }): JSX.Element {
  const { id: changeId, applicationUuid: uuid, loanNumber, person, what, reason, evidence, by, at, isMine, state, appliesAt } = change;
  const { mayDecide, mayStop, mayReview } = change;
  const title = `Correct ${WHAT[what]} of ${person}`;
  const decide = async (body: { accept: boolean; reason?: string }): Promise<void> => {
    const params = { path: { uuid, changeId } };
    await api(deskIdentityDecision, { ...params, body });
    onEnd(`${body.accept ? 'Agreed, and the owner is told' : mayReview ? 'Written down' : mayStop ? 'Stopped' : 'Refused'}: ${title}.`);
    void queryClient.invalidateQueries();
  };
  return (
    <Card>
      <h2 className={classes.title}>{title}</h2>
      <p>
        <DeskLink to={`/applications/${uuid}`}>The application</DeskLink>, loan {loanNumber}
      </p>
      <p className="small muted">
        Asked for by {isMine ? 'you' : by.name}, <time dateTime={at}>{timeInZone(at, change.timeZone)}</time>
      </p>
      {reason !== null && <p className={classes.quote}>{reason}</p>}
      {evidence !== null && <p className="small">Evidence: {evidence}</p>}
      {state === 'WAITING' && appliesAt !== null && (
        <Stack top={12}>
          <Alert kind="note" title={`Agreed. It waits for its owner until ${timeInZone(appliesAt, change.timeZone)}`}>
            Their address of before got a link that stops it. Until then nothing is signed on the application, and no bank account is given.
          </Alert>
        </Stack>
      )}
      {state === 'STOPPED_BY_OWNER' && (
        <Stack top={12}>
          <Alert kind="warn" title="Its owner stopped it. Nothing was changed">
            Call the owner at a number from before the change. Find out who asked for it, and write what you found.
          </Alert>
        </Stack>
      )}
      {state === 'ASKED' && (
        <p className="small muted">
          If you agree, it still waits for its owner, who is told at the address of before and may stop it. The new value is sealed until it
          is applied.
        </p>
      )}
      <Decide
        id={changeId}
        mayDecide={mayDecide || mayStop || mayReview}
        acceptText={mayDecide ? 'Agree to it' : null}
        {...(mayReview ? { words: FOUND } : mayStop ? { words: STOP } : {})}
        accept={async () => decide({ accept: true })}
        refuse={async (why) => decide({ accept: false, reason: why })}
        otherwise={() => state === 'ASKED' && !mayDecide && <p className="small">{WAITS}</p>}
      />
    </Card>
  );
}
