import { round } from '../world/seeded-random.ts';
import { employmentRecordOf } from '../world/employment.ts';
import { digestOf } from '../world/vendor/vendor.ts';
import { INSTITUTIONS, namesOf } from './scenarios.ts';

export interface BankUser {
  /** The application's uuid. */
  readonly client_user_id: string;
  readonly legal_name?: string;
  readonly email_address?: string;
}

/** One linked sign-in at one bank. */
export interface Item {
  readonly itemId: string;
  readonly institution: string;
  readonly user: BankUser;
  readonly owner: string;
  /** With the user name user_custom: what was typed as the password, {override_accounts: [{inflow_model: {income_amount}}]}. */
  readonly custom: string | null;
}

const DAY = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
/** Share of the total assets, account kind, and last digits of the account number. */
const ACCOUNTS = [
  { name: 'Everyday Checking', type: 'depository', subtype: 'checking', share: 0.12, account: '1111222233330000' },
  { name: 'Rainy Day Savings', type: 'depository', subtype: 'savings', share: 0.38, account: '1111222233331111' },
  { name: 'Individual Retirement', type: 'investment', subtype: 'ira', share: 0.5, account: '1111222233332222' },
] as const;

export function accountsOf(item: Item) {
  const record = employmentRecordOf(namesOf(item.user.legal_name ?? '', item.user.email_address));
  const bank = INSTITUTIONS[item.institution];
  return ACCOUNTS.map(({ share, account, ...rest }) => {
    const balance = round(record.assets * share, 2);
    return {
      ...rest,
      account_id: digestOf([item.itemId, account]),
      mask: account.slice(-4),
      balances: { available: balance, current: balance, iso_currency_code: 'USD' },
      account,
      routing: bank?.routing ?? '',
      tokenized: bank?.tokenized ?? false,
    };
  });
}

export function assetReport(id: string, items: readonly Item[], days: number, now: Date) {
  return {
    asset_report_id: id,
    date_generated: now.toISOString(),
    days_requested: days,
    items: items.map((item) => ({
      institution_name: INSTITUTIONS[item.institution]?.name ?? '',
      accounts: accountsOf(item).map(({ mask, type, subtype, balances }) => ({
        mask,
        type,
        subtype,
        owners: [{ names: [item.owner] }],
        balances,
        historical_balances: Array.from({ length: Math.min(days, 61) }, (_, n) => ({
          date: dayOf(now.getTime() - n * DAY),
          current: round(balances.current * (1 - 0.001 * (n % 30)), 2),
        })),
      })),
    })),
  };
}

/** A year of deposits. Pay arrives gross: the simulated bank withholds nothing. */
export function bankIncome(id: string, items: readonly Item[], now: Date) {
  return {
    bank_income_id: id,
    generated_time: now.toISOString(),
    items: items.map((item) => ({
      institution_name: INSTITUTIONS[item.institution]?.name ?? '',
      bank_income_sources: streamsOf(item).map(({ category, description, monthly }, n) => ({
        income_source_id: `${id}-${n}`,
        income_category: category,
        income_description: description,
        pay_frequency: 'MONTHLY',
        start_date: dayOf(now.getTime() - 360 * DAY),
        end_date: dayOf(now.getTime() - 5 * DAY),
        total_amount: round(monthly * 12, 2),
        historical_summary: Array.from({ length: 12 }, () => ({ total_amounts: [{ amount: monthly, iso_currency_code: 'USD' }] })),
      })),
    })),
  };
}

function streamsOf(item: Item) {
  const stated = customIncome(item.custom);
  const record = employmentRecordOf(namesOf(item.user.legal_name ?? '', item.user.email_address), stated ?? undefined);
  if (record.pay !== null)
    return [{ category: 'SALARY', description: `${record.employer.name.toUpperCase()} PAYROLL`, monthly: round(record.pay / 12, 2) }];
  const pensions = record.pensions.map(({ kind, monthly }) => ({
    category: kind === 'SSA' ? 'BENEFIT_OTHER' : 'RETIREMENT',
    description: kind === 'SSA' ? 'SSA TREAS 310 XXSOC SEC' : 'COPPER RIDGE RETIREMENT SYSTEM',
    monthly,
  }));
  const taken = record.business.reduce((sum, { netProfit, addBacks }) => sum + netProfit + addBacks, 0);
  // Self-employed people pay themselves what the business earns.
  return pensions.length > 0 || taken === 0
    ? pensions
    : [{ category: 'GIG_ECONOMY', description: 'OWNER DRAW', monthly: round(taken / 24, 2) }];
}

function customIncome(custom: string | null): number | null {
  if (custom === null) return null;
  try {
    const typed = JSON.parse(custom) as { override_accounts?: { inflow_model?: { income_amount?: number } }[] };
    const monthly = typed.override_accounts?.[0]?.inflow_model?.income_amount;
    return monthly === undefined ? null : monthly * 12;
  } catch {
    return null;
  }
}
