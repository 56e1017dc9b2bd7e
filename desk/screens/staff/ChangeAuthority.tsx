import { deskStaffPropose } from '@hearthline/web/operations/desk.ts';
import { TWO_PERSON_LINE } from '@hearthline/journey/steps/funding.ts';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps, useControlledField } from '@hearthline/kit/form/fields.ts';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { formatDollars } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Limit, Limits } from '../../parts/authority.ts';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { api } from '../../services/api.ts';
import type { Colleague } from './colleague.ts';

type Values = { line: number | null; cltv: string; exceptions: boolean; release: number | null; reason: string };
const LABELS = {
  line: 'Largest line that they decide',
  cltv: 'Highest CLTV, percent',
  exceptions: 'Exceptions',
  release: 'Largest line that they fund alone',
  reason: 'Why',
} as const;
const PERCENT = 'Type a percentage from 0 to 100';
const schemaOf = (limits: readonly Limit[]) =>
  z.object({
    line: z.nullable(z.number().check(z.minimum(0, 'Type an amount'))),
    cltv: z.string().check(z.refine((text) => text.trim() === '' || isPercent(text), { error: PERCENT })),
    exceptions: z.boolean(),
    release: z.nullable(z.number()).check(
      z.refine((dollars) => !limits.includes('release') || (dollars !== null && dollars >= 0 && dollars <= TWO_PERSON_LINE), {
        error: `Type an amount of at most ${formatDollars(TWO_PERSON_LINE)}`,
      }),
    ),
    reason: z.string().check(z.trim(), z.minLength(5, 'Say why in a few words')),
  });
const isPercent = (text: string): boolean => /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) && Number(text) <= 100;
const RULES = 'Left empty: what the lender’s rules allow.';

type ChangeAuthorityProps = { readonly colleague: Colleague; readonly onClose: () => void; readonly onDone: (words: string) => void };

/** Proposes what a colleague decides alone: the limits that their role uses, and no other. */
export function ChangeAuthority({ colleague, onClose, onDone }: ChangeAuthorityProps): JSX.Element {
  const { staffUuid, name, limits } = colleague;
  const now = colleague.authority as Limits;
  const step = useDeskForm<Values>({
    schema: schemaOf(limits),
    defaults: { ...now, cltv: now.cltv === null ? '' : String(now.cltv), reason: '' },
    labels: LABELS,
    send: async ({ line, cltv, exceptions, release, reason }) => {
      const authority = { line, cltv: cltv.trim() === '' ? null : Number(cltv), exceptions, release: release ?? now.release };
      await api(deskStaffPropose, { body: { change: 'AUTHORITY', staffUuid, authority, reason: reason.trim() } });
      onDone(`Proposed for ${name}: another authority. A second person approves it.`);
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Change authority of ${name}`}>
      <FormParts step={step} submit="Propose it" failed="Nothing was changed">
        {limits.includes('line') && <Money form={step.form} name="line" hint={RULES} optional />}
        {limits.includes('cltv') && (
          <TextField {...fieldProps(step.form, 'cltv')} label={LABELS.cltv} hint={RULES} inputMode="decimal" maxLength={6} optional />
        )}
        {limits.includes('exceptions') && (
          <Checkbox {...fieldProps(step.form, 'exceptions')}>They may make exceptions to credit limits</Checkbox>
        )}
        {limits.includes('release') && (
          <Money
            form={step.form}
            name="release"
            hint={`At most ${formatDollars(TWO_PERSON_LINE)}: above it a line takes two people in any case.`}
          />
        )}
        <Note>A second person approves it. It counts from then on, also for what waits for approval.</Note>
        <TextField {...fieldProps(step.form, 'reason')} label={LABELS.reason} hint="Kept in the log of changes" maxLength={300} />
      </FormParts>
    </Dialog>
  );
}

type MoneyProps = {
  readonly form: UseFormReturn<Values>;
  readonly name: 'line' | 'release';
  readonly hint: string;
  readonly optional?: boolean;
};
function Money({ form, name, hint, optional = false }: MoneyProps): JSX.Element {
  return <MoneyField {...useControlledField(form.control, name)} label={LABELS[name]} hint={hint} optional={optional} />;
}
