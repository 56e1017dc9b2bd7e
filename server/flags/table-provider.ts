import { ErrorCode, type EvaluationContext, type JsonValue, type Provider, type ResolutionDetails } from '@openfeature/server-sdk';
import type { FlagRow } from '@hearthline/database/generated/rows.ts';
import { FLAGS, isFlagKey } from './flag-table.ts';

/** The evaluation context carries what the database says differently, read once for a request. */
export type FlagContext = EvaluationContext & { readonly overrides: string };

function rowsOf(context: EvaluationContext): readonly FlagRow[] {
  const { overrides } = context;
  return typeof overrides === 'string' ? (JSON.parse(overrides) as FlagRow[]) : [];
}

function settle<T>(
  fallback: T,
  flagKey: string,
  context: EvaluationContext,
  read: (value: { enabled: boolean; variables: Readonly<Record<string, string>> }) => T,
): ResolutionDetails<T> {
  if (!isFlagKey(flagKey)) return { value: fallback, reason: 'ERROR', errorCode: ErrorCode.FLAG_NOT_FOUND };
  let value: { enabled: boolean; variables: Readonly<Record<string, string>> } = FLAGS[flagKey];
  const rows = rowsOf(context).filter((row) => row.key === flagKey);
  for (const row of rows) value = { enabled: row.enabled, variables: { ...value.variables, ...row.variables } };
  return { value: read(value), variant: value.enabled ? 'on' : 'off', reason: rows.length > 0 ? 'TARGETING_MATCH' : 'DEFAULT' };
}

const wrongType = <T>(value: T): ResolutionDetails<T> => ({ value, reason: 'ERROR', errorCode: ErrorCode.TYPE_MISMATCH });

/** Flags out of our own table and database. A vendor's provider may take its place: callers only know OpenFeature. */
export const tableProvider: Provider = {
  metadata: { name: 'hearthline-table' },
  runsOn: 'server',
  resolveBooleanEvaluation: async (key, fallback, context) => settle(fallback, key, context, ({ enabled }) => enabled),
  resolveObjectEvaluation: async <T extends JsonValue>(key: string, fallback: T, context: EvaluationContext) =>
    settle<T>(fallback, key, context, ({ variables }) => variables as JsonValue as T),
  resolveStringEvaluation: async (_key, fallback) => wrongType(fallback),
  resolveNumberEvaluation: async (_key, fallback) => wrongType(fallback),
};
