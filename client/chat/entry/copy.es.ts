import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const CHAT: Translated<typeof english.CHAT> = {
  name: 'Chat',
  open: (unread) => (unread === 0 ? 'Chat' : `Chat, ${unread} ${unread === 1 ? 'mensaje nuevo' : 'mensajes nuevos'}`),
};
