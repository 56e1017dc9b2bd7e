/** What borrowers meet of vendors in their own browsers: their widgets, which the sandbox plays, and the field of the card vendor. */
import { PORTS } from '@hearthline/providers/ports.ts';
import type { ProviderResult } from '@hearthline/providers/wire/result.ts';

type Visit<Typed, Result> = (typed: Typed) => Promise<ProviderResult<Result>>;
type SignIn<Typed> = Visit<Typed, { readonly publicToken: string }>;

export type PageRequest = { readonly token: string; readonly search: string; readonly form: string | null };

/** Signs the borrower in at the page of the bank, payroll or tax vendor. Only the sandbox can (sandbox/simulators.ts). */
export type Widgets = {
  readonly bankLink: SignIn<{ readonly linkToken: string }>;
  readonly payroll: SignIn<{ readonly bridgeToken: string }>;
  /** A simulator's page as the borrower's browser gets it. */
  readonly page: (vendor: string, request: PageRequest) => Promise<Response>;
  readonly taxDocuments: Visit<{ readonly orderId: string }, { readonly status: string }>;
};

/** The card vendor's own field: no card number passes through the product. SCRIPT: the vendor's script makes it; PAGE: a page of the simulator. */
export type CardField =
  | { readonly kind: 'SCRIPT'; readonly url: string; readonly publishableKey: string }
  | { readonly kind: 'PAGE'; readonly url: string };

/** Origins that pages need for a card field, by directive of the content security policy. */
export function cardFieldOrigins(field: CardField | null): Readonly<Record<'script' | 'frame' | 'connect', readonly string[]>> {
  if (field?.kind === 'SCRIPT') {
    const page = Object.values(PORTS.cardPayments.vendors).find((row) => row.page?.script === field.url)?.page;
    return { script: [new URL(field.url).origin], frame: page?.frames ?? [], connect: page?.connects ?? [] };
  }
  return { script: [], frame: field ? [new URL(field.url).origin] : [], connect: [] };
}
