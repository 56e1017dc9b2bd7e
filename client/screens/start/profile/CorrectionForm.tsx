import type { Reply } from '@hearthline/web/api/operation.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { addressLines } from '@hearthline/kit/address-lines/AddressLines.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { formatCurrency } from '@hearthline/kit/format/format.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { List, Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { OCCUPANCY_LABELS, OWNERSHIP_LABELS } from '@hearthline/rules/labels.ts';
import { useMutation } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import type { Resolver } from 'react-hook-form';
import { CORRECTED, CORRECTION, REDONE_COPY } from '../../../parts/corrections/copy.ts';
import { addressLabels } from '../../../parts/address/address-values.ts';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { OWNER } from '../../../parts/owners/copy.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { applicationApi } from '../../../services/application.ts';
import { isProduction, product } from '../../../services/organization/organization.ts';
import { correctionBody, CORRECTED_KINDS, correctionResolver, type CorrectionValues, valuesOf } from './correction-answers.ts';
import { COPY } from './corrections-copy.ts';
import { AnswerFields } from './AnswerFields.tsx';

type All = Reply<'corrections-get'>;
type CorrectionFormProps = { readonly uuid: string; readonly corrections: All; readonly after: ReactNode };

const LABELS = {
  kind: COPY.kind,
  firstName: COPY.firstName,
  middleName: COPY.middleName,
  lastName: COPY.lastName,
  ...Object.fromEntries(Object.entries(addressLabels(COPY.addressLabel)).map(([name, label]) => [`home.${name}`, label])),
  incomePrimary: COPY.incomePrimary,
  incomeOther: COPY.incomeOther,
  occupancy: COPY.occupancy,
  ownership: COPY.ownership,
  'owner.firstName': OWNER.firstName,
  'owner.lastName': OWNER.lastName,
  'owner.email': OWNER.email,
  'owner.phone': OWNER.phone,
  'owner.role': OWNER.role,
  'owner.marital': OWNER.marital,
};

/** The answer that stands, in a line under its name. */
function standing({
  name,
  address,
  incomePrimary,
  incomeOther,
  occupancy,
  ownership,
}: All['answers']): Record<(typeof CORRECTED_KINDS)[number], string> {
  return {
    NAME: [name.firstName, name.middleName, name.lastName].filter(Boolean).join(' '),
    ADDRESS: address === null ? COPY.none : addressLines(address).join(', '),
    INCOME: COPY.years(formatCurrency(incomePrimary + incomeOther)),
    PROPERTY_USE: OCCUPANCY_LABELS[occupancy],
    OWNERSHIP: ownership === null ? COPY.none : OWNERSHIP_LABELS[ownership],
  };
}

/** Which answer is wrong, what it should be, and what accepting that has done again. */
export function CorrectionForm({ uuid, corrections, after }: CorrectionFormProps): JSX.Element {
  const { answers, redone } = corrections;
  const ask = useMutation(applicationApi(uuid).askCorrection());
  const resolver = correctionResolver({ answers, production: isProduction(), regulatorReview: product().regulatorReview });
  const step = useStepForm<CorrectionValues, Resolver<CorrectionValues, unknown, CorrectionValues>>({
    name: `correction ${uuid}`,
    schema: resolver,
    defaults: valuesOf(answers),
    labels: LABELS,
    async send(values) {
      const body = correctionBody(values, answers);
      if (body) await ask.mutateAsync(body);
    },
  });
  const kind = step.form.watch('kind');
  const now = standing(answers);
  return (
    <FormScreen step={step} title={COPY.title} intro={COPY.intro} submit={COPY.submit} after={after}>
      <section className="section">
        <RadioCards
          {...fieldProps(step.form, 'kind')}
          label={COPY.kind}
          options={CORRECTED_KINDS.map((value) => ({ value, title: CORRECTED[value], note: now[value] }))}
        />
        <Note>
          {COPY.own} <PathLink to={outside.settings()}>{COPY.settings}</PathLink>
        </Note>
      </section>
      {kind !== '' && (
        <>
          <AnswerFields form={step.form} kind={kind} answers={answers} />
          <section className="section">
            <TextArea {...fieldProps(step.form, 'note')} label={COPY.note} hint={COPY.noteHint} optional maxLength={400} />
            <Stack top={20}>
              <Alert title={CORRECTION.effect} live>
                <List items={(redone[kind] ?? []).map((part) => REDONE_COPY[part])} gap={4} />
              </Alert>
            </Stack>
          </section>
        </>
      )}
    </FormScreen>
  );
}
