import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type JSX, useEffect } from 'react';
import { applicationApi } from '../../services/application.ts';
import { isOffline, problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { REQUESTS } from '@hearthline/web/requests/copy.ts';
import { fileNameOf } from '@hearthline/kit/pdf/download.ts';
import { loadLibrary } from '@hearthline/kit/pdf/engine.ts';
import { PdfViewer } from '@hearthline/kit/pdf/PdfViewer.tsx';

type PdfDocumentProps = Omit<ComponentProps<typeof PdfViewer>, 'file' | 'problem' | 'fileName'> & {
  readonly uuid: string;
  /** Of the document, as in the API. */
  readonly kind: string;
  /** The version that is meant, where it matters: documents that are signed. */
  readonly sha256?: string | undefined;
};

/** A document of an application in the viewer: the newest of its kind, loaded when it is shown. */
export function PdfDocument({ uuid, kind, sha256, ...viewer }: PdfDocumentProps): JSX.Element {
  const { data, error, isFetching, refetch } = useQuery(applicationApi(uuid).disclosureFile(kind, sha256));
  // together with the file: one wait, not two
  useEffect(() => void loadLibrary().catch(() => undefined), []);
  const isFailed = data === undefined && error !== null && !isFetching;
  const problem = isFailed
    ? { text: isOffline(error) ? REQUESTS.offlineLoad : problemMessage(error), retry: () => void refetch() }
    : undefined;
  return <PdfViewer {...viewer} key={`${kind} ${sha256 ?? ''}`} file={data} problem={problem} fileName={fileNameOf(kind)} />;
}
