import type { VendorRow } from '../../wire/row.ts';
import type { MailPort } from '../port.ts';
import { createMailHttp } from './http.ts';

export const EMAIL_API: VendorRow<MailPort> = {
  speaks: 'Postmark’s API of emails',
  pair: false,
  callbacks: null,
  connect: createMailHttp,
};
