import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { isConditionStage, type ConditionStage } from '@hearthline/rules/conditions/stages.ts';
import type { JSX } from 'react';
import type { Conditions } from '../api.ts';
import { STAGE_OPTIONS } from './ChangeCondition.tsx';
import classes from './Conditions.module.css';
import { CONDITIONS_COPY as copy } from './copy.ts';

type Kind = Conditions['kinds'][number];
/** One that is ticked, as it will be asked. */
export type Chosen = {
  readonly kind: Kind['kind'];
  readonly text: string;
  readonly stage: ConditionStage;
  readonly internal: boolean;
};

type Props = {
  readonly kind: Kind;
  readonly chosen: Chosen | undefined;
  readonly isTried: boolean;
  readonly onChoose: (next: Chosen | null) => void;
};

/** One kind of the list; ticked, its words, its stage and who sees it. */
export function Template({ kind, chosen, isTried, onChoose }: Props): JSX.Element {
  const { title, text, stage } = kind;
  const first: Chosen = { kind: kind.kind, text: text ?? title, stage, internal: text === null };
  return (
    <div className={classes.template}>
      <Checkbox checked={chosen !== undefined} onChange={({ target }) => onChoose(target.checked ? first : null)}>
        {title}
        {text === null && <span className="small muted"> {copy.onlyInternal}</span>}
      </Checkbox>
      {chosen !== undefined && (
        <div className={classes.words}>
          <TextArea
            label={copy.words(title)}
            rows={2}
            maxLength={400}
            error={isTried && chosen.text.trim().length < 3 ? copy.writeOne : undefined}
            value={chosen.text}
            onChange={({ target }) => onChoose({ ...chosen, text: target.value })}
          />
          <SelectField
            label={copy.stageOf(title)}
            empty={null}
            value={chosen.stage}
            onChange={({ target }) => onChoose({ ...chosen, stage: isConditionStage(target.value) ? target.value : stage })}
            options={STAGE_OPTIONS}
          />
          {text !== null && (
            <Checkbox checked={chosen.internal} onChange={({ target }) => onChoose({ ...chosen, internal: target.checked })}>
              {copy.internalOf}
            </Checkbox>
          )}
          <p className="small muted">{kind.waivedBy}</p>
        </div>
      )}
    </div>
  );
}
