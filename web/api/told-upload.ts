/** Sends a request whose body is large, and tells how much of it was sent, from 0 to 1. */
export type ToldUpload = (tell: (part: number) => void) => (request: Request) => Promise<Response>;

const headersOf = (lines: string): Headers =>
  new Headers(
    lines
      .split(/[\r\n]+/)
      .filter(Boolean)
      .map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1).trim()];
      }),
  );

/** Statuses whose replies have no body. */
const EMPTY = [204, 205, 304];

/** As a browser does it: `fetch` has no progress of what is sent, XMLHttpRequest has. */
export const toldUpload: ToldUpload = (tell) => async (request) => {
  const body = await request.blob();
  request.signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const sending = new XMLHttpRequest();
  sending.open(request.method, request.url);
  request.headers.forEach((value, name) => sending.setRequestHeader(name, value));
  sending.withCredentials = request.credentials === 'include';
  sending.responseType = 'blob';
  sending.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && tell(loaded / total));
  sending.addEventListener('load', () => {
    const { status, statusText, response } = sending;
    const reply = EMPTY.includes(status) ? null : (response as Blob);
    resolve(new Response(reply, { status, statusText, headers: headersOf(sending.getAllResponseHeaders()) }));
  });
  for (const end of ['error', 'abort'] as const) sending.addEventListener(end, () => reject(new TypeError('The request was not answered')));
  request.signal.addEventListener('abort', () => sending.abort(), { once: true });
  sending.send(body);
  return promise;
};
