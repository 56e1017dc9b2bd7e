import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { deskChatEnd, deskChatTransfer } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSending } from '@hearthline/web/requests/use-sending.ts';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { ROLE_NAMES } from '../../parts/roles.ts';
import { api } from '../../services/api.ts';
import { type Chat, type Presence, readConversationAgain, setChat, takeChat, usePresence } from '../../services/chats.ts';
import classes from './Conversation.module.css';

/** What may be done with a chat that is open; one that people answer elsewhere is only ended. */
export function ChatActions({ chat, isElsewhere }: { readonly chat: Chat; readonly isElsewhere: boolean }): JSX.Element {
  const [dialog, setDialog] = useState<'transfer' | 'end' | null>(null);
  const { isSending, problem, send } = useSending({
    messageOf: staffMessage,
    onFailed: () => void readConversationAgain(chat.uuid),
  });
  const close = (): void => setDialog(null);
  return (
    <div className={classes.actions}>
      {chat.agent === null && !isElsewhere && (
        <Button compact disabled={isSending} onClick={() => void send(async () => takeChat(chat.uuid))}>
          Take it
        </Button>
      )}
      {!isElsewhere && (
        <Button variant="outline" compact onClick={() => setDialog('transfer')}>
          Transfer
        </Button>
      )}
      <Button variant="outline" compact onClick={() => setDialog('end')}>
        End
      </Button>
      <SendProblem title="This was not done" problem={problem} />
      {dialog === 'transfer' && <Transfer chat={chat} onClose={close} />}
      {dialog === 'end' && <EndChat chat={chat} onClose={close} />}
    </div>
  );
}

type DialogProps = { readonly chat: Chat; readonly onClose: () => void };

function EndChat({ chat, onClose }: DialogProps): JSX.Element {
  const { isSending, problem, send } = useSending({ messageOf: staffMessage });
  const end = async (): Promise<void> => {
    const isDone = await send(async () => setChat(await api(deskChatEnd, { path: { conversationUuid: chat.uuid }, body: {} })));
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="End this chat"
      actions={
        <>
          <Button disabled={isSending} onClick={() => void end()}>
            End the chat
          </Button>
          <Button variant="text" onClick={onClose}>
            Keep it open
          </Button>
        </>
      }
    >
      <p>Nothing can be written in it afterwards, by {chat.name} or by you. They can begin another one.</p>
      <SendProblem title="The chat was not ended" problem={problem} />
    </Dialog>
  );
}

const ALL = 'all';
const SCHEMA = z.object({
  to: z.string().check(z.minLength(1, 'Choose who answers')),
  note: z.string().check(z.trim(), z.maxLength(500, 'At most 500 characters')),
});
const LABELS = { to: 'To', note: 'What they should know' } as const;
const optionsOf = (colleagues: Presence['colleagues']) => [
  { value: ALL, text: 'All who take chats' },
  ...colleagues
    .toSorted((a, b) => Number(b.isAvailable) - Number(a.isAvailable))
    .map(({ uuid, name, role, isAvailable }) => ({
      value: uuid,
      text: `${name}, ${ROLE_NAMES[role].toLowerCase()}${isAvailable ? '' : ' (takes no chats now)'}`,
    })),
];

function Transfer({ chat, onClose }: DialogProps): JSX.Element {
  const { data } = usePresence();
  const step = useDeskForm<{ to: string; note: string }>({
    schema: SCHEMA,
    defaults: { to: '', note: '' },
    labels: LABELS,
    send: async ({ to, note }) => {
      const body = { staffUuid: to === ALL ? null : to, note: note.trim() };
      setChat(await api(deskChatTransfer, { path: { conversationUuid: chat.uuid }, body }));
      void readConversationAgain(chat.uuid);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Transfer the chat">
      <FormParts step={step} submit="Transfer" failed="The chat was not transferred">
        <SelectField {...fieldProps(step.form, 'to')} label={LABELS.to} options={optionsOf(data?.colleagues ?? [])} />
        <TextArea
          {...fieldProps(step.form, 'note')}
          label={LABELS.note}
          hint="Only colleagues read it."
          optional
          rows={3}
          maxLength={500}
        />
      </FormParts>
    </Dialog>
  );
}
