import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { knowsPasskeys } from '@hearthline/kit/passkey/passkey.ts';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useState } from 'react';
import type { Reply } from '@hearthline/web/api/operation.ts';

import { AddPasskey } from './AddPasskey.tsx';
import { RemovePasskey, RenamePasskey } from './ChangePasskey.tsx';
import { ACCOUNT } from './copy.ts';
import classes from './Passkeys.module.css';
import { useTimeText } from '../../parts/zone.tsx';

const { passkeys: copy } = ACCOUNT;
type Passkey = Reply<'desk-account-get'>['passkeys'][number];
type Asked = { readonly kind: 'adding' } | { readonly kind: 'renaming' | 'removing'; readonly passkey: Passkey };

/** The passkeys of a member of staff: added in this browser, named, removed. */
export function Passkeys({ passkeys, onChanged }: { readonly passkeys: readonly Passkey[]; readonly onChanged: () => void }): JSX.Element {
  const timeText = useTimeText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const ask = (next: Asked): void => {
    setSaid(null);
    setAsked(next);
  };
  const close = (): void => setAsked(null);
  const done = (sentence: string): void => {
    close();
    setSaid(sentence);
    onChanged();
  };
  return (
    <>
      <p>{copy.what}</p>
      {passkeys.length === 0 ? (
        <p className="muted">{copy.none}</p>
      ) : (
        <ul className={classes.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.uuid}>
              <div>
                <p className={classes.name}>{passkey.name}</p>
                <p className="small muted">{usedText(passkey, timeText)}</p>
              </div>
              <div className={classes.buttons}>
                <Button variant="text" compact aria-label={copy.renameOf(passkey.name)} onClick={() => ask({ kind: 'renaming', passkey })}>
                  {copy.rename}
                </Button>
                <Button
                  variant="outline"
                  compact
                  aria-label={copy.removeOf(passkey.name)}
                  onClick={() => ask({ kind: 'removing', passkey })}
                >
                  {copy.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div role="status">{said !== null && <Alert kind="ok" title={said} />}</div>
      <Stack top={16}>
        {knowsPasskeys() ? (
          <Button variant="outline" onClick={() => ask({ kind: 'adding' })}>
            {copy.add}
          </Button>
        ) : (
          <p>{copy.unknown}</p>
        )}
      </Stack>
      {asked?.kind === 'adding' && <AddPasskey onAdded={(name) => done(copy.added(name))} onClose={close} />}
      {asked?.kind === 'renaming' && (
        <RenamePasskey passkey={asked.passkey} onRenamed={(name) => done(copy.renamed(name))} onClose={close} />
      )}
      {asked?.kind === 'removing' && (
        <RemovePasskey passkey={asked.passkey} onRemoved={() => done(copy.removed(asked.passkey.name))} onClose={close} />
      )}
    </>
  );
}

const usedText = ({ createdAt, lastUsedAt }: Passkey, timeText: (iso: string) => string): string =>
  [copy.since(timeText(createdAt)), lastUsedAt === null ? copy.unused : copy.used(timeText(lastUsedAt))].join(' · ');
