import { fieldProblems } from '@hearthline/web/api/api-error.ts';
import { useFields } from '@hearthline/kit/form/use-fields.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { applicationApi } from '../../services/application.ts';
import { toasts } from '../../services/toasts.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { AccessCode, accessCodeField } from './AccessCode.tsx';
import { COPY as ACCESS, DOCUMENTS } from './copy.ts';

/** How the documents of an application reach the person who reads this; their consent to electronic ones is withdrawn and given again here. */
export function DocumentChoice({ uuid }: { uuid: string }): JSX.Element {
  const query = useQuery(applicationApi(uuid).electronic());
  const save = useMutation(applicationApi(uuid).saveElectronic());
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useFields(z.object({ documentCode: accessCodeField }), { documentCode: '' });

  const send = async (body: Parameters<typeof save.mutateAsync>[0], done: string): Promise<void> => {
    setProblem(null);
    setAsking(false);
    try {
      await save.mutateAsync(body);
      await query.refetch();
      form.reset();
      toasts.show(done);
    } catch (error) {
      const wrong = fieldProblems(error).find(({ field }) => field === 'code');
      if (wrong) form.setError('documentCode', { type: 'server', message: wrong.message });
      else setProblem(problemMessage(error));
    }
  };
  return (
    <Loaded query={query} label={DOCUMENTS.loading}>
      {({ how, text, version, mailTo }) => (
        <Stack gap={16}>
          {how === 'ELECTRONIC' ? (
            <>
              <p>{DOCUMENTS.electronic}</p>
              <div>
                <Button variant="outline" onClick={() => setAsking(true)}>
                  {DOCUMENTS.withdraw}
                </Button>
              </div>
            </>
          ) : (
            <>
              <div>
                <p>{DOCUMENTS.mailed}</p>
                <p className="muted">
                  {mailTo.map((line) => (
                    <span key={line}>
                      {line}
                      <br />
                    </span>
                  ))}
                </p>
              </div>
              <form
                noValidate
                onSubmit={(event) =>
                  void form.handleSubmit(({ documentCode }) => send({ consent: 'GIVEN', version, code: documentCode }, DOCUMENTS.given))(
                    event,
                  )
                }
              >
                <Stack gap={24}>
                  <AccessCode uuid={uuid} text={text} field={fieldProps(form, 'documentCode')} why={ACCESS.again} />
                  <Button type="submit" variant="outline">
                    {DOCUMENTS.give}
                  </Button>
                </Stack>
              </form>
            </>
          )}
          <SendProblem problem={problem} />
          <Dialog
            open={isAsking}
            onClose={() => setAsking(false)}
            title={DOCUMENTS.withdrawTitle}
            actions={
              <>
                <Button onClick={() => void send({ consent: 'WITHDRAWN' }, DOCUMENTS.withdrawn)}>{DOCUMENTS.withdrawYes}</Button>
                <Button variant="text" onClick={() => setAsking(false)}>
                  {DOCUMENTS.keep}
                </Button>
              </>
            }
          >
            <p>{DOCUMENTS.withdrawText(mailTo.slice(1).join(', '))}</p>
          </Dialog>
        </Stack>
      )}
    </Loaded>
  );
}
