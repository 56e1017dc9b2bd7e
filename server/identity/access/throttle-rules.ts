import type { Config } from '../../config/config.ts';
import type { ThrottleName } from '../../config/env.ts';
import type { Bucket } from './throttle.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How far each limit looks back; how many tries it allows is configuration (quality §3.4). */
const WINDOWS: Readonly<Record<ThrottleName, number>> = {
  signInAccountPlace: MINUTE,
  signInAccount: 15 * MINUTE,
  signInPlace: 15 * MINUTE,
  signUpEmail: HOUR,
  signUpPlace: HOUR,
  identityTries: 6 * HOUR,
  draftsPlace: HOUR,
  waitlistPlace: HOUR,
  trackingPlace: HOUR,
  uploads: HOUR,
};

/** One bucket of a named limit. */
export function bucket(config: Pick<Config, 'throttles'>, name: ThrottleName, subject: string): Bucket {
  return { rule: { name, tries: config.throttles[name], windowMs: WINDOWS[name] }, subject };
}

/** What a sign-in is counted against. An address the account is known from is spared the account's own limit. */
export function signInBuckets(config: Pick<Config, 'throttles'>, account: string, ip: string, knownPlace: boolean): Bucket[] {
  const always = [bucket(config, 'signInAccountPlace', `${account} ${ip}`), bucket(config, 'signInPlace', ip)];
  return knownPlace ? always : [...always, bucket(config, 'signInAccount', account)];
}

export function signUpBuckets(config: Pick<Config, 'throttles'>, account: string, ip: string): Bucket[] {
  return [bucket(config, 'signUpEmail', account), bucket(config, 'signUpPlace', ip)];
}
