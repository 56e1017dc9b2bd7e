import * as z from 'zod/mini';

const words = (least: string, most: number) =>
  z.string().check(z.trim(), z.minLength(3, least), z.maxLength(most, `At most ${most} characters`));

/** Why something is done, for colleagues. */
export const whyText = words('Say why', 400);
/** What a borrower reads. */
export const textForBorrower = words('Write a sentence for the borrower', 400);
/** What proves it. */
export const evidenceText = words('Name what proves it, such as a court order', 200);
