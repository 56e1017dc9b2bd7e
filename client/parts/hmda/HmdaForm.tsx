import type { OperationBody } from '@hearthline/web/api/operation.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { FieldGroup } from '@hearthline/kit/field/FieldGroup.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { HMDA_MAX } from '@hearthline/rules/regulation/hmda/codes.ts';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormScreen } from '../form/FormScreen.tsx';
import { useStepForm } from '../form/use-step-form.ts';
import { toasts } from '../../services/toasts.ts';
import { COPY, type Box } from './copy.ts';
import { BOXES, bodyOf, isUnanswered, DEFAULTS, LABELS, SCHEMA, type Group, type HmdaValues } from './hmda-answers.ts';

type HmdaFormProps = {
  /** Names the draft of these answers. */
  readonly name: string;
  readonly page: { readonly title: string; readonly intro: string; readonly submit: string };
  readonly save: (answers: OperationBody<'hmda-post'>) => Promise<unknown>;
};

/** The questions of Regulation C: ethnicity, race and sex, each with its refusal, and none of them needed to go on (12 CFR 1003 app. B). */
export function HmdaForm({ name, page, save }: HmdaFormProps): JSX.Element {
  const step = useStepForm<HmdaValues, typeof SCHEMA>({
    name,
    schema: SCHEMA,
    defaults: DEFAULTS,
    labels: LABELS,
    async send(values) {
      const reply = await save(bodyOf(values));
      if (isUnanswered(values)) toasts.show(COPY.none);
      return reply;
    },
  });
  const { form } = step;
  return (
    <FormScreen step={step} title={page.title} intro={page.intro} submit={page.submit}>
      <div className="section">
        <Card title={COPY.noticeTitle}>
          <Stack gap={12} top={12}>
            {COPY.notice.map((text) => (
              <p key={text} className="small">
                {text}
              </p>
            ))}
          </Stack>
          <Note top={16}>
            {COPY.internet} {COPY.separate}
          </Note>
        </Card>
      </div>
      <div className="section stack">
        <Question form={form} group="ethnicities" refusal="ethnicityRefused" label={COPY.ethnicity} hint={COPY.oneOrMore} />
        <Question form={form} group="races" refusal="raceRefused" label={COPY.race} hint={COPY.oneOrMore} />
        <Question form={form} group="sexes" refusal="sexRefused" label={COPY.sex} />
      </div>
    </FormScreen>
  );
}

type Form = { readonly form: UseFormReturn<HmdaValues> };
type QuestionProps = Form & {
  readonly group: Group;
  readonly refusal: 'ethnicityRefused' | 'raceRefused' | 'sexRefused';
  readonly label: string;
  readonly hint?: string;
};

function Question({ form, group, refusal, label, hint }: QuestionProps): JSX.Element {
  return (
    <Card>
      <FieldGroup id={`question-${group}`} role="group" label={label} hint={hint}>
        <Stack gap={8} top={12}>
          {BOXES[group].map((box) => (
            <BoxRow key={box.code} form={form} group={group} box={box} />
          ))}
          <Checkbox {...fieldProps(form, refusal)}>{COPY.refuse}</Checkbox>
        </Stack>
      </FieldGroup>
    </Card>
  );
}

/** One box, its free text, and the boxes within it, always in view: a subcategory may be checked without its category. */
function BoxRow({ form, group, box }: Form & { readonly group: Group; readonly box: Box }): JSX.Element {
  const { code, label, text, within = [] } = box;
  return (
    <div>
      <Checkbox {...fieldProps(form, group)} id={`${group}-${code}`} value={String(code)}>
        {label}
      </Checkbox>
      {(text || within.length > 0) && (
        <Stack inset gap={8} top={8}>
          {within.map((one) => (
            <BoxRow key={one.code} form={form} group={group} box={one} />
          ))}
          {text && (
            <TextField
              {...fieldProps(form, text.name)}
              label={text.label}
              optional
              maxLength={HMDA_MAX.text}
              autoComplete="off"
              isPrivate
            />
          )}
        </Stack>
      )}
    </div>
  );
}
