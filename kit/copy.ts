/** The default labels of the kit's controls, used where a screen gives none; in the language of the build. */

export const CONTINUE = 'Continue';
export const SUBMITTING = 'Submitting';
export const BACK = 'Back';
export const CHOOSE_ONE = 'Choose one';
export const OPTIONAL = '(optional)';
export const GOOD_TO_KNOW = 'Good to know';
export const QUESTION = 'Question';

/** "Question 4 of 8". */
export const place = (unit: string, at: number, of: number): string => `${unit} ${at} of ${of}`;
