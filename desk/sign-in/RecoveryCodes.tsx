import { Button } from '@hearthline/kit/button/Button.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { type JSX, useState } from 'react';
import { RecoveryCodeList } from '../parts/codes/RecoveryCodeList.tsx';
import { SIGN_IN } from './copy.ts';
import { StepHeading } from './StepHeading.tsx';

/** The recovery codes, shown this once: the way on opens when they were stored. */
export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }): JSX.Element {
  const [isKept, setKept] = useState(false);
  const [error, setError] = useState<string>();
  const go = (): void => (isKept ? onKept() : setError(SIGN_IN.codes.needed));
  return (
    <>
      <StepHeading title={SIGN_IN.codes.title} intro={SIGN_IN.codes.intro} />
      <RecoveryCodeList codes={codes} done={<Button onClick={go}>{SIGN_IN.codes.done}</Button>}>
        <Checkbox name="kept" checked={isKept} error={error} onChange={({ target }) => (setKept(target.checked), setError(undefined))}>
          {SIGN_IN.codes.kept}
        </Checkbox>
      </RecoveryCodeList>
    </>
  );
}
