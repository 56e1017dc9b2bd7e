import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const COPY: Translated<typeof english.COPY> = {
  role: (nmls) => `Su agente de préstamos, NMLS ${nmls}`,
  ofBroker: (broker, nmls) => `${broker}, NMLS ${nmls}`,
  contact: 'Comuníquese con su agente de préstamos',
  text: 'Llame o escriba si quiere saber algo antes de continuar.',
  call: 'Llamar',
  write: 'Correo electrónico',
};
