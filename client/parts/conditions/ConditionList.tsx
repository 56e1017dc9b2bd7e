import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { formatDate } from '../../services/dates.ts';
import { PathLink } from '../screen/PathLink.tsx';
import { CONDITIONS, LIST } from './copy.ts';
import type { ShownCondition } from './use-conditions.ts';

type How = {
  readonly readOnly: boolean;
  /** The address of the screen that answers a condition. */ readonly pathOf: (condition: ShownCondition) => string;
};

function Asked({ condition, readOnly, pathOf }: How & { condition: ShownCondition }): JSX.Element {
  const { card, created, documents, actionNeeded } = condition;
  const reasons = documents.flatMap(({ reason }) => (reason === null || reason === card.description ? [] : [reason]));
  return (
    <Card title={card.title} nested tag={actionNeeded ? undefined : <Tag kind="waiting">{LIST.withUs}</Tag>}>
      <Stack gap={12} top={8}>
        <p>{actionNeeded ? card.description : LIST.withUsText}</p>
        {actionNeeded && reasons.length > 0 && (
          <Alert kind="warn" title={CONDITIONS.rejected}>
            {reasons.join(' ')}
          </Alert>
        )}
        {actionNeeded && !readOnly && (
          <PathLink to={pathOf(condition)} className={buttonClass({ variant: 'outline', compact: true })}>
            {card.button}
            <span className="sr">: {card.title}</span>
          </PathLink>
        )}
        <p className="fine">
          {LIST.asked(formatDate(created))}
          {documents.length > 0 && `. ${LIST.sent(documents.length)}.`}
        </p>
      </Stack>
    </Card>
  );
}

/** What a person is asked for: what is theirs to do, and what is being checked. */
export function ConditionList({ conditions, ...how }: How & { readonly conditions: readonly ShownCondition[] }): JSX.Element {
  const open = conditions.filter(({ actionNeeded }) => actionNeeded);
  const answered = conditions.filter(({ actionNeeded }) => !actionNeeded);
  return (
    <>
      {open.length === 0 ? (
        <div className="section">
          <EmptyState title={LIST.none}>{LIST.noneText}</EmptyState>
        </div>
      ) : (
        <section className="section stack">
          <h2>{LIST.toDo}</h2>
          {open.map((condition) => (
            <Asked key={condition.uuid} condition={condition} {...how} />
          ))}
        </section>
      )}
      {answered.length > 0 && (
        <section className="section stack">
          <h2>{LIST.withUs}</h2>
          {answered.map((condition) => (
            <Asked key={condition.uuid} condition={condition} {...how} />
          ))}
        </section>
      )}
    </>
  );
}
