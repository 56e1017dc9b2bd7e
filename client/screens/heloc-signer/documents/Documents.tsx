import { signer as paths } from '@hearthline/journey/paths.ts';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { DOCUMENTS } from '../../../parts/electronic/copy.ts';
import { DocumentChoice } from '../../../parts/electronic/DocumentChoice.tsx';
import { DocumentDialog } from '../../../parts/pdf/DocumentDialog.tsx';
import { type Delivered, DocumentList } from '../../../parts/pdf/DocumentList.tsx';
import { useReadDocuments } from '../../../parts/pdf/read-documents.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useSigner } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { signerApi } from '../../../services/signer.ts';
import { COPY } from './copy.ts';

/** The documents a signer may read: their own, and those of the line the home secures (12 CFR 1026.15(b)); and how new ones reach them. */
export function Documents(): JSX.Element {
  const { uuid } = useSigner();
  const query = useQuery(signerApi(uuid).disclosures());
  const { isRead, noteRead } = useReadDocuments(uuid);
  const [open, setOpen] = useState<Delivered | null>(null);
  return (
    <Screen title={COPY.title} intro={COPY.intro}>
      <div className="section">
        <Loaded query={query} label={COPY.loading}>
          {({ documents }) => <DocumentList documents={documents} isRead={isRead} onPick={setOpen} />}
        </Loaded>
      </div>
      <section className="section">
        <h2>{DOCUMENTS.title}</h2>
        <DocumentChoice uuid={uuid} />
      </section>
      <DocumentDialog uuid={uuid} document={open} onClose={() => setOpen(null)} onRead={() => open && noteRead(open)} />
      <Note top={24}>
        <PathLink to={paths.resume()}>{COPY.back}</PathLink>
      </Note>
    </Screen>
  );
}
