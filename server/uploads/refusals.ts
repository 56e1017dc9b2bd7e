/** Why a file is not taken, each with the sentence its sender reads. Codes are kept with the upload's row. */
export const REFUSALS = {
  EMPTY: 'This file is empty. Choose another one.',
  UNSUPPORTED: 'Choose a JPEG, PNG or PDF file.',
  INFECTED: 'Our virus check stopped this file. Send it from another device, or take a picture of the paper.',
  DAMAGED: 'We cannot open this file. Save it again, or take a picture of the paper.',
  TOO_MANY_PIXELS: 'This picture is too large to open. Send it at a smaller size.',
  PROTECTED: 'This file is protected with a password. Save it without one and send it again.',
  TOO_MANY_PAGES: 'This file has too many pages. Send the pages we asked for.',
  TOO_DENSE: 'This file is too large when it is opened. Print it to a new PDF and send that.',
  ACTIVE: 'This file contains a program, a form or an attachment. Print it to a new PDF and send that.',
  MIXED: 'This file is more than one kind of file at once. Print it to a new PDF and send that.',
  INTERRUPTED: 'We could not finish checking this file. Send it again.',
} as const;
export type Refusal = keyof typeof REFUSALS;
