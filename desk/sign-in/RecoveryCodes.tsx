import { Button } from '@hearthline/kit/button/Button.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { type JSX, useState } from 'react';
import { SIGN_IN } from './copy.ts';
import { StepHeading } from './StepHeading.tsx';
import classes from './SignInFrame.module.css';

/** The recovery codes, shown this once: the way on opens when they were stored. */
export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }): JSX.Element {
  const [isKept, setKept] = useState(false);
  const [error, setError] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const go = (): void => (isKept ? onKept() : setError(SIGN_IN.codes.needed));
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <>
      <StepHeading title={SIGN_IN.codes.title} intro={SIGN_IN.codes.intro} />
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Checkbox name="kept" checked={isKept} error={error} onChange={({ target }) => (setKept(target.checked), setError(undefined))}>
        {SIGN_IN.codes.kept}
      </Checkbox>
      <div className={classes.row}>
        <Button onClick={go}>{SIGN_IN.codes.done}</Button>
        <Button variant="text" onClick={() => void copy()}>
          {SIGN_IN.codes.copy}
        </Button>
        <span role="status">{isCopied ? SIGN_IN.codes.copied : ''}</span>
      </div>
    </>
  );
}
