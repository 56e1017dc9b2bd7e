import { senderOf } from '../actor.ts';
import { onApplication, type TestLender } from './lender.ts';

/** Milliseconds after which a document has been reviewed. */
const REVIEWED_AFTER = 60_000;

/** What a signer does between accepting the invitation and signing: consents, states their identity, uploads their ID, which the vendor verifies. */
export async function sendSigner(
  lender: TestLender,
  { uuid, jwt, version }: { uuid: string; jwt: string; version: string },
): Promise<void> {
  const ask = async (method: 'POST' | 'PUT', url: string, body: unknown) => {
    const { status, body: answer } = await lender.call(method, url, { jwt, body });
    if (status !== 200) throw new Error(`${url} answered ${status}: ${JSON.stringify(answer)}`);
  };
  const address = { street1: '102 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' };
  await ask('PUT', '/service-profile/api/v1/profile', { dob: '1980-04-12', address });
  await ask('POST', onApplication(uuid, 'additional-signer/consents'), { type: 'COMMUNICATIONS', version });
  const send = senderOf(lender.app, jwt, 'MAIN', uuid);
  const [front, back] = [await send('DRIVERSLICENSEFRONT'), await send('DRIVERSLICENSEBACK')];
  await ask('POST', onApplication(uuid, 'additional-signer/identity-document'), { documentType: 'DRIVERS_LICENSE', front, back });
  await lender.drain(uuid);
  await lender.ctx.clock.advance(REVIEWED_AFTER, uuid);
  await lender.drain(uuid);
}
