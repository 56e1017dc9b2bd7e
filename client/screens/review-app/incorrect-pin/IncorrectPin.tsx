import { Button } from '@hearthline/kit/button/Button.tsx';
import type { JSX } from 'react';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { PinField, usePinForm } from '../../../parts/pin/PinField.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { COPY } from './copy.ts';

/** The credit bureau refused the PIN: the borrower enters another one, or none when the freeze has been lifted. */
export function IncorrectPin(): JSX.Element {
  const { application } = useFollowed();
  const { step, retry } = usePinForm({ optional: false });
  const below = (
    <>
      <div className="section">
        <Button variant="text" disabled={step.isSending} onClick={retry}>
          {COPY.without}
        </Button>
      </div>
      <section className="section">
        <h2>{COPY.lost}</h2>
        <p>{COPY.lostText}</p>
      </section>
      <HelpList />
    </>
  );
  return (
    <FormScreen
      step={step}
      title={COPY.title}
      intro={COPY.intro(application.credit.bureau ?? COPY.bureau)}
      submit={COPY.submit}
      after={below}
    >
      <div className="section">
        <PinField form={step.form} hint={COPY.pinHint} />
      </div>
    </FormScreen>
  );
}
