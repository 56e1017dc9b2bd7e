import type { Translated } from '@hearthline/rules/translated.ts';
import { place, QUESTION } from '@hearthline/kit/copy.ts';
import type * as english from './copy.ts';

export const PROGRESS = 'Registro';

export const STEP_NAMES: typeof english.STEP_NAMES = {
  'property-address': 'Propiedad',
  'home-address': 'Domicilio',
  'for-sale': 'Venta',
  'annual-income': 'Ingresos',
  'legal-name': 'Nombre',
  birthdate: 'Fecha de nacimiento',
  'phone-and-email': 'Contacto',
  'set-password': 'Cuenta',
};

export const questionTitle: typeof english.questionTitle = (at, of, name) => `${place(QUESTION, at, of)}: ${name}`;

export const STEP_HEADINGS: typeof english.STEP_HEADINGS = {
  'property-address': '¿Qué propiedad desea usar para el financiamiento?',
  'home-address': '¿Dónde vive usted?',
  'for-sale': '¿Esta propiedad está en venta?',
  'annual-income': '¿Cuál es su ingreso anual?',
  'legal-name': '¿Cuál es su nombre legal?',
  birthdate: '¿Cuál es su fecha de nacimiento?',
  'phone-and-email': 'Ya casi termina. En la próxima página ve su precalificación.',
  'set-password': 'Cree su cuenta y vea su tasa',
};

export const CONTACT: Translated<typeof english.CONTACT> = { phone: 'Teléfono móvil', email: 'Correo electrónico' };

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
