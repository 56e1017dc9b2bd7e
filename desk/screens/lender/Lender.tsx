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
import { HOLDS, PEOPLE_SHORT } from './labels.ts';

const CARDS = [
  ...ROOM_NAMES.map((name) => ({
    name: name as string,
    title: ROOMS[name].title,
    holds: HOLDS[name],
    people: PEOPLE_SHORT[ROOMS[name].people],
  })),
  {
    name: 'domains',
    title: 'Domains',
    holds: 'Addresses of your own at which you are served.',
    people: 'One person asks for one; two decide where links lead.',
  },
  {
    name: 'file',
    title: 'One file',
    holds: 'All settings to download, and a file to upload that changes several rooms.',
    people: 'What it changes is published as in each room.',
  },
];

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
              {CARDS.map(({ name, title, holds, people }) => (
                <li key={name}>
                  <Card>
                    <h2>
                      <DeskLink to={`/settings/lender/${name}`}>{title}</DeskLink>
                    </h2>
                    <p>{holds}</p>
                    <p className="small muted">{people}</p>
                    {proposals.some((one) => one.state === 'OPEN' && one.room === name) && <Tag kind="warn">A change waits</Tag>}
                  </Card>
                </li>
              ))}
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
