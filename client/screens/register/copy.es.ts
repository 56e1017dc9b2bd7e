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

export const NOT_LOADED: Translated<typeof english.NOT_LOADED> = {
  title: 'No se pudo cargar la siguiente pregunta',
  text: 'Su respuesta sigue aquí. Revise su conexión a internet y pulse Continuar de nuevo.',
};

export const NOT_SAVED: Translated<typeof english.NOT_SAVED> = {
  offline: {
    title: 'Sus respuestas todavía no están guardadas',
    text: 'No podemos comunicarnos con nuestro servidor. Sus respuestas siguen aquí y las guardamos en cuanto vuelva la conexión.',
  },
  refused: {
    title: 'Su última respuesta no se guardó',
    text: 'Puede continuar: la conservamos mientras esta página esté abierta. Si la cierra o la vuelve a cargar antes de terminar, tendrá que escribirla de nuevo.',
  },
  closed: {
    title: 'Ahora no aceptamos nuevas solicitudes',
    text: 'Sus respuestas están guardadas durante 30 días. Pulse Continuar de nuevo más tarde, o abra esta página otra vez: continúa donde está.',
  },
};

export const CONTACT: Translated<typeof english.CONTACT> = { phone: 'Teléfono móvil', email: 'Correo electrónico' };
