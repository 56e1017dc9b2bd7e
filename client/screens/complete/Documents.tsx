import { applicationScreen } from '@hearthline/journey/paths.ts';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { DocumentDialog } from '../../parts/pdf/DocumentDialog.tsx';
import { DocumentList, type Delivered } from '../../parts/pdf/DocumentList.tsx';
import { useReadDocuments } from '../../parts/pdf/read-documents.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { useFollowed } from '../../parts/screen/followed.ts';
import { signedKind } from '../../parts/signing/ceremony.ts';
import { applicationApi } from '../../services/application.ts';
import { DOCUMENTS } from './copy.ts';

/** The documents of the closing, in the order they are listed. */
const KINDS: readonly string[] = [
  'NOTICE_OF_RIGHT_TO_CANCEL',
  'ACCOUNT_OPENING_DISCLOSURES',
  'LINE_AGREEMENT',
  'AUTOPAY_AUTHORIZATION',
  'CLOSING_PACKAGE',
  'NOTARIZED_DEED',
  'DEED_OF_TRUST',
  'FLOOD_NOTICE',
];

/** The newest document of each kind of the closing. */
function closingDocuments(delivered: readonly Delivered[]): Delivered[] {
  const newest = new Map(delivered.map((document) => [document.kind, document]));
  // the deed as the notary sealed it stands for the one that was signed
  const kinds = newest.has('NOTARIZED_DEED') ? KINDS.filter((kind) => kind !== 'DEED_OF_TRUST') : KINDS;
  // the executed copy, with its signatures, stands for what was shown
  return kinds.flatMap((kind) => newest.get(signedKind(kind)) ?? newest.get(kind) ?? []);
}

/** What was delivered for the closing, to read. */
export function Documents(): JSX.Element {
  const { uuid } = useFollowed();
  const query = useQuery(applicationApi(uuid).disclosures());
  const [open, setOpen] = useState<Delivered | null>(null);
  const { isRead, noteRead } = useReadDocuments(uuid);
  return (
    <section className="section">
      <h2>{DOCUMENTS.title}</h2>
      <Stack gap={12}>
        <p>{DOCUMENTS.text}</p>
        <Loaded query={query} label={DOCUMENTS.title}>
          {({ documents }) => <DocumentList documents={closingDocuments(documents)} isRead={isRead} onPick={setOpen} />}
        </Loaded>
        <p>
          <PathLink to={applicationScreen(uuid, 'document/disclosures')}>{DOCUMENTS.all}</PathLink>
        </p>
      </Stack>
      <DocumentDialog uuid={uuid} document={open} onClose={() => setOpen(null)} onRead={() => open && noteRead(open)} />
    </section>
  );
}
