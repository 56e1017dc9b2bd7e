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
const REASON = z.object({ reason: z.string().check(z.trim(), z.minLength(3, 'Say why you refuse it')) });

/** A correction of identity data that a colleague asked for: applied or refused by a second person. */
export function IdentityChangeCard({ change, onEnd }: { readonly change: Change; readonly onEnd: (words: string) => void }): JSX.Element {
  const { id: changeId, applicationUuid: uuid, loanNumber, person, what, reason, evidence, by, at, mayDecide, isMine } = change;
  const [isRefusing, setRefusing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const title = `Correct ${WHAT[what]} of ${person}`;
  const decide = async (body: { accept: boolean; reason?: string }): Promise<void> => {
    const params = { path: { uuid, changeId } };
    await api.POST('/desk/api/v1/applications/{uuid}/identity-changes/{changeId}/decision', { params, body });
    onEnd(`${body.accept ? 'Applied' : 'Refused'}: ${title}.`);
    void queryClient.invalidateQueries();
  };
  const apply = async (): Promise<void> => {
    setSending(true);
    setProblem(null);
    await decide({ accept: true }).catch((error: unknown) => setProblem(messageOf(error)));
    setSending(false);
  };
  const step = useDeskForm<{ reason: string }>({
    schema: REASON,
    defaults: { reason: '' },
    labels: { reason: 'Why you refuse it' },
    send: async (values) => decide({ accept: false, reason: values.reason.trim() }),
  });
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
      {problem !== null && (
        <Alert kind="err" title="Nothing was decided">
          {problem}
        </Alert>
      )}
      {mayDecide && !isRefusing && (
        <div className={classes.buttons}>
          <Button compact disabled={isSending} onClick={() => void apply()}>
            Apply it
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
          <TextArea {...fieldProps(step.form, 'reason')} id={`refuse-${changeId}`} label="Why you refuse it" rows={3} maxLength={400} />
        </FormParts>
      )}
      {!mayDecide && <p className="small">It waits for a colleague whose role may do it.</p>}
    </Card>
  );
}
