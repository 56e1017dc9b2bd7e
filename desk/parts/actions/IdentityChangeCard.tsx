import { Card } from '@hearthline/kit/card/Card.tsx';
import type { JSX } from 'react';
import { api, queryClient, type Reply } from '../../services/api.ts';
import { timeText } from '../format.ts';
import { DeskLink } from '../page/DeskLink.tsx';
import { Decide, WAITS } from './Decide.tsx';
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

/** A correction of identity data that a colleague asked for: applied or refused by a second person. */
export function IdentityChangeCard({ change, onEnd }: { readonly change: Change; readonly onEnd: (words: string) => void }): JSX.Element {
  const { id: changeId, applicationUuid: uuid, loanNumber, person, what, reason, evidence, by, at, mayDecide, isMine } = change;
  const title = `Correct ${WHAT[what]} of ${person}`;
  const decide = async (body: { accept: boolean; reason?: string }): Promise<void> => {
    const params = { path: { uuid, changeId } };
    await api.POST('/desk/api/v1/applications/{uuid}/identity-changes/{changeId}/decision', { params, body });
    onEnd(`${body.accept ? 'Applied' : 'Refused'}: ${title}.`);
    void queryClient.invalidateQueries();
  };
  return (
    <Card>
      <h2 className={classes.title}>{title}</h2>
      <p>
        <DeskLink to={`/applications/${uuid}`}>The application</DeskLink>, loan {loanNumber}
      </p>
      <p className="small muted">
        Asked for by {isMine ? 'you' : by.name}, <time dateTime={at}>{timeText(at)}</time>
      </p>
      <p className={classes.quote}>{reason}</p>
      <p className="small">Evidence: {evidence}</p>
      <p className="small muted">
        A credit report was requested with the old one, and may be another person’s. The new value is sealed until it is applied.
      </p>
      <Decide
        id={changeId}
        mayDecide={mayDecide}
        acceptText="Apply it"
        accept={async () => decide({ accept: true })}
        refuse={async (given) => decide({ accept: false, reason: given })}
        otherwise={() => !mayDecide && <p className="small">{WAITS}</p>}
      />
    </Card>
  );
}
