import * as z from 'zod';
import type { ValuationReport } from '../port.ts';

/** Grades of the uniform appraisal dataset: C1 as built, C4 worn as homes are, C6 not safe to live in. */
const GRADES: Readonly<Record<string, ValuationReport['condition']>> = {
  C1: 'EXCELLENT',
  C2: 'GOOD',
  C3: 'GOOD',
  C4: 'AVERAGE',
  C5: 'FAIR',
  C6: 'POOR',
};
const OCCUPANTS = { O: 'OWNER', T: 'TENANT', V: 'VACANT', U: 'UNKNOWN' } as const;

const cents = z.number().int();
/** The vendor's report, amounts in cents. */
export const Report = z.object({
  opinion: z.object({ cents: cents.positive(), lowCents: cents, highCents: cents, effective: z.iso.date() }),
  subject: z.object({ grade: z.string().nullable(), occupant: z.enum(['O', 'T', 'V', 'U']) }),
  repairs: z.array(z.object({ item: z.string(), cents })),
  sales: z.array(
    z.object({ where: z.string(), cents, closed: z.iso.date(), squareFeet: z.number(), miles: z.number(), adjustmentCents: cents }),
  ),
  images: z.array(z.string()),
  license: z.string(),
});

const dollars = (amount: number): number => amount / 100;

/** The report in the words of the product. */
export const reportOf = ({ opinion, subject, repairs, sales, images, license }: z.infer<typeof Report>): ValuationReport => ({
  value: dollars(opinion.cents),
  low: dollars(opinion.lowCents),
  high: dollars(opinion.highCents),
  asOf: opinion.effective,
  condition: GRADES[subject.grade ?? ''] ?? 'NOT_AVAILABLE',
  occupancy: OCCUPANTS[subject.occupant],
  repairs: repairs.map(({ item, cents: cost }) => ({ what: item, cost: dollars(cost) })),
  comparables: sales.map(({ where, cents: price, closed, squareFeet, miles, adjustmentCents }) => ({
    address: where,
    price: dollars(price),
    soldOn: closed,
    livingArea: squareFeet,
    distance: miles,
    adjustment: dollars(adjustmentCents),
  })),
  photos: images,
  agentLicense: license,
});
