import { z } from 'zod';
import { ENVIRONMENT } from './env.ts';

type Variable = {
  readonly description?: string;
  readonly default?: string | number | boolean;
  readonly type?: string;
  readonly enum?: readonly string[];
};

function values({ type, enum: named, ...rest }: Variable): string {
  if (named) return named.map((value) => `\`${value}\``).join(', ');
  const { minimum, maximum } = rest as { minimum?: number; maximum?: number };
  if (type === 'integer') return `${minimum} to ${maximum}`;
  return 'text';
}

/** docs/how-to/configure.md, generated from the schema of the environment. */
export function configurePage(): string {
  const { properties } = z.toJSONSchema(ENVIRONMENT, { io: 'input' }) as { properties: Record<string, Variable> };
  const rows = Object.entries(properties).map(([name, variable]) => {
    const fallback = variable.default === undefined ? '' : `\`${String(variable.default)}\``;
    return `| \`${name}\` | ${values(variable)} | ${fallback} | ${variable.description ?? ''} |`;
  });
  return [
    '# Configure Hearthline',
    '',
    'Hearthline reads its settings from the environment only. It does not start with a wrong or missing value, and lists all of them at',
    'once. An empty variable counts as unset. This page is generated from `server/config/env.ts` by `npm run docs`.',
    '',
    '| variable | values | unless set | meaning |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## Production',
    '',
    '`APP_ENV=production` refuses to start with a simulated provider (an unset or local provider address), with the sandbox routes, with a',
    'missing or default `MASTER_KEY`, over plain http, or with the primary brand shown to unknown hosts. Generate a master key with',
    '`openssl rand -base64 32` and store it apart from the database backups: without it, encrypted values cannot be read.',
    '',
    'Any number of processes may run against one database; all need the same `MASTER_KEY`. `ROLE=web` answers requests, `ROLE=worker` runs',
    'durable work, `ROLE=all` does both.',
    '',
  ].join('\n');
}
