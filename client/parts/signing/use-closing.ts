import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { applicationApi } from '../../services/application.ts';
import { type Closing, type Place, readIn, signedIn, withRead, withSigned, withUnread } from './ceremony.ts';
import type { LocationAnswer } from './location.ts';

/**
 * The closing documents of the signed-in person, and how far that person is: shown at once, kept on the server piece by piece, so that signing goes
 * on at the same place after a reload or on another device. A piece that could not be saved is sent again with the next one.
 */
export function useClosing(uuid: string) {
  const api = applicationApi(uuid);
  const options = api.closingDocuments();
  const queries = useQueryClient();
  const query = useQuery(options);
  const saving = useMutation(api.saveClosingDocuments());
  type Body = Parameters<typeof saving.mutateAsync>[0];
  const show = (next: Closing): void => void queries.setQueryData(options.queryKey, next);
  const save = (next: Closing, change: Body): void => {
    show(next);
    saving.mutate(change);
  };
  return {
    query,
    isUnsaved: saving.isError,
    noteRead: (closing: Closing, sha256: string): void => {
      const next = withRead(closing, sha256);
      save(next, { read: readIn(next) });
    },
    noteSigned: (closing: Closing, place: Place): Closing => {
      const next = withSigned(closing, place);
      save(next, { read: readIn(next), signed: signedIn(next) });
      return next;
    },
    /** Reads the documents anew; those named have to be read again. */
    noteChanged: async (kinds: readonly string[]): Promise<void> => {
      const { data } = await query.refetch();
      if (data) show(withUnread(data, kinds));
    },
    /** Reads the documents anew; resolves with the kinds of those that are others than before. */
    readAgain: async ({ documents }: Closing): Promise<string[]> => {
      const { data } = await query.refetch();
      return (data?.documents ?? []).filter(({ sha256 }) => !documents.some((one) => one.sha256 === sha256)).map(({ kind }) => kind);
    },
    noteLocation: (closing: Closing, location: LocationAnswer): void => save({ ...closing, location }, { location }),
    /** Rejects as the call does. */
    adopt: async (closing: Closing, signature: NonNullable<Body['signature']>): Promise<void> => {
      const next = await saving.mutateAsync({ read: readIn(closing), signature });
      if (next) show(next);
    },
  };
}
