import { expect, test, vi } from 'vitest';
import { toldUpload } from './told-upload.ts';

/** As much of a browser's request as is used, which a test plays. */
class PlayedRequest extends EventTarget {
  static last: PlayedRequest | undefined;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened: readonly [string, string] | undefined;
  body: Blob | undefined;
  withCredentials = false;
  status = 0;
  statusText = '';
  response: Blob | undefined;
  isAborted = false;
  constructor() {
    super();
    PlayedRequest.last = this;
  }
  open(method: string, url: string): void {
    this.opened = [method, url];
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-a: b: c\r\n';
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  send(body: Blob): void {
    this.body = body;
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}
vi.stubGlobal('XMLHttpRequest', PlayedRequest);

const requestOf = (signal?: AbortSignal): Request => {
  const body = new FormData();
  body.set('file', new File(['0123456789'], 'note.txt'));
  const headers = { 'x-org': 'MAIN' };
  return new Request('https://hearthline.example/files', {
    method: 'POST',
    body,
    headers,
    credentials: 'include',
    ...(signal && { signal }),
  });
};
/** Sends one, and gives the browser's request once it is on its way. */
async function sending(tell: (part: number) => void = () => undefined, signal?: AbortSignal) {
  PlayedRequest.last = undefined;
  const reply = toldUpload(tell)(requestOf(signal));
  const played = await vi.waitFor(() => {
    if (PlayedRequest.last?.body === undefined) throw new Error('Nothing was sent');
    return PlayedRequest.last;
  });
  return { reply, played };
}

test('the request is sent as it is, its progress is told, and its reply is the reply', async () => {
  const told: number[] = [];
  const { reply, played } = await sending((part) => void told.push(part));
  expect(played).toMatchObject({ opened: ['POST', 'https://hearthline.example/files'], withCredentials: true });
  expect(played.headers).toMatchObject({ 'x-org': 'MAIN', 'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/) });
  expect(await played.body?.text()).toContain('0123456789');
  played.progress(50, 200);
  played.progress(0, 0);
  played.progress(200, 200);
  Object.assign(played, { status: 201, response: new Blob(['{"uuid":"a"}']) });
  played.dispatchEvent(new Event('load'));
  const { status, headers } = await reply;
  expect([told, status, headers.get('x-a'), await (await reply).json()]).toEqual([[0.25, 1], 201, 'b: c', { uuid: 'a' }]);
});

test('a lost connection and a call that is given up are failures', async () => {
  const lost = await sending();
  lost.played.dispatchEvent(new Event('error'));
  await expect(lost.reply).rejects.toThrow(TypeError);
  const stop = new AbortController();
  const stopped = await sending(undefined, stop.signal);
  stop.abort();
  await expect(stopped.reply).rejects.toThrow(TypeError);
  expect(stopped.played.isAborted).toBe(true);
});
