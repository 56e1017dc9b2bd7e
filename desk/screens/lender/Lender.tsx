import { Card } from '@hearthline/kit/card/Card.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { ROOM_NAMES, ROOMS } from '@hearthline/orgs/rooms.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { deskLenderGet } from '@hearthline/web/operations/desk.ts';
import type { JSX } from 'react';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { $api } from '../../services/api.ts';
import { lenderName } from '../../services/lender.ts';
import { History } from './History.tsx';
import classes from './Lender.module.css';
import { PEOPLE } from './labels.ts';

/** The rooms where the lender's settings are changed, with what waits in each, and every version. */
export function Lender(): JSX.Element {
  const query = $api.useRead(deskLenderGet);
  return (
    <DeskPage
      title="Lender"
      intro={`What ${lenderName()} is, offers and says. A change is on every page within seconds, without a restart.`}
    >
      <Loaded query={query}>
        {({ proposals, versions }) => (
          <>
            <ul className={classes.rooms}>
              {ROOM_NAMES.map((room) => (
                <li key={room}>
                  <Card>
                    <h2>
                      <DeskLink to={`/settings/lender/${room}`}>{ROOMS[room].title}</DeskLink>
                    </h2>
                    <p className="small muted">{PEOPLE[ROOMS[room].people]}</p>
                    {proposals.some((one) => one.state === 'OPEN' && one.room === room) && <Tag kind="warn">A change waits</Tag>}
                  </Card>
                </li>
              ))}
              <li>
                <Card>
                  <h2>
                    <DeskLink to="/settings/lender/domains">Domains</DeskLink>
                  </h2>
                  <p className="small muted">Addresses of your own. One person asks for one; where links lead is decided by two.</p>
                </Card>
              </li>
              <li>
                <Card>
                  <h2>
                    <DeskLink to="/settings/lender/file">One file</DeskLink>
                  </h2>
                  <p className="small muted">Download all settings, or upload a file and propose what it changes, room by room.</p>
                </Card>
              </li>
            </ul>
            <section className="section">
              <h2>Versions</h2>
              <History versions={versions} />
            </section>
          </>
        )}
      </Loaded>
    </DeskPage>
  );
}
