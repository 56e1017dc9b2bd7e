import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const COPY: Translated<typeof english.COPY> = {
  intro: 'Indique su propio ingreso, antes de impuestos. Lo comprobamos más adelante, con su permiso.',
  income: 'Ingreso anual antes de impuestos',
  incomeHint: 'Incluya bonos y todos sus empleos',
  other: 'Otros ingresos',
  otherHint:
    'Alquileres, inversiones, jubilación, etc. No tiene que indicar pensión conyugal, manutención de los hijos ni manutención por separación, salvo que quiera que las tomemos en cuenta.',
  incomeFix: 'Escriba lo que gana en un año, en dólares enteros.',
  aYear: 'al año',
  source: 'Fuente principal de ingresos',
  sourceFix: 'Elija la que más le aporta.',
};

export const ASIDE: typeof english.ASIDE = [
  {
    icon: 'card',
    title: 'Qué cuenta',
    text: 'Sueldo, bonos, propinas, ganancias por cuenta propia, alquileres, pensiones y Seguro Social.',
  },
  {
    icon: 'info',
    title: 'Basta una cifra aproximada',
    text: 'Si la cifra comprobada resulta más baja, le mostramos qué cambia antes de que usted decida.',
  },
];
