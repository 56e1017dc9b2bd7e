/** Request bodies of one person: an account, and a whole application. */
export const PASSWORD = 'Sandbox!2026Pw';

export const account = (email: string, number: number) => ({
  email,
  password: PASSWORD,
  phoneNumber: `602555${String(1000 + (number % 9000))}`,
});

type Versions = Readonly<Record<string, string>>;

/** Current consent versions by type. */
export async function currentConsents(url: string): Promise<Versions> {
  const read = async (path: string) => (await (await fetch(url + path)).json()) as { type: string; version: string }[];
  const rows = await Promise.all([
    read('/service-profile/api/v1/profile/consent-types'),
    read('/service-application/api/v1/application/heloc/consent-types'),
  ]);
  return Object.fromEntries(rows.flat().map(({ type, version }) => [type, version]));
}

/** Everyone has a different address and name, so that a provider's ledger tells them apart. */
export function creation(email: string, number: number, versions: Versions) {
  const version = (type: string) => versions[type] ?? '';
  const address = { street1: `${2000 + number} Steady Ave`, city: 'Phoenix', state: 'AZ', zip: '85004' };
  const letters = String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  return {
    consentListRequest: {
      consents: ['PRIVACY', 'TERMS', 'COMMUNICATIONS'].map((type) => ({ type, version: version(type), optInOut: 'OPT_IN' })),
    },
    consentRequests: [{ type: 'SOFT_CREDIT', version: version('SOFT_CREDIT') }],
    income: { incomeCoDeeders: 0, incomePrimary: 144_000, incomeOther: 0 },
    profileRequest: {
      name: { firstName: 'Grace', lastName: `Steady${letters}`, dob: '1980-05-17' },
      email,
      homeAddress: { ...address, type: 'HOME' },
    },
    propertyListedForSale: false,
    propertyRequest: { ...address, type: 'HOME' },
    publish: true,
    employmentType: 'FULL_TIME',
    employmentAnswer: 'FULL_TIME',
  };
}

/** Opens an account; throws on any answer but a success. */
export async function register(url: string, email: string, number: number): Promise<{ email: string; jwt: string }> {
  const answer = await fetch(`${url}/identity/api/v1/registration/register?organization=`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account(email, number)),
  });
  if (!answer.ok) throw new Error(`registering ${email} answered ${answer.status}: ${await answer.text()}`);
  return { email, jwt: ((await answer.json()) as { jwt: string }).jwt };
}
