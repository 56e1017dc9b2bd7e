import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Timeline } from '@hearthline/kit/timeline/Timeline.tsx';
import type { JSX } from 'react';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { PinField, usePinForm } from '../../../parts/pin/PinField.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { COPY, FREEZE_LINES, STEPS } from './copy.ts';
import classes from './CreditError.module.css';

/** A sentence may begin with the bureau, whose name is not always known. */
const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The credit report is frozen or locked at the bureau: at which one, how to lift it, the optional PIN, and a retry. */
export function CreditError(): JSX.Element {
  const { application, status } = useFollowed();
  const { state, tries, bureau } = application.credit;
  const { step } = usePinForm({ optional: true });
  const say = COPY[state === 'LOCKED' ? 'locked' : 'frozen'];
  const name = bureau ?? COPY.bureau;
  return (
    <FormScreen step={step} title={say.title} intro={asSentence(say.intro(name))} submit={COPY.submit}>
      {tries > 0 && (
        <div className="section">
          <Alert kind="warn" title={asSentence(COPY.still(name))} live>
            {COPY.stillText}
          </Alert>
        </div>
      )}
      <section className="section">
        <h2>{COPY.steps}</h2>
        <Timeline items={STEPS(name, say, status.status === 'HARD_CREDIT_LOCKED_OR_FROZEN')} />
      </section>
      <section className="section">
        <h3>{COPY.lines}</h3>
        <p className="small muted">{COPY.linesNote(bureau ?? COPY.thatBureau)}</p>
        <ul className={classes.lines}>
          {FREEZE_LINES.map(({ bureau: national, line }) => (
            <li key={line}>
              {national}:{' '}
              <a className="num" href={`tel:${line}`}>
                {line}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <div className="section">
        <PinField form={step.form} hint={COPY.pinHint} optional />
      </div>
    </FormScreen>
  );
}
