import { Button } from '@hearthline/kit/button/Button.tsx';
import { FieldMessage } from '@hearthline/kit/field/Field.tsx';
import { PickButton } from '@hearthline/kit/file-picker/FilePicker.tsx';
import { FileSlot } from '@hearthline/kit/file-slot/FileSlot.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import { type ClipboardEvent, type DragEvent, type JSX, useState } from 'react';
import { useFollowing } from '../screen/followed.ts';
import { ACCEPT } from '../upload/file-rules.ts';
import { SendingSlot } from '../upload/SentSlot.tsx';
import { useSending } from '../upload/use-sending.ts';
import { Camera } from './Camera.tsx';
import { HINTS, SIDES, SLOT_COPY } from './copy.ts';
import { flawOfFile, type Flaw } from './picture-quality.ts';

export type Side = keyof typeof SIDES;

type SideSlotProps = {
  /** The name of the form's field: errors lead here. */
  readonly name: string;
  readonly side: Side;
  readonly type: DocumentType;
  /** The stored picture; '' while there is none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (uploadUuid: string) => void;
};

/** One side of the document: taken with the camera, chosen, dropped or pasted; sent at once, and replaceable until all are submitted. */
export function SideSlot({ name, side, type, value, error, onChange }: SideSlotProps): JSX.Element {
  const { uuid } = useFollowing();
  const [isOpen, setOpen] = useState(false);
  const [flaw, setFlaw] = useState<Flaw | null>(null);
  const sending = useSending({ uuid, onStored: (stored) => onChange(stored.uuid) });
  const { title, note } = SIDES[side];
  const last = sending.files.at(-1);
  const take = (file: File | undefined): void => {
    if (!file) return;
    onChange('');
    setFlaw(null);
    void flawOfFile(file).then(setFlaw);
    for (const { key } of sending.files) sending.cancel(key);
    sending.add([file], type);
  };
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  const pasted = (event: ClipboardEvent): void => take(event.clipboardData.files[0]);
  const isFace = side === 'selfie';
  const buttons = (
    <>
      <Button compact variant="outline" icon="camera" onClick={() => setOpen(true)}>
        {value === '' ? SLOT_COPY.take : SLOT_COPY.takeAgain}
        <span className="sr">: {title}</span>
      </Button>
      <PickButton look="text" accept={ACCEPT} about={`: ${title}`} onFiles={(files) => take(files[0])}>
        {SLOT_COPY.choose}
      </PickButton>
    </>
  );
  const isRunning = last !== undefined && last.state !== 'stored';
  return (
    <div id={name} tabIndex={-1} role="group" aria-label={title} aria-describedby={error ? `${name}-error` : undefined}>
      <div onDragOver={(event) => event.preventDefault()} onDrop={dropped} onPaste={pasted}>
        {isRunning && <SendingSlot sent={last} sending={sending} title={title} />}
        {isRunning && last.state === 'refused' && buttons}
        {!isRunning && (
          <FileSlot
            title={title}
            icon={isFace ? 'person' : 'camera'}
            picture={value === '' ? undefined : last?.picture}
            bad={error !== undefined}
            tag={value === '' ? undefined : <Tag kind="ok">{SLOT_COPY.ready}</Tag>}
            note={value === '' ? note : flaw ? HINTS[flaw] : SLOT_COPY.readyNote}
          >
            {buttons}
          </FileSlot>
        )}
      </div>
      <FieldMessage id={name} error={error} />
      {isOpen && <Camera side={title} isFace={isFace} accept={ACCEPT} onPicture={take} onClose={() => setOpen(false)} />}
    </div>
  );
}
