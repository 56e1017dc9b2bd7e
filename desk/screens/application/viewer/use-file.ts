import { REQUESTS } from '@hearthline/web/requests/copy.ts';
import { isNotFound, isOffline, staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { useEffect, useState } from 'react';
import { loggedReads } from '../api.ts';
import type { DeskFile } from './files.ts';

export type OpenedFile =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string; readonly retry: () => void }
  | { readonly kind: 'gone' }
  | { readonly kind: 'pdf'; readonly blob: Blob; readonly file: Uint8Array | string }
  | { readonly kind: 'picture'; readonly blob: Blob }
  | { readonly kind: 'unsupported'; readonly blob: Blob };

const PICTURES: readonly string[] = ['image/jpeg', 'image/png'];

async function opened(blob: Blob): Promise<OpenedFile> {
  const [type = ''] = blob.type.split(';');
  if (PICTURES.includes(type)) return { kind: 'picture', blob };
  if (type === 'application/pdf') return { kind: 'pdf', blob, file: new Uint8Array(await blob.arrayBuffer()) };
  return type === 'text/plain' ? { kind: 'pdf', blob, file: await blob.text() } : { kind: 'unsupported', blob };
}

/** Reads a file when it is opened: once, because each reading is a line in the log of views. Trying again reads it again. */
export function useFile(uuid: string, { id, of, isStored }: DeskFile): OpenedFile {
  const [state, setState] = useState<OpenedFile>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isStored) return undefined;
    let isWanted = true;
    const show = (next: OpenedFile): void => {
      if (isWanted) setState(next);
    };
    setState({ kind: 'loading' });
    (of === 'document' ? loggedReads.document(uuid, id) : loggedReads.upload(uuid, id))
      .then((data: unknown) => {
        if (!(data instanceof Blob)) throw new TypeError('The reply is no file');
        return opened(data);
      })
      .then(show, (error: unknown) =>
        show(
          isNotFound(error)
            ? { kind: 'gone' }
            : {
                kind: 'failed',
                text: isOffline(error) ? REQUESTS.offlineLoad : staffMessage(error),
                retry: () => setAttempt((n) => n + 1),
              },
        ),
      );
    return () => {
      isWanted = false;
    };
  }, [uuid, id, of, isStored, attempt]);
  return state;
}
