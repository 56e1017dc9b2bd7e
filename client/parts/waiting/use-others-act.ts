import { useEffect, useEffectEvent } from 'react';
import { useFollowing } from '../screen/followed.ts';

/**
 * For a page that waits for staff or a third party at a status that is otherwise the borrower's to answer: the page moves on by itself, as
 * where the status itself waits (AMB-117). `look` reads the page's own data again: at the beginning, because what the page was drawn from may be
 * older than the status, and after each change.
 */
export function useOthersAct(isWaiting: boolean, look: () => unknown = () => undefined): void {
  const { status, watch } = useFollowing();
  const lookAgain = useEffectEvent(look);
  useEffect(() => (isWaiting ? watch() : undefined), [isWaiting, watch]);
  useEffect(() => {
    if (isWaiting) void lookAgain();
  }, [isWaiting, status.version]);
}
