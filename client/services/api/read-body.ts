import { ApiError } from './api-error.ts';

/** An answer that knows how to read itself by its content type: JSON as a value, PDF as bytes, anything else as text (B §7). */
export type ReadableAnswer = Response & { auto: () => Promise<unknown> };

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/;

/** Gives an answer its reader. Reading throws 'Response was not convertible to json for {url}' when a JSON body does not parse. */
export function withReader(response: Response, url: string): ReadableAnswer {
  const type = response.headers.get('content-type') ?? '';
  const auto = async (): Promise<unknown> => {
    if (type.startsWith('application/pdf')) return new Uint8Array(await response.arrayBuffer());
    const body = await response.text();
    if (!JSON_TYPE.test(type)) return body;
    if (body === '') return undefined;
    try {
      return JSON.parse(body) as unknown;
    } catch (cause) {
      throw new ApiError(`Response was not convertible to json for ${url}`, { status: response.status, data: body, response, cause });
    }
  };
  return Object.assign(response, { auto });
}
