import type { VendorRow } from '../../wire/row.ts';
import type { ValuationPort } from '../port.ts';
import { createFieldAssignmentsHttp } from './http.ts';

export const FIELD_ASSIGNMENTS: VendorRow<ValuationPort> = {
  speaks: 'assignments with a report of their own, in cents, by a key in a header',
  pair: false,
  callbacks: 'secret',
  connect: createFieldAssignmentsHttp,
  cancel: (port, ref, options) => port.cancel(ref, options),
};
