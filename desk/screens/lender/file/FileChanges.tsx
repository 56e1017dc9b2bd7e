import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { ROOMS } from '@hearthline/orgs/rooms.ts';
import { deskLenderFilePropose } from '@hearthline/web/operations/desk.ts';
import { type JSX, useState } from 'react';
import { api } from '../../../services/api.ts';
import { Differences } from '../Differences.tsx';
import { PEOPLE } from '../labels.ts';
import { PublishDialog } from '../PublishDialog.tsx';
import classes from './FileChanges.module.css';
import type { Checked, ChosenFile } from './use-file.ts';

type FileChangesProps = {
  readonly chosen: ChosenFile & { readonly checked: Checked };
  readonly mayChange: boolean;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

const roomsOf = (rooms: readonly { readonly room: keyof typeof ROOMS }[]): string => rooms.map(({ room }) => ROOMS[room].title).join(', ');

/** What is wrong with a file, with its lines; or what it changes in each room, and the step that proposes it. */
export function FileChanges({ chosen: { name, file, checked }, mayChange, onClose, onDone }: FileChangesProps): JSX.Element {
  const { problems, rooms, base, fileVersion } = checked;
  const [isAsking, setAsking] = useState(false);
  const waiting = rooms.filter(({ waits }) => waits);
  const send = async (asked: { readonly reason: string; readonly effectiveAt: string | null }): Promise<void> => {
    const done = await api(deskLenderFilePropose, { body: { file, base, ...asked } });
    const [published, open] = (['PUBLISHED', 'OPEN'] as const).map((state) => roomsOf(done.rooms.filter((one) => one.state === state)));
    onDone([published && `Published: ${published}.`, open && `Waiting for a second person: ${open}.`].filter(Boolean).join(' '));
  };
  return (
    <section className="section">
      <h2 className={classes.name}>{name}</h2>
      {problems.length > 0 && (
        <Alert kind="err" title="These settings cannot be used">
          <ul className={classes.problems}>
            {problems.map(({ line, path, message }) => (
              <li key={`${line} ${path} ${message}`} className={classes.name}>
                {line !== null && <strong>Line {line}: </strong>}
                {path !== '' && <code>{path}:</code>} {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {problems.length === 0 && rooms.length === 0 && (
        <Alert kind="ok" title="Nothing differs" live>
          The file says what is in force, or set for later.
        </Alert>
      )}
      {rooms.length > 0 && fileVersion !== null && fileVersion !== base && (
        <Alert title={`The file is of version ${fileVersion}, and version ${base} is the last`}>
          What was changed since version {fileVersion} goes back, unless the file says it too. Look at each difference.
        </Alert>
      )}
      {waiting.length > 0 && (
        <Alert kind="warn" title="A change waits already">
          Decide first what waits, or take it back: {roomsOf(waiting)}.
        </Alert>
      )}
      {rooms.map(({ room, people, differences, waits }) => (
        <div key={room} className={classes.room}>
          <h3>
            {ROOMS[room].title} {waits && <Tag kind="warn">A change waits</Tag>}
          </h3>
          <p className="small muted">{people === 'ONE' ? 'Published at once: one person is enough.' : PEOPLE[people]}</p>
          <Differences list={differences} />
        </div>
      ))}
      <Stack row gap={16} top={20}>
        {mayChange && rooms.length > 0 && waiting.length === 0 && <Button onClick={() => setAsking(true)}>Propose these changes</Button>}
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </Stack>
      {isAsking && (
        <PublishDialog
          differences={rooms.flatMap(({ differences }) => differences)}
          people={rooms.some(({ people }) => people === 'LAW') ? 'LAW' : rooms.some(({ people }) => people === 'TWO') ? 'TWO' : 'ONE'}
          send={send}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
