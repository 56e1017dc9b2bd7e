import { FilePicker } from '@hearthline/kit/file-picker/FilePicker.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { MAX_FILES_OF_CONDITION } from '@hearthline/rules/conditions/upload-limits.ts';
import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import { useQuery } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import { applicationApi } from '../../services/application.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowing } from '../screen/followed.ts';
import { UPLOAD } from './copy.ts';
import { ACCEPT } from './file-rules.ts';
import type { Uploaded } from './send-document.ts';
import { SendingSlot, StoredSlot } from './SentSlot.tsx';
import { useSending } from './use-sending.ts';

type UploadsProps = {
  /** Heading of the section. */
  readonly label: ReactNode;
  readonly type: DocumentType;
  /** The condition these files answer; without one, all files of the type outside conditions are listed. */
  readonly conditionUuid?: string | undefined;
  /** How many files are asked for: "1 of 2 files sent". */
  readonly needed?: number | undefined;
  /** Nothing more is sent: the files are only listed. */
  readonly readOnly?: boolean | undefined;
  /** After each stored file: look again at what depends on it. */
  readonly onStored?: (stored: Uploaded) => unknown;
};

/** True for the files of one request. */
const belongs =
  ({ type, conditionUuid }: Pick<UploadsProps, 'type' | 'conditionUuid'>) =>
  (file: Uploaded): boolean =>
    conditionUuid === undefined ? file.conditionUuid === null && file.type === type : file.conditionUuid === conditionUuid;

/**
 * The files of one request: those sent before with their state, those on their way, and the drop zone. Sends by itself: chosen, dropped, pasted,
 * or taken with a phone's camera; each goes on where it broke off. One to a page, because pasted files come to it.
 */
export function Uploads({ label, type, conditionUuid, needed = 1, readOnly = false, onStored }: UploadsProps): JSX.Element {
  const { uuid } = useFollowing();
  const query = useQuery(applicationApi(uuid).uploads());
  const sending = useSending({
    uuid,
    conditionUuid,
    async onStored(stored) {
      await query.refetch();
      await onStored?.(stored);
    },
  });
  return (
    <section className="section">
      <h2>{label}</h2>
      <Loaded query={query} label={UPLOAD.loading}>
        {(all) => {
          const stored = all.filter(belongs({ type, conditionUuid }));
          const counted = stored.filter(({ state }) => state !== 'REJECTED').length;
          const known = new Set(stored.map((file) => file.uuid));
          const pictures = new Map(sending.files.map(({ stored: kept, picture }) => [kept?.uuid, picture]));
          const running = sending.files.filter(({ stored: kept }) => kept === null || !known.has(kept.uuid));
          return (
            <Stack gap={12}>
              {stored.map((file) => (
                <StoredSlot key={file.uuid} stored={file} picture={pictures.get(file.uuid)} />
              ))}
              {running.map((sent) => (
                <SendingSlot key={sent.key} sent={sent} sending={sending} />
              ))}
              {needed > 1 && <Note top={4}>{UPLOAD.needed(counted, needed)}</Note>}
              {!readOnly && (
                <FilePicker
                  text={UPLOAD.drop}
                  choose={UPLOAD.choose}
                  camera={UPLOAD.camera}
                  accept={ACCEPT}
                  multiple
                  disabled={stored.length >= MAX_FILES_OF_CONDITION}
                  onFiles={(files) => sending.add(files, type)}
                />
              )}
              {!readOnly && <p className="fine">{UPLOAD.rules}</p>}
            </Stack>
          );
        }}
      </Loaded>
    </section>
  );
}
