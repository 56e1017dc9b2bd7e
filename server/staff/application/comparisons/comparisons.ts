/** What the application says beside what vendors answered. Only what is stored is shown: what nobody asked yet is absent. */
import type { deskComparisons } from '@hearthline/contract/desk/application/comparisons.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { signersOfApplication } from '@hearthline/database/stores/person/signers.ts';
import { answerTimes } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { z } from 'zod';
import type { Context } from '../../../config/context.ts';
import type { StaffCaller } from '../../../identity/request-parts.ts';
import { identityOf, signerIdentityOf } from './identity.ts';
import { incomeOf } from './income.ts';
import { propertyOf } from './property.ts';
import type { Comparison } from './row.ts';
import { titleOf } from './title.ts';
import { valuationOf } from './valuation.ts';
import { watchListOf } from './watch-list.ts';

type Reply = z.input<typeof deskComparisons.reply>;
/** Of one person, what is compared of them, by the names of the log of views. */
type Look = { readonly subjectUuid: string; readonly fields: readonly string[] };

/** What will be shown, a look of each person, and its reading once the looks are recorded. What waits for a decision stands first. */
export async function comparisonsLooked(
  ctx: Context,
  application: Application,
  { role }: Pick<StaffCaller, 'role'>,
  of?: 'WATCHLIST',
): Promise<{ readonly looks: readonly Look[]; readonly read: () => Promise<Reply> }> {
  const { uuid, identityUuid } = application;
  const [times, signers] = await Promise.all([answerTimes(ctx.pool, uuid), signersOfApplication(ctx.pool, uuid)]);
  const ofBorrower = [watchListOf, identityOf, titleOf, valuationOf, incomeOf, propertyOf].map((source) => source(identityUuid));
  const all = [...ofBorrower.slice(0, 2), ...signers.map(signerIdentityOf), ...ofBorrower.slice(2)];
  const asked = of === undefined ? all : [watchListOf(identityUuid)];
  const sources = asked.filter(({ answers }) => answers.some((kind) => times.has(kind)));
  const fields = Map.groupBy(sources, ({ subjectUuid }) => subjectUuid);
  return {
    looks: [...fields].map(([subjectUuid, all]) => ({ subjectUuid, fields: all.map(({ what }) => `comparison with ${what}`) })),
    read: async () => {
      const compared: Comparison[] = [];
      for (const source of sources) compared.push(...(await source.read({ ctx, application, role }, times)));
      return { comparisons: compared.toSorted((a, b) => Number(a.isDecided) - Number(b.isDecided)) };
    },
  };
}
