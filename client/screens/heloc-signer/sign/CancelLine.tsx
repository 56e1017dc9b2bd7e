import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { List, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { textField } from '@hearthline/rules/fields/field.ts';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { SHORTEST_NAME } from '../../../parts/rescission/copy.ts';
import { useSigner } from '../../../parts/screen/followed.ts';
import { company } from '../../../services/organization/organization.ts';
import { signerApi } from '../../../services/signer.ts';
import { CANCEL } from './copy.ts';

/** The name a person signs with. */
export const nameField = textField(CANCEL.nameMissing, [[(typed) => typed.length >= SHORTEST_NAME, CANCEL.nameMissing]]);

/** The written notice that cancels the line for all, after its consequences were read (12 CFR 1026.15(a)). */
export function CancelLine(): JSX.Element {
  const { uuid, signer } = useSigner();
  const [isAsking, setAsking] = useState(false);
  const rescind = useMutation(signerApi(uuid).rescind());
  const name = `${signer.name.firstName} ${signer.name.lastName}`;
  const step = useStepForm({
    name: `signer rescind ${uuid}`,
    schema: z.object({ fullName: nameField }),
    defaults: { fullName: '' },
    labels: { fullName: CANCEL.name },
    send: (values) => rescind.mutateAsync({ name: values.fullName.trim() }),
  });
  return (
    <div className="section">
      <Button variant="text" onClick={() => setAsking(true)}>
        {CANCEL.open}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={CANCEL.title}
        actions={
          <>
            <Button variant="danger" disabled={step.isSending} onClick={() => step.sendAnyway()}>
              {step.isSending ? CANCEL.sending : CANCEL.yes}
            </Button>
            <Button variant="text" onClick={() => setAsking(false)}>
              {CANCEL.keep}
            </Button>
          </>
        }
      >
        <List items={[...CANCEL.consequences, CANCEL.byMail(company().name, company().email)]} />
        <Stack top={20}>
          <TextField
            {...fieldProps(step.form, 'fullName')}
            label={CANCEL.name}
            hint={CANCEL.nameHint(name)}
            autoComplete="off"
            maxLength={120}
          />
        </Stack>
        <SendProblem problem={step.problem} title={CANCEL.failed} />
      </Dialog>
    </div>
  );
}
