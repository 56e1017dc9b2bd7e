/** What must be true at the vendors: nobody works on what the product has given up, and nothing is sent twice. */
import type { World } from '../world.ts';
import type { Application } from './log.ts';

/** Vendors at which an order can be canceled. */
const CANCELS: ReadonlySet<string> = new Set(['valuation', 'notary']);

export function wrongWithVendors({ book, db }: World, { row }: Application): string[] {
  const uuid = row['uuid'] as string;
  const rows = [...(db.tables.get('provider_order')?.values() ?? [])].filter(
    (r) => r['applicationUuid'] === uuid && CANCELS.has(r['provider'] as string),
  );
  const abandoned = rows.flatMap((order) => {
    const at = book.orders.get(order['ref'] as string);
    const until = order['endedAt'] as Date | undefined;
    return at && until && !at.cancelled && until.getTime() < at.startedAt + at.takes ? [`${at.ref} was given up, and is not canceled`] : [];
  });
  const left =
    row['active'] === true
      ? []
      : rows.filter((r) => r['state'] === 'OPEN').map((r) => `${r['ref'] as string} is open, and the application has ended`);
  const letters = book.effects.filter(({ what }) => what === `letter to ${uuid}`).length;
  const mailings = [...(db.tables.get('mailing')?.values() ?? [])].filter((r) => r['application_uuid'] === uuid).length;
  return [...abandoned, ...left, ...(letters > mailings ? [`${letters} letters were printed of ${mailings}`] : [])];
}
