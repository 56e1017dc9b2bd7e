import type { Connection } from '../stores/application/application.ts';

/**
 * Types that SQL cannot express: the shape of a JSON column, or an enumeration defined in code. `table.column` → type and the module it
 * comes from.
 */
const NARROWER: Readonly<Record<string, readonly [type: string, module?: string]>> = {
  'application.settings': ['Settings', '@hearthline/journey/facts.ts'],
  'application.product': ['ProductSettings', '@hearthline/rules/offers/types.ts'],
  'application.facts': ['Facts', '@hearthline/journey/facts.ts'],
  'fact.payload': ['Fact', '@hearthline/journey/facts/fact.ts'],
  'esign_evidence.record': ['EvidenceRecord', '@hearthline/documents/esign/evidence.ts'],
  'broker_login.realm': ["'customer' | 'agent'"],
  'consent.consent_type': ['SmsPromptType', '@hearthline/rules/enums.ts'],
  'consent.opt_in_out': ["'OPT_IN' | 'OPT_OUT'"],
  'offer_set.priced': ['Underwriting', '@hearthline/rules/offers/types.ts'],
  'condition.request_documents': ['string[]'],
  'flag.variables': ['Record<string, string>'],
  'signing_key.public_jwk': ['Record<string, string>'],
  'notice.details': ['object'],
  'notification.data': ['object'],
  'referral.state': ['StateCode', '@hearthline/rules/enums.ts'],
  'offer_code.state': ['StateCode', '@hearthline/rules/enums.ts'],
  'affiliate_lead.state': ['StateCode', '@hearthline/rules/enums.ts'],
  'loan_officer.licensed_states': ['StateCode[]', '@hearthline/rules/enums.ts'],
  'tracking_session.query': ['Readonly<Record<string, string>>'],
  'tracking_event.query': ['Readonly<Record<string, string>>'],
  'tracking_event.properties': ['Readonly<Record<string, string>>'],
  'unfinished_upload.document_type': ['DocumentType', '@hearthline/rules/conditions/document-types.ts'],
  'upload.document_type': ['DocumentType', '@hearthline/rules/conditions/document-types.ts'],
};

/** TypeScript types as the pool returns them: dates stay text, `yyyy-MM-dd`; numbers too large for a double stay text. */
const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  bigint: 'string',
  numeric: 'string',
  'numeric(12,3)': 'string',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  jsonb: 'unknown',
  bytea: 'Buffer',
  'text[]': 'string[]',
  'integer[]': 'number[]',
};

type Column = { readonly table: string; readonly column: string; readonly type: string; readonly required: boolean };

const COLUMNS = `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migration'
  order by c.relname, a.attnum`;

/** The single-column checks, as PostgreSQL prints them: `CHECK ((state = ANY (ARRAY['DUE'::text, …])))`. */
const CHECKS = `select c.relname as table, a.attname as column, pg_get_constraintdef(k.oid) as check
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
  where n.nspname = 'public' and k.contype = 'c'`;

const nameOf = (table: string) => `${table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Row`;

/** The values a check allows: `'DUE' | 'DONE'`; null for any other check. */
function unionOf(check: string): string | null {
  const list = /^CHECK \(\((?:\()?\w+(?:\))? = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(check)?.[1];
  return list === undefined ? null : list.replaceAll('::text', '').split(', ').join(' | ');
}

/** The module of row types for a migrated database: a type per table, a member per column. Throws for an unknown type. */
export async function rowTypes(on: Pick<Connection, 'query'>): Promise<string> {
  const { rows: columns } = await on.query<Column>(COLUMNS);
  const { rows: checks } = await on.query<{ table: string; column: string; check: string }>(CHECKS);
  const unions = new Map(checks.map(({ table, column, check }) => [`${table}.${column}`, unionOf(check)]));
  const imports = new Map<string, Set<string>>();
  const typeOf = ({ table, column, type, required }: Column): string => {
    const key = `${table}.${column}`;
    const [narrower, module] = NARROWER[key] ?? [];
    if (narrower !== undefined && module !== undefined)
      imports.set(module, (imports.get(module) ?? new Set()).add(narrower.replace('[]', '')));
    const plain = TYPES[type];
    if (plain === undefined) throw new Error(`${key} is a ${type}, which has no type here yet`);
    return (narrower ?? unions.get(key) ?? plain) + (required ? '' : ' | null');
  };
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(
    ([table, its]) => `export type ${nameOf(table)} = {\n${its.map((one) => `  ${one.column}: ${typeOf(one)};\n`).join('')}};\n`,
  );
  const unused = Object.keys(NARROWER).filter((key) => !columns.some(({ table, column }) => `${table}.${column}` === key));
  if (unused.length > 0) throw new Error(`There is no column ${unused.join(', ')}`);
  const lines = [...imports]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([from, names]) => `import type { ${[...names].toSorted().join(', ')} } from '${from}';`);
  return `${lines.join('\n')}\n\n${tables.join('\n')}`;
}
