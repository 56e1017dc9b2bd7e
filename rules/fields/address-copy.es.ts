import type { Translated } from '../translated.ts';
import type * as english from './address-copy.ts';

export const REQUIRED = 'Este dato es obligatorio';

export const ADDRESS_MESSAGES: Translated<typeof english.ADDRESS_MESSAGES> = {
  typeahead: 'Escriba una dirección válida de la propiedad',
  street: 'La dirección es obligatoria',
  city: 'Escriba un nombre de ciudad válido',
  stateLength: 'El estado debe tener dos letras',
  state: 'Escriba un estado válido',
  regulator: 'Todavía no ofrecemos préstamos en su estado o en su zona, pero trabajamos para que sea posible.',
  zip: 'Escriba un código postal válido',
  occupancy: 'Elija cómo usa la propiedad.',
};
