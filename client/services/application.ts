import { $api } from './api/queries.ts';
import type { paths } from './api/schema.d.ts';

const ONE = '/service-application/api/v1/application/heloc/{uuid}';

type Answer<P extends keyof paths> = paths[P] extends { get: { responses: { 200: { content: { 'application/json': infer T } } } } }
  ? T
  : never;

/** One application as the API tells it. */
export type Application = Answer<'/service-application/api/v1/application/heloc/{uuid}'>;

/** Query options of one application. */
export function applicationQuery(uuid: string) {
  return $api.queryOptions('get', ONE, { params: { path: { uuid } } });
}
