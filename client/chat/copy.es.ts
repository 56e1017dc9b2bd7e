import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

const minutes = (count: number): string => `${count} ${count === 1 ? 'minuto' : 'minutos'}`;

export const CHAT: Translated<typeof english.CHAT> = {
  title: (lender) => `Chat con ${lender}`,
  close: 'Cerrar el chat',
  loading: 'Abriendo el chat',
  welcome: 'Hola. ¿En qué podemos ayudarle?',
};

export const PLACE: Translated<typeof english.PLACE> = {
  now: 'Ahora le responde una persona',
  wait: (count) => `Ahora le responde una persona · en unos ${minutes(count)}`,
  busy: 'Hoy responden personas. En este momento todas están ocupadas.',
  again: ({ days, weekday, time, zone }) =>
    `Las personas vuelven a responder ${days === 0 ? 'hoy' : days === 1 ? 'mañana' : `el ${days === 7 ? 'próximo ' : ''}${weekday}`} a las ${time}, ${zone}; ahora responde el asistente`,
  closed: 'Ahora no hay nadie; responde el asistente',
  waiting: 'Pronto se une una persona',
  kept: 'Le respondemos en cuanto alguien esté libre',
  waitingAbout: (count) => `Una persona se une en unos ${minutes(count)}`,
  with: (name) => `Le responde ${name}`,
  person: 'Le responde una persona',
  assistant: 'Le responde el asistente',
  ended: 'Este chat ha terminado',
};

export const FORM: Translated<typeof english.FORM> = {
  intro: 'Díganos quién es, para que podamos continuar por correo si se corta el chat.',
  name: 'Nombre',
  email: 'Correo electrónico',
  agent: 'Agente',
  anyAgent: 'Quien esté libre primero',
  start: 'Iniciar el chat',
  failed: 'El chat no se inició',
};

export const ALERTS: Translated<typeof english.ALERTS> = {
  lost: { kind: 'warn', text: 'Se perdió la conexión. Intentando conectar de nuevo.' },
  failed: { kind: 'err', text: 'Algo salió mal. Inténtelo de nuevo más tarde.' },
  token: { kind: 'warn', text: 'La sesión del chat ya no es válida.' },
  send: { kind: 'err', text: 'Algo salió mal. Envíe el mensaje de nuevo.' },
};

export const THREAD: Translated<typeof english.THREAD> = {
  messages: 'Mensajes',
  live: 'Nuevo en el chat',
  you: 'Usted',
  us: 'Nosotros',
  assistant: 'Asistente',
  today: 'Hoy',
  sending: 'Enviando',
  sent: 'Enviado',
  read: 'Leído',
  notSent: 'No enviado',
  resend: 'Enviar de nuevo',
  typing: 'Se está escribiendo una respuesta',
  newer: 'Mensajes nuevos',
  earlier: 'Mensajes anteriores',
  screen: 'Abrir la página',
  article: 'Leer el artículo de ayuda',
};

export const COMPOSER: Translated<typeof english.COMPOSER> = {
  label: 'Su mensaje',
  send: 'Enviar',
  hint: 'No escriba números de tarjeta ni de Seguro Social.',
  left: (characters) => `Quedan ${characters} caracteres`,
  tooLong: (most, over) => `Un mensaje tiene como máximo ${most} caracteres. Quite ${over}.`,
  person: 'Hablar con una persona',
  end: 'Terminar el chat',
  reallyEnd: '¿Terminar este chat?',
  stay: 'Seguir en el chat',
};

export const FEEDBACK: Translated<typeof english.FEEDBACK> = {
  group: '¿Le sirvió?',
  up: 'Esta respuesta sirvió',
  down: 'Esta respuesta no sirvió',
  thanks: 'Gracias',
  title: 'Cuéntenos más',
  reason: '¿Qué tenía de malo la respuesta?',
  reasons: {
    VAGUE: 'Respuesta demasiado vaga',
    NOT_MINE: 'No trata de mi solicitud',
    OFF_TOPIC: 'No es lo que pregunté',
    OTHER: 'Otro motivo',
  },
  other: 'Díganos qué tenía de malo',
  more: 'Información adicional',
  count: (length, most) => `${length} de ${most} caracteres`,
  send: 'Enviar',
  failed: 'No se envió su respuesta',
};

export const FILES: Translated<typeof english.FILES> = {
  add: 'Agregar archivos',
  list: 'Archivos por enviar',
  remove: (name) => `Quitar ${name}`,
  save: (name, size) => `${name}, ${size}`,
  sending: (at, of) => `Enviando archivo ${at} de ${of}`,
  drop: 'Suelte los archivos aquí',
  empty: 'Este archivo está vacío.',
  wrongType: 'Elija un archivo JPG, PNG, PDF, TXT, MP3, MP4 o AMR.',
  tooLarge: (size) => `Este archivo tiene ${size}. Elija uno de 20 MB como máximo.`,
  tooMany: (most) => `Un mensaje lleva ${most} archivos como máximo.`,
  refused: 'Este archivo fue rechazado.',
};

export const NOBODY: Translated<typeof english.NOBODY> = {
  title: 'En este momento no hay nadie libre',
  text: 'Guardamos lo que escribió y le responderemos. Elija cómo:',
  call: 'Que me llamen',
  email: 'Respóndanme por correo',
  keep: 'Seguir esperando',
  assistant: 'Preguntar al asistente',
  place: 'El asistente responde ahora. ¿Quiere todavía a una persona?',
  keepPlace: 'Sí, guarden mi lugar',
  giveUpPlace: 'No, basta el asistente',
  phone: 'Número de teléfono',
  window: '¿Cuándo le llamamos?',
  windows: { MORNING: 'Por la mañana', AFTERNOON: 'Por la tarde', EVENING: 'Por la noche' },
  windowHint: 'En nuestro próximo día hábil',
  ask: 'Pedir la llamada',
  back: 'Atrás',
  notAsked: 'No se pidió la llamada',
  called: (window) => `Le llamamos en nuestro próximo día hábil: ${window.toLowerCase()}.`,
  emailed: 'También le respondemos por correo. Puede cerrar el chat.',
};

export const END: Translated<typeof english.END> = {
  title: 'Este chat ha terminado',
  expired: 'Estuvo un rato sin actividad; lo cerramos para proteger sus datos.',
  text: 'Puede leerlo aquí hasta que salga de esta página.',
  survey: 'Díganos cómo le fue',
  newTab: 'abre otra pestaña',
  transcript: 'Guardar la conversación',
  file: 'chat',
  again: 'Iniciar otro chat',
};

export const INACTIVE: Translated<typeof english.INACTIVE> = {
  text: 'El chat no pudo iniciarse. Conservamos lo que escribió.',
  again: 'Intentar de nuevo',
  call: (phone) => `Llamar al ${phone}`,
};
