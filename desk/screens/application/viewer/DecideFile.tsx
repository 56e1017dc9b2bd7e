import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { useSending } from '@hearthline/web/requests/use-sending.ts';
import { type JSX, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../../parts/form/FormParts.tsx';
import { textForBorrower } from '../../../parts/form/text-rules.ts';
import { useDeskForm } from '../../../parts/form/use-desk-form.ts';
import { changes, useChange } from '../api.ts';
import { VIEWER } from './copy.ts';
import type { Upload } from './files.ts';
import classes from './Viewer.module.css';

type DecideFileProps = {
  readonly uuid: string;
  readonly upload: Pick<Upload, 'uuid' | 'state'>;
  /** Names the file in the buttons, where several stand on a page. */
  readonly label?: string;
  /** Its condition is cleared. */
  readonly isEnded: boolean;
  /** Says what was done, and opens the next file that waits. */
  readonly onDone: (said: string) => void;
};

/** Accept or reject a file beside its picture: the form leaves the document in sight. */
export function DecideFile({ uuid, upload: { uuid: id, state }, label, isEnded, onDone }: DecideFileProps): JSX.Element {
  const change = useChange(uuid);
  const accepting = useSending({ messageOf: staffMessage });
  const [rejects, setRejects] = useState(false);
  const accept = async (): Promise<void> => {
    if (await accepting.send(async () => change(async () => changes.accept(uuid, id))))
      onDone(isEnded ? VIEWER.acceptedEnded : VIEWER.accepted);
  };
  return (
    <section className={classes.decide} aria-label={VIEWER.decision}>
      {accepting.problem !== null && <Alert kind="err" title={accepting.problem} />}
      {isEnded && <p className="small">{state === 'RECEIVED' && !rejects ? VIEWER.endedNote : VIEWER.reopens}</p>}
      {rejects ? (
        <Reject uuid={uuid} id={id} onDone={onDone} onCancel={() => setRejects(false)} />
      ) : (
        <div className={classes.buttons}>
          {state !== 'ACCEPTED' && (
            <Button compact disabled={accepting.isSending} aria-label={label && `${VIEWER.accept}: ${label}`} onClick={() => void accept()}>
              {accepting.isSending ? VIEWER.accepting : VIEWER.accept}
            </Button>
          )}
          {state !== 'REJECTED' && (
            <Button variant="outline" compact aria-label={label && `${VIEWER.reject}: ${label}`} onClick={() => setRejects(true)}>
              {VIEWER.reject}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

type RejectProps = {
  readonly uuid: string;
  readonly id: string;
  readonly onDone: DecideFileProps['onDone'];
  readonly onCancel: () => void;
};
function Reject({ uuid, id, onDone, onCancel }: RejectProps): JSX.Element {
  const change = useChange(uuid);
  // of this file: several forms may be open on a page
  const field = `why-${id}`;
  useEffect(() => document.getElementById(field)?.focus(), [field]);
  const step = useDeskForm<Record<string, string>>({
    schema: z.object({ [field]: textForBorrower }),
    defaults: { [field]: '' },
    labels: { [field]: VIEWER.why },
    send: async (typed) => {
      await change(async () => changes.reject(uuid, id, typed[field]?.trim() ?? ''));
      onDone(VIEWER.rejected);
    },
  });
  return (
    <FormParts
      step={step}
      submit={VIEWER.rejectSend}
      failed={VIEWER.failed}
      more={
        <Button variant="text" onClick={onCancel}>
          {VIEWER.cancel}
        </Button>
      }
    >
      <TextArea {...fieldProps(step.form, field)} label={VIEWER.why} hint={VIEWER.whyHint} rows={4} />
    </FormParts>
  );
}
