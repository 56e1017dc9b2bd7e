/** The default labels of the kit's controls, used where a screen gives none; in the language of the build. */

export const CONTINUE = 'Continue';
export const SUBMITTING = 'Submitting';
export const BACK = 'Back';
export const CHOOSE_ONE = 'Choose one';
export const OPTIONAL = '(optional)';
export const GOOD_TO_KNOW = 'Good to know';
export const QUESTION = 'Question';
export const LOADING = 'Loading';
export const CLOSE = 'Close';
export const DONE = 'Done';
export const ANNOUNCEMENTS = 'Announcements';
export const NOTIFICATIONS = 'Notifications';
export const SKIP_TO_FORM = 'Skip to the form';
export const ERROR = 'Error';
export const WENT_WRONG = 'Something went wrong. Please try again.';

/** "Question 4 of 8". */
export const place = (unit: string, at: number, of: number): string => `${unit} ${at} of ${of}`;
export const nearestAmount = (nearest: string): string => `The nearest amount you can choose is ${nearest}`;
