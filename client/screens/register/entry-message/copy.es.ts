import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const MESSAGES: Translated<typeof english.MESSAGES> = {
  active: {
    title: 'Ya tiene una solicitud activa.',
    text: (phone) => `Puede tener una solicitud a la vez. Continúe con ella, o llámenos al ${phone} o escríbanos por chat para cancelarla.`,
    action: 'Continuar',
  },
  recent: {
    title: 'Parece que recibió una línea de crédito de nosotros en los últimos 45 días.',
    text: (date) => `Puede volver a solicitar 45 días después de abrir su última línea: a partir del ${date}.`,
  },
  inquiry: {
    title: 'Acción necesaria: comuníquese con su agente de préstamos',
    text: 'Su agente de préstamos inició esta solicitud. Llámele o escríbale para continuar.',
  },
  dashboard: 'Ir al panel',
};
