import { outside, signer } from '@hearthline/journey/paths.ts';

/** Where a person who was signed out goes: the signer's own login on signer paths, else /auth/login; both lead back (A §6, AMB-120). */
export function signInPath(here: string): string {
  return here.startsWith(signer.index()) ? signer.login() : outside.authLogin({ redirectUrl: here });
}
