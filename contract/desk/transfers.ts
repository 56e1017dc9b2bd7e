/** The money of a line after its approval, transfer by transfer, as the desk shows it. */
import { z } from 'zod';

/**
 * WAITING: approved, and not sent. UNSURE: sent or not, the vendor’s reply was lost. SENT: the bank has not answered. BY_HAND: staff paid it another way.
 */
export const TRANSFER_STATES = ['WAITING', 'UNSURE', 'SENT', 'LATE', 'SETTLED', 'BY_HAND', 'RETURNED', 'NOT_SENT'] as const;

export const transfer = z.object({
  payee: z.string().describe('The debt, or `borrower`'),
  to: z.string().describe('The creditor, or the borrower'),
  account: z.string().nullable().describe('Bank and last four; null for a creditor, and for an account that sent the money back'),
  amount: z.number().describe('US dollars'),
  state: z.enum(TRANSFER_STATES),
  stateText: z.string(),
  reference: z.string().nullable().describe('The transfer’s number at the vendor, or of the check or wire that paid it by hand'),
  sentAt: z.iso.datetime().nullable(),
  expectedOn: z.iso.date().nullable().describe('The banking day on which the bank is expected to settle it'),
  endedAt: z.iso.datetime().nullable().describe('When it was settled, or came back'),
  todo: z.string().describe('What a person can do about it'),
});
transfer.register(z.globalRegistry, { id: 'MoneyTransfer' });
export type MoneyTransfer = z.output<typeof transfer>;
