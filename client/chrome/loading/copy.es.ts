import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const LOADER: Translated<typeof english.LOADER> = {
  label: 'Precalificación',
  messages: [
    'Creando su cuenta',
    'Haciendo una consulta leve de crédito',
    'Ubicando su propiedad',
    'Calculando el valor de la propiedad',
    'Comprobando si califica',
    'Calculando sus ofertas',
    'Preparando su cotización',
  ],
  note: 'Tarda cerca de un minuto. Puede dejar esta página abierta.',
};
