/** Why money waits: holds, last checks, accounts, conditions, approvals. */
import { staffActionsOf } from '@hearthline/database/stores/lender/staff.ts';
import { ACCOUNT_KEYS } from '@hearthline/journey/facts/verification.ts';
import { isPaidToExchange } from '@hearthline/journey/selectors.ts';
import { approvalsNeeded, isApproved, TWO_PERSON_LINE } from '@hearthline/journey/steps/funding.ts';
import { isHeld, moneySent } from '@hearthline/journey/steps/rescission.ts';
import { fundingSheet } from '../../../steps/closing/funding-sheet.ts';
import { payeesOf } from '../../payees.ts';
import { openFor } from './conditions.ts';
import { amount, dollars, figure, type Reason, type ReasonsOf } from './reason.ts';
import { CHECKS, FINDINGS, HOLDS, PAYOFFS, RETURNS, wordsIn } from './vocabulary.ts';

/** Staff hold the line, or a written notice to cancel waits for the second person. */
export const held: ReasonsOf = async ({ facts, ctx, application, when }) => {
  if (!isHeld(facts)) return [];
  const { heldFor, letter, rescission } = facts.closing;
  const act = (await staffActionsOf(ctx.pool, application.uuid)).findLast(({ action }) => action === 'hold-funding');
  const ends = figure('Right to cancel ends', rescission && when(rescission.endsAt));
  const notice: Reason[] =
    letter === null
      ? []
      : [
          {
            text: 'A written notice to cancel came: nothing is recorded or paid until a second person has read it.',
            section: 'documents',
            figures: [...ends, ...figure('Notice', 'Under Documents')],
          },
        ];
  return heldFor === null
    ? notice
    : [
        ...notice,
        {
          text: `The funding is held${act ? ` by ${act.person}` : ''}: ${(HOLDS[heldFor] ?? heldFor).replace(/[.\s]*$/, '')}.`,
          section: 'timeline',
          since: act?.at.toISOString(),
          figures: [...ends, ...amount('Line', facts.selection?.lineAmount), ...figure('Held by', act?.person)],
        },
      ];
};

/** What keeps a line from being approved: each check that stopped, each account that is not verified, each condition that is open. */
export const lastChecks: ReasonsOf = async (from) => {
  const { facts, ctx, application, people } = from;
  const { finalChecks } = facts.closing;
  const stopped = finalChecks === null || finalChecks.clear || finalChecks.cleared ? null : finalChecks;
  // Older last checks do not say which of them stopped.
  const checks = (stopped?.reasons ?? []).map((reason, at): Reason => ({
    text: `${stopped?.stopped?.[at] === undefined ? 'A last check stopped' : CHECKS[stopped.stopped[at]]}: ${wordsIn(FINDINGS, reason)}.`,
    section: 'timeline',
    figures: [
      ...figure('Check', stopped?.stopped?.[at] && CHECKS[stopped.stopped[at]]),
      ...figure('Borrower', people.person('borrower')),
      ...amount('Line', facts.selection?.lineAmount),
    ],
  }));
  const accounts =
    isPaidToExchange(facts) || facts.verification[ACCOUNT_KEYS.DISBURSEMENT]?.verification === 'VERIFIED'
      ? []
      : await payeesOf(ctx, application);
  return [
    ...checks,
    ...accounts
      .filter(({ role }) => role === 'Receives the money')
      .map(({ bank, mask, state, finding }): Reason => ({
        text: `The account that receives the money is not verified: ${state.toLowerCase()}.`,
        section: 'parties',
        figures: [...figure('Account', `${bank ?? 'Bank not told'}, ending in ${mask}`), ...figure('The bank answered', finding)],
      })),
    ...(await openFor('FUNDING')(from)),
  ];
};

/** Every condition is met: what is paid, and how many people have approved. */
export const fundingToApprove: ReasonsOf = async ({ facts, ctx, application, people }) => {
  const sheet = await fundingSheet(ctx, application);
  if (!sheet || isApproved(facts)) return [];
  const needed = approvalsNeeded(facts);
  const { approvals, disbursement } = facts.closing;
  const payoffs = sheet.payoffs.flatMap(({ creditor, amount: owed }) => amount(`To ${creditor}`, owed));
  return [
    {
      text: `${dollars(sheet.net)} to ${people.person('borrower')}${sheet.payee.bank === null ? '' : ` at ${sheet.payee.bank}`} waits for ${needed === 1 ? 'an approval' : `approval ${approvals.length + 1} of ${needed}`}.`,
      section: 'figures',
      figures: [
        ...amount('Line', sheet.line),
        ...payoffs,
        ...amount('To the borrower', sheet.net),
        ...figure('Account ending in', sheet.payee.mask),
        ...figure('Came back', disbursement?.stage === 'RETURNED' ? wordsIn(RETURNS, disbursement.code ?? 'FAILED') : null),
      ],
      limit: needed === 1 ? undefined : `Two people approve a line above ${dollars(TWO_PERSON_LINE)}`,
    },
  ];
};

/** Money that is out: the transfer to the borrower, and each debt that is paid from the line. */
export const moneyOut: ReasonsOf = async ({ facts, ctx, application, people }) => {
  const sheet = moneySent(facts) ? await fundingSheet(ctx, application) : null;
  if (!sheet) return [];
  const { disbursement } = facts.closing;
  return [
    {
      text: disbursement
        ? `${dollars(disbursement.amount)} to ${people.person('borrower')} is on its way to the bank.`
        : `Debts are being paid off before ${people.person('borrower')} gets the rest.`,
      section: 'timeline',
      figures: sheet.payoffs.flatMap(({ creditor, amount: owed, state }) => figure(creditor, `${dollars(owed)}, ${PAYOFFS[state]}`)),
    },
  ];
};
