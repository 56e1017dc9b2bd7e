import { ApiError } from './api-error.ts';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/;

/**
 * Reads an answer by its content type: JSON as a value, PDF as bytes, anything else as text; undefined when there is nothing (B §7).
 * @throws ApiError 'Response was not convertible to json for {url}' when a JSON body does not parse
 */
export async function readBody(response: Response, url: string): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/pdf')) return new Uint8Array(await response.arrayBuffer());
  const body = await response.text();
  if (!JSON_TYPE.test(type)) return body;
  if (body === '') return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new ApiError(`Response was not convertible to json for ${url}`, { status: response.status, data: body, response, cause });
  }
}
