import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { instantInZone, timeInZone } from '@hearthline/rules/time-zone.ts';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { useZone } from '../../parts/zone.tsx';
import { type Difference, Differences } from './Differences.tsx';
import { PEOPLE } from './labels.ts';

type PublishDialogProps = {
  readonly differences: readonly Difference[];
  readonly people: keyof typeof PEOPLE;
  /** `effectiveAt`: ISO, null for at once. */
  readonly send: (asked: { readonly reason: string; readonly effectiveAt: string | null }) => Promise<unknown>;
  readonly onClose: () => void;
};

const SCHEMA = z.object({
  reason: z.string().check(z.trim(), z.minLength(5, 'Say why in a few words'), z.maxLength(300, 'At most 300 characters')),
  effectiveAt: z.string(),
});
const LABELS = { reason: 'Why', effectiveAt: 'From when' } as const;

/** What a change changes, why, and from when, before it is published or asked for. */
export function PublishDialog({ differences, people, send, onClose }: PublishDialogProps): JSX.Element {
  const zone = useZone();
  const step = useDeskForm({
    schema: SCHEMA,
    defaults: { reason: '', effectiveAt: '' },
    labels: LABELS,
    send: async ({ reason, effectiveAt }) =>
      send({ reason: reason.trim(), effectiveAt: effectiveAt === '' ? null : instantInZone(effectiveAt, zone) }),
  });
  const instant = instantInZone(step.form.watch('effectiveAt'), zone);
  return (
    <Dialog open wide title={people === 'ONE' ? 'Publish this change?' : 'Ask a colleague to publish this change?'} onClose={onClose}>
      <Differences list={differences} />
      <p className="small muted">{PEOPLE[people]} Applications that were begun keep the terms they were begun with.</p>
      <FormParts
        step={step}
        submit={people === 'ONE' ? 'Publish' : 'Ask for approval'}
        failed="Nothing was changed"
        more={
          <Button variant="text" onClick={onClose}>
            Back to the form
          </Button>
        }
      >
        <TextArea {...fieldProps(step.form, 'reason')} label={LABELS.reason} hint="Kept in the history" rows={2} maxLength={300} />
        <TextField
          {...fieldProps(step.form, 'effectiveAt')}
          label={LABELS.effectiveAt}
          type="datetime-local"
          optional
          hint={instant === null ? 'Nothing typed: at once, or as soon as it is approved.' : timeInZone(instant, zone)}
        />
      </FormParts>
    </Dialog>
  );
}
