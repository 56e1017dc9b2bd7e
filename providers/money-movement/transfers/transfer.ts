import * as z from 'zod';
import type { Transfer, TransferNetwork, TransferStatus } from '../port.ts';

/** Networks by their names at the vendor. */
export const NETWORKS: Readonly<Record<TransferNetwork, string>> = { ACH: 'ach', SAME_DAY_ACH: 'same-day-ach', WIRE: 'wire' };
const STATUSES: Readonly<Record<string, TransferStatus>> = {
  pending: 'PENDING',
  posted: 'POSTED',
  settled: 'SETTLED',
  funds_available: 'SETTLED',
  cancelled: 'CANCELLED',
  failed: 'FAILED',
  returned: 'RETURNED',
};

/** A transfer as the vendor describes it. */
export const Read = z.object({
  transfer: z.object({
    id: z.string(),
    network: z.string(),
    amount: z.string(),
    status: z.enum(Object.keys(STATUSES)),
    expected_settlement_date: z.string().nullable(),
    failure_reason: z.object({ ach_return_code: z.string().nullable(), description: z.string(), date: z.string().optional() }).nullable(),
    notification_of_change: z
      .object({ code: z.string(), corrected_routing_number: z.string().nullable(), corrected_account_number: z.string().nullable() })
      .nullable()
      .optional(),
  }),
});

/** Why an authorization was declined. */
export function declined(code: string | undefined): string {
  return code === 'NSF' ? 'NSF_RISK' : code === 'TRANSFER_LIMIT_REACHED' ? 'TRANSFER_LIMIT' : (code ?? 'DECLINED');
}

/** A transfer as the port has it. */
export function transferOf(wire: z.infer<typeof Read>['transfer']): Transfer {
  const { failure_reason: failure, notification_of_change: notice } = wire;
  const status = STATUSES[wire.status] ?? 'PENDING';
  return {
    status,
    network: (Object.keys(NETWORKS) as TransferNetwork[]).find((network) => NETWORKS[network] === wire.network) ?? 'ACH',
    amount: Number(wire.amount),
    settlesOn: wire.expected_settlement_date,
    returned:
      status === 'RETURNED' && failure !== null
        ? { code: failure.ach_return_code ?? 'RETURNED', text: failure.description, on: failure.date ?? '' }
        : null,
    notice: notice
      ? { code: notice.code, routingNumber: notice.corrected_routing_number, accountNumber: notice.corrected_account_number }
      : null,
  };
}
