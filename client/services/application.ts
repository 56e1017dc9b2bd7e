import { useQuery, type QueryClient } from '@tanstack/react-query';
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

/** The application a screen is about. */
export function useApplication(uuid: string) {
  return useQuery(applicationQuery(uuid));
}

/** Reads everything known of an application again: after its version changed. */
export function readAgain(client: QueryClient, uuid: string): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => JSON.stringify(query.queryKey).includes(uuid) });
}
