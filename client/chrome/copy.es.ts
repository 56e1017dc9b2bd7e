import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const TOP: Translated<typeof english.TOP> = {
  skip: 'Ir al formulario',
  home: (lender) => `Inicio de ${lender}`,
  start: 'Inicio',
  call: (phone) => `Llamar al ${phone}`,
  login: 'Iniciar sesión',
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
