import type { Translated } from '../translated.ts';
import { REQUIRED } from './address-copy.ts';
import type * as english from './copy.ts';

export const EMAIL_MESSAGES: Translated<typeof english.EMAIL_MESSAGES> = {
  required: 'Escriba su correo electrónico',
  invalid: 'Escriba un correo electrónico válido',
};

export const PHONE_MESSAGES: Translated<typeof english.PHONE_MESSAGES> = {
  required: 'Escriba su teléfono móvil',
  invalid: 'Escriba un número de teléfono válido',
  countryCode: 'El código de país 1 no hace falta',
};

export const BIRTH_MESSAGES: Translated<typeof english.BIRTH_MESSAGES> = {
  required: 'La fecha de nacimiento es obligatoria',
  invalid: 'La fecha no es válida',
  ageRestricted: 'Debe tener 62 años o más para solicitar un préstamo',
};

export const INCOME_MESSAGES: Translated<typeof english.INCOME_MESSAGES> = {
  required: REQUIRED,
  min: 'Debe ser al menos $0',
  max: 'Debe ser menos de $10,000,000',
  confirm: 'Confirme que escribió su ingreso anual antes de impuestos',
  unemployed: 'Lo sentimos. Por ahora no ofrecemos préstamos a personas sin empleo.',
};

export const NAME_MESSAGES: Translated<typeof english.NAME_MESSAGES> = {
  firstRequired: 'Escriba el nombre',
  firstShort: 'El nombre debe tener al menos 2 letras',
  lastRequired: 'Escriba el apellido',
  lastEmpty: 'El apellido es obligatorio',
  characters: 'Algunos de los caracteres no se admiten.',
};

export const PASSWORD_MESSAGES: Translated<typeof english.PASSWORD_MESSAGES> = {
  required: REQUIRED,
  weak: 'La contraseña no es bastante segura',
  mismatch: 'Las contraseñas no coinciden',
  long: 'No puede tener más de 128 caracteres',
};

export const SSN_MESSAGES: Translated<typeof english.SSN_MESSAGES> = {
  required: 'Escriba su número de Seguro Social',
  invalid: 'Escriba un número de Seguro Social válido',
};

export const PASSWORD_RULE_LABELS: Translated<typeof english.PASSWORD_RULE_LABELS> = {
  length: 'Al menos 12 caracteres',
  upper: 'Una letra mayúscula',
  lower: 'Una letra minúscula',
  number: 'Un número',
  special: 'Un carácter especial: ! @ # $ % ^ & *',
};
