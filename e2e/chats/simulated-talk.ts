import { runInThisContext } from 'node:vm';
import type { Talk } from '@hearthline/client/chat/talkjs/api.ts';

/** Runs the script that TalkJS's simulator serves, as a page does that loads it. */
export async function loadSimulatedTalk(address: string | null): Promise<Talk> {
  const script = await (await fetch(`${address}/talk.js`)).text();
  const page: { readonly WebSocket: typeof WebSocket; Talk?: Talk } = { WebSocket };
  (runInThisContext(`(function (window) { ${script} })`) as (window: object) => void)(page);
  if (page.Talk === undefined) throw new Error('The script has left nothing');
  return page.Talk;
}
