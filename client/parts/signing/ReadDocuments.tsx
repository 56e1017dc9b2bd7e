import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, type ReactNode, useState } from 'react';
import { PdfDocument } from '../pdf/PdfDocument.tsx';
import { minutesToSign } from './ceremony.ts';
import { aboutDocument, documentNote, SIGNING } from './copy.ts';
import type { PartProps } from './pages.ts';

/** The documents one after the other, each to its end. */
export function ReadDocuments({ uuid, closing, kept, frame: Frame, tag, go, notice }: PartProps & { notice: ReactNode }): JSX.Element {
  const { documents } = closing;
  // the first that is not read, until another one is opened: reading to the end must not take the document away
  const [sha256, setShown] = useState(() => (documents.find(({ isRead }) => !isRead) ?? documents[0])?.sha256);
  const shown = documents.find((document) => document.sha256 === sha256) ?? documents.find(({ isRead }) => !isRead) ?? documents[0];
  const next = documents.find(({ isRead }) => !isRead);
  return (
    <Frame title={SIGNING.readTitle} intro={SIGNING.readIntro(minutesToSign(closing))} tag={tag}>
      {notice}
      {shown && (
        <section className="section">
          <PdfDocument
            uuid={uuid}
            kind={shown.kind}
            sha256={shown.sha256}
            title={shown.title}
            isRead={shown.isRead}
            onRead={() => {
              // stays on this part, with the way on beside the document
              go('read');
              if (!shown.isRead) kept.noteRead(closing, shown.sha256);
            }}
            dock={
              shown.isRead &&
              (next ? (
                <Button compact onClick={() => setShown(next.sha256)}>
                  {SIGNING.toNext(next.title)}
                </Button>
              ) : (
                <Button compact onClick={() => go(null)}>
                  {closing.signature ? SIGNING.placeTitle : SIGNING.toSignature}
                </Button>
              ))
            }
          />
        </section>
      )}
      <section className="section">
        <h2>{SIGNING.documents}</h2>
        <Stack gap={12} top={12}>
          {documents.map((document) => (
            <Card
              key={document.sha256}
              nested
              title={document.title}
              tag={<span role="status">{document.isRead ? <Tag kind="ok">{SIGNING.read}</Tag> : <Tag>{SIGNING.unread}</Tag>}</span>}
            >
              <p className="small">{aboutDocument(document)}</p>
              <p className="small muted">{document === shown ? `${documentNote(document)} · ${SIGNING.shown}` : documentNote(document)}</p>
              {document !== shown && (
                <Stack top={8}>
                  <Button variant="outline" compact icon="document" onClick={() => setShown(document.sha256)}>
                    {document.isRead ? SIGNING.openAgain : SIGNING.open}
                    <span className="sr"> {document.title}</span>
                  </Button>
                </Stack>
              )}
            </Card>
          ))}
        </Stack>
      </section>
    </Frame>
  );
}
