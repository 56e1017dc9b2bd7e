import type { ActionItem } from '@hearthline/kit/action-list/ActionList.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import type { JSX } from 'react';
import { launcher } from '../../services/chat/launcher.ts';
import { CHAT_LINK } from './copy.ts';

/** Opens the chat from a page that offers the lender's help: 'Chat with us'. */
export function ChatLink(): JSX.Element {
  return (
    <Button variant="text" icon="chat" onClick={launcher.open}>
      {CHAT_LINK.text}
    </Button>
  );
}

/** The same as a row of a list of actions. */
export const chatItem = (): ActionItem => ({ icon: 'chat', title: CHAT_LINK.text, note: CHAT_LINK.note, onPick: launcher.open });
