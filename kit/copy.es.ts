/** The default labels of the kit's controls, in Spanish. */

export const CONTINUE = 'Continuar';
export const SUBMITTING = 'Enviando';
export const BACK = 'Atrás';
export const CHOOSE_ONE = 'Elija una opción';
export const OPTIONAL = '(opcional)';
export const GOOD_TO_KNOW = 'Conviene saber';
export const QUESTION = 'Pregunta';

/** "Pregunta 4 de 8". */
export const place = (unit: string, at: number, of: number): string => `${unit} ${at} de ${of}`;
