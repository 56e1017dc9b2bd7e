/**
 * The shortest time from the signature to the money, by the steps that law and banks put between them; read by the head of the first question, by
 * the public answers and by the date a borrower is shown, so that all of them claim the same.
 */

/** Business days to cancel in (12 CFR 1026.15(a)(3)). */
export const DAYS_TO_CANCEL = 3;
/** Business days that a county takes to record a deed electronically. */
export const DAYS_TO_RECORD = 1;
/** Business days that a payment takes. */
export const DAYS_TO_PAY = 1;
/** Calendar days between a Texas application with its notice and the closing (Tex. Const. art. XVI s.50(a)(6)(M)(i), 7 TAC 153.51). */
export const TEXAS_DAYS_TO_CLOSE = 12;

/** Business days from the signature to the money, for a line on the home one lives in that nothing delays. */
export const FASTEST_FUNDING = DAYS_TO_CANCEL + DAYS_TO_RECORD + DAYS_TO_PAY;
/** Calendar days from the application to the money, at the least, for a Texas homestead. */
export const FASTEST_FUNDING_IN_TEXAS = TEXAS_DAYS_TO_CLOSE + FASTEST_FUNDING;
