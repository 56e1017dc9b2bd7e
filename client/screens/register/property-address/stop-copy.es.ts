import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './stop-copy.ts';

export const MODALS: Translated<typeof english.MODALS> = {
  newYork: {
    title: 'Una propiedad en Nueva York',
    text: 'Parece que solicita con una propiedad ubicada en Nueva York.',
    more: 'Allí prestamos por medio de nuestro sitio de Nueva York. Le lleva a la misma primera pregunta.',
    action: 'Ir al sitio de Nueva York',
  },
  notNewYork: {
    title: 'Una propiedad fuera de Nueva York',
    text: 'Parece que solicita con una propiedad ubicada fuera de Nueva York.',
    more: 'Este sitio presta solo en Nueva York. Nuestro sitio principal le lleva a la misma primera pregunta.',
    action: 'Ir al sitio principal',
  },
  hawaii: {
    title: 'No prestamos en Hawái',
    text: (partner) => `${partner} sí. Puede empezar allí con la misma primera pregunta.`,
    action: (partner) => `Ir a ${partner}`,
  },
  back: 'Cambiar la dirección',
};
