import type { Talk } from './api.ts';

/** Where the vendor's script is, unless the server names another address. */
const CDN = 'https://cdn.talkjs.com';

type Waiting = [run: () => unknown, resolve: (value: unknown) => void, reject: (reason: unknown) => void];
type Global = { Talk?: Partial<Talk> & { readonly v?: number; readonly ready?: object } };

let loading: Promise<Talk> | undefined;

/** Loads the vendor's script into the page, once: it finds in `Talk.ready` what waits for it (talkjs.com/docs: Getting started). */
export async function loadTalk(address: string | null): Promise<Talk> {
  loading ??= new Promise<Talk>((resolve, reject) => {
    const global = window as Global;
    const waiting: Waiting[] = [];
    const then = async (run: () => unknown) => new Promise((done, failed) => waiting.push([run, done, failed]));
    global.Talk ??= { v: 3, ready: { then, catch: () => undefined, c: waiting } };
    const script = Object.assign(document.createElement('script'), { src: `${(address ?? CDN).replace(/\/+$/, '')}/talk.js`, async: true });
    script.addEventListener('error', () => {
      script.remove();
      delete global.Talk;
      reject(new Error('The script of TalkJS could not be loaded'));
    });
    waiting.push([() => resolve(global.Talk as Talk), () => undefined, reject]);
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
