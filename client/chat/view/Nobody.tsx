import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PhoneField } from '@hearthline/kit/phone-field/PhoneField.tsx';
import { RadioTabs } from '@hearthline/kit/radio-tabs/RadioTabs.tsx';
import { chatCallbackForm, CALLBACK_WINDOWS } from '@hearthline/rules/fields/chat.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { type JSX, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showFirstInvalid } from '../../parts/form/first-invalid.ts';
import { useStepForm } from '../../parts/form/use-step-form.ts';
import type { Chat } from '../chat.ts';
import type { ChatView } from '../chat-view.ts';
import { NOBODY } from '../copy.ts';
import type { ChatState } from '../port.ts';
import classes from './Room.module.css';

const IDS = { phone: 'chat-phone', window: 'chat-window' };
type Values = { phone: string; window: (typeof CALLBACK_WINDOWS)[number] | '' };
const EMPTY: Values = { phone: '', window: '' };

/** Asks for a call: the number, and the part of the day. */
function CallbackForm({ chat, onBack }: { chat: Chat; onBack: () => void }): JSX.Element {
  const step = useStepForm<Values, typeof chatCallbackForm>({
    name: 'chat-callback',
    schema: chatCallbackForm,
    defaults: EMPTY,
    labels: { phone: NOBODY.phone, window: NOBODY.window },
    async send({ phone, window }) {
      if (window !== '') await chat.callBack({ phone, window });
    },
    onInvalid: (form) => showFirstInvalid(form, IDS),
  });
  const { form } = step;
  useEffect(() => document.getElementById(IDS.phone)?.focus(), []);
  return (
    <form className={classes.form} noValidate onSubmit={step.submit}>
      <div>
        <PhoneField {...fieldProps(form, 'phone')} id={IDS.phone} label={NOBODY.phone} />
        <RadioTabs
          {...fieldProps(form, 'window')}
          id={IDS.window}
          label={NOBODY.window}
          hint={NOBODY.windowHint}
          options={CALLBACK_WINDOWS.map((value) => ({ value, title: NOBODY.windows[value] }))}
        />
      </div>
      <SendProblem title={NOBODY.notAsked} problem={step.problem} />
      <SubmitButton loading={step.isSending} full>
        {NOBODY.ask}
      </SubmitButton>
      <Button variant="text" onClick={onBack}>
        {NOBODY.back}
      </Button>
    </form>
  );
}

/** Asks whether the chat still waits for a person while the assistant answers. */
function Assistant({ chat, onBack }: { chat: Chat; onBack: () => void }): JSX.Element {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} className={classes.nobody} aria-label={NOBODY.assistant} tabIndex={-1}>
      <p className="small">{NOBODY.place}</p>
      <div className={classes.ways}>
        <Button variant="outline" compact onClick={() => void chat.askAssistant(false)}>
          {NOBODY.keepPlace}
        </Button>
        <Button variant="outline" compact onClick={() => void chat.askAssistant(true)}>
          {NOBODY.giveUpPlace}
        </Button>
        <Button variant="text" onClick={onBack}>
          {NOBODY.back}
        </Button>
      </div>
    </section>
  );
}

/** What was arranged while no one is free; '' while nothing is. */
function arrangedOf({ callback, byEmail }: Pick<ChatState, 'callback' | 'byEmail'>): string {
  if (callback) return NOBODY.called(NOBODY.windows[callback.window]);
  return byEmail ? NOBODY.emailed : '';
}

/** What was arranged while no one is free, or the ways to be answered. Nothing has to be chosen: what was written is answered. */
export function Nobody({ view: { state }, chat }: { view: ChatView; chat: Chat }): JSX.Element | null {
  const [shown, setShown] = useState<'ways' | 'call' | 'wait' | 'assistant'>('ways');
  const ways = useRef<HTMLElement>(null);
  if (state === null) return null;
  const arranged = arrangedOf(state);
  const back = (): void => {
    flushSync(() => setShown('ways'));
    ways.current?.focus();
  };
  const isOffered = arranged === '' && state.nobody && state.chatMode === 'agent';
  // The assistant is not in a chat over a vendor.
  const hasAssistant = state.provider === 'embedded';
  return (
    <>
      <div role="status">{arranged !== '' && <p className={classes.arranged}>{arranged}</p>}</div>
      {isOffered && shown === 'call' && <CallbackForm chat={chat} onBack={back} />}
      {isOffered && shown === 'assistant' && <Assistant chat={chat} onBack={back} />}
      {isOffered && shown === 'ways' && (
        <section ref={ways} className={classes.nobody} aria-label={NOBODY.title} tabIndex={-1}>
          <h3>{NOBODY.title}</h3>
          <p className="small">{NOBODY.text}</p>
          <div className={classes.ways}>
            <Button variant="outline" compact icon="phone" onClick={() => setShown('call')}>
              {NOBODY.call}
            </Button>
            <Button variant="outline" compact icon="mail" onClick={() => void chat.byEmail()}>
              {NOBODY.email}
            </Button>
            {hasAssistant && (
              <Button variant="outline" compact icon="chat" onClick={() => setShown('assistant')}>
                {NOBODY.assistant}
              </Button>
            )}
            <Button variant="text" onClick={() => setShown('wait')}>
              {NOBODY.keep}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
