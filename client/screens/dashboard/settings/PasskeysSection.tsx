import { passkeyRemove, passkeyRename } from '@hearthline/web/operations/identity.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { knowsPasskeys, PasskeyCanceled } from '@hearthline/kit/passkey/passkey.ts';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { SectionForm } from '../../../parts/form/SectionForm.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { withStepUp } from '../../../parts/step-up/step-up.tsx';
import { api } from '../../../services/api/api.ts';
import { formatDate } from '../../../services/dates.ts';
import { makePasskey } from '../../../services/session/passkey.ts';
import classes from './Devices.module.css';
import { PASSKEYS } from './security-copy.ts';

type Passkey = { readonly uuid: string; readonly name: string; readonly createdAt: string; readonly lastUsedAt: string | null };
type Shown = { readonly kind: 'list' | 'adding' } | { readonly kind: 'renaming' | 'removing'; readonly passkey: Passkey };

/** The passkeys of an account: added in this browser, named, removed. */
export function PasskeysSection({ passkeys, onChanged }: { passkeys: readonly Passkey[]; onChanged: () => void }): JSX.Element {
  const [shown, setShown] = useState<Shown>({ kind: 'list' });
  const [said, setSaid] = useState<string | null>(null);
  const { isSending, problem, send } = useSend();
  const done = (sentence: string | null): void => {
    setShown({ kind: 'list' });
    setSaid(sentence);
    onChanged();
  };
  const show = (next: Shown): void => {
    setSaid(null);
    setShown(next);
  };
  const remove = ({ uuid, name }: Passkey): Promise<unknown> => {
    // the dialog that asks who they are would open below this one
    setShown({ kind: 'list' });
    return send(async () => {
      await withStepUp(() => api(passkeyRemove, { path: { passkeyUuid: uuid } }));
      done(PASSKEYS.removed(name));
    });
  };
  const removing = shown.kind === 'removing' ? shown.passkey : null;
  return (
    <>
      <p>{PASSKEYS.what}</p>
      {passkeys.length === 0 && <p className="small muted">{PASSKEYS.none}</p>}
      <ul className={classes.list}>
        {passkeys.map((passkey) => (
          <li key={passkey.uuid}>
            <span>
              {passkey.name}
              <small>
                {PASSKEYS.since(formatDate(passkey.createdAt))}
                {passkey.lastUsedAt !== null && `, ${PASSKEYS.used(formatDate(passkey.lastUsedAt))}`}
              </small>
            </span>
            <span>
              <Button
                variant="text"
                compact
                aria-label={PASSKEYS.renameOf(passkey.name)}
                onClick={() => show({ kind: 'renaming', passkey })}
              >
                {PASSKEYS.rename}
              </Button>{' '}
              <Button
                variant="outline"
                compact
                aria-label={PASSKEYS.removeOf(passkey.name)}
                onClick={() => show({ kind: 'removing', passkey })}
              >
                {PASSKEYS.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <SendProblem problem={problem} />
      {said !== null && <Alert kind="ok" live title={said} />}
      {shown.kind === 'renaming' && (
        <Name key={shown.passkey.uuid} passkey={shown.passkey} onNamed={() => done(null)} cancel={() => done(null)} />
      )}
      {shown.kind === 'adding' && <Name passkey={null} onNamed={(name) => done(PASSKEYS.added(name))} cancel={() => done(null)} />}
      {shown.kind === 'list' && (
        <p className="section">
          {knowsPasskeys() ? (
            <Button variant="outline" disabled={isSending} onClick={() => show({ kind: 'adding' })}>
              {PASSKEYS.add}
            </Button>
          ) : (
            PASSKEYS.unknown
          )}
        </p>
      )}
      <Dialog
        open={removing !== null}
        onClose={() => setShown({ kind: 'list' })}
        title={PASSKEYS.removeTitle(removing?.name ?? '')}
        actions={
          <>
            <Button onClick={() => removing && void remove(removing)}>{PASSKEYS.remove}</Button>
            <Button variant="text" onClick={() => setShown({ kind: 'list' })}>
              {PASSKEYS.cancel}
            </Button>
          </>
        }
      >
        <p>{PASSKEYS.removeText}</p>
      </Dialog>
    </>
  );
}

const NAME = z.object({ name: z.string().check(z.trim(), z.minLength(1, PASSKEYS.nameRequired), z.maxLength(60)) });
type NameProps = { readonly passkey: Passkey | null; readonly onNamed: (name: string) => void; readonly cancel: () => void };

/** The name of a passkey: of a new one, which the browser then makes, or another for one that is there. */
function Name({ passkey, onNamed, cancel }: NameProps): JSX.Element {
  const step = useStepForm({
    name: `passkey ${passkey?.uuid ?? ''}`,
    schema: NAME,
    defaults: { name: passkey?.name ?? '' },
    labels: { name: PASSKEYS.name },
    async send({ name: typed }) {
      const name = typed.trim();
      if (passkey === null) await withStepUp(() => makePasskey(name));
      else
        await api(passkeyRename, {
          path: { passkeyUuid: passkey.uuid },
          body: { name },
        });
      onNamed(name);
    },
    refused: (error) => error instanceof PasskeyCanceled,
  });
  return (
    <>
      <SectionForm step={step} submit={passkey === null ? PASSKEYS.create : PASSKEYS.save} apart>
        <TextField {...fieldProps(step.form, 'name')} label={PASSKEYS.name} hint={PASSKEYS.nameHint} autoComplete="off" />
      </SectionForm>
      <Button variant="text" onClick={cancel}>
        {PASSKEYS.cancel}
      </Button>
    </>
  );
}
