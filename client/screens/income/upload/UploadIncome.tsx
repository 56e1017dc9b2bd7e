import { applicationScreen, BASE } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useEffect } from 'react';
import { useConditions } from '../../../parts/conditions/use-conditions.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { useHere } from '../../../parts/screen/navigation.ts';
import { PathLink, useGo } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useOthersAct } from '../../../parts/waiting/use-others-act.ts';
import { Uploads } from '../../../parts/upload/Uploads.tsx';
import { HoldFacts } from '../../../parts/waiting/HoldFacts.tsx';
import { applicationApi } from '../../../services/application.ts';
import { COPY, kindOf, READ } from './copy.ts';

/** `income/upload/{type}`: sends the documents that show income, as many as were asked for; a person reads them. */
export function UploadIncome(): JSX.Element {
  const { uuid, application, status } = useFollowed();
  const go = useGo();
  const kind = kindOf(useHere(({ pathname }) => pathname.split('/').at(-1)) ?? '');
  const sources = useQuery(applicationApi(uuid).incomeSources());
  const conditions = useConditions();
  useOthersAct(
    conditions.data?.some(({ category, actionNeeded }) => category === 'HELOC_MANUAL_PAYSTUB_UPLOAD' && !actionNeeded) ?? false,
    () => conditions.refetch(),
  );
  // staff have read them: what follows is not this page's
  const isVerified = status.status !== 'INCOME_VERIFICATION';
  useEffect(() => {
    if (isVerified) void go(`${BASE}/${uuid}`, { replace: true });
  }, [isVerified, uuid, go]);
  return (
    <Screen title={kind.title} intro={kind.intro}>
      <Loaded query={sources.data ? conditions : sources} label={COPY.loading}>
        {() => {
          const condition = conditions.data?.find(({ category }) => category === 'HELOC_MANUAL_PAYSTUB_UPLOAD');
          const isChosen = condition !== undefined || sources.data?.methods.some(({ state }) => state === 'NEEDS_DOCUMENTS');
          if (!isChosen)
            return (
              <div className="section">
                <Alert kind="note" title={COPY.notChosen}>
                  {COPY.notChosenText}
                </Alert>
              </div>
            );
          return (
            <>
              {condition?.actionNeeded === false && (
                <div className="section">
                  <Alert kind="ok" title={COPY.sent} live>
                    {COPY.sentText}
                  </Alert>
                </div>
              )}
              <section className="section">
                <h2>{COPY.shows}</h2>
                <p>{kind.shows}</p>
              </section>
              <Uploads
                label={COPY.files}
                type={kind.document}
                conditionUuid={condition?.uuid}
                needed={condition?.needed ?? kind.needed}
                readOnly={!application.active}
                onStored={() => conditions.refetch()}
              />
              <HoldFacts copy={READ} heading={COPY.next} isAnswered />
            </>
          );
        }}
      </Loaded>
      <Note top={24}>
        <PathLink to={applicationScreen(uuid, 'income/review')}>{COPY.back}</PathLink>
      </Note>
    </Screen>
  );
}
