import type { Reply } from '@hearthline/web/api/operation.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { applicationApi } from '../../services/application.ts';
import { type Leaving, useLeaving } from '../link/use-leaving.ts';
import { useFollowing } from '../screen/followed.ts';

/** How the deed is notarized, as in the API. */
export type NotaryInfo = Reply<'notary-get'>;
/** How a session may end without a seal: said by the server, or by the address the notary service returned to. */
export type NotaryFailure = NonNullable<NotaryInfo['failure']> | 'USER_EXIT' | 'NOTARY_CLOSED' | 'KBA_FAILED' | 'ID_FAILED' | 'DECLINED';

/** @param enabled false where the page may not be about the notary: nothing is requested */
export const useNotary = (uuid: string, enabled = true) => useQuery({ ...applicationApi(uuid).notary(), enabled });

/** Leaves for the notary's page, which returns to notary/session. `onClosed` follows when there is no link: the notaries have gone, or the signer is done. */
export function useNotarySession(onClosed: () => unknown): Leaving {
  const { uuid } = useFollowing();
  const { mutateAsync } = useMutation(applicationApi(uuid).openNotarySession());
  return useLeaving(async () => {
    const answer = await mutateAsync({});
    if (answer?.link) {
      window.location.assign(answer.link);
      return 'LEFT';
    }
    await onClosed();
    return { problem: null };
  });
}

/** What the notary's page added to the address: sealed, or why it ended. It is removed at once, so that a reload does not say it again. */
export function takeReturn(): { readonly exit: string | null; readonly isDone: boolean } {
  const { hash, pathname, search } = window.location;
  const given = new URLSearchParams(hash.slice(1));
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
  return { exit: given.get('exit'), isDone: given.has('done') };
}
