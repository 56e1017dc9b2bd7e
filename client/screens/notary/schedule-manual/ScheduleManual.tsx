import { applicationScreen } from '@hearthline/journey/paths.ts';
import { Button, buttonClass, Spinner } from '@hearthline/kit/button/Button.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { List, Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import { NOTARY } from '../../../parts/notary/copy.ts';
import { type NotaryInfo, useNotary } from '../../../parts/notary/notary.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { applicationApi } from '../../../services/application.ts';
import { COPY, factsOf, STEPS } from './copy.ts';

/** What a notary in person means and costs, and the choice of it (AMB-124). */
export function ScheduleManual(): JSX.Element {
  const { uuid } = useFollowed();
  const query = useNotary(uuid);
  return (
    <Screen title={COPY.title} intro={COPY.intro}>
      <Loaded query={query} label={NOTARY.loading}>
        {(info) => (
          <>
            <section className="section">
              <h2 className="sr">{COPY.facts}</h2>
              <Facts items={factsOf(info)} />
              {info.witnesses > 0 && <Note>{NOTARY.needsWitnesses(info.witnesses)}</Note>}
            </section>
            <section className="section">
              <h2>{COPY.order}</h2>
              <List items={STEPS} ordered gap={8} />
            </section>
            <Choice info={info} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function Choice({ info }: { info: NotaryInfo }): JSX.Element {
  const { uuid } = useFollowed();
  const choose = useMutation(applicationApi(uuid).requestNotary());
  const { isSending, problem, send } = useSend();
  const isChosen = info.way === 'IN_PERSON';
  return (
    <>
      <SendProblem problem={problem} />
      <div className="section">
        <Stack row gap={16}>
          {isChosen ? (
            <PathLink className={buttonClass()} to={applicationScreen(uuid, 'notary/reserve-manual')}>
              {COPY.times}
            </PathLink>
          ) : (
            <Button disabled={isSending} onClick={() => void send(() => choose.mutateAsync({ slots: [] }))}>
              {isSending && <Spinner />}
              {COPY.submit}
            </Button>
          )}
          {!isChosen && <PathLink to={applicationScreen(uuid, 'notary/intro')}>{COPY.online}</PathLink>}
        </Stack>
      </div>
    </>
  );
}
