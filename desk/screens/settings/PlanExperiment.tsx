import { deskExperimentPost } from '@hearthline/web/operations/desk.ts';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { DEVICES } from '@hearthline/rules/experiments.ts';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { api } from '../../services/api.ts';
import { REASON } from './ConfirmChange.tsx';

type Surface = Reply<'desk-experiments-get'>['surfaces'][number];

const whole = (least: number, most: number, message: string) =>
  z.string().check(
    z.trim(),
    z.regex(/^\d{1,7}$/, message),
    z.refine((text) => Number(text) >= least && Number(text) <= most, message),
  );

const SCHEMA = z.object({
  surface: z.string().check(z.minLength(1, 'Choose what it varies')),
  variation: z.string().check(z.minLength(1, 'Choose a variation')),
  share: whole(1, 99, 'Type a whole number from 1 to 99'),
  question: z.string().check(z.trim(), z.minLength(10, 'Write the question in 10 characters or more'), z.maxLength(200)),
  device: z.string(),
  source: z.string().check(z.trim(), z.regex(/^(?:[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*)?$/, 'Letters, digits, dots and hyphens')),
  visitorsPlanned: whole(100, 1_000_000, 'Type a whole number from 100 to 1,000,000'),
  daysPlanned: whole(1, 84, 'Type a whole number from 1 to 84'),
  reason: REASON,
});
const LABELS = {
  question: 'The question it answers',
  surface: 'What it varies',
  variation: 'Variation to try',
  share: 'Visitors of 100 who see it',
  device: 'Device',
  source: 'Campaign (utm_source)',
  visitorsPlanned: 'Visitors needed',
  daysPlanned: 'Days at most',
  reason: 'Why',
} as const;
const DEVICE_OPTIONS = DEVICES.map((device) => ({ value: device, text: `Only on a ${device}` }));

type PlanProps = { readonly surfaces: readonly Surface[]; readonly onClose: () => void; readonly onDone: (words: string) => void };

/** Plans an experiment of one variation against what everyone sees now; it is started later, by itself. */
export function PlanExperiment({ surfaces, onClose, onDone }: PlanProps): JSX.Element {
  const step = useDeskForm({
    schema: SCHEMA,
    defaults: {
      surface: '',
      variation: '',
      share: '50',
      question: '',
      device: '',
      source: '',
      visitorsPlanned: '',
      daysPlanned: '28',
      reason: '',
    },
    labels: LABELS,
    send: async ({ surface, variation, share, question, device, source, visitorsPlanned, daysPlanned, reason }) => {
      const control = surfaces.find(({ key }) => key === surface)?.variations.find(({ isControl }) => isControl)?.key ?? '';
      await api(deskExperimentPost, {
        body: {
          surface,
          question: question.trim(),
          variations: [
            { key: control, weight: 100 - Number(share) },
            { key: variation, weight: Number(share) },
          ],
          device: DEVICES.find((one) => one === device) ?? null,
          source: source.trim() || null,
          visitorsPlanned: Number(visitorsPlanned),
          daysPlanned: Number(daysPlanned),
          reason: reason.trim(),
        },
      });
      onDone('The experiment was planned.');
    },
  });
  const surface = useWatch({ control: step.form.control, name: 'surface' });
  const { variations = [] } = surfaces.find(({ key }) => key === surface) ?? {};
  const control = variations.find(({ isControl }) => isControl);
  const { form } = step;
  return (
    <Dialog open onClose={onClose} title="Plan an experiment">
      <FormParts step={step} submit="Plan it" failed="The experiment was not planned">
        <TextField {...fieldProps(form, 'question')} label={LABELS.question} hint="As you would ask a colleague" maxLength={200} />
        <SelectField
          {...fieldProps(form, 'surface')}
          label={LABELS.surface}
          options={surfaces.map(({ key, shows }) => ({ value: key, text: shows }))}
        />
        {control && <Note live>Everyone sees now: {control.text}.</Note>}
        <SelectField
          {...fieldProps(form, 'variation')}
          label={LABELS.variation}
          options={variations.filter(({ isControl }) => !isControl).map(({ key, text }) => ({ value: key, text }))}
        />
        <TextField {...fieldProps(form, 'share')} label={LABELS.share} inputMode="numeric" maxLength={2} />
        <SelectField {...fieldProps(form, 'device')} label={LABELS.device} empty="Every device" optional options={DEVICE_OPTIONS} />
        <TextField {...fieldProps(form, 'source')} label={LABELS.source} optional hint="Empty: visitors from anywhere" maxLength={80} />
        <TextField
          {...fieldProps(form, 'visitorsPlanned')}
          label={LABELS.visitorsPlanned}
          hint="Decide before it starts; with fewer it decides nothing"
          inputMode="numeric"
          maxLength={7}
        />
        <TextField
          {...fieldProps(form, 'daysPlanned')}
          label={LABELS.daysPlanned}
          hint="It ends by itself"
          inputMode="numeric"
          maxLength={2}
        />
        <TextField {...fieldProps(form, 'reason')} label={LABELS.reason} hint="Kept in the log of changes" maxLength={300} />
      </FormParts>
    </Dialog>
  );
}
