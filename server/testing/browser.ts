import type { FastifyInstance } from 'fastify';
import type { Response } from 'light-my-request';

/** A browser without a screen: stores cookies, follows redirects, posts forms. */
export function browserOf(app: FastifyInstance, host = 'localhost') {
  const cookies = new Map<string, string>();
  const ask = async (
    method: 'GET' | 'POST',
    address: string,
    form?: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
  ) => {
    const { pathname, search, host: at } = new URL(address, `http://${host}`);
    const answer: Response = await app.inject({
      method,
      url: pathname + search,
      headers: {
        host: at,
        accept: 'text/html,application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const cookie of answer.cookies) {
      if (cookie.value === '' || (cookie.expires && cookie.expires.getTime() <= 0)) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    return answer;
  };
  /** Follows redirects to the first reply that is a page, or to a path that `until` accepts. Returns the last address and reply. */
  const follow = async (first: Response, until: (address: string) => boolean): Promise<{ address: string; answer: Response }> => {
    let answer = first;
    for (let hop = 0; hop < 10; hop += 1) {
      const next = answer.headers.location;
      if (typeof next !== 'string') return { address: '', answer };
      if (until(next)) return { address: next, answer };
      answer = await ask('GET', next);
    }
    throw new Error('The redirects never end');
  };
  return { ask, follow, cookies };
}
