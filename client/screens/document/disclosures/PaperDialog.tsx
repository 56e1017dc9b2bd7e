import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import type { JSX } from 'react';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { PAPER_PATH, type Paper } from './papers.ts';
import { Sheet } from './Sheet.tsx';
import { COPY } from './copy.ts';

type PaperDialogProps = { readonly uuid: string; readonly paper: Paper | null; readonly onClose: () => void };

/** Hands the text to the browser as a file to keep. */
function save(title: string, body: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${title}\n\n${body}\n`], { type: 'text/plain' }));
  link.download = `${title}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** One paper to read and to keep. */
export function PaperDialog({ uuid, paper, onClose }: PaperDialogProps): JSX.Element {
  const kind = paper?.kind ?? '';
  const asked = $api.useQuery('get', PAPER_PATH, { params: { path: { uuid, kind } } }, { enabled: paper !== null });
  const text = asked.data;
  return (
    <Dialog
      open={paper !== null}
      onClose={onClose}
      title={paper?.title ?? ''}
      wide
      actions={
        <>
          <Button onClick={onClose}>{COPY.close}</Button>
          {text && (
            <Button variant="text" icon="download" onClick={() => save(text.title, text.body)}>
              {COPY.save}
            </Button>
          )}
        </>
      }
    >
      <Loaded asked={asked} label={COPY.reading}>
        {({ body, version }) => (
          <>
            <Sheet body={body} />
            <p className="fine" style={{ marginTop: 12 }}>
              {COPY.version(version)}
            </p>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
