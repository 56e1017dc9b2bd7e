import type { EmploymentRecord } from '../world/employment.ts';

/** Outcome of a sign-in at the payroll source, by the user name typed: goodlogin / goodpassword, or error_login_error, error_account_locked … */
export function signInEnd(username: string, password: string): string {
  const code = /^error_(login_error|mfa_error|account_locked|no_data|unavailable|error)$/.exec(username)?.[1];
  if (code !== undefined) return code;
  return username === 'goodlogin' && password === 'goodpassword' ? 'done' : 'login_error';
}

/** What the source holds after a successful sign-in: nothing for people who are not on its payroll. */
export function contentEnd(source: string, record: Pick<EmploymentRecord, 'pay' | 'pensions'>): 'done' | 'no_data' {
  return source === 'payroll' && record.pay === null ? 'no_data' : 'done';
}
