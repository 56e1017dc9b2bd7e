import { application as paths } from '@hearthline/journey/application-paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { CONDITIONS } from '../../../parts/conditions/copy.ts';
import { nextType, useConditions } from '../../../parts/conditions/use-conditions.ts';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { useHere } from '../../../parts/screen/navigation.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { Uploads } from '../../../parts/upload/Uploads.tsx';
import { COPY } from './copy.ts';

/** Sends the files of one condition, named in the address. Every file is one answer: no button has to be pressed at the end. */
export function UploadDocument(): JSX.Element {
  const { uuid, application } = useFollowed();
  const wanted = useHere(({ search }) => search['conditionUuid']);
  const query = useConditions();
  const condition = query.data?.find((one) => one.uuid === wanted);
  return (
    <Screen title={condition?.card.title ?? COPY.title} intro={condition?.card.description}>
      <Loaded query={query} label={CONDITIONS.loading}>
        {() =>
          condition ? (
            <>
              {!condition.actionNeeded && (
                <div className="section">
                  <Alert kind="ok" title={COPY.done} live>
                    {COPY.doneText}
                  </Alert>
                </div>
              )}
              <Uploads
                label={COPY.files}
                type={nextType(condition)}
                conditionUuid={condition.uuid}
                needed={condition.needed}
                readOnly={!application.active}
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
        <PathLink to={paths(uuid).conditions()}>{CONDITIONS.back}</PathLink>
      </Note>
    </Screen>
  );
}
