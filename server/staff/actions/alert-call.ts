import { insertAlertCall } from '@hearthline/database/stores/application/alert-calls.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { openAlert } from '@hearthline/journey/steps/alerts.ts';
import { v7 } from 'uuid';
import { alertPhones } from '../../steps/prequalification/stored-reports.ts';
import { missing, type Row } from './row.ts';

const alertsOf = ({ credit, verification }: Facts): readonly string[] => verification.hardCredit?.alerts ?? credit?.alerts ?? [];

/**
 * A call about the alert on a credit report. Only a confirmation verifies it; anything else is recorded, and the application waits. An extended alert is
 * confirmed at the number in it alone, where it has one (15 U.S.C. 1681c-1(h)). Throws invalid_request at the field that is missing.
 */
export const recordAlertCall: Row<'verify-alert'>['facts'] = async (application, request) => {
  const { ctx, client, now, as, dialed = 'ALERT', otherNumber, answeredBy, note } = request;
  const { uuid, facts } = application;
  const report = openAlert(facts);
  if (report === null) return [];
  // the sandbox itself confirms
  const result = request.callResult ?? (as ? undefined : 'CONFIRMED');
  if (!result) throw missing('callResult', 'Say what the call ended with');
  const left = await alertPhones(ctx, application, 'borrower', client);
  const other = otherNumber?.replaceAll(/\D/g, '') ?? '';
  if (as && dialed === 'ALERT' && left.length === 0)
    throw missing('dialed', 'There is no number in the alert: say which number you called');
  if (dialed === 'OTHER') {
    if (other.length !== 10) throw missing('otherNumber', 'Type the ten digits of the number that you called');
    if (!note?.trim()) throw missing('note', 'Say why this number proves who the consumer is');
    if (result === 'CONFIRMED' && left.length > 0 && alertsOf(facts).includes('EXTENDED_FRAUD'))
      throw missing('dialed', 'An extended alert is confirmed at the number in it alone');
  }
  const callId = v7();
  const { name: person, role } = as ?? { name: 'sandbox', role: 'sandbox' };
  await insertAlertCall(client, uuid, {
    id: callId,
    report,
    dialed,
    number: dialed === 'OTHER' ? other : (left[0] ?? null),
    answeredBy: answeredBy ?? null,
    result,
    staffUuid: as?.uuid ?? null,
    person,
    role,
    at: now,
  });
  const called: Fact = { type: 'alertCalled', callId, report, dialed, result };
  if (result !== 'CONFIRMED') return [called];
  return [called, { type: report === 'HARD' ? 'hardAlertVerified' : 'alertVerified', method: 'CALL' }];
};
