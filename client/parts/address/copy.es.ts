import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const ADDRESS: Translated<typeof english.ADDRESS> = {
  label: 'Dirección de la propiedad',
  hint: 'Empiece con el número de la casa. Elija su dirección cuando aparezca.',
  home: 'Domicilio',
  street: 'Dirección',
  unit: 'Unidad',
  city: 'Ciudad',
  state: 'Estado',
  stateFix: 'Use sus dos letras, por ejemplo AZ.',
  zip: 'Código postal',
  list: 'Direcciones',
  none: 'No se encontró ninguna dirección',
  notRead: 'En este momento no podemos buscar direcciones. Puede escribir la suya.',
  byHand: 'Escribir la dirección',
  count: (count) => (count === 1 ? '1 dirección encontrada' : `${count} direcciones encontradas`),
  searching: 'Buscando direcciones',
  clear: 'Borrar la dirección',
  notListed: 'La dirección no aparece',
  search: 'Buscar una dirección',
};
