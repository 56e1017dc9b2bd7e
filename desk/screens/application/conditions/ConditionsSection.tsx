import { Button } from '@hearthline/kit/button/Button.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { type JSX, useState } from 'react';
import { CountTabs } from '../../../parts/table/CountTabs.tsx';
import { type Conditions, useConditions } from '../api.ts';
import { COPY } from '../copy.ts';
import { AddConditions } from './AddConditions.tsx';
import { AskCondition } from './AskCondition.tsx';
import classes from './Conditions.module.css';
import { ConditionRow } from './ConditionRow.tsx';
import { CONDITIONS_COPY as copy } from './copy.ts';

type Adding = 'TEMPLATES' | 'CATEGORY' | null;

/** The button that opens the templates, where the focus goes back to. */
const ADD = 'add-conditions';

/** The conditions of an application by what they hold: a checklist for each stage, and forms to ask for more. */
export function ConditionsSection({ uuid }: { readonly uuid: string }): JSX.Element {
  const query = useConditions(uuid);
  const [adding, setAdding] = useState<Adding>(null);
  const [all, setAll] = useState(false);
  const close = (): void => {
    setAdding(null);
    // drawn anew
    setTimeout(() => document.getElementById(ADD)?.focus(), 0);
  };
  return (
    <Loaded query={query}>
      {(read) => (
        <Stack gap={16}>
          {read.mayAct && adding === null && (
            <div className={classes.bar}>
              <Button id={ADD} icon="plus" compact onClick={() => setAdding('TEMPLATES')}>
                {copy.add}
              </Button>
              <Button variant="text" onClick={() => setAdding('CATEGORY')}>
                {copy.byCategory}
              </Button>
            </div>
          )}
          {adding === 'TEMPLATES' && <AddConditions uuid={uuid} read={read} onDone={close} />}
          {adding === 'CATEGORY' && <AskCondition uuid={uuid} categories={read.categories} people={read.people} onDone={close} />}
          {read.conditions.length === 0 ? (
            <EmptyState title={COPY.conditions.none}>{COPY.conditions.noneText}</EmptyState>
          ) : (
            <>
              <Filter conditions={read.conditions} all={all} onAll={setAll} />
              {read.stages.map((stage) => (
                <Stage key={stage.stage} uuid={uuid} stage={stage} read={read} all={all} />
              ))}
            </>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

type FilterProps = { readonly conditions: Conditions['conditions']; readonly all: boolean; readonly onAll: (all: boolean) => void };

function Filter({ conditions, all, onAll }: FilterProps): JSX.Element {
  return (
    <CountTabs
      label={copy.show}
      tabs={[
        {
          key: 'open',
          title: copy.open,
          count: conditions.filter(({ closedAt }) => closedAt === null).length,
          late: conditions.filter(({ isLate }) => isLate).length,
          isOpen: !all,
          onOpen: () => onAll(false),
        },
        { key: 'all', title: copy.all, count: conditions.length, isOpen: all, onOpen: () => onAll(true) },
      ]}
    />
  );
}

type StageProps = { readonly uuid: string; readonly stage: Conditions['stages'][number]; readonly read: Conditions; readonly all: boolean };

/** The checklist of one stage. */
function Stage({ uuid, stage: { stage, name, met, total }, read, all }: StageProps): JSX.Element {
  const shown = read.conditions.filter((one) => one.stage === stage && (all || one.closedAt === null));
  return (
    <section className={classes.stage} aria-labelledby={`stage-${stage}`}>
      <div className={classes.head}>
        <h2 id={`stage-${stage}`} tabIndex={-1}>
          {name}
        </h2>
        <span className={classes.count}>{total === 0 ? copy.noneOfStage : copy.met(met, total)}</span>
      </div>
      {shown.length === 0 && total > 0 && <p className="small muted">{copy.noneOpen}</p>}
      <ul>
        {shown.map((condition) => (
          <ConditionRow key={condition.uuid} uuid={uuid} condition={condition} read={read} />
        ))}
      </ul>
    </section>
  );
}
