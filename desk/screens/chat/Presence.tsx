import { Switch } from '@hearthline/kit/switch/Switch.tsx';
import { deskChatPresencePut } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { actsHere } from '../../parts/roles.ts';
import { api } from '../../services/api.ts';
import { readListsAgain, usePresence } from '../../services/chats.ts';
import classes from './Chats.module.css';

const chats = (count: number): string => (count === 1 ? 'one chat' : `${count} chats`);

/** Takes chats, or stops taking them. The connection of the page keeps it; a page that is closed counts as away after a minute. */
export function PresenceSwitch(): JSX.Element | null {
  const { role } = useMember();
  const { data } = usePresence();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (!actsHere(role) || data === undefined) return null;
  const change = async (isAvailable: boolean): Promise<void> => {
    setProblem(null);
    setWanted(isAvailable);
    await api(deskChatPresencePut, { body: { isAvailable } }).catch((error: unknown) => setProblem(staffMessage(error)));
    await readListsAgain();
    setWanted(null);
  };
  const isOn = wanted ?? data.isAvailable;
  return (
    <div className={classes.presence}>
      <Switch
        label="Take chats"
        note={isOn ? 'New chats ring you' : 'New chats ring others'}
        checked={isOn}
        onChange={({ target }) => void change(target.checked)}
      />
      <p role="alert" className={classes.problem}>
        {problem}
      </p>
    </div>
  );
}

/** The colleagues who take chats now. */
export function Colleagues(): JSX.Element | null {
  const { data } = usePresence();
  if (data === undefined) return null;
  const there = data.colleagues.filter(({ isAvailable }) => isAvailable);
  if (there.length === 0) return <p className="small muted">No colleague takes chats now.</p>;
  return (
    <details className={classes.colleagues}>
      <summary>{there.length === 1 ? 'One colleague takes chats' : `${there.length} colleagues take chats`}</summary>
      <ul>
        {there.map((colleague) => (
          <li key={colleague.uuid}>
            {colleague.name} <span className="small muted">{chats(colleague.chats)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
