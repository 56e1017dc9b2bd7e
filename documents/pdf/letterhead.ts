import type { Lender } from '@hearthline/orgs/schema.ts';
import { addressLines } from '@hearthline/rules/address.ts';

/** What stands at the right of a letterhead, a line each. */
export const letterheadLines = ({ legalName, address, supportPhone, supportEmail, nmls }: Lender): string[] => [
  legalName,
  addressLines(address).join(', '),
  `${supportPhone}  ·  ${supportEmail}`,
  `NMLS ${nmls}`,
];
