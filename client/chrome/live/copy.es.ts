import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const SESSION: Translated<typeof english.SESSION> = {
  title: '¿Quiere mantener la sesión abierta?',
  text: (at) =>
    `Para proteger su cuenta, cerramos la sesión a las ${at}. Sus respuestas están guardadas: inicie sesión de nuevo y vuelve a esta página.`,
  stay: 'Mantener la sesión',
};
