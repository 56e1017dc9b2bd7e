import { insertAlertCall } from '@hearthline/database/stores/application/alert-calls.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { ALERT_NUMBERS } from '@hearthline/journey/facts/prequalification.ts';
import { alertToCall } from '@hearthline/journey/steps/alerts.ts';
import { needsPerson } from '@hearthline/journey/steps/signers.ts';
import { v7 } from 'uuid';
import { alertPhones } from '../../steps/prequalification/stored-reports.ts';
import { missing, type Row } from './row.ts';

/**
 * A call about the alert on a credit report, the borrower's or another signer's. Only a confirmation verifies it; anything else is recorded, and the
 * application waits. An extended alert is confirmed at a number in it alone, where it has one (15 U.S.C. 1681c-1(h)). Throws invalid_request at the field that
 * is missing.
 */
export const recordAlertCall: Row<'verify-alert'>['facts'] = async (application, request) => {
  const { ctx, client, now, as, dialed = 'ALERT', otherNumber, answeredBy, note } = request;
  const { uuid, facts, status } = application;
  const about = alertToCall(facts, status);
  if (about === null) return [];
  const { party, signer, report, alerts } = about;
  // the sandbox itself confirms
  const result = request.callResult ?? (as ? undefined : 'CONFIRMED');
  if (!result) throw missing('callResult', 'Say what the call ended with');
  const left = await alertPhones(ctx, application, party, client);
  const other = otherNumber?.replaceAll(/\D/g, '') ?? '';
  const number = dialed === 'OTHER' ? other : (left[ALERT_NUMBERS.indexOf(dialed)] ?? null);
  if (as && number === null) throw missing('dialed', 'There is no such number in the alert: say which number you called');
  if (dialed === 'OTHER') {
    if (other.length !== 10) throw missing('otherNumber', 'Type the ten digits of the number that you called');
    if (!note?.trim()) throw missing('note', 'Say why this number proves who the consumer is');
    if (result === 'CONFIRMED' && left.length > 0 && alerts.includes('EXTENDED_FRAUD'))
      throw missing('dialed', 'An extended alert is confirmed at a number in it alone');
  }
  const callId = v7();
  const { name: person, role } = as ?? { name: 'sandbox', role: 'sandbox' };
  await insertAlertCall(client, uuid, {
    id: callId,
    report,
    signerId: signer?.id ?? null,
    dialed,
    number,
    answeredBy: answeredBy ?? null,
    result,
    staffUuid: as?.uuid ?? null,
    person,
    role,
    at: now,
  });
  const called: Fact = { type: 'alertCalled', callId, report, ...(signer && { signerId: signer.id }), dialed, result };
  if (result !== 'CONFIRMED') return [called];
  if (signer === null) return [called, { type: report === 'HARD' ? 'hardAlertVerified' : 'alertVerified', method: 'CALL' }];
  // what else holds them is cleared by itself; where nothing does, they go on and are told
  return needsPerson({ ...signer, alertVerified: true }) ? [called] : [called, { type: 'signerCleared', signerId: signer.id }];
};
