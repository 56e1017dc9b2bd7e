/** Replaces rules/offers/payments.ts and calls the real one. */
import { monthlyPayment as paid, paymentCourse as course, principalFor as supported } from '@hearthline/rules/offers/payments.ts';
import { memoized } from './known.ts';

export * from '@hearthline/rules/offers/payments.ts';
export const monthlyPayment = memoized(paid);
export const principalFor = memoized(supported);
export const paymentCourse = memoized(course);
