import { schemaResolver } from '@hearthline/kit/form/schema-resolver.ts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * As schemaResolver, for rules whose code is loaded when the form is first validated: the first page's are not part of its code. While they
 * cannot be loaded nothing is valid.
 */
export function lazyResolver<Values extends FieldValues>(load: () => Promise<z.ZodMiniType>): Resolver<Values, unknown, Values> {
  return async (values, context, options) => {
    try {
      return await schemaResolver<Values>(await load())(values, context, options);
    } catch {
      return { values: {}, errors: { root: { type: 'rules' } } as FieldErrors<Values> };
    }
  };
}
