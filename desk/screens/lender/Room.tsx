import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { ROOM_NAMES, type RoomName, ROOMS } from '@hearthline/orgs/rooms.ts';
import type { Brand } from '@hearthline/orgs/schema.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { deskLenderCallOff, deskLenderGet, deskLenderVersion } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { useParams } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { $api, api, queryClient } from '../../services/api.ts';
import { Studio } from './brand/Studio.tsx';
import { ChangeCard } from './ChangeCard.tsx';
import { type FieldRoom, ROOM_FIELDS } from './fields.ts';
import { History, type Version } from './History.tsx';
import { ALL_ROOMS, HOLDS, PEOPLE } from './labels.ts';
import { Rates } from './rates/Rates.tsx';
import { RatesChange } from './rates/RatesChange.tsx';
import { RoomForm } from './RoomForm.tsx';

const isFieldRoom = (room: RoomName): room is FieldRoom => Object.hasOwn(ROOM_FIELDS, room);
const isRoom = (name: string | undefined): name is RoomName => ROOM_NAMES.some((room) => room === name);
type Back = Reply<'desk-lender-version'>;

/** A room of the lender's settings: the form, what waits for a second person, and the history with the way back. */
export function Room(): JSX.Element {
  const { room } = useParams({ strict: false });
  const { role } = useMember();
  const mayChange = role === 'admin' || role === 'compliance';
  const query = $api.useRead(deskLenderGet);
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState('');
  const [back, setBack] = useState<Back | null>(null);
  if (!isRoom(room))
    return (
      <DeskPage title="There is no such room" back={ALL_ROOMS}>
        <p>The address names a room that the lender does not have.</p>
      </DeskPage>
    );
  const done = (words: string): void => {
    setSaid(words);
    setFailed('');
    setBack(null);
  };
  const goBack = async ({ version }: Version): Promise<void> =>
    setBack(await api(deskLenderVersion, { path: { version: String(version) } }));
  const callOff = async ({ version }: Version): Promise<void> => {
    await api(deskLenderCallOff, { path: { version: String(version) } });
    done(`Version ${version} was called off. What is in force stays.`);
    await queryClient.invalidateQueries();
  };
  const tried = (act: (version: Version) => Promise<void>) => (version: Version) =>
    void act(version).catch((error: unknown) => setFailed(staffMessage(error)));
  return (
    <DeskPage title={ROOMS[room].title} intro={`${HOLDS[room]} ${PEOPLE[ROOMS[room].people]}`} back={ALL_ROOMS} said={said}>
      {failed !== '' && (
        <Alert kind="err" title="This was not done">
          {failed}
        </Alert>
      )}
      <Loaded query={query}>
        {(lender) => {
          const key = `${lender.latest} ${back?.version ?? ''}`;
          const waiting = lender.proposals.filter((one) => one.state === 'OPEN' && one.room === room);
          return (
            <>
              {waiting.map((proposal) => (
                <section key={proposal.id} className="section">
                  <h2>Waiting for a second person</h2>
                  {room === 'rates' ? <RatesChange proposal={proposal} onEnd={done} /> : <ChangeCard proposal={proposal} onEnd={done} />}
                </section>
              ))}
              {back && (
                <Alert kind="note" title={`The form has the settings of version ${back.version}`}>
                  {room === 'rates' ? 'Preview it to see what going back would do.' : 'Review the change to see what goes back.'}
                </Alert>
              )}
              {room === 'brand' ? (
                <Studio
                  key={key}
                  set={lender.settings['brand'] as Brand}
                  start={(back?.settings ?? lender.settings)['brand'] as Brand}
                  version={lender.latest}
                  mayChange={mayChange}
                  onSet={() => {
                    done('The look is published.');
                    void queryClient.invalidateQueries();
                  }}
                />
              ) : room === 'rates' ? (
                <Rates key={key} lender={lender} start={back ?? lender} mayChange={mayChange} onSaid={setSaid} onDone={done} />
              ) : isFieldRoom(room) ? (
                <section className="section">
                  <h2>Settings</h2>
                  <RoomForm
                    key={key}
                    room={room}
                    lender={lender}
                    start={back?.settings ?? lender.settings}
                    isReadOnly={!mayChange}
                    onDone={done}
                  />
                </section>
              ) : null}
              <section className="section">
                <h2>History</h2>
                <History
                  versions={lender.versions}
                  room={room}
                  {...(mayChange && { act: { callOff: tried(callOff), goBack: tried(goBack) } })}
                />
              </section>
            </>
          );
        }}
      </Loaded>
    </DeskPage>
  );
}
