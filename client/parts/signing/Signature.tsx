import type { JSX } from 'react';
import { BOX, type Closing, type Field, initialsOf } from './ceremony.ts';
import classes from './Signing.module.css';

type SignatureProps = { readonly signature: NonNullable<Closing['signature']>; readonly kind: Field['kind'] };

/** An adopted signature as it is placed: drawn lines, or the name in script. Initials are always letters. */
export function Signature({ signature, kind }: SignatureProps): JSX.Element {
  if (kind === 'INITIALS') return <span className={classes.script}>{initialsOf(signature.name)}</span>;
  if (signature.style === 'TYPED') return <span className={classes.script}>{signature.name}</span>;
  return (
    <svg className={classes.drawn} viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
      <path d={signature.path} />
    </svg>
  );
}
