import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { isWaiverReason, WAIVER_REASONS } from '@hearthline/rules/conditions/waivers.ts';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../../parts/form/FormParts.tsx';
import { whyText } from '../../../parts/form/text-rules.ts';
import { useDeskForm } from '../../../parts/form/use-desk-form.ts';
import { type Condition, useAct } from './act.ts';
import { CONDITIONS_COPY as copy } from './copy.ts';

const OPTIONS = Object.entries(WAIVER_REASONS).map(([value, text]) => ({ value, text }));
const SCHEMA = z.object({ waiverReason: z.string().check(z.minLength(1, 'Choose a reason')), note: whyText });

type Props = {
  readonly uuid: string;
  readonly condition: Condition;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** A reason from the list and words; where two people decide, it is proposed. */
export function WaiveCondition({ uuid, condition, onDone, onClose }: Props): JSX.Element {
  const act = useAct(uuid);
  const step = useDeskForm({
    schema: SCHEMA,
    defaults: { waiverReason: '', note: '' },
    labels: { waiverReason: copy.waiveReason, note: copy.waiveNote },
    send: async ({ waiverReason, note }) => {
      if (!isWaiverReason(waiverReason)) return;
      const isDone = await act({ action: 'waive-condition', conditionUuid: condition.uuid, waiverReason, note: note.trim() });
      onDone(isDone ? copy.waiveSent : copy.proposed);
    },
  });
  return (
    <Dialog open title={copy.waiveTitle} onClose={onClose}>
      <FormParts
        step={step}
        submit={copy.waive}
        failed={copy.failed}
        heading={<p className="small">{condition.title}</p>}
        more={
          <Button variant="text" onClick={onClose}>
            {copy.cancel}
          </Button>
        }
      >
        <SelectField {...fieldProps(step.form, 'waiverReason')} label={copy.waiveReason} options={OPTIONS} />
        <TextArea {...fieldProps(step.form, 'note')} label={copy.waiveNote} rows={3} />
      </FormParts>
    </Dialog>
  );
}
