import { useState } from 'react';
import { tabStorage } from '../../services/storage.ts';

type Identified = { readonly kind: string; readonly sha256: string };

/** Names what was read in this tab; a sign-out removes it. */
export const READ_DOCUMENTS = 'readDocuments';
const keyOf = (uuid: string, { kind, sha256 }: Identified): string => `${uuid} ${kind} ${sha256}`;
const readOnes = (): readonly string[] => tabStorage.getItem(READ_DOCUMENTS)?.split('\n') ?? [];

/**
 * Whether a document was read to its end in this tab, over a reload too, and how to note it; the component is rendered again. By application and
 * content: a new version of a document is unread again.
 */
export function useReadDocuments(uuid: string): { isRead: (document: Identified) => boolean; noteRead: (document: Identified) => void } {
  const [read, setRead] = useState(readOnes);
  return {
    isRead: (document) => read.includes(keyOf(uuid, document)),
    noteRead(document) {
      const all = [...new Set([...readOnes(), keyOf(uuid, document)])];
      tabStorage.setItem(READ_DOCUMENTS, all.join('\n'));
      setRead(all);
    },
  };
}
