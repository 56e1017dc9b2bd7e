import { Button } from '@hearthline/kit/button/Button.tsx';
import { type JSX, type ReactNode, useRef, useState } from 'react';
import classes from './RecoveryCodeList.module.css';

export const RECOVERY_CODES = {
  copy: 'Copy the codes',
  copied: 'Copied',
  notCopied: 'The codes are marked: copy them with Ctrl+C or Command+C',
} as const;

type RecoveryCodeListProps = {
  readonly codes: readonly string[];
  /** Between the codes and the buttons. */
  readonly children?: ReactNode;
  /** The button that ends the step, before the one that copies. */
  readonly done: ReactNode;
};

/** Recovery codes, shown this once, with a button that copies them; where the browser refuses, they are marked for the keys. */
export function RecoveryCodeList({ codes, children, done }: RecoveryCodeListProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid(RECOVERY_CODES.copied);
    } catch {
      // no permission, or a page without https
      if (list.current) getSelection()?.selectAllChildren(list.current);
      setSaid(RECOVERY_CODES.notCopied);
    }
  };
  return (
    <>
      <ul ref={list} className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {children}
      <div className={classes.row}>
        {done}
        <Button variant="text" onClick={() => void copy()}>
          {RECOVERY_CODES.copy}
        </Button>
        <span role="status">{said}</span>
      </div>
    </>
  );
}
