import type { Reply } from '@hearthline/web/api/operation.ts';
import { applicationScreen, BASE } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useEffect, useState } from 'react';
import { useReading } from '../../../parts/income/use-reading.ts';
import { exitSentence, LINK } from '../../../parts/link/copy.ts';
import { LinkButton } from '../../../parts/link/LinkButton.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { PathLink, useGo } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { applicationApi } from '../../../services/application.ts';
import { COPY } from './copy.ts';

type Way = Reply<'income-get'>['methods'][number];

const WAITING = [
  { term: COPY.who, main: COPY.whoText, note: COPY.whoNote },
  { term: COPY.long, main: COPY.longText, note: COPY.longNote },
  { term: COPY.you, main: COPY.youText, note: COPY.youNote },
];

/** The order that was opened last: what the address says about it is a hint, the server asks the service. */
function Order({ way, exit, onOver }: { way: Way; exit: string | null; onOver: () => unknown }): JSX.Element {
  const { uuid, done } = useFollowed();
  const { isOver, note } = useReading(exit === null ? way.method : null, onOver);
  if (exit !== null || isOver || way.state === 'FAILED')
    return (
      <div className="section stack">
        <Alert kind="warn" title={LINK.notLinked} live>
          {exitSentence(exit ?? 'UNFINISHED')}
        </Alert>
        <LinkButton uuid={uuid} target={{ purpose: 'INCOME', method: way.method }} label={COPY.again} onLinked={done} />
      </div>
    );
  return (
    <div className="section stack">
      <p role="status">{note}</p>
      <Facts items={WAITING} />
    </div>
  );
}

/** The return from the tax service: its order is read, server to server, until it is complete; then follow decides. */
export function PointservCallback(): JSX.Element {
  const { uuid, status } = useFollowed();
  const go = useGo();
  // read in another tab, or by staff: what follows is not this page's
  const isVerified = status.status !== 'INCOME_VERIFICATION';
  useEffect(() => {
    if (isVerified) void go(`${BASE}/${uuid}`, { replace: true });
  }, [isVerified, uuid, go]);
  const query = useQuery(applicationApi(uuid).incomeSources());
  const [exit] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('exit'));
  const way = query.data?.methods.find(
    ({ method, state }) => method.startsWith('POINTSERV_') && (state === 'STARTED' || state === 'FAILED'),
  );
  return (
    <Screen
      title={exit === null ? COPY.title : COPY.notDone}
      intro={exit === null ? COPY.intro : undefined}
      tag={exit === null ? <Tag kind="waiting">{COPY.tag}</Tag> : undefined}
    >
      <Loaded query={query} label={COPY.loading}>
        {() => (way ? <Order way={way} exit={exit} onOver={() => query.refetch()} /> : <p className="section">{COPY.none}</p>)}
      </Loaded>
      <p className="section">
        <PathLink to={applicationScreen(uuid, 'income/review')}>{COPY.back}</PathLink>
      </p>
    </Screen>
  );
}
