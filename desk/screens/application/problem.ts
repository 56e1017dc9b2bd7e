import { fieldProblems } from '@hearthline/web/api/api-error.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';

/** What a refused change says: a sentence for each field it names, and one for the whole. */
export type Refused = { readonly message: string; readonly fields: Readonly<Record<string, string>> };

export const refusedBy = (error: unknown): Refused => ({
  message: staffMessage(error),
  fields: Object.fromEntries(fieldProblems(error).map(({ field, message }) => [field, message])),
});
