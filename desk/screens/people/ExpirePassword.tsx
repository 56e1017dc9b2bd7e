import { deskPasswordExpire } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { type Reason, WHY } from '../../parts/reason.ts';
import { WHY_LABELS, WhyFields } from '../../parts/WhyFields.tsx';
import { api } from '../../services/api.ts';

/** The roles that may, as the operation says. */
export const MAY_EXPIRE: readonly string[] = ['agent', 'compliance'];
const LABELS = { ...WHY_LABELS, reason: 'Why it expires' } as const;

/** Expires a borrower's password: for a phone call of a person who fears that another knows it. */
export function ExpirePassword({ subjectUuid, name }: { readonly subjectUuid: string; readonly name: string }): JSX.Element {
  const [at, setAt] = useState<'shown' | 'asked' | 'done'>('shown');
  return (
    <Card title="Password">
      <p>An expired password opens nothing until its owner has set a new one.</p>
      <div role="status">
        {at === 'done' && (
          <Alert kind="ok" title={`The password of ${name} has expired`}>
            Every session has ended, and the owner was told by email.
          </Alert>
        )}
      </div>
      {at !== 'done' && (
        <Stack top={16}>
          <Button variant="outline" onClick={() => setAt('asked')}>
            Expire the password
          </Button>
        </Stack>
      )}
      {at === 'asked' && <Ask subjectUuid={subjectUuid} name={name} onClose={() => setAt('shown')} onDone={() => setAt('done')} />}
    </Card>
  );
}

type AskProps = { readonly subjectUuid: string; readonly name: string; readonly onClose: () => void; readonly onDone: () => void };

function Ask({ subjectUuid, name, onClose, onDone }: AskProps): JSX.Element {
  const step = useDeskForm({
    schema: z.object(WHY),
    defaults: { reason: '', note: '' },
    labels: LABELS,
    send: async ({ reason, note }) => {
      const body = { reason: reason as Reason, note: note.trim() };
      await api(deskPasswordExpire, { path: { subjectUuid }, body });
      onDone();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Expire the password of ${name}`}>
      <FormParts step={step} submit="Expire the password" failed="The password has not expired">
        <Note>
          Every session ends at once, and browsers that were remembered are forgotten. The old password opens nothing: the owner gets an
          email with a link to set a new one, valid for 24 hours. A passkey still opens the account.
        </Note>
        <WhyFields form={step.form} label={LABELS.reason} />
      </FormParts>
    </Dialog>
  );
}
