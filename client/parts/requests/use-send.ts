import { codeOf } from '@hearthline/web/api/api-error.ts';
import { type Sending, useSending } from '@hearthline/web/requests/use-sending.ts';
import { use } from 'react';
import { FollowedContext } from '../screen/followed.ts';

/**
 * Sends a screen's request. Inside an application `follow` then decides the next screen; with `stays` the request does not move the application on, and
 * its status is re-read once instead of polled for the next one. When the step is no longer open, the status is re-read at once.
 */
export function useSend({ stays = false }: { stays?: boolean | undefined } = {}): Sending {
  const followed = use(FollowedContext);
  return useSending({
    async around(call) {
      if (followed && !stays) return followed.submit(call);
      await call();
      return followed?.again();
    },
    onFailed(error) {
      const code = codeOf(error);
      if (code === 'out_of_order' || code === 'stale_version') void followed?.again();
    },
  });
}
