import { Button } from '@hearthline/kit/button/Button.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { eSignConsents } from '../../services/application.ts';
import { DocumentDialog } from '../pdf/DocumentDialog.tsx';
import { SendProblem } from '../requests/SendProblem.tsx';
import { useSend } from '../requests/use-send.ts';
import { SHORTEST_NAME } from './copy.ts';

type Words = Readonly<Record<'title' | 'read' | 'readFirst' | 'name' | 'nameMissing' | 'confirm' | 'confirming' | 'failed', string>>;
type SignedDocumentProps = {
  readonly uuid: string;
  readonly kind: string;
  readonly words: Words;
  readonly sign: (body: { name: string; consentVersion: string; documentsRead: true }) => Promise<unknown>;
  /** The application may go on when this is signed, so that its status is followed. */
  readonly goesOn?: boolean;
};

/** A document of a person's own: read to its end, then confirmed by typing the name. */
export function SignedDocument({ uuid, kind, words, sign, goesOn = false }: SignedDocumentProps): JSX.Element {
  const [isReading, setReading] = useState(false);
  const [isRead, setRead] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const consents = useQuery(eSignConsents());
  const { isSending, problem, send } = useSend({ stays: !goesOn });
  const consentVersion = consents.data?.find(({ type }) => type === 'COMMUNICATIONS')?.version;
  const confirm = async (): Promise<void> => {
    if (name.trim().length < SHORTEST_NAME) return setError(words.nameMissing);
    if (consentVersion !== undefined) await send(() => sign({ name: name.trim(), consentVersion, documentsRead: true }));
  };
  return (
    <>
      <Stack top={12}>
        <Button variant="outline" compact icon="document" onClick={() => setReading(true)}>
          {words.read}
        </Button>
      </Stack>
      {isRead ? (
        <Stack gap={16} top={16}>
          <TextField
            label={words.name}
            name="notice-signature"
            autoComplete="name"
            maxLength={120}
            value={name}
            error={error}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setError(undefined);
            }}
          />
          <SendProblem problem={problem} title={words.failed} />
          <div>
            <Button compact disabled={isSending || consentVersion === undefined} onClick={() => void confirm()}>
              {isSending ? words.confirming : words.confirm}
            </Button>
          </div>
        </Stack>
      ) : (
        <Note top={8}>{words.readFirst}</Note>
      )}
      <DocumentDialog
        uuid={uuid}
        document={isReading ? { kind, title: words.title } : null}
        onClose={() => setReading(false)}
        onRead={() => setRead(true)}
      />
    </>
  );
}
