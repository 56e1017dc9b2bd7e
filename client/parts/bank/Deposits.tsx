import { FieldRow } from '@hearthline/kit/field/Field.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { centsField, centsTyped } from '@hearthline/rules/fields/account.ts';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { applicationApi } from '../../services/application.ts';
import { formatDate } from '../../services/dates.ts';
import { SectionForm } from '../form/SectionForm.tsx';
import { useStepForm } from '../form/use-step-form.ts';
import { useFollowed } from '../screen/followed.ts';
import type { AccountRole, GivenAccount } from './accounts.ts';
import { DEPOSITS } from './copy.ts';

const SCHEMA = z.object({ first: centsField, second: centsField });
const AMOUNTS = ['first', 'second'] as const;
const LABELS = { first: DEPOSITS.first, second: DEPOSITS.second };

/** Thrown when the amounts were other ones. */
class WrongAmounts extends Error {}

type DepositsProps = {
  readonly accountFor: AccountRole;
  readonly account: GivenAccount;
  readonly deposits: NonNullable<GivenAccount['deposits']>;
  /** Reads the accounts again: the tries that are left, or why the check ended. */
  readonly reload: () => Promise<unknown>;
};

/** The two small deposits of a bank we do not know: when they arrive, and the form that takes their amounts, three times at most. */
export function Deposits({ accountFor, account, deposits, reload }: DepositsProps): JSX.Element {
  const { uuid } = useFollowed();
  const tell = useMutation(applicationApi(uuid).tellDeposits());
  const step = useStepForm({
    name: `deposits ${accountFor} ${uuid}`,
    schema: SCHEMA,
    defaults: { first: '', second: '' },
    labels: LABELS,
    async send({ first, second }) {
      const data = await tell.mutateAsync({ role: accountFor, cents: [centsTyped(first) ?? 0, centsTyped(second) ?? 0] });
      if (data?.verification === 'VERIFIED') return;
      await reload();
      throw new WrongAmounts();
    },
    refused: (error) => {
      if (!(error instanceof WrongAmounts)) return false;
      // the last try ended the check: the page shows why
      step.form.setError('first', { type: 'server', message: DEPOSITS.wrong(Math.max(1, deposits.triesLeft - 1)) });
      return true;
    },
  });
  return (
    <section className="section">
      <h2>{DEPOSITS.title}</h2>
      <p>{DEPOSITS.text(account.mask, formatDate(deposits.expectedOn))}</p>
      <SectionForm step={step} submit={DEPOSITS.submit} apart>
        <FieldRow layout="two">
          {AMOUNTS.map((name) => (
            <TextField
              key={name}
              {...fieldProps(step.form, name)}
              label={LABELS[name]}
              hint={DEPOSITS.hint}
              before="$"
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
        </FieldRow>
        <Note>{DEPOSITS.tries(deposits.triesLeft)}</Note>
      </SectionForm>
      <Note>{DEPOSITS.wait}</Note>
    </section>
  );
}
