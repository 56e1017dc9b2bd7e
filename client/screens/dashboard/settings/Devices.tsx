import { identitySessionEnd, identitySessions } from '@hearthline/web/operations/identity.ts';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { outside } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useState } from 'react';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { api } from '../../../services/api/api.ts';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { formatDate } from '../../../services/dates.ts';
import { logOut } from '../../../services/session/log-out.ts';
import { deviceName } from './device-name.ts';
import classes from './Devices.module.css';
import { DEVICES } from './copy.ts';

/** Every session of this account, with buttons to end one or all. */
export function Devices(): JSX.Element {
  const go = useGo();
  const query = $api.useRead(identitySessions, {}, { refetchOnMount: 'always' });
  const [problem, setProblem] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const tried = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(null);
    setEnded(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemMessage(error));
    }
  };
  const end = (sessionUuid: string, device: string): Promise<void> =>
    tried(async () => {
      await api(identitySessionEnd, { path: { sessionUuid } });
      setEnded(device);
      await query.refetch();
    });
  const endAll = (): Promise<void> =>
    tried(async () => {
      await logOut({ everywhere: true });
      await go(outside.authLogin());
    });
  return (
    <Loaded query={query} label={DEVICES.loading}>
      {(sessions) => (
        <>
          <ul className={classes.list}>
            {sessions.map(({ uuid, userAgent, openedAt, ip, isThis }) => {
              const device = deviceName(userAgent);
              return (
                <li key={uuid}>
                  <span>
                    {device} {isThis && <Tag kind="ok">{DEVICES.here}</Tag>}
                    <small>{DEVICES.since(formatDate(openedAt), ip)}</small>
                  </span>
                  {!isThis && (
                    <Button variant="outline" compact aria-label={DEVICES.endOf(device)} onClick={() => void end(uuid, device)}>
                      {DEVICES.end}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          <SendProblem problem={problem} />
          {ended !== null && <Alert kind="ok" live title={DEVICES.ended(ended)} />}
          <p className="section">
            <Button variant="outline" onClick={() => void endAll()} aria-describedby="end-all-note">
              {DEVICES.endAll}
            </Button>
          </p>
          <Note id="end-all-note" top={8}>
            {DEVICES.endAllNote}
          </Note>
        </>
      )}
    </Loaded>
  );
}
