/** The applicant, and data stored beside the facts and read again. */
import { createHash } from 'node:crypto';
import type { Facts } from '@hearthline/journey/facts.ts';
import { answer, changed, insertNew, type Statement } from './answers.ts';
import type { Row } from './tables.ts';

/** Name and content of the one picture that everyone uploads. */
export const PICTURE = 'picture';
const PICTURE_SHA256 = createHash('sha256').update(PICTURE).digest('hex');

export const OF_PEOPLE: Readonly<Record<string, Statement>> = {
  applicant: (on, [identity]) => {
    const row = on.get('profile', identity as string);
    return answer(row ? [row] : []);
  },
  'select uuid, identity_uuid, type, name_uuid': (on, [identity]) => {
    const row = on.get('profile', identity as string);
    return answer(row ? [row] : []);
  },
  // The borrower's own address, which no co-owner may have.
  'select * from identity where uuid': (_on, [uuid]) => answer([{ uuid, email: `${uuid as string}@example.com` }]),
  'profile-change': (on, [identity]) => answer([{ uuid: on.get('profile', identity as string)?.['uuid'] }]),
  'insert into throttle': () => answer([]),
  'insert into property': (on, [application_uuid, version, street1, street2, city, state, zip]) => {
    const key = `${application_uuid as string} ${version as number}`;
    insertNew(on, 'property', key, { application_uuid, street1, street2, city, state, zip });
    return changed(1);
  },
  'property-addresses': (on, [uuids, versions]) =>
    answer(
      (uuids as string[]).flatMap((uuid, i) => {
        const row = on.get('property', `${uuid} ${(versions as number[])[i] ?? 1}`);
        return row ? [row] : [];
      }),
    ),
  'line-on-home': (on, [identity, uuid, property]) =>
    answer(
      on
        .where('application', (r) => r['identityUuid'] === identity && r['uuid'] !== uuid && r['completedAt'] !== null)
        .filter((r) => (r['facts'] as Facts).propertyId === property)
        .slice(0, 1),
    ),
  'insert into freeze_pin': (on, [uuid, sealed]) => {
    on.put('freeze_pin', uuid as string, { sealed });
    return changed(1);
  },
  'delete from freeze_pin': (on, [uuid]) => {
    on.put('freeze_pin', uuid as string, {});
    return changed(1);
  },
  'freeze-pin': (on, [uuid]) => {
    const row = on.get('freeze_pin', uuid as string);
    return answer(row?.['sealed'] ? [row] : []);
  },
  // The pictures of both sides were uploaded before: each is identified by the side it shows.
  'upload-of': (on, [uuid, type]) =>
    answer([
      {
        id: type,
        sent_by: on.get('application', uuid as string)?.['identityUuid'],
        document_type: type,
        content_type: 'image/png',
        label: PICTURE,
        storage_key: PICTURE,
        sha256: PICTURE_SHA256,
      },
    ]),
  'document-insert': (on, [uuid, kind, version, , sha256]) => {
    on.put('document', `${uuid as string} ${kind as string} ${version as string} ${sha256 as string}`, { uuid, kind, key: sha256 });
    return changed(1);
  },
  'document-latest': (on, [uuid, kind]) => answer(on.where('document', (r) => r['uuid'] === uuid && r['kind'] === kind).slice(-1)),
  'consent-evidence-keep': (on, [uuid, types, versions, at]) => {
    (types as string[]).forEach((type, i) => {
      const key = `${uuid as string} ${type} ${(versions as string[])[i] ?? ''}`;
      if (!on.get('consent_evidence', key)) on.put('consent_evidence', key, { application_uuid: uuid, type, at });
    });
    return changed(1);
  },
  'insert into income_link': (on, [id, uuid, method, sealed]) => {
    on.put('income_link', `${uuid as string} ${method as string}`, { id, sealed });
    return changed(1);
  },
  'pending-link-end': () => changed(0),
  'pending-link-methods': () => answer([]),
  'income-link': (on, [uuid, method]) => {
    const row = on.get('income_link', `${uuid as string} ${method as string}`);
    return answer(row ? [row] : []);
  },
  'select * from loan_officer': (on, [uuid]) => {
    const row = on.get('loan_officer', uuid as string);
    return answer(row ? [row] : []);
  },
  'insert into signer': (on, [id, application_uuid, role, first, last, email, phone]) => {
    insertNew(on, 'signer', id as string, { id, application_uuid, role, first, last, email, phone });
    return changed(1);
  },
  'signers-of': (on, [uuid]) => answer(on.where('signer', (r) => r['application_uuid'] === uuid)),
  'insert into bank_account': (on, [id, , , mask, bank_name, account_type, holder_name, routing_secret, number_secret]) => {
    insertNew(on, 'bank_account', id as string, { mask, bank_name, account_type, holder_name, routing_secret, number_secret });
    return changed(1);
  },
  'bank-account': (on, [id]) => {
    const row = on.get('bank_account', id as string);
    return answer(row ? [row] : []);
  },
  'insert into employer': (on, [uuid, name, phone, contact, title, startDate]) => {
    on.put('employer', uuid as string, { name, phone, contact, title, startDate });
    return changed(1);
  },
  'employer-of': (on, [uuid]) => {
    const row = on.get('employer', uuid as string);
    return answer(row ? [row] : []);
  },
  'insert into explanation': (on, [application_uuid, kind, body, at]) => {
    on.put('explanation', `${application_uuid as string} ${kind as string}`, { body, at });
    return changed(1);
  },
  'explanation-of': (on, [uuid, kind]) => {
    const row = on.get('explanation', `${uuid as string} ${kind as string}`);
    return answer(row ? [row] : []);
  },
  'insert into offer_set': (on, [id, , , , priced, , expiresAt]) => {
    if (!on.get('offer_set', id as string)) on.put('offer_set', id as string, { id, priced: JSON.parse(priced as string), expiresAt });
    return changed(1);
  },
  'select id, priced, expires_at': (on, [id]) => {
    const row = on.get('offer_set', id as string);
    return answer(row ? [row] : []);
  },
  'answer-keep': (on, [, uuid, kind, attempt, sealed]) => {
    const key = `${uuid as string} ${kind as string} ${attempt as number}`;
    if (!on.get('provider_answer', key)) on.put('provider_answer', key, { uuid, kind, attempt, sealed });
    return changed(1);
  },
  'answer-latest': (on, [uuid, kind]) => {
    const rows = on.where('provider_answer', (r) => r['uuid'] === uuid && r['kind'] === kind);
    return answer(rows.toSorted((a: Row, b: Row) => (b['attempt'] as number) - (a['attempt'] as number)).slice(0, 1));
  },
  'select id, record from esign_evidence': (on, [uuid]) => answer(on.where('esign_evidence', (r) => r['application_uuid'] === uuid)),
  'insert into esign_evidence': (on, [id, application_uuid, sequence, record]) => {
    insertNew(on, 'esign_evidence', `${application_uuid as string} ${sequence as number}`, {
      id,
      application_uuid,
      record: JSON.parse(record as string),
    });
    return changed(1);
  },
};
