import { Button } from '@hearthline/kit/button/Button.tsx';
import { FileSlot } from '@hearthline/kit/file-slot/FileSlot.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { formatDate } from '../../services/dates.ts';
import { UPLOAD } from './copy.ts';
import { formatBytes } from './file-rules.ts';
import type { Uploaded } from './send-document.ts';
import type { SendingFiles, SentFile } from './use-sending.ts';

const NOTES: Readonly<Partial<Record<SentFile['state'], string>>> = {
  waiting: UPLOAD.waiting,
  offline: UPLOAD.unsteady,
  checking: UPLOAD.checking,
};

type SendingSlotProps = {
  readonly sent: SentFile;
  readonly sending: Pick<SendingFiles, 'cancel' | 'again' | 'remove'>;
  /** What the slot is for; the file's name by default. */
  readonly title?: string | undefined;
};

/** A file that is not stored yet: how much of it was sent, or why it was not. */
export function SendingSlot({ sent: { key, file, state, sent, problem, picture }, sending, title }: SendingSlotProps): JSX.Element {
  const name = title ?? file.name;
  const failed = state === 'refused' || state === 'broken';
  const part = file.size === 0 ? 0 : sent / file.size;
  const percent = `${Math.round(part * 100)}%`;
  const amount = UPLOAD.part(formatBytes(sent), formatBytes(file.size));
  const note = problem ?? (state === 'offline' && !navigator.onLine ? UPLOAD.offline : (NOTES[state] ?? amount));
  return (
    <FileSlot
      title={name}
      picture={picture}
      bad={failed}
      tag={failed ? <Tag kind="err">{UPLOAD.refused}</Tag> : <span className="small muted num">{percent}</span>}
      note={note}
      meter={state === 'refused' ? undefined : { part, label: UPLOAD.sending(file.name), text: `${percent}, ${amount}` }}
    >
      {state === 'broken' && (
        <Button compact onClick={() => sending.again(key)}>
          {UPLOAD.again}
          <span className="sr"> {file.name}</span>
        </Button>
      )}
      <Button variant="text" onClick={() => (failed ? sending.remove(key) : sending.cancel(key))}>
        {failed ? UPLOAD.remove : UPLOAD.cancel}
        <span className="sr"> {file.name}</span>
      </Button>
    </FileSlot>
  );
}

/** A stored file: with our team, accepted, or rejected with the reason. */
export function StoredSlot({ stored, title, picture }: { stored: Uploaded; title?: string; picture?: string | undefined }): JSX.Element {
  const { label, state, reason, sentAt } = stored;
  const day = formatDate(sentAt);
  const looks = {
    RECEIVED: { tag: <Tag kind="waiting">{UPLOAD.received}</Tag>, note: UPLOAD.receivedOn(day) },
    ACCEPTED: { tag: <Tag kind="ok">{UPLOAD.accepted}</Tag>, note: UPLOAD.acceptedOn(day) },
    REJECTED: { tag: <Tag kind="err">{UPLOAD.rejected}</Tag>, note: reason ?? UPLOAD.acceptedOn(day) },
  } as const;
  return <FileSlot title={title ?? label} picture={picture} bad={state === 'REJECTED'} {...looks[state]} />;
}
