import type { GetOptions } from '../wire/order.ts';
import type { ProviderResult } from '../wire/result.ts';

/** Port: the list of housing counseling agencies approved by the U.S. Department of Housing and Urban Development (12 CFR 1024.20). */
export interface HousingCounselorsPort {
  /** The agencies nearest to a ZIP code, ten at most, the nearest first. NO_HIT: reason UNKNOWN_ZIP. */
  near(zip: string, options?: GetOptions): Promise<ProviderResult<readonly HousingCounselor[]>>;
}

export interface HousingCounselor {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly website: string | null;
  readonly languages: readonly string[];
  readonly services: readonly string[];
  /** From the middle of the ZIP code. */
  readonly miles: number;
}
