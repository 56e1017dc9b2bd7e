import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { errorOf } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import type { CreditConsentType } from '@hearthline/rules/words.ts';
import type { JSX } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../../services/api/api.ts';
import { SendProblem } from '../../../services/asking/SendProblem.tsx';
import { useSend } from '../../../services/asking/use-send.ts';
import classes from './Disclosures.module.css';
import { WORDS } from './words.ts';

type ConsentFormProps = { readonly uuid: string; readonly consent: { readonly type: CreditConsentType; readonly version: string; readonly text: string } };
type Values = { agree: boolean };

/** The text that is agreed to, a box that is never ticked in advance, and the version that was read. */
export function ConsentForm({ uuid, consent }: ConsentFormProps): JSX.Element {
  const form = useForm<Values>({ defaultValues: { agree: false }, shouldFocusError: false, mode: 'onTouched' });
  const { isSending, problem, send } = useSend();
  const { type, version, text } = consent;
  const submit = form.handleSubmit(() => send(() => api.POST('/service-application/api/v1/application/heloc/{uuid}/consents', { params: { path: { uuid } }, body: { type, version } })));
  return (
    <form className="section" noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors form={form} labels={{ agree: WORDS.consent }} />
      <Card title={WORDS.consent}>
        <p className={classes.consent} style={{ marginTop: 8 }}>{text}</p>
        <p className="small muted" style={{ margin: '8px 0 12px' }}>{WORDS.soft}</p>
        <Checkbox {...form.register('agree', { required: WORDS.required })} error={errorOf(form, 'agree')}>{WORDS.agree}</Checkbox>
      </Card>
      <SendProblem problem={problem} />
      <ButtonRow><SubmitButton loading={isSending}>{WORDS.submit}</SubmitButton></ButtonRow>
    </form>
  );
}
