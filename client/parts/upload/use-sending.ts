import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import { announce } from '@hearthline/kit/live-region/Announcer.tsx';
import { useEffect, useRef, useState } from 'react';
import { isOffline, problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { UPLOAD } from './copy.ts';
import { fileProblem } from './file-rules.ts';
import { CANCELED, sendDocument, type Uploaded } from './send-document.ts';
import type { Progress } from './send-file.ts';

/** A file of this page: on its way, stored, or not sent. */
export type SentFile = {
  readonly key: number;
  readonly file: File;
  readonly type: DocumentType;
  /** waiting: another file is being sent. broken: given up for now, can go on. refused: another file is needed. */
  readonly state: 'waiting' | 'stored' | 'broken' | 'refused' | Progress['state'];
  readonly sent: number;
  readonly problem: string | null;
  readonly stored: Uploaded | null;
  /** Address of the picture, for a picture. */
  readonly picture: string | undefined;
};

type Given = {
  readonly uuid: string;
  readonly conditionUuid?: string | undefined;
  readonly onStored?: ((stored: Uploaded) => unknown) | undefined;
};

export type SendingFiles = {
  readonly files: readonly SentFile[];
  readonly add: (files: readonly File[], type: DocumentType) => void;
  /** Stops sending, and deletes what arrived. */
  readonly cancel: (key: number) => void;
  /** Goes on where it broke off. */
  readonly again: (key: number) => void;
  readonly remove: (key: number) => void;
};

let lastKey = 0;
/** One file at a time, so that the first is there soonest. */
let queue: Promise<unknown> = Promise.resolve();

/** Sends files one after the other, each from where it broke off. Leaving the page stops; the server keeps what arrived for a day. */
export function useSending({ uuid, conditionUuid, onStored }: Given): SendingFiles {
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const pictures = useRef(new Set<string>());
  useEffect(() => {
    const [running, made] = [stops.current, pictures.current];
    return () => {
      running.forEach((stop) => stop.abort());
      made.forEach((address) => URL.revokeObjectURL(address));
    };
  }, []);
  const change = (key: number, more: Partial<SentFile>): void => setFiles((all) => all.map((f) => (f.key === key ? { ...f, ...more } : f)));

  const run = (key: number, file: File, type: DocumentType): void => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    const tell = (progress: Progress): void => change(key, progress);
    const send = async (): Promise<void> => {
      if (stop.signal.aborted) return;
      change(key, { state: 'sending' });
      try {
        // what was stopped holds up nothing, even if its last request never ends
        const stopped = new Promise<never>((_, reject) =>
          stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true }),
        );
        const stored = await Promise.race([sendDocument({ uuid, type, conditionUuid }, file, { signal: stop.signal, tell }), stopped]);
        change(key, { state: 'stored', stored, sent: file.size });
        announce(UPLOAD.isSent(file.name));
        await onStored?.(stored);
      } catch (error) {
        if (stop.signal.aborted) return;
        const state = isOffline(error) ? 'broken' : 'refused';
        const problem = state === 'broken' ? UPLOAD.broken : problemMessage(error);
        change(key, { state, problem });
        announce(UPLOAD.isNotSent(file.name, problem));
      } finally {
        stops.current.delete(key);
      }
    };
    queue = queue.then(send, send);
  };

  const pictureOf = (file: File): string | undefined => {
    if (!file.type.startsWith('image/')) return undefined;
    const address = URL.createObjectURL(file);
    pictures.current.add(address);
    return address;
  };
  const remove = (key: number): void => setFiles((all) => all.filter((f) => f.key !== key));
  return {
    files,
    add(added, type) {
      for (const file of added) {
        lastKey += 1;
        const key = lastKey;
        const problem = fileProblem(file);
        const picture = problem === null ? pictureOf(file) : undefined;
        setFiles((all) => [
          ...all,
          { key, file, type, state: problem === null ? 'waiting' : 'refused', sent: 0, problem, stored: null, picture },
        ]);
        if (problem === null) run(key, file, type);
        else announce(UPLOAD.isNotSent(file.name, problem));
      }
    },
    cancel(key) {
      stops.current.get(key)?.abort(CANCELED);
      remove(key);
    },
    again(key) {
      const found = files.find((f) => f.key === key);
      if (!found) return;
      change(key, { state: 'waiting', problem: null });
      run(key, found.file, found.type);
    },
    remove,
  };
}
