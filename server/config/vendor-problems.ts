/** What is wrong with the settings of vendors, and what production refuses about them. */
import { PORT_NAMES, PORTS, type PortName, vendorRow } from '@hearthline/providers/ports.ts';
import { chosenVendor, prefixOf, SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, SECRET_LENGTH, valueOf, type Values } from './vendors.ts';

function isLocal(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.');
}

/** What production refuses about a vendor's key. A half that is empty would be a password that anybody knows. */
function keyProblems(key: string | undefined, isPair: boolean): string[] {
  if (key === undefined) return ['required in production'];
  if (key === SANDBOX_KEY) return ["this is the simulators' own, which production refuses"];
  return isPair && !/^[^\s:]+:\S+$/.test(key) ? ['must be `id:secret`, neither of them empty'] : [];
}

function secretProblems(secret: string | undefined): string[] {
  if (secret === undefined) return ['required in production'];
  if (secret === SANDBOX_WEBHOOK_SECRET) return ["this is the simulators' own, which production refuses"];
  return secret.length < SECRET_LENGTH
    ? [`must be ${SECRET_LENGTH} characters or more: a person who guesses it sends callbacks in the vendor's name`]
    : [];
}

/** What is wrong with the settings of a vendor: of one that serves nobody unless a lender names it, only where they are begun. */
function problemsOf(env: object, production: boolean, name: PortName, vendor: string): readonly string[] {
  const { settings, callbacks, pair } = vendorRow(name, vendor);
  const isNeeded = vendor === chosenVendor(env, name);
  if (settings) return isNeeded || settings.endpointOf(env as Values) !== null ? settings.problems(env as Values, production) : [];
  if (!production) return [];
  const prefix = prefixOf(name, vendor);
  const url = valueOf(env, `${prefix}_URL`);
  if (url === undefined) return isNeeded ? [`${prefix}_URL: required in production, where simulators are refused`] : [];
  if (isLocal(url)) return [`${prefix}_URL: an address on this machine is a simulator, which production refuses`];
  return [
    ...(url.startsWith('https:') ? [] : [`${prefix}_URL: production sends personal data over https`]),
    ...keyProblems(valueOf(env, `${prefix}_KEY`), pair).map((problem) => `${prefix}_KEY: ${problem}`),
    ...(callbacks === 'secret'
      ? secretProblems(valueOf(env, `${prefix}_WEBHOOK_SECRET`)).map((problem) => `${prefix}_WEBHOOK_SECRET: ${problem}`)
      : []),
  ];
}

/** What is wrong with the settings of vendors, one sentence for each problem and no value in it. */
export const vendorProblems = (env: object, production: boolean): readonly string[] =>
  PORT_NAMES.flatMap((name) => Object.keys(PORTS[name].vendors).flatMap((vendor) => problemsOf(env, production, name, vendor)));
