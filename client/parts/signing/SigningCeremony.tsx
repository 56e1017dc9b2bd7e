import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type ComponentType, type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { AdoptSignature } from './AdoptSignature.tsx';
import { type Part, partOf, PARTS } from './ceremony.ts';
import { SIGNING } from './copy.ts';
import type { CeremonyPage, PartProps } from './pages.ts';
import { PlaceSignatures } from './PlaceSignatures.tsx';
import { ReadDocuments } from './ReadDocuments.tsx';
import { ReviewAndSign } from './ReviewAndSign.tsx';
import { SignedDocuments } from './SignedDocuments.tsx';
import { useClosing } from './use-closing.ts';

type SigningCeremonyProps = {
  /** Of the application. */
  readonly uuid: string;
  /** The layout of the page: `Screen` in an application, the signers' own frame in theirs. */
  readonly frame: ComponentType<CeremonyPage>;
  /** Whether the person may download the certificate of signatures: the borrower may. */
  readonly hasCertificate?: boolean;
  /** On the last page: what happens next. */
  readonly next?: ReactNode;
  /** Leaves the last page; rejects or resolves when the next one is decided. */
  readonly onDone: () => Promise<unknown>;
};

/**
 * The whole signing of the closing documents by the signed-in person, the borrower or another signer: each document read to its end, a signature
 * typed or drawn, every place signed, review and consent, copies. It begins where it was interrupted: progress is kept on the server.
 */
export function SigningCeremony({ uuid, frame: Frame, hasCertificate = false, next, onDone }: SigningCeremonyProps): JSX.Element {
  const kept = useClosing(uuid);
  const [chosen, setChosen] = useState<Part | null>(null);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const closing = kept.query.data;
  const part = closing && !closing.isSigned ? (chosen ?? partOf(closing)) : null;
  useFocusOnHeading(closing?.isSigned ? 'done' : part);

  if (!closing)
    return (
      <Frame title={SIGNING.readTitle}>
        <Loaded query={kept.query} label={SIGNING.loading}>
          {() => null}
        </Loaded>
      </Frame>
    );
  if (closing.isSigned)
    return <SignedDocuments uuid={uuid} closing={closing} frame={Frame} hasCertificate={hasCertificate} next={next} onDone={onDone} />;
  if (closing.documents.length === 0 || part === null)
    return (
      <Frame title={SIGNING.readTitle}>
        <div className="section">
          <EmptyState title={SIGNING.none}>{SIGNING.noneText}</EmptyState>
        </div>
      </Frame>
    );
  const titles = closing.documents.filter(({ kind }) => changed.includes(kind)).map(({ title }) => title);
  const props: PartProps = {
    uuid,
    closing,
    kept,
    frame: Frame,
    tag: <Tag>{SIGNING.part(PARTS.indexOf(part) + 1, SIGNING.parts[part])}</Tag>,
    go: setChosen,
  };
  const notice = (
    <>
      {titles.length > 0 && (
        <div className="section">
          <Alert kind="warn" live title={SIGNING.changed(titles.join(', '))}>
            {SIGNING.changedText}
          </Alert>
        </div>
      )}
      {kept.isUnsaved && (
        <p className="small muted" role="status">
          {SIGNING.notKept}
        </p>
      )}
    </>
  );
  switch (part) {
    case 'read':
      return <ReadDocuments {...props} notice={notice} />;
    case 'adopt':
      return <AdoptSignature {...props} />;
    case 'place':
      return <PlaceSignatures {...props} notice={notice} />;
    case 'review':
      return (
        <ReviewAndSign
          {...props}
          onSigned={async () => {
            setChanged([]);
            await kept.query.refetch();
          }}
          onChanged={async (kinds) => {
            await kept.noteChanged(kinds);
            setChanged(kinds);
            setChosen(null);
          }}
        />
      );
  }
}

/** Another part is another page: its heading gets the focus, and the page begins at its top. */
function useFocusOnHeading(page: string | null): void {
  const shown = useRef(page);
  useEffect(() => {
    if (page === null || shown.current === page) return;
    const isFirst = shown.current === null;
    shown.current = page;
    if (isFirst) return;
    // a place to sign brings itself into view
    if (page !== 'place') window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1, h1')?.focus({ preventScroll: true });
  }, [page]);
}
