import type { AddressPort } from '@hearthline/providers/address/port.ts';
import type { BankAccountCheckPort } from '@hearthline/providers/bank-account-check/port.ts';
import type { BankSignInPort } from '@hearthline/providers/bank-link/sandbox.ts';
import type { createPayrollSandbox } from '@hearthline/providers/payroll/sandbox.ts';
import type { BankLinkPort } from '@hearthline/providers/bank-link/port.ts';
import type { ChecksPort } from '@hearthline/providers/checks/port.ts';
import type { CreditBureauPort } from '@hearthline/providers/credit-bureau/port.ts';
import type { ERecordingPort } from '@hearthline/providers/e-recording/port.ts';
import type { FloodPort } from '@hearthline/providers/flood/port.ts';
import type { IdentityDocumentsPort } from '@hearthline/providers/identity-documents/port.ts';
import type { InsurancePort } from '@hearthline/providers/insurance/port.ts';
import type { MailPort } from '@hearthline/providers/mail/port.ts';
import type { MoneyMovementPort } from '@hearthline/providers/money-movement/port.ts';
import type { NotaryPort } from '@hearthline/providers/notary/port.ts';
import type { PayoffLettersPort } from '@hearthline/providers/payoff-letters/port.ts';
import type { PayrollPort } from '@hearthline/providers/payroll/port.ts';
import type { PropertyPort } from '@hearthline/providers/property/port.ts';
import type { TaxDocumentsPort } from '@hearthline/providers/tax-documents/port.ts';
import type { TextPort } from '@hearthline/providers/text/port.ts';
import type { TitlePort } from '@hearthline/providers/title/port.ts';
import type { ValuationPort } from '@hearthline/providers/valuation/port.ts';

/** The third parties behind their ports: a simulator or the vendor, by URL and key alone. */
export type Providers = {
  readonly address: AddressPort;
  readonly bankAccountCheck: BankAccountCheckPort;
  readonly bankLink: BankLinkPort;
  readonly checks: ChecksPort;
  readonly creditBureau: CreditBureauPort;
  readonly eRecording: ERecordingPort;
  readonly flood: FloodPort;
  readonly identityDocuments: IdentityDocumentsPort;
  readonly insurance: InsurancePort;
  readonly mail: MailPort;
  readonly moneyMovement: MoneyMovementPort;
  readonly notary: NotaryPort;
  readonly payoffLetters: PayoffLettersPort;
  readonly payroll: PayrollPort;
  readonly property: PropertyPort;
  readonly taxDocuments: TaxDocumentsPort;
  readonly text: TextPort;
  readonly title: TitlePort;
  readonly valuation: ValuationPort;
  /** What a borrower does at a vendor's own widget, where the sandbox plays one. Vendors themselves refuse it. */
  readonly widgets: { readonly bankLink: BankSignInPort; readonly payroll: ReturnType<typeof createPayrollSandbox> };
};
