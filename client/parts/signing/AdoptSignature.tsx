import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { fieldProps, useControlledField } from '@hearthline/kit/form/fields.ts';
import { RadioTabs } from '@hearthline/kit/radio-tabs/RadioTabs.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { textField } from '@hearthline/rules/fields/field.ts';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormBody } from '../form/FormBody.tsx';
import { hasFailed } from '@hearthline/web/form/sent-form.ts';
import { useStepForm } from '../form/use-step-form.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { placesIn } from './ceremony.ts';
import { PROBLEMS, SIGNING } from './copy.ts';
import { Signature } from './Signature.tsx';
import { SignaturePad } from './SignaturePad.tsx';
import classes from './Signing.module.css';
import type { PartProps } from './pages.ts';

type Values = { style: string; name: string; strokes: number[][] };
const STYLES = [
  { value: 'TYPED', title: SIGNING.typed },
  { value: 'DRAWN', title: SIGNING.drawn },
] as const;

/** The signature to place on every field: typed, or drawn by touch, pen or mouse. */
export function AdoptSignature({ uuid, closing, kept, frame: Frame, tag, go }: PartProps): JSX.Element {
  const { signature, name } = closing;
  const step = useStepForm<Values, z.ZodMiniType>({
    name: `signature ${uuid}`,
    schema: z
      .object({
        style: z.string(),
        name: textField(PROBLEMS.name, [[(typed) => typed.length >= 2, PROBLEMS.name]]),
        strokes: z.array(z.array(z.number())),
      })
      .check(z.refine(({ style, strokes }) => style === 'TYPED' || strokes.length > 0, { error: PROBLEMS.draw, path: ['strokes'] })),
    defaults: { style: signature?.style ?? 'TYPED', name: '', strokes: [] },
    // a drawing is not shown again after a reload of the form, so it does not count either
    fits: (before) => before.strokes === undefined || before.strokes.length === 0,
    labels: { style: SIGNING.style, name: SIGNING.name, strokes: SIGNING.pad },
    stays: true,
    send: async (values) => {
      const as = { name: values.name.trim() };
      await kept.adopt(closing, values.style === 'DRAWN' ? { style: 'DRAWN', ...as, strokes: values.strokes } : { style: 'TYPED', ...as });
      go(null);
    },
  });
  const { form } = step;
  const strokes = useControlledField(form.control, 'strokes');
  const { style, name: typed } = form.watch();
  const isDrawn = style === 'DRAWN';
  const isSignedSomewhere = placesIn(closing).some(({ field }) => field.isSigned);
  return (
    <Frame title={SIGNING.adoptTitle} intro={SIGNING.adoptIntro} tag={tag} hasErrors={hasFailed(step)}>
      {(heading) => (
        <FormBody
          step={step}
          heading={heading}
          submit={SIGNING.adopt}
          onBack={() => go(signature ? null : 'read')}
          problem={<SendProblem problem={step.problem} />}
        >
          <section className="section stack">
            <RadioTabs {...fieldProps(form, 'style')} value={style} label={SIGNING.style} options={STYLES} />
            <TextField
              {...fieldProps(form, 'name')}
              label={SIGNING.name}
              hint={SIGNING.nameHint(name)}
              autoComplete="off"
              maxLength={120}
            />
            {isDrawn ? (
              <div>
                <p className={classes.label}>{SIGNING.pad}</p>
                <Note top={4}>{SIGNING.padHint}</Note>
                {strokes.error !== undefined && <p className={classes.problem}>{strokes.error}</p>}
                <Stack top={8}>
                  <SignaturePad id="strokes" onDraw={strokes.onChange} isBad={strokes.error !== undefined} />
                </Stack>
              </div>
            ) : (
              <div>
                <p className={classes.label}>{SIGNING.preview}</p>
                <div className={classes.preview} aria-hidden="true">
                  <Signature signature={{ style: 'TYPED', name: typed.trim() }} kind="SIGNATURE" />
                </div>
              </div>
            )}
            {isSignedSomewhere && <Alert title={SIGNING.again} />}
          </section>
        </FormBody>
      )}
    </Frame>
  );
}
