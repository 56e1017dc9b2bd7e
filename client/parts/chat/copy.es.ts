import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const CHAT_LINK: Translated<typeof english.CHAT_LINK> = {
  text: 'Escríbanos por chat',
  note: 'Personas en nuestro horario, el asistente a toda hora',
};
