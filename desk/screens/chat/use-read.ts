import { deskChatReadPost } from '@hearthline/web/operations/desk.ts';
import { useCallback, useRef } from 'react';
import { useMember } from '../../chrome/member.ts';
import { api } from '../../services/api.ts';
import type { Conversation } from '../../services/chats.ts';
import { setSeen } from './sending.ts';

/** Reads up to what was on the screen, as who answers the chat. */
export function useRead({ chat, messages }: Conversation): (seq: number) => void {
  const { staffUuid } = useMember();
  const told = useRef(0);
  const isMine = chat.agent?.uuid === staffUuid;
  const latest = messages.findLast(({ author }) => author === 'VISITOR')?.seq ?? 0;
  return useCallback(
    (seq) => {
      setSeen(chat.uuid, seq);
      if (!isMine || latest <= told.current || latest > seq) return;
      told.current = latest;
      api(deskChatReadPost, { path: { conversationUuid: chat.uuid }, body: { seq: latest } }).catch(() => {
        told.current = 0;
      });
    },
    [chat.uuid, isMine, latest],
  );
}
