import { ApiError, codeOf } from '@hearthline/web/api/api-error.ts';

/** What is left of a sign-in after the password was right. */
export type PendingSignIn = { readonly challenge: string; readonly needs: 'CODE' | 'NEW_PASSWORD' };

const NEEDS: Readonly<Record<string, PendingSignIn['needs']>> = { second_step_required: 'CODE', password_expired: 'NEW_PASSWORD' };

/** The step that a refused sign-in names; null for any other error. */
export function pendingIn(error: unknown): PendingSignIn | null {
  const needs = NEEDS[codeOf(error) ?? ''];
  const challenge = error instanceof ApiError ? (error.data as { challenge?: unknown } | undefined)?.challenge : undefined;
  return needs && typeof challenge === 'string' ? { challenge, needs } : null;
}

/** The masked address that got the link without which an expired password opens nothing; null for any other error. */
export function linkSentTo(error: unknown): string | null {
  if (codeOf(error) !== 'password_link_required') return null;
  const sentTo = error instanceof ApiError ? (error.data as { sentTo?: unknown } | undefined)?.sentTo : undefined;
  return typeof sentTo === 'string' ? sentTo : '';
}

let pending: PendingSignIn | null = null;

/** Hands a sign-in that began on another page (a new password by email, a signer's) to the sign-in page; it is in memory only. */
export const handSignIn = (step: PendingSignIn): void => void (pending = step);

/** The sign-in that was handed over, once. */
export function takeSignIn(): PendingSignIn | null {
  const step = pending;
  pending = null;
  return step;
}
