import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { RecoveryCodeList } from '../../parts/codes/RecoveryCodeList.tsx';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { api } from '../../services/api.ts';
import { ApiError, codeOf } from '../../services/api-error.ts';
import { ACCOUNT } from './copy.ts';

const { codes: copy } = ACCOUNT;
const SCHEMA = z.object({
  password: z.string().check(z.minLength(1, ACCOUNT.password.required)),
  code: z.string().check(z.trim(), z.minLength(6, copy.codeRequired)),
});

/** How many recovery codes are left, and new ones in their place, after password and code. */
export function NewCodes({ left, onMade }: { readonly left: number; readonly onMade: () => void }): JSX.Element {
  const [at, setAt] = useState<'shown' | 'asked' | readonly string[]>('shown');
  const made = (codes: readonly string[]): void => {
    setAt(codes);
    onMade();
  };
  return (
    <>
      <p>{copy.left(left)}</p>
      <p>{copy.intro}</p>
      <Stack top={16}>
        <Button variant="outline" onClick={() => setAt('asked')}>
          {copy.ask}
        </Button>
      </Stack>
      {at === 'asked' && <Ask onMade={made} onClose={() => setAt('shown')} />}
      {typeof at === 'object' && <Made codes={at} onClose={() => setAt('shown')} />}
    </>
  );
}

function Ask({ onMade, onClose }: { readonly onMade: (codes: readonly string[]) => void; readonly onClose: () => void }): JSX.Element {
  const step = useDeskForm({
    schema: SCHEMA,
    defaults: { password: '', code: '' },
    labels: { password: copy.password, code: copy.code },
    send: async ({ password, code }) => {
      try {
        const { data } = await api.POST('/desk/api/v1/account/recovery-codes', { body: { password, code: code.trim() } });
        if (data) onMade(data.recoveryCodes);
      } catch (error) {
        throw codeOf(error) === 'wrong_code' ? new ApiError(400, { errors: [{ field: 'code', message: copy.wrong }] }) : error;
      }
    },
  });
  return (
    <Dialog open onClose={onClose} title={copy.ask}>
      <FormParts step={step} submit={copy.submit} failed={copy.failed}>
        <PasswordField {...fieldProps(step.form, 'password')} id="codes-password" label={copy.password} autoComplete="current-password" />
        <TextField
          {...fieldProps(step.form, 'code')}
          label={copy.code}
          hint={copy.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          boxSize="short"
        />
      </FormParts>
    </Dialog>
  );
}

function Made({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog open onClose={onClose} title={copy.made}>
      <p>{copy.madeText}</p>
      <RecoveryCodeList codes={codes} done={<Button onClick={onClose}>{copy.kept}</Button>} />
    </Dialog>
  );
}
