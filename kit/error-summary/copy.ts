/** The error summary's own copy, in a file of its own because it is not part of the first page's code. */

const NUMBERS: readonly string[] = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "Two answers need a change". */
export const summaryHeading = (count: number): string =>
  `${NUMBERS[count] ?? count} ${count === 1 ? 'answer needs' : 'answers need'} a change`;
