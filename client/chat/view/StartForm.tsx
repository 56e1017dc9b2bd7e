import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { chatForm } from '@hearthline/rules/fields/chat.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import type { JSX } from 'react';
import { showFirstInvalid } from '../../parts/form/first-invalid.ts';
import { useStepForm } from '../../parts/form/use-step-form.ts';
import type { Agents } from '../agents.ts';
import type { Person } from '../chat-plan.ts';
import type { ChatView } from '../chat-view.ts';
import { FORM } from '../copy.ts';
import { Place } from './Place.tsx';
import classes from './Room.module.css';

const IDS = { friendlyName: 'chat-name', emailAddress: 'chat-email', agentId: 'chat-agent' };

type StartFormProps = {
  readonly view: ChatView;
  /** What is known of the person: it can be changed. */
  readonly known: Pick<Person, 'friendlyName' | 'emailAddress'> | null;
  /** Who may be rung first: outside production, for a person who is signed in. */
  readonly agents: Agents | null;
  readonly onStart: (person: Person) => Promise<void>;
};

/** Who asks, before a chat. What was typed stays until the chat has begun, also when it is closed meanwhile. */
export function StartForm({ view, known, agents, onStart }: StartFormProps): JSX.Element {
  const step = useStepForm({
    name: 'chat',
    schema: chatForm,
    defaults: { friendlyName: known?.friendlyName ?? '', emailAddress: known?.emailAddress ?? '', agentId: '' },
    labels: { friendlyName: FORM.name, emailAddress: FORM.email, agentId: FORM.agent },
    send: ({ friendlyName, emailAddress, agentId }) =>
      onStart({ friendlyName: friendlyName.trim(), emailAddress: emailAddress.trim(), ...(agentId !== '' && { agentId }) }),
    onInvalid: (form) => showFirstInvalid(form, IDS),
  });
  const { form } = step;
  return (
    <form className={classes.form} noValidate onSubmit={step.submit}>
      <Place view={view} />
      <p className="small">{FORM.intro}</p>
      <div>
        <TextField {...fieldProps(form, 'friendlyName')} id={IDS.friendlyName} label={FORM.name} autoComplete="name" />
        <TextField
          {...fieldProps(form, 'emailAddress')}
          id={IDS.emailAddress}
          label={FORM.email}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        {agents !== null && (
          <SelectField
            {...fieldProps(form, 'agentId')}
            id={IDS.agentId}
            label={FORM.agent}
            optional
            empty={FORM.anyAgent}
            options={agents.map(({ id, name }) => ({ value: id, text: name }))}
          />
        )}
      </div>
      <SendProblem title={FORM.failed} problem={step.problem} />
      <SubmitButton loading={step.isSending} full>
        {FORM.start}
      </SubmitButton>
    </form>
  );
}
