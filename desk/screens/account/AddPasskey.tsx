import { enrollPasskey } from '@hearthline/web/passkey.ts';
import { deskPasskeyAdd, deskPasskeyOptions } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasskeyCanceled } from '@hearthline/kit/passkey/passkey.ts';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { type JSX, useState } from 'react';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { api } from '../../services/api.ts';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { NAME } from './ChangePasskey.tsx';
import { ACCOUNT } from './copy.ts';
import { Prove } from './Prove.tsx';

const { passkeys: copy } = ACCOUNT;
type AddProps = { readonly onAdded: (name: string) => void; readonly onClose: () => void };

/** Adds a passkey: password and code first, then its name and the browser's own dialog, which may be opened again after it was closed. */
export function AddPasskey({ onAdded, onClose }: AddProps): JSX.Element {
  const [options, setOptions] = useState<object | null>(null);
  const [isRefused, setRefused] = useState(false);
  if (options !== null)
    return (
      <Create
        options={options}
        onAdded={onAdded}
        onRefused={() => {
          setRefused(true);
          setOptions(null);
        }}
        onClose={onClose}
      />
    );
  return (
    <Prove
      title={copy.add}
      intro={isRefused ? <Alert kind="err" title={copy.refused} /> : <p>{copy.prove}</p>}
      submit={copy.next}
      failed={copy.failed}
      onClose={onClose}
      send={async (body) => setOptions((await api(deskPasskeyOptions, { body })) ?? null)}
    />
  );
}

type CreateProps = AddProps & { readonly options: object; readonly onRefused: () => void };

function Create({ options, onAdded, onRefused, onClose }: CreateProps): JSX.Element {
  const [isCanceled, setCanceled] = useState(false);
  const step = useDeskForm({
    schema: NAME,
    defaults: { name: '' },
    labels: { name: copy.name },
    send: async ({ name: typed }) => {
      const name = typed.trim();
      setCanceled(false);
      try {
        await enrollPasskey(options, (response) => api(deskPasskeyAdd, { body: { response, name } }));
        onAdded(name);
      } catch (error) {
        if (error instanceof PasskeyCanceled) return setCanceled(true);
        // the challenge is used up or too old: only another proof makes another
        if (codeOf(error) === 'passkey_refused') return onRefused();
        throw error;
      }
    },
  });
  return (
    <Dialog open onClose={onClose} title={copy.nameTitle}>
      <FormParts step={step} submit={copy.create} failed={copy.failed}>
        <TextField {...fieldProps(step.form, 'name')} label={copy.name} hint={copy.nameHint} autoComplete="off" maxLength={60} />
        <div role="status">
          {isCanceled && (
            <Alert kind="warn" title={copy.canceled}>
              {copy.canceledText}
            </Alert>
          )}
        </div>
      </FormParts>
    </Dialog>
  );
}
