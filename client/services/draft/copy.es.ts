import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const FILLED_IN: Translated<typeof english.FILLED_IN> = {
  profile: 'Tomado de su perfil. Cámbielo si no es correcto.',
  wholesaleReferral: 'Indicado por su agente de préstamos. Cámbielo si no es correcto.',
  offerCode: 'Tomado de su oferta por correo. Cámbielo si no es correcto.',
  affiliate: 'Tomado de lo que dijo a nuestro socio. Cámbielo si no es correcto.',
  draft: 'Tomado de su última visita. Cámbielo si no es correcto.',
};
