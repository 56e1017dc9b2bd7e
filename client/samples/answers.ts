/** A reply of a story's server: data, a refusal, no reply, or a dropped connection. */
export type Answer =
  | { readonly data: unknown }
  /** The address of a PDF among the assets of the stories. */
  | { readonly pdf: string }
  | {
      readonly refusal: {
        readonly status: number;
        readonly code: string;
        readonly message?: string;
        readonly errors?: readonly { field: string; message: string }[];
        readonly headers?: Readonly<Record<string, string>>;
      };
    }
  | 'never'
  | 'offline';

/** `GET /service-…/{uuid}/offers` → its reply, or one after the other, of which the last stays. Path parameters may be written as in the contract. */
export type Answers = Readonly<Record<string, Answer | readonly [Answer, Answer]>>;

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

/** The server of one story. Requests that are not to the API go through; `changes` answers those that would change something and are not in the table. */
export function fetchFrom(answers: Answers, through: typeof fetch, changes?: Answer): typeof fetch {
  const rows = Object.entries(answers).map(([key, answer]) => {
    const [method = '', path = ''] = key.split(' ');
    return { method, path: toPattern(path), answers: Array.isArray(answer) ? [...(answer as readonly Answer[])] : [answer as Answer] };
  });
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/service-') && !pathname.startsWith('/identity/')) return through(input, init);
    const row = rows.find(({ method, path }) => method === request.method && path.test(pathname));
    const answer = (row && row.answers.length > 1 ? row.answers.shift() : row?.answers[0]) ??
      (request.method === 'GET' ? undefined : changes) ?? {
        refusal: { status: 404, code: 'not_found', message: `${request.method} ${pathname} has no answer in this story` },
      };
    if (answer === 'never')
      return new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('aborted'))));
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if ('data' in answer) return Response.json(answer.data);
    if ('pdf' in answer) return new Response(await (await through(answer.pdf)).blob(), { headers: { 'content-type': 'application/pdf' } });
    const { status, code, message = code, errors = [{ field: '', message }], headers } = answer.refusal;
    return Response.json(
      { status, code, message, errors },
      { status, headers: { ...headers, 'content-type': 'application/problem+json' } },
    );
  };
}
