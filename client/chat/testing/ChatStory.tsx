import { outside } from '@hearthline/journey/paths.ts';
import { type JSX, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PageStory } from '../../testing/PageStory.tsx';
import type { Agents } from '../agents.ts';
import type { Person } from '../chat-plan.ts';
import { ChatPanel } from '../view/ChatPanel.tsx';
import { chatServer, type ChatServer } from './chat-server.ts';
import { chatWorld, keepSample, sharedStorage } from './chat-world.ts';

export type ChatStoryPlan = Parameters<typeof chatServer>[0] & {
  /** A conversation that was begun before; nothing without one. */
  readonly isKept?: boolean;
  readonly person?: Person | null;
  readonly agents?: Agents | null;
  /** Runs with the server once the page is there. */
  readonly then?: (server: ChatServer) => void;
  readonly onClose?: () => void;
};

/** The server of the story that is shown: what happens there is the story's. */
export const story: { server: ChatServer } = { server: chatServer() };

function Open({ plan }: { plan: ChatStoryPlan }): JSX.Element {
  const { isKept = false, person = null, agents = null, onClose = () => undefined } = plan;
  const [{ chat }] = useState(() => {
    story.server = chatServer(plan);
    const storage = sharedStorage();
    if (isKept) keepSample(storage, { kind: plan.state?.chatMode ?? 'agent', seen: plan.messages?.length ?? 0 });
    return chatWorld({ server: story.server, storage });
  });
  useEffect(() => {
    void chat
      .resume()
      .then(async () => chat.look())
      .then(() => plan.then?.(story.server));
  }, [chat, plan]);
  return createPortal(
    <ChatPanel chat={chat} person={person} agents={agents} onClose={onClose} onFollow={() => undefined} />,
    document.body,
  );
}

/** The open chat beside a page, over a server in memory. */
export function ChatStory(plan: ChatStoryPlan): JSX.Element {
  const [Page] = useState(
    () =>
      function StoryPage(): JSX.Element {
        return (
          <main id="main" tabIndex={-1} style={{ minHeight: '70svh', padding: 24 }}>
            <h1>Your line</h1>
            <p>What you see here stays readable beside the chat.</p>
            <Open plan={plan} />
          </main>
        );
      },
  );
  return <PageStory Page={Page} path={outside.contact()} />;
}
