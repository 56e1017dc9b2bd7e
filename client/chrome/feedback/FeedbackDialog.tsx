import { feedbackPost } from '@hearthline/web/operations/service-application.ts';
import { uuidOf } from '@hearthline/journey/paths.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { FEEDBACK_TOPICS, feedbackForm } from '@hearthline/rules/fields/feedback.ts';
import { type JSX, useState } from 'react';
import { showFirstInvalid } from '../../parts/form/first-invalid.ts';
import { useStepForm } from '../../parts/form/use-step-form.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useNavigation } from '../../parts/screen/navigation.ts';
import { api } from '../../services/api/api.ts';
import { FEEDBACK, TOPICS } from './copy.ts';

type Values = { topic: (typeof FEEDBACK_TOPICS)[number] | ''; message: string; marketingConsent: 'yes' | 'no' | '' };
const EMPTY: Values = { topic: '', message: '', marketingConsent: '' };
const FORM = 'feedback';
const IDS = { topic: 'feedback-topic', message: 'feedback-message', marketingConsent: 'feedback-consent' };

function Thanks({ onClose }: { onClose: () => void }): JSX.Element {
  return (
    <Dialog open onClose={onClose} title={FEEDBACK.thanks} actions={<Button onClick={onClose}>{FEEDBACK.close}</Button>}>
      <p>{FEEDBACK.thanksText}</p>
    </Dialog>
  );
}

function Form({ onClose, onSent }: { onClose: () => void; onSent: () => void }): JSX.Element {
  const { here } = useNavigation();
  const step = useStepForm({
    name: FORM,
    schema: feedbackForm,
    defaults: EMPTY,
    labels: { topic: FEEDBACK.topic, message: FEEDBACK.message, marketingConsent: FEEDBACK.marketingConsent },
    async send({ topic, message, marketingConsent }) {
      if (topic === '') return;
      const { pathname } = here();
      await api(feedbackPost, {
        body: {
          applicationUuid: uuidOf(pathname),
          message: message.trim(),
          topic,
          marketingConsent: marketingConsent === 'yes',
          pathname,
          productType: 'HELOC',
        },
      });
      onSent();
    },
    onInvalid: (form) => showFirstInvalid(form, IDS),
  });
  const { form } = step;
  return (
    <Dialog
      open
      onClose={onClose}
      title={FEEDBACK.title}
      actions={
        <SubmitButton form={FORM} loading={step.isSending}>
          {FEEDBACK.send}
        </SubmitButton>
      }
    >
      <form id={FORM} noValidate onSubmit={step.submit}>
        <Stack gap={20} top={8}>
          <RadioCards
            {...fieldProps(form, 'topic')}
            id={IDS.topic}
            label={FEEDBACK.topic}
            options={FEEDBACK_TOPICS.map((value) => ({ value, title: TOPICS[value] }))}
          />
          <TextArea {...fieldProps(form, 'message')} id={IDS.message} label={FEEDBACK.message} hint={FEEDBACK.messageHint} rows={5} />
          <RadioCards
            {...fieldProps(form, 'marketingConsent')}
            id={IDS.marketingConsent}
            label={FEEDBACK.marketingConsent}
            hint={FEEDBACK.marketingHint}
            columns={2}
            options={[
              { value: 'yes', title: FEEDBACK.yes },
              { value: 'no', title: FEEDBACK.no },
            ]}
          />
        </Stack>
        <SendProblem title={FEEDBACK.failed} problem={step.problem} />
      </form>
    </Dialog>
  );
}

/** Feedback about the product (A §5). What was typed stays until it is sent, also when the dialog is closed meanwhile. */
export function FeedbackDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const [isSent, setSent] = useState(false);
  return isSent ? <Thanks onClose={onClose} /> : <Form onClose={onClose} onSent={() => setSent(true)} />;
}
