import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type JSX, type ReactNode, useState } from 'react';
import { applicationApi } from '../../services/application.ts';
import { download, fileNameOf } from '@hearthline/kit/pdf/download.ts';
import type { DocumentBytes } from '@hearthline/kit/pdf/use-pdf.ts';
import { isOffline, problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { REQUESTS } from '@hearthline/web/requests/copy.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { type Closing, kindToKeep } from './ceremony.ts';
import { documentNote, SIGNING } from './copy.ts';
import type { CeremonyPage } from './pages.ts';

type SignedDocumentsProps = {
  readonly uuid: string;
  readonly closing: Closing;
  readonly frame: ComponentType<CeremonyPage>;
  readonly hasCertificate: boolean;
  readonly next: ReactNode;
  readonly onDone: () => Promise<unknown>;
};

/** After signing: the copies to keep, what happens next, and the way on. */
export function SignedDocuments({ uuid, closing, frame: Frame, hasCertificate, next, onDone }: SignedDocumentsProps): JSX.Element {
  const queries = useQueryClient();
  const api = applicationApi(uuid);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const fetched = async (name: string, load: () => Promise<DocumentBytes>): Promise<void> => {
    setProblem(null);
    try {
      download(await load(), name);
    } catch (error) {
      setProblem(isOffline(error) ? REQUESTS.offlineLoad : problemMessage(error));
    }
  };
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await onDone();
    } catch (error) {
      setProblem(problemMessage(error));
    } finally {
      setLeaving(false);
    }
  };
  const copies = [
    ...closing.documents.map((document) => ({
      title: document.title,
      note: documentNote(document),
      load: async () =>
        fetched(fileNameOf(document.kind), async () => queries.fetchQuery(api.disclosureFile(kindToKeep(document), document.sha256))),
    })),
    ...(hasCertificate
      ? [
          {
            title: SIGNING.certificate,
            note: SIGNING.certificateNote,
            load: async () => fetched('certificate-of-signatures', api.signingCertificate),
          },
        ]
      : []),
  ];
  return (
    <Frame title={SIGNING.doneTitle} intro={SIGNING.doneIntro} tag={<Tag kind="ok">{SIGNING.signed}</Tag>}>
      <section className="section">
        <h2>{SIGNING.copies}</h2>
        <Stack gap={12} top={12}>
          {copies.map(({ title, note, load }) => (
            <Card key={title} nested title={title}>
              <p className="small muted">{note}</p>
              <Stack top={8}>
                <Button variant="outline" compact icon="download" aria-label={SIGNING.downloadOf(title)} onClick={() => void load()}>
                  {SIGNING.download}
                </Button>
              </Stack>
            </Card>
          ))}
        </Stack>
      </section>
      {next}
      <SendProblem title={SIGNING.notLoaded} problem={problem} />
      <form
        className="section"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLeaving) void leave();
        }}
      >
        <SubmitButton loading={isLeaving}>{SIGNING.go}</SubmitButton>
      </form>
    </Frame>
  );
}
