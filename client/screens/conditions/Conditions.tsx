import { application as paths } from '@hearthline/journey/application-paths.ts';
import { BASE } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { CONDITIONS } from '../../parts/conditions/copy.ts';
import { useConditions, type ShownCondition } from '../../parts/conditions/use-conditions.ts';
import { Loaded } from '../../parts/requests/Loaded.tsx';
import { useFollowed } from '../../parts/screen/followed.ts';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { StoredSlot } from '../../parts/upload/SentSlot.tsx';
import { HelpList } from '../../parts/waiting/HelpList.tsx';
import { applicationApi } from '../../services/application.ts';
import { formatDate } from '../../services/dates.ts';
import { COPY } from './copy.ts';

/** The address of the screen that answers a condition. */
function pathOf(uuid: string, { uuid: conditionUuid, category, card }: ShownCondition): string {
  const query = { conditionUuid, conditionType: card.action.kind, conditionEnum: category };
  const to = paths(uuid);
  if (card.action.kind === 'UPLOAD') return to.conditionsUploadDocument(query);
  return card.action.path === 'conditions/phone-number' ? to.conditionsPhoneNumber(query) : `${BASE}/${uuid}/${card.action.path}`;
}

function Asked({ condition, readOnly }: { condition: ShownCondition; readOnly: boolean }): JSX.Element {
  const { uuid } = useFollowed();
  const { card, created, documents, actionNeeded } = condition;
  const reasons = documents.flatMap(({ reason }) => (reason === null || reason === card.description ? [] : [reason]));
  return (
    <Card title={card.title} nested tag={actionNeeded ? undefined : <Tag kind="waiting">{COPY.withUs}</Tag>}>
      <Stack gap={12} top={8}>
        <p>{actionNeeded ? card.description : COPY.withUsText}</p>
        {actionNeeded && reasons.length > 0 && (
          <Alert kind="warn" title={CONDITIONS.rejected}>
            {reasons.join(' ')}
          </Alert>
        )}
        {actionNeeded && !readOnly && (
          <PathLink to={pathOf(uuid, condition)} className={buttonClass({ variant: 'outline', compact: true })}>
            {card.button}
            <span className="sr">: {card.title}</span>
          </PathLink>
        )}
        <p className="fine">
          {COPY.asked(formatDate(created))}
          {documents.length > 0 && `. ${COPY.sent(documents.length)}.`}
        </p>
      </Stack>
    </Card>
  );
}

/** Everything the lender waits for from the borrower, oldest first, and the files sent so far. Read-only once the application has ended. */
export function Conditions(): JSX.Element {
  const { uuid, application } = useFollowed();
  const query = useConditions();
  const uploads = useQuery(applicationApi(uuid).uploads());
  const readOnly = !application.active;
  const isAsked = query.data?.some(({ actionNeeded }) => actionNeeded) ?? false;
  return (
    <Screen title={COPY.title} intro={readOnly ? COPY.ended : isAsked ? COPY.intro : undefined}>
      <Loaded query={query} label={CONDITIONS.loading}>
        {(all) => {
          const open = all.filter(({ actionNeeded }) => actionNeeded);
          const answered = all.filter(({ actionNeeded }) => !actionNeeded);
          return (
            <>
              {open.length === 0 ? (
                <div className="section">
                  <EmptyState title={COPY.none}>{COPY.noneText}</EmptyState>
                </div>
              ) : (
                <section className="section stack">
                  <h2>{COPY.toDo}</h2>
                  {open.map((condition) => (
                    <Asked key={condition.uuid} condition={condition} readOnly={readOnly} />
                  ))}
                </section>
              )}
              {answered.length > 0 && (
                <section className="section stack">
                  <h2>{COPY.withUs}</h2>
                  {answered.map((condition) => (
                    <Asked key={condition.uuid} condition={condition} readOnly={readOnly} />
                  ))}
                </section>
              )}
            </>
          );
        }}
      </Loaded>
      {uploads.data && uploads.data.length > 0 && (
        <section className="section">
          <h2>{COPY.files}</h2>
          <Stack gap={12}>
            {uploads.data.map((stored) => (
              <StoredSlot key={stored.uuid} stored={stored} />
            ))}
          </Stack>
        </section>
      )}
      <Note top={24}>
        <PathLink to={`${BASE}/${uuid}`}>{COPY.onward}</PathLink>
      </Note>
      <HelpList />
    </Screen>
  );
}
