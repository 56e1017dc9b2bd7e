/** The default labels of the kit's controls, in Spanish. */

export const CONTINUE = 'Continuar';
export const SUBMITTING = 'Enviando';
export const BACK = 'Atrás';
export const CHOOSE_ONE = 'Elija una opción';
export const OPTIONAL = '(opcional)';
export const GOOD_TO_KNOW = 'Conviene saber';
export const QUESTION = 'Pregunta';
export const LOADING = 'Cargando';
export const CLOSE = 'Cerrar';
export const DONE = 'Completado';
export const ANNOUNCEMENTS = 'Avisos';
export const NOTIFICATIONS = 'Notificaciones';
export const SKIP_TO_FORM = 'Ir al formulario';
export const ERROR = 'Error';
export const WENT_WRONG = 'Algo salió mal. Inténtelo de nuevo.';

/** "Pregunta 4 de 8". */
export const place = (unit: string, at: number, of: number): string => `${unit} ${at} de ${of}`;
export const nearestAmount = (nearest: string): string => `La cantidad más cercana que puede elegir es ${nearest}`;
