import { Button } from '@hearthline/kit/button/Button.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { DocumentDialog } from '../../parts/pdf/DocumentDialog.tsx';
import { SHORTEST_NAME } from '../../parts/rescission/copy.ts';
import { SendProblem } from '../../parts/requests/SendProblem.tsx';
import { useSend } from '../../parts/requests/use-send.ts';
import { useFollowed } from '../../parts/screen/followed.ts';
import { applicationApi, eSignConsents } from '../../services/application.ts';
import { RECEIPT } from './copy.ts';
import type { Rescission } from './course.ts';

const NOTICE = { kind: 'NOTICE_OF_RIGHT_TO_CANCEL', title: RECEIPT.title } as const;

/** The notice, read to its end, and the signature that says it was received. */
function ConfirmForm(): JSX.Element {
  const { uuid } = useFollowed();
  const [isReading, setReading] = useState(false);
  const [isRead, setRead] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const consents = useQuery(eSignConsents());
  const sign = useMutation(applicationApi(uuid).signNotice());
  const { isSending, problem, send } = useSend({ stays: true });
  const consentVersion = consents.data?.find(({ type }) => type === 'COMMUNICATIONS')?.version;
  const confirm = async (): Promise<void> => {
    if (name.trim().length < SHORTEST_NAME) return setError(RECEIPT.nameMissing);
    if (consentVersion !== undefined) await send(() => sign.mutateAsync({ name: name.trim(), consentVersion, documentsRead: true }));
  };
  return (
    <>
      <Stack top={12}>
        <Button variant="outline" compact icon="document" onClick={() => setReading(true)}>
          {RECEIPT.read}
        </Button>
      </Stack>
      {isRead ? (
        <Stack gap={16} top={16}>
          <TextField
            label={RECEIPT.name}
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
          <SendProblem problem={problem} title={RECEIPT.failed} />
          <div>
            <Button compact disabled={isSending || consentVersion === undefined} onClick={() => void confirm()}>
              {isSending ? RECEIPT.confirming : RECEIPT.confirm}
            </Button>
          </div>
        </Stack>
      ) : (
        <Note top={8}>{RECEIPT.readFirst}</Note>
      )}
      <DocumentDialog uuid={uuid} document={isReading ? NOTICE : null} onClose={() => setReading(false)} onRead={() => setRead(true)} />
    </>
  );
}

/** Who has confirmed the receipt of their notice, and the reader's own confirmation. */
export function Receipt({ people }: { people: Rescission['people'] }): JSX.Element {
  const isOpen = people.some(({ isYou, received }) => isYou && !received);
  return (
    <section className="section">
      <h2>{RECEIPT.title}</h2>
      <p>{RECEIPT.text}</p>
      <Stack top={12}>
        <KeyValues
          items={people.map(({ name, isYou, received }) => ({
            term: isYou ? RECEIPT.you(name) : name,
            value: <Tag kind={received ? 'ok' : 'waiting'}>{received ? RECEIPT.received : RECEIPT.waiting}</Tag>,
          }))}
        />
      </Stack>
      {isOpen && <ConfirmForm />}
    </section>
  );
}
