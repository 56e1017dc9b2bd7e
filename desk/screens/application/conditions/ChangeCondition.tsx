import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { CONDITION_STAGES, isConditionStage, STAGE_NAMES } from '@hearthline/rules/conditions/stages.ts';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../../parts/form/use-desk-form.ts';
import type { Conditions } from '../api.ts';
import { type Condition, useAct } from './act.ts';
import { CONDITIONS_COPY as copy } from './copy.ts';

export const STAGE_OPTIONS = CONDITION_STAGES.map((stage) => ({ value: stage, text: STAGE_NAMES[stage] }));
const SCHEMA = z.object({ stage: z.string(), dueOn: z.string(), ownerUuid: z.string() });

type Props = {
  readonly uuid: string;
  readonly condition: Condition;
  readonly staff: Conditions['staff'];
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Another stage, day or owner. */
export function ChangeCondition({ uuid, condition, staff, onDone, onClose }: Props): JSX.Element {
  const act = useAct(uuid);
  const step = useDeskForm<{ stage: string; dueOn: string; ownerUuid: string }>({
    schema: SCHEMA,
    defaults: { stage: condition.stage, dueOn: condition.dueOn ?? '', ownerUuid: condition.owner?.uuid ?? '' },
    labels: { stage: copy.stage, dueOn: copy.dueOn, ownerUuid: copy.ownerOf },
    send: async ({ stage, dueOn, ownerUuid }) => {
      const isDone = await act({
        action: 'change-condition',
        conditionUuid: condition.uuid,
        ...(isConditionStage(stage) && { stage }),
        ...(dueOn !== (condition.dueOn ?? '') && { dueOn: dueOn === '' ? 'NONE' : dueOn }),
        ...(ownerUuid !== (condition.owner?.uuid ?? '') && { ownerUuid: ownerUuid === '' ? 'NONE' : ownerUuid }),
      });
      onDone(isDone ? copy.changed : copy.changeProposed);
    },
  });
  return (
    <Dialog open title={copy.changeTitle} onClose={onClose}>
      <FormParts
        step={step}
        submit={copy.changeSend}
        failed={copy.failed}
        heading={<p className="small">{condition.title}</p>}
        more={
          <Button variant="text" onClick={onClose}>
            {copy.cancel}
          </Button>
        }
      >
        <SelectField {...fieldProps(step.form, 'stage')} label={copy.stage} empty={null} options={STAGE_OPTIONS} />
        <TextField {...fieldProps(step.form, 'dueOn')} label={copy.dueOn} type="date" optional />
        <SelectField
          {...fieldProps(step.form, 'ownerUuid')}
          label={copy.ownerOf}
          empty={copy.nobody}
          options={staff.map(({ uuid: value, name: text }) => ({ value, text }))}
        />
      </FormParts>
    </Dialog>
  );
}
