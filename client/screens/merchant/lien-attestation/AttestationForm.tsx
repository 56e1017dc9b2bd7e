import type { Reply } from '@hearthline/web/api/operation.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { FiguresTable } from '@hearthline/kit/figures/FiguresTable.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { REQUIRED } from '@hearthline/rules/fields/address-copy.ts';
import { formatMoney } from '@hearthline/rules/money.ts';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { debtName } from '../../../parts/debt/copy.ts';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { applicationApi } from '../../../services/application.ts';
import { formatDay } from '../../../services/dates.ts';
import { COPY } from './copy.ts';

type Liens = Reply<'liens-get'>['liens'];
type AttestationFormProps = {
  readonly uuid: string;
  readonly liens: Liens;
  /** Dollars. */
  readonly owed: number;
  readonly reload: () => Promise<unknown>;
};

const SCHEMA = z.object({ attested: z.boolean().check(z.refine((isTicked) => isTicked, { error: REQUIRED })) });

const noteOf = ({ kind, position, originationDate, monthlyPayment }: Liens[number]): string =>
  [
    COPY.lender(debtName(kind), position),
    ...(originationDate === null ? [] : [COPY.opened(formatDay(originationDate))]),
    COPY.payment(formatMoney(monthlyPayment)),
  ].join(' · ');

/** The list, its total, and the borrower's word for exactly this list: the server refuses it when the application has changed since. */
export function AttestationForm({ uuid, liens, owed, reload }: AttestationFormProps): JSX.Element {
  const { status } = useFollowed();
  const attest = useMutation(applicationApi(uuid).attestLiens(status.version));
  const open = liens.filter(({ recordedReleased }) => !recordedReleased);
  const step = useStepForm({
    name: `lien attestation ${uuid}`,
    schema: SCHEMA,
    defaults: { attested: false },
    // an answer that was stored may be about another list: it is never restored
    fits: () => false,
    labels: { attested: COPY.attestation },
    send: async () => attest.mutateAsync({ attested: true }),
    refused(error) {
      if (codeOf(error) === 'stale_version') {
        step.form.setValue('attested', false);
        void reload();
      }
      return false;
    },
  });
  return (
    <FormScreen step={step} title={COPY.title} intro={COPY.intro} submit={COPY.submit} after={<HelpList />}>
      <div className="section">
        {open.length === 0 ? (
          <EmptyState title={COPY.none}>{COPY.noneText}</EmptyState>
        ) : (
          <Card>
            <FiguresTable
              caption={COPY.list}
              rows={[
                ...open.map((lien) => ({ head: lien.lenderName, note: noteOf(lien), amount: formatMoney(lien.currentBalance) })),
                { head: COPY.total, amount: formatMoney(owed), total: true },
              ]}
            />
          </Card>
        )}
      </div>
      <fieldset className="section">
        <legend className="sr">{COPY.attestation}</legend>
        <Checkbox {...fieldProps(step.form, 'attested')} required fix={COPY.fix}>
          {COPY.attest}
        </Checkbox>
      </fieldset>
      <section className="section">
        <h2>{COPY.wrong}</h2>
        <p>{COPY.wrongText}</p>
      </section>
    </FormScreen>
  );
}
