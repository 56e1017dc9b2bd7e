import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const TOP: Translated<typeof english.TOP> = {
  skip: 'Ir al formulario',
  home: (lender) => `Inicio de ${lender}`,
  call: (phone) => `Llamar al ${phone}`,
  login: 'Iniciar sesión',
  logout: 'Cerrar sesión',
  dashboard: 'Panel',
};

export const FOOTER: Translated<typeof english.FOOTER> = {
  nmls: (number) => `NMLS ID ${number}`,
  help: 'Ayuda',
  housing: 'Igualdad de oportunidades de vivienda',
  numbers: 'Sobre estas cifras',
  ninetyDays: 'Si compró la vivienda, o cambió el título, en los últimos 90 días, todavía no califica.',
  encryption: 'Sus datos están protegidos con cifrado de 256 bits; nunca vemos ni guardamos sus credenciales bancarias.',
  licensed: (count) => `Con licencia en ${count} ${count === 1 ? 'estado' : 'estados'}`,
  legal: 'Información legal',
  privacy: 'Privacidad',
  communications: 'Comunicaciones electrónicas',
  licenses: 'Licencias',
};

export const FALLBACK: Translated<typeof english.FALLBACK> = {
  title: 'Lo sentimos, algo salió mal',
  text: 'Sus respuestas están guardadas. Inténtelo de nuevo, o llámenos y lo vemos juntos.',
  again: 'Intentar de nuevo',
  dashboard: 'Ir al panel',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  tracked: 'HELOC: Error Fallback',
};

export const NOT_FOUND: Translated<typeof english.NOT_FOUND> = {
  title: 'Aquí no hay ninguna página',
  text: 'La dirección puede ser antigua o estar mal escrita. No se perdió nada de lo que escribió.',
  home: 'Ir al inicio',
};

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
