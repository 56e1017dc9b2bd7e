/** Replaces rules/offers/payments.ts and calls the real one. */
import { monthlyPayment as paid, paymentCourse as course, principalFor as supported } from '@hearthline/rules/offers/payments.ts';
import { known } from './known.ts';

export * from '@hearthline/rules/offers/payments.ts';
export const monthlyPayment = known(paid);
export const principalFor = known(supported);
export const paymentCourse = known(course);
