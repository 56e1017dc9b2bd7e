import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import type { ConditionCategory } from '@hearthline/rules/enums.ts';
import type { JSX } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useHere } from '../screen/navigation.ts';
import { PathLink } from '../screen/PathLink.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Uploads } from '../upload/Uploads.tsx';
import { CONDITIONS, FILES } from './copy.ts';
import { nextType, useConditions } from './use-conditions.ts';

type ConditionFilesProps = {
  /** Until the condition is known; then its own. */
  readonly title: string;
  readonly readOnly: boolean;
  /** The list of conditions. */
  readonly back: string;
  /** The open condition of this kind, where the address names none. */
  readonly category?: ConditionCategory;
};

/** Sends the files of one condition, named in the address or by its kind. Every file is one answer: no button has to be pressed at the end. */
export function ConditionFiles({ title, readOnly, back, category }: ConditionFilesProps): JSX.Element {
  const wanted = useHere(({ search }) => search['conditionUuid']);
  const query = useConditions();
  const condition = query.data?.find((one) => (wanted === undefined ? one.category === category : one.uuid === wanted));
  return (
    <Screen title={condition?.card.title ?? title} intro={condition?.card.description}>
      <Loaded query={query} label={CONDITIONS.loading}>
        {() =>
          condition ? (
            <>
              {!condition.actionNeeded && (
                <div className="section">
                  <Alert kind="ok" title={FILES.done} live>
                    {FILES.doneText}
                  </Alert>
                </div>
              )}
              <Uploads
                label={FILES.files}
                type={nextType(condition)}
                conditionUuid={condition.uuid}
                needed={condition.needed}
                readOnly={readOnly}
                onStored={() => query.refetch()}
              />
            </>
          ) : (
            <div className="section">
              <EmptyState title={CONDITIONS.closed}>{CONDITIONS.closedText}</EmptyState>
            </div>
          )
        }
      </Loaded>
      <Note top={24}>
        <PathLink to={back}>{CONDITIONS.back}</PathLink>
      </Note>
    </Screen>
  );
}
