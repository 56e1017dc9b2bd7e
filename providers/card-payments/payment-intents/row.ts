import { z } from 'zod';
import type { VendorRow } from '../../wire/row.ts';
import type { CardPaymentsPort } from '../port.ts';
import { createCardPaymentsHttp } from './http.ts';

export const PAYMENT_INTENTS: VendorRow<CardPaymentsPort> = {
  speaks: 'Stripe’s API of payment intents',
  pair: false,
  callbacks: null,
  connect: createCardPaymentsHttp,
  // Charged, but the application ended before that was recorded. Nothing is given back where nothing was charged.
  cancel: (port, ref, options) => port.refund(ref, options),
  page: {
    // The vendor forbids copies of its script.
    script: 'https://js.stripe.com/v3/',
    frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    connects: ['https://api.stripe.com'],
    publishableKey: z.string().startsWith('pk_'),
    simulatedAt: '/v1/card-field',
  },
};
