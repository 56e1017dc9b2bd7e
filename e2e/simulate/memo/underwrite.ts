/** Replaces rules/offers/underwrite.ts and calls the real one: applications with the same figures are priced once. */
import { offersOf, underwrite as priced } from '@hearthline/rules/offers/underwrite.ts';
import { memoized } from './known.ts';

export { offersOf };

export const underwrite = memoized(priced, (input) => JSON.stringify(input));
