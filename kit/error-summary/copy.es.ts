const NUMBERS: readonly string[] = ['Ninguna', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'];

/** "Dos respuestas necesitan un cambio". */
export const summaryHeading = (count: number): string =>
  `${NUMBERS[count] ?? count} ${count === 1 ? 'respuesta necesita' : 'respuestas necesitan'} un cambio`;
