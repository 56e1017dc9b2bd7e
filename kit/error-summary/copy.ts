/** The summary's own words: apart from the kit's others, since its code is off the first page. */

const NUMBERS: readonly string[] = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "Two answers need a change". */
export const summaryHeading = (count: number): string =>
  `${NUMBERS[count] ?? count} ${count === 1 ? 'answer needs' : 'answers need'} a change`;
