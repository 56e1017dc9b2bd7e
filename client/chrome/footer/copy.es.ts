import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const FOOTER: Translated<typeof english.FOOTER> = {
  nmls: (number) => `NMLS ID ${number}`,
  help: 'Ayuda',
  questions: 'Preguntas y respuestas',
  housing: 'Igualdad de oportunidades de vivienda',
  numbers: 'Sobre estas cifras',
  ninetyDays: 'Si compró la vivienda, o cambió el título, en los últimos 90 días, todavía no califica.',
  encryption: 'Sus datos están protegidos con cifrado de 256 bits; nunca vemos ni guardamos sus credenciales bancarias.',
  licensed: (states) => {
    const count = states.filter((state) => state !== 'DC').length;
    return `Con licencia en ${count} ${count === 1 ? 'estado' : 'estados'}${states.includes('DC') ? ' y el Distrito de Columbia' : ''}`;
  },
  legal: 'Información legal',
  privacy: 'Privacidad',
  communications: 'Comunicaciones electrónicas',
  licenses: 'Licencias',
};
