import { useState } from 'react';

type Identified = { readonly kind: string; readonly sha256: string };

/** What was read to its end since the page was loaded, by application and content: a new version of a document is unread again. */
const read = new Set<string>();
const keyOf = (uuid: string, { kind, sha256 }: Identified): string => `${uuid} ${kind} ${sha256}`;

/** Whether a document was read on this visit, and how to note it; the component is rendered again. */
export function useReadDocuments(uuid: string): { isRead: (document: Identified) => boolean; noteRead: (document: Identified) => void } {
  const [, setCount] = useState(0);
  return {
    isRead: (document) => read.has(keyOf(uuid, document)),
    noteRead(document) {
      read.add(keyOf(uuid, document));
      setCount((count) => count + 1);
    },
  };
}
