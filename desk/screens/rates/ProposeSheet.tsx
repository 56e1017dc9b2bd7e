import { deskLenderPropose } from '@hearthline/web/operations/desk.ts';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { instantInZone, timeInZone, timeZoneName } from '@hearthline/rules/time-zone.ts';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { useZone } from '../../parts/zone.tsx';
import { api } from '../../services/api.ts';
import type { Sheet } from './copy.ts';

const REASON_MAX = 300;
const LABELS = { effectiveAt: 'Lent by from', reason: 'Why' } as const;

type ProposeSheetProps = {
  readonly sheet: Sheet;
  /** The version of the settings that was on the screen. */
  readonly base: number;
  readonly onProposed: (words: string) => void;
};

/** Asks that a kept sheet be lent by from an hour on: a second person publishes it. */
export function ProposeSheet({ sheet, base, onProposed }: ProposeSheetProps): JSX.Element {
  const zone = useZone();
  const step = useDeskForm({
    schema: z.object({
      effectiveAt: z.string().check(z.refine((typed) => typed === '' || instantInZone(typed, zone) !== null, 'Type a day and a time')),
      reason: z
        .string()
        .check(z.trim(), z.minLength(5, 'Say why in a few words'), z.maxLength(REASON_MAX, `At most ${REASON_MAX} characters`)),
    }),
    defaults: { effectiveAt: '', reason: '' },
    labels: LABELS,
    send: async ({ effectiveAt, reason }) => {
      const from = effectiveAt === '' ? null : instantInZone(effectiveAt, zone);
      await api(deskLenderPropose, {
        body: { room: 'rates', base, changes: {}, rateSheetId: sheet.id, effectiveAt: from, reason: reason.trim() },
      });
      onProposed(`${sheet.name} waits for a second person.`);
    },
  });
  const typed = instantInZone(useWatch({ control: step.form.control, name: 'effectiveAt' }), zone);
  return (
    <section className="section">
      <h2>Propose to lend by {sheet.name}</h2>
      <p>One of the two people who publish a rate sheet is of compliance. Applications that exist keep their sheet.</p>
      <FormParts step={step} submit="Propose it" failed="It was not proposed">
        <TextField
          {...fieldProps(step.form, 'effectiveAt')}
          label={`${LABELS.effectiveAt}, ${timeZoneName(zone)}`}
          hint={typed === null ? 'Left empty: as soon as the second person publishes it.' : timeInZone(typed, zone)}
          optional
          type="datetime-local"
        />
        <TextArea {...fieldProps(step.form, 'reason')} label={LABELS.reason} rows={3} maxLength={REASON_MAX} />
      </FormParts>
    </section>
  );
}
