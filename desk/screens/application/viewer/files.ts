import type { Documents } from '../api.ts';
import { VIEWER } from './copy.ts';

export type Document = Documents['documents'][number];
export type Upload = Documents['uploads'][number];
type State = keyof typeof VIEWER.state;
export type Group = keyof typeof VIEWER.groups;

/** A document that was made, or a file that was received, as the viewer shows it. */
export type DeskFile = {
  /** The hash of a document, the uuid of a received file: what the address has. */
  readonly id: string;
  readonly name: string;
  readonly group: Group;
  /** Null where there is nothing to say. */
  readonly state: State | null;
  /** Who sent it; null: the lender. */
  readonly from: string | null;
  readonly at: string;
  readonly pages: number | null;
  /** It can be opened. */
  readonly isStored: boolean;
} & (
  | { readonly of: 'document'; readonly document: Document; readonly upload?: undefined }
  | { readonly of: 'upload'; readonly upload: Upload; readonly document?: undefined }
);

const ofDocument = (document: Document): DeskFile => {
  const { sha256, name, madeAt, latest, signedBy, pages } = document;
  return {
    of: 'document',
    document,
    id: sha256,
    name,
    group: latest ? 'documents' : 'earlier',
    state: latest ? (signedBy.length > 0 ? 'SIGNED' : null) : 'EARLIER',
    from: null,
    at: madeAt,
    pages,
    isStored: true,
  };
};

/** A file that nobody asked for by a condition is judged elsewhere, as pictures of an identity document are: it waits for no decision here. */
const ofUpload = (upload: Upload): DeskFile => {
  const { uuid, name, state, conditionUuid, sentBy, sentAt, pages } = upload;
  const waits = state === 'RECEIVED' && conditionUuid !== null;
  return {
    of: 'upload',
    upload,
    id: uuid,
    name,
    group: waits ? 'review' : 'received',
    state: waits ? 'WAITING' : state,
    from: sentBy,
    at: sentAt,
    pages,
    isStored: state !== 'SCANNING' && state !== 'REFUSED',
  };
};

const ORDER = Object.keys(VIEWER.groups) as readonly Group[];

/** Every file of an application in the order of the list: what waits first, the oldest of it before; then what was received and made, the newest first. */
export function filesOf({ documents, uploads }: Pick<Documents, 'documents' | 'uploads'>): readonly DeskFile[] {
  const all = [...uploads.map(ofUpload), ...documents.map(ofDocument)];
  return ORDER.flatMap((group) => {
    const own = all.filter((file) => file.group === group);
    return group === 'review' ? own.toReversed() : own;
  });
}

/** The files of a group, in their order. */
export const grouped = (files: readonly DeskFile[]): readonly { readonly group: Group; readonly files: readonly DeskFile[] }[] =>
  ORDER.map((group) => ({ group, files: files.filter((file) => file.group === group) })).filter(({ files: own }) => own.length > 0);

/** The next file that waits for a decision after another, or the first of them. */
export function nextWaiting(files: readonly DeskFile[], after?: string): DeskFile | undefined {
  const waits = files.filter(({ state, id }) => state === 'WAITING' && id !== after);
  const from = files.findIndex(({ id }) => id === after);
  return waits.find((file) => files.indexOf(file) > from) ?? waits[0];
}
