import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const COPY: Translated<typeof english.COPY> = {
  title: (lender) => `${lender} no acepta nuevas solicitudes`,
  intro: 'Las solicitudes enviadas antes continúan como de costumbre.',
  kept: {
    title: 'Sus respuestas están guardadas',
    text: 'Las conservamos durante 30 días. Abra esta página de nuevo cuando aceptemos solicitudes: continúa donde se detuvo.',
  },
  signIn: '¿Ya presentó una solicitud aquí?',
  logIn: 'Inicie sesión en su solicitud',
  dashboard: 'Ir a su panel',
  call: '¿Preguntas? Llámenos:',
};
