import type { AddressPort } from '@hearthline/providers/address/port.ts';
import type { CreditBureauPort } from '@hearthline/providers/credit-bureau/port.ts';
import type { PropertyPort } from '@hearthline/providers/property/port.ts';
import type { TitlePort } from '@hearthline/providers/title/port.ts';

/** The third parties of prequalification, behind their ports: a simulator or the vendor, by URL and key alone. */
export type Providers = {
  readonly creditBureau: CreditBureauPort;
  readonly property: PropertyPort;
  readonly title: TitlePort;
  readonly address: AddressPort;
};
