import { emailTags } from '../world/vendor/orders.ts';

/** What the exchange does with a customer, by a tag of the email address; a plus sign introduces it (+walletrefused). */
export interface WalletScenario {
  /** Seconds it takes to examine the customer, product time. */
  readonly examinationSeconds: number;
  readonly refusal: 'NOT_ACCEPTED' | 'NAME_NOT_VERIFIED' | null;
  /** A group's policy governs the account. */
  readonly isGroup: boolean;
  /** What has become of the account when money is announced. */
  readonly blocked: 'ACCOUNT_CLOSED' | 'ACCOUNT_FROZEN' | null;
  /** How the account number at the bank ends: the payments vendor decides by it what comes back (money-movement/scenarios.ts). */
  readonly accountEnding: string;
}

const DAY_SECONDS = 86_400;
const USUAL: WalletScenario = { examinationSeconds: 0, refusal: null, isGroup: false, blocked: null, accountEnding: '70006' };
const BY_TAG: Readonly<Record<string, Partial<WalletScenario>>> = {
  walletreview: { examinationSeconds: 2 * DAY_SECONDS },
  walletrefused: { refusal: 'NOT_ACCEPTED' },
  walletname: { refusal: 'NAME_NOT_VERIFIED' },
  walletgroup: { isGroup: true },
  walletclosed: { blocked: 'ACCOUNT_CLOSED' },
  walletfrozen: { blocked: 'ACCOUNT_FROZEN' },
  walletreturn: { accountEnding: '111111113' },
};

export const scenarioOf = (email: string): WalletScenario =>
  Object.assign({}, USUAL, ...emailTags(email).map((tag) => BY_TAG[tag] ?? {})) as WalletScenario;
