export const PARTS = { month: 'Mes', day: 'Día', year: 'Año' };

export const FIXES = {
  month: 'El mes es un número del 1 al 12.',
  day: 'Ese mes no tiene ese día.',
  year: 'El año tiene cuatro dígitos.',
};

export const FOCUS_MOVES_ON = 'Al completar un campo, se pasa al siguiente.';
