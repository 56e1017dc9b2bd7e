export const SHOW = 'Mostrar';
export const HIDE = 'Ocultar';
export const STRENGTH = 'Seguridad de la contraseña';
export const stillNeeded = (rules: readonly string[]): string => `Todavía faltan: ${rules.join(', ')}`;
