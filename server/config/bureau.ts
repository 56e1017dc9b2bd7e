import type { Bureau } from '@hearthline/rules/regulation/adverse-action.ts';
import type { Environment } from './env.ts';

/** The invented credit bureau of the sandbox: its simulator replies under this name (providers/credit-bureau). */
export const SANDBOX_BUREAU: Bureau = {
  name: 'Meridian Credit Bureau',
  lines: ['P.O. Box 1000', 'Sample City, AZ 85004'],
  phone: '800-555-0142',
  site: 'meridian-credit.example',
};

const FIELDS = ['CREDIT_BUREAU_NAME', 'CREDIT_BUREAU_ADDRESS', 'CREDIT_BUREAU_PHONE', 'CREDIT_BUREAU_SITE'] as const;

/** The bureau settings that production lacks: notices must name the consumer reporting agency (15 USC 1681m(a)(3)). */
export const missingOfBureau = (env: Environment): string[] =>
  FIELDS.filter((name) => env[name] === undefined).map(
    (name) => `${name}: required in production, because notices name the consumer reporting agency`,
  );

/** The consumer reporting agency that notices and score disclosures name. */
export const bureauOf = (env: Environment): Bureau => ({
  name: env.CREDIT_BUREAU_NAME ?? SANDBOX_BUREAU.name,
  lines: env.CREDIT_BUREAU_ADDRESS?.split(';').map((line) => line.trim()) ?? SANDBOX_BUREAU.lines,
  phone: env.CREDIT_BUREAU_PHONE ?? SANDBOX_BUREAU.phone,
  site: env.CREDIT_BUREAU_SITE ?? SANDBOX_BUREAU.site,
});
