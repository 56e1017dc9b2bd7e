import { Button, ButtonLink } from '@hearthline/kit/button/Button.tsx';
import { type JSX, useSyncExternalStore } from 'react';
import { company } from '../../services/organization/organization.ts';
import type { Agents } from '../agents.ts';
import type { Chat } from '../chat.ts';
import type { Person } from '../chat-plan.ts';
import { CHAT, INACTIVE } from '../copy.ts';
import { Frame } from './Frame.tsx';
import { ChatAlert, Room } from './Room.tsx';
import classes from './Room.module.css';
import { StartForm } from './StartForm.tsx';

type PanelProps = {
  readonly chat: Chat;
  /** Who is signed in; null for a visitor, and while it is read. */
  readonly person: Person | null;
  readonly agents: Agents | null;
  readonly onClose: () => void;
  /** A page of the product was chosen in the chat. */
  readonly onFollow: () => void;
};

/** The chat could not be begun: it says so, and leaves the telephone. */
function Inactive({ chat }: { chat: Chat }): JSX.Element {
  const { phone } = company();
  return (
    <div className={classes.inactive}>
      <p className="small">{INACTIVE.text}</p>
      <Button compact full onClick={chat.tryAgain}>
        {INACTIVE.again}
      </Button>
      <ButtonLink variant="outline" compact full icon="phone" href={`tel:+1${phone.replaceAll('-', '')}`}>
        {INACTIVE.call(phone)}
      </ButtonLink>
    </div>
  );
}

/** The open chat: the form, the conversation, or why there is none. */
export function ChatPanel({ chat, person, agents, onClose, onFollow }: PanelProps): JSX.Element {
  const view = useSyncExternalStore(chat.subscribe, chat.view);
  // who is known is not asked; where their name could not be read, they are
  const phase = view.phase === 'fresh' && person === null ? 'form' : view.phase;
  const isArranged = view.state !== null && (view.state.callback !== null || view.state.byEmail);
  return (
    <Frame part={`${view.isOver ? 'over' : phase} ${isArranged ? 'arranged' : ''}`} onClose={onClose}>
      {phase === 'loading' && (
        <p className={classes.loading} role="status">
          {CHAT.loading}
        </p>
      )}
      {phase === 'inactive' && (
        <>
          <ChatAlert name={view.alert} />
          <Inactive chat={chat} />
        </>
      )}
      {phase === 'form' && <StartForm view={view} known={person} agents={agents} onStart={chat.start} />}
      {(phase === 'fresh' || phase === 'chat') && <Room view={view} chat={chat} person={person} onFollow={onFollow} />}
    </Frame>
  );
}
