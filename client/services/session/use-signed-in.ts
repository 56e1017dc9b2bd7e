import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** True while this browser holds a token (B §6). */
export function useSignedIn(): boolean {
  return useSyncExternalStore(session.token.subscribe, session.isSignedIn);
}
