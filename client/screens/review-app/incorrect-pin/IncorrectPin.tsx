import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { usePinForm } from '../../../parts/pin/use-pin-form.ts';
import { COPY } from './copy.ts';

/** The bureau refused the PIN: another one, or none when the freeze was lifted meanwhile. */
export function IncorrectPin(): JSX.Element {
  const { application } = useFollowed();
  const { form, submit, retry, isSending, problem } = usePinForm({ optional: false });
  return (
    <Screen
      title={COPY.title}
      intro={COPY.intro(application.credit.bureau ?? COPY.bureau)}
      above={<FormErrors form={form} labels={{ pin: COPY.pin }} />}
      hasErrors={form.formState.errors.pin !== undefined}
    >
      <form noValidate onSubmit={submit}>
        <div className="section">
          <TextField
            {...fieldProps(form, 'pin')}
            label={COPY.pin}
            hint={COPY.pinHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            boxSize="short"
            isPrivate
          />
        </div>
        <SendProblem problem={problem} />
        <ButtonRow>
          <SubmitButton loading={isSending}>{COPY.submit}</SubmitButton>
        </ButtonRow>
      </form>
      <div className="section">
        <Button variant="text" disabled={isSending} onClick={retry}>
          {COPY.without}
        </Button>
      </div>
      <section className="section">
        <h2>{COPY.lost}</h2>
        <p>{COPY.lostText}</p>
      </section>
      <HelpList />
    </Screen>
  );
}
