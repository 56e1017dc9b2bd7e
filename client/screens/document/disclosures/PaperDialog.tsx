import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import type { JSX } from 'react';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '../../../services/asking/Loaded.tsx';
import classes from './Disclosures.module.css';
import { WORDS } from './words.ts';

type PaperDialogProps = { readonly uuid: string; readonly paper: { readonly kind: string; readonly title: string } | null; readonly onClose: () => void };

/** One paper as text: white with black serif for every brand, its digital mark under it. */
export function PaperDialog({ uuid, paper, onClose }: PaperDialogProps): JSX.Element {
  const kind = paper?.kind ?? '';
  const asked = $api.useQuery('get', '/service-application/api/v1/application/heloc/{uuid}/disclosures/{kind}', { params: { path: { uuid, kind } } }, { enabled: paper !== null });
  return (
    <Dialog open={paper !== null} onClose={onClose} title={paper?.title ?? ''} wide actions={<Button variant="outline" onClick={onClose}>{WORDS.close}</Button>}>
      <Loaded asked={asked} label={WORDS.reading}>
        {({ body, sha256 }) => (
          <>
            <div className={classes.paper}>{body}</div>
            <p className="fine" style={{ marginTop: 8 }}>{WORDS.mark(sha256)}</p>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
