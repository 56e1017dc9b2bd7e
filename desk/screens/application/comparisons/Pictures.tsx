import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { type JSX, useEffect, useState } from 'react';
import { loggedReads } from '../api.ts';
import type { Comparison } from '../../../parts/comparison/api.ts';
import classes from '../../../parts/comparison/Comparisons.module.css';
import { COPY } from '../../../parts/comparison/copy.ts';

const { pictures: copy } = COPY;
type Picture = Comparison['pictures'][number];
type Shown = Picture & { readonly url: string; readonly isPicture: boolean };

async function readOne(uuid: string, picture: Picture): Promise<Shown> {
  const bytes: unknown = await loggedReads.upload(uuid, picture.documentUuid);
  if (!(bytes instanceof Blob)) throw new TypeError('The reply is no file');
  return { ...picture, url: URL.createObjectURL(bytes), isPicture: bytes.type.startsWith('image/') };
}

/** The pictures of a document side by side, once they are asked for: each is a look. */
export function Pictures({ uuid, pictures }: { readonly uuid: string; readonly pictures: readonly Picture[] }): JSX.Element {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [state, setState] = useState<'IDLE' | 'READING' | 'FAILED'>('IDLE');
  useEffect(
    () => () => {
      for (const { url } of shown) URL.revokeObjectURL(url);
    },
    [shown],
  );
  const show = async (): Promise<void> => {
    setState('READING');
    try {
      setShown(await Promise.all(pictures.map(async (picture) => readOne(uuid, picture))));
      setState('IDLE');
    } catch {
      setState('FAILED');
    }
  };
  return (
    <div className={classes.pictures}>
      {shown.map(({ documentUuid, label, url, isPicture }) => (
        <figure key={documentUuid}>
          {isPicture && <img src={url} alt={label} data-private="" />}
          <figcaption>
            {label}{' '}
            <a href={url} target="_blank" rel="noreferrer" aria-label={copy.open(label)}>
              {copy.openShort}
            </a>
          </figcaption>
        </figure>
      ))}
      {shown.length === 0 && (
        <div className={classes.ask}>
          <Button variant="outline" onClick={() => void show()} disabled={state === 'READING'}>
            {copy.show(pictures.length)}
          </Button>
          <span className={classes.note}>{copy.logged}</span>
        </div>
      )}
      {state === 'FAILED' && <Alert kind="err" live title={copy.failed} />}
    </div>
  );
}
