import {
  type QueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { Call, OperationArguments, Input, Operation, OperationId, Reply } from './operation.ts';

/** The key of a read: its operation, and what it was asked with. */
export type ReadKey = readonly [operation: string, input: object | null];

/** Forgets and reads again what was read from operations whose method and path begin so: `GET /desk/api/v1/applications/{uuid}`. */
export const readAgain = async (queries: QueryClient, operation: string): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey: [read] }) => typeof read === 'string' && read.startsWith(operation) });

type Options<Id extends OperationId> = Omit<UseQueryOptions<Reply<Id>, ApiError, Reply<Id>, ReadKey>, 'queryKey' | 'queryFn'>;

/** The calls of an API as TanStack Query options and hooks. */
export function createQueries(call: Call) {
  const send = call as (operation: string, input: object) => Promise<unknown>;
  const read = <Id extends OperationId>(operation: Operation<Id>, ...[input]: OperationArguments<Id>) =>
    queryOptions<Reply<Id>, ApiError, Reply<Id>, ReadKey>({
      queryKey: [operation, input ?? null],
      // a reply without a body is null: a query has to answer something
      queryFn: async ({ signal }) => ((await send(operation, { ...input, signal })) ?? null) as unknown as Reply<Id>,
    });
  return {
    read,
    /** A read, kept and shared by its input. */
    useRead: <Id extends OperationId>(operation: Operation<Id>, input?: Input<Id>, options?: Options<Id>) =>
      useQuery({ ...read(operation, ...([input] as OperationArguments<Id>)), ...options }),
    /** A write: `mutate({ path, body })`. */
    useWrite: <Id extends OperationId>(operation: Operation<Id>, options?: UseMutationOptions<Reply<Id>, ApiError, Input<Id>>) =>
      useMutation<Reply<Id>, ApiError, Input<Id>>({
        mutationKey: [operation],
        mutationFn: async (input) => call(operation, ...([input] as OperationArguments<Id>)),
        ...options,
      }),
  };
}
