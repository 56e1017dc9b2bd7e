/** contract/api-report.txt: every operation of the API in a line or two, for reviews. What follows from a difference: ./api-changes.ts. */
import type { AllowedIn, Endpoint } from '../endpoint.ts';
import { z } from 'zod';

type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
};
/** Whether a body is received or sent: a member with a default may be left out of the one, and is in the other. */
type Way = 'input' | 'output';

const HEADING = `The API in short, one operation after another: method and path; who may call it; at which statuses of the application; status of a success;
codes of errors; members of query, body and reply, in which \`?\` means that it may be left out, \`[]\` a list, \`*\` any name, \`|\` another shape, \`:Name\` a body below.
Written by \`npm run api-report\`; a check compares it with the contract and names what breaks those who call the API.`;
const WIDTH = 180;
/** Where the report is, from the repository root. */
export const API_REPORT = 'contract/api-report.txt';

const where = (rule: AllowedIn, prefix = ''): readonly string[] =>
  typeof rule === 'string'
    ? [prefix + rule]
    : 'by' in rule
      ? Object.entries(rule.of).flatMap(([value, inner]) => where(inner, `${prefix}${rule.by}=${value}:`))
      : rule.map((status) => prefix + status);

/** The callers that an operation is for: access rules, parties, and roles of staff. */
const callers = (endpoint: Endpoint): readonly string[] =>
  endpoint.access === 'staff' && endpoint.roles
    ? endpoint.roles.map((role) => `staff ${role}`)
    : [endpoint.access, ...(endpoint.also ?? [])];

/** Writes schemas as members, once all of them have been read: whether a named body is the same both ways is known only then. */
function writer() {
  const named = new Map<string, Schema>();
  const read = (schema: z.ZodType, io: Way): Schema => {
    const { $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
    const id = own.$ref === undefined ? z.globalRegistry.get(schema)?.id : undefined;
    for (const [name, body] of Object.entries({ ...$defs, ...(id !== undefined && { [id]: own }) })) named.set(`${io} ${name}`, body);
    return id === undefined ? own : { $ref: `#/$defs/${id}` };
  };
  const nameOf = (name: string, way: Way): string =>
    way === 'input' && named.has(`output ${name}`) && bodyOf(name, 'input') !== bodyOf(name, 'output') ? `${name}Input` : name;
  const bodyOf = (name: string, way: Way): string => write(named.get(`${way} ${name}`) ?? {}, way);
  const members = ({ properties = {}, required = [] }: Schema, way: Way): string =>
    Object.entries(properties)
      .map(([name, member]) => `${name}${required.includes(name) ? '' : '?'}${write(member, way)}`)
      .toSorted()
      .join(' ');
  /** The value that tells an alternative from the others, or its place among them. */
  const label = ({ properties = {} }: Schema, index: number): string => {
    const fixed = Object.values(properties).find((member) => typeof member.const === 'string');
    return typeof fixed?.const === 'string' ? fixed.const : String(index + 1);
  };
  const write = (schema: Schema, way: Way): string => {
    if (schema.$ref !== undefined) return `:${nameOf(schema.$ref.replace('#/$defs/', ''), way)}`;
    const options = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null');
    if (options?.length === 1 && options[0]) return write(options[0], way);
    if (options) {
      const shapes = options.map((option, index) => `(${label(option, index)})${write(option, way)}`);
      return shapes.every((shape) => shape.endsWith(')')) ? '' : `{${shapes.join('|')}}`;
    }
    if (schema.type === 'array') return `[]${write(schema.items ?? {}, way)}`;
    if (schema.properties) return `{${members(schema, way)}}`;
    return typeof schema.additionalProperties === 'object' ? `*${write(schema.additionalProperties, way)}` : '';
  };
  return {
    reader: (schema: z.ZodType | undefined, way: Way): (() => string) => {
      const own = schema && read(schema, way);
      return () => (own ? write(own, way) : '');
    },
    bodies: () =>
      [...named.keys()].flatMap((key) => {
        const [way, name] = key.split(' ') as [Way, string];
        return way === 'output' || !named.has(`output ${name}`) || nameOf(name, way) !== name
          ? [`${nameOf(name, way)} = ${bodyOf(name, way)}`]
          : [];
      }),
  };
}

/** The report of these operations, sorted by their ids. */
export function apiReport(endpoints: readonly Endpoint[]): string {
  const { reader, bodies } = writer();
  const operations = endpoints
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((endpoint) => ({
      endpoint,
      query: reader(endpoint.query, 'input'),
      body: reader(endpoint.body, 'input'),
      reply: reader(endpoint.status === 204 ? undefined : endpoint.reply, 'output'),
    }))
    .map(({ endpoint, ...parts }) => {
      const { id, method, path, allowedIn = 'always', status = 200, errors = [], ifMatch } = endpoint;
      const head = [
        `${id}: ${method} ${path}`,
        callers(endpoint).join(', '),
        ...(allowedIn === 'always' ? [] : [`at ${where(allowedIn).join(', ')}`]),
        String(status),
        ...(errors.length === 0 ? [] : [`errors ${errors.toSorted().join(', ')}`]),
      ].join('; ');
      const rest = [
        ...(ifMatch ? ['header {if-match}'] : []),
        ...Object.entries(parts).flatMap(([part, write]) => (write() === '' ? [] : [`${part} ${write()}`])),
      ];
      const line = [head, ...rest].join('; ');
      return line.length <= WIDTH || rest.length === 0 ? line : `${head};\n  ${rest.join('; ')}`;
    });
  return `${[HEADING, operations.join('\n'), bodies().toSorted().join('\n')].join('\n\n')}\n`;
}
