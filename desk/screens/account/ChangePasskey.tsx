import { deskPasskeyRemove, deskPasskeyRename } from '@hearthline/web/operations/desk.ts';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { api } from '../../services/api.ts';
import { ACCOUNT } from './copy.ts';

const { passkeys: copy } = ACCOUNT;

export const NAME = z.object({ name: z.string().check(z.trim(), z.minLength(1, copy.nameRequired), z.maxLength(60)) });
const PASSWORD = z.object({ password: z.string().check(z.minLength(1, ACCOUNT.password.required)) });

type Passkey = { readonly uuid: string; readonly name: string };
const pathOf = ({ uuid }: Passkey) => ({ path: { passkeyUuid: uuid } });

type RenameProps = { readonly passkey: Passkey; readonly onRenamed: (name: string) => void; readonly onClose: () => void };

/** Another name for a passkey. */
export function RenamePasskey({ passkey, onRenamed, onClose }: RenameProps): JSX.Element {
  const step = useDeskForm({
    schema: NAME,
    defaults: { name: passkey.name },
    labels: { name: copy.name },
    send: async ({ name: typed }) => {
      const name = typed.trim();
      await api(deskPasskeyRename, { ...pathOf(passkey), body: { name } });
      onRenamed(name);
    },
  });
  return (
    <Dialog open onClose={onClose} title={copy.renameOf(passkey.name)}>
      <FormParts step={step} submit={copy.save}>
        <TextField {...fieldProps(step.form, 'name')} label={copy.name} hint={copy.nameHint} autoComplete="off" maxLength={60} />
      </FormParts>
    </Dialog>
  );
}

type RemoveProps = { readonly passkey: Passkey; readonly onRemoved: () => void; readonly onClose: () => void };

/** Removes a passkey, after the password. */
export function RemovePasskey({ passkey, onRemoved, onClose }: RemoveProps): JSX.Element {
  const step = useDeskForm({
    schema: PASSWORD,
    defaults: { password: '' },
    labels: { password: ACCOUNT.proof.password },
    send: async (body) => {
      await api(deskPasskeyRemove, { ...pathOf(passkey), body });
      onRemoved();
    },
  });
  return (
    <Dialog open onClose={onClose} title={copy.removeOf(passkey.name)}>
      <FormParts step={step} submit={copy.remove} failed={copy.notRemoved}>
        <p>{copy.removeText}</p>
        <PasswordField
          {...fieldProps(step.form, 'password')}
          id="remove-password"
          label={ACCOUNT.proof.password}
          autoComplete="current-password"
        />
      </FormParts>
    </Dialog>
  );
}
