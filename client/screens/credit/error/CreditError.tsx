import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { Timeline } from '@hearthline/kit/timeline/Timeline.tsx';
import type { JSX } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { usePinForm } from '../../../parts/pin/use-pin-form.ts';
import { FREEZE_LINES, COPY } from './copy.ts';

/** The file is frozen or locked at the bureau: who keeps it, how to open it, the optional PIN, and another try. */
export function CreditError(): JSX.Element {
  const { application } = useFollowed();
  const { form, submit, isSending, problem } = usePinForm({ optional: true });
  const { state, tries } = application.credit;
  const bureau = application.credit.bureau ?? COPY.bureau;
  const isLocked = state === 'LOCKED';
  return (
    <Screen
      title={isLocked ? COPY.locked : COPY.frozen}
      intro={isLocked ? COPY.lockedLede(bureau) : COPY.frozenLede(bureau)}
      above={<FormErrors form={form} labels={{ pin: COPY.pin }} />}
      hasErrors={form.formState.errors.pin !== undefined}
    >
      {tries > 0 && (
        <div className="section">
          <Alert kind="warn" title={COPY.still(bureau)} live>
            {COPY.stillText}
          </Alert>
        </div>
      )}
      <section className="section">
        <h2>{COPY.steps}</h2>
        <Timeline
          items={[
            {
              state: 'now',
              when: COPY.now,
              title: COPY.callFrozen(bureau),
              note: isLocked ? COPY.callLockedNote : COPY.callFrozenNote,
            },
            {
              state: 'todo',
              when: isLocked ? COPY.minutes : COPY.hour,
              title: COPY.wait,
              note: isLocked ? COPY.waitLockedNote : COPY.waitFrozenNote,
            },
            { state: 'todo', when: COPY.after, title: COPY.back, note: COPY.backNote },
          ]}
        />
      </section>
      <section className="section">
        <h3>{COPY.lines}</h3>
        <p className="small muted">{COPY.linesNote}</p>
        <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '0 24px', marginTop: 4 }}>
          {FREEZE_LINES.map((line) => (
            <li key={line}>
              <a className="num" style={{ display: 'inline-block', padding: '9px 0' }} href={`tel:${line}`}>
                {line}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <form noValidate onSubmit={submit}>
        <div className="section">
          <TextField
            {...fieldProps(form, 'pin')}
            label={COPY.pin}
            hint={COPY.pinHint}
            optional
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
    </Screen>
  );
}
