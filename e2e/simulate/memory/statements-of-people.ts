/** The applicant, and data stored beside the facts and read again. */
import type { Facts } from '@hearthline/journey/facts.ts';
import { type Answer, answer, changedRows, insertNew, type Statement } from './answers.ts';
import type { Row, Transaction } from './tables.ts';

/** Where the borrower signs the application. */
const BORROWERS_PLACE = {
  id: 'signature-1',
  kind: 'SIGNATURE',
  party: 'borrower',
  what: 'Your application',
  page: 1,
  x: 1,
  y: 1,
  width: 1,
  height: 1,
};

const hexOf = (hash: unknown) => (hash as Buffer).toString('hex');
const signersWith = (on: Transaction, column: string, value: unknown) =>
  on.where('signer', (r) => r[column] === value && r['removedAt'] === null);
/** Changes the row of a signer, unless the change is null. */
function changeSigner(on: Transaction, id: unknown, change: (row: Row) => Row | null): Answer {
  const row = on.get('signer', id as string);
  const by = row ? change(row) : null;
  if (row && by) on.put('signer', id as string, { ...row, ...by });
  return changedRows(by ? 1 : 0);
}

export const OF_PEOPLE: Readonly<Record<string, Statement>> = {
  applicant: (on, [identity]) => {
    const row = on.get('profile', identity as string);
    return answer(row ? [row] : []);
  },
  'select uuid, identity_uuid, type, name_uuid': (on, [identity]) => {
    const row = on.get('profile', identity as string);
    return answer(row ? [row] : []);
  },
  'select * from identity where uuid': (on, [uuid]) => answer([{ uuid, email: on.get('profile', uuid as string)?.['email'] }]),
  "select concat_ws(' ', first_name, last_name)": (on, [uuid]) => {
    const row = on.get('profile', uuid as string);
    return answer(row ? [{ name: `${row['first_name'] as string} ${row['last_name'] as string}` }] : []);
  },
  'profile-change': (on, [identity]) => answer([{ uuid: on.get('profile', identity as string)?.['uuid'] }]),
  'update identity set wallet_account_address': () => changedRows(1),
  'update identity set email_verified_at': () => changedRows(1),
  'insert into throttle': () => answer([]),
  'update throttle set tries': () => changedRows(1),
  'insert into property': (on, [application_uuid, version, street1, street2, city, state, zip]) => {
    const key = `${application_uuid as string} ${version as number}`;
    insertNew(on, 'property', key, { application_uuid, street1, street2, city, state, zip });
    return changedRows(1);
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
  'equity-closings-on-home': (on, [uuid, property, identity]) =>
    answer(
      on
        .where('application', (r) => r['uuid'] !== uuid && r['identityUuid'] === identity)
        .filter((r) => {
          const { propertyId, cancelled, closing } = r['facts'] as Facts;
          return propertyId === property && cancelled === null && (r['completedAt'] !== null || closing.notary.signed !== null);
        })
        .map((r) => ({ completed_at: r['completedAt'] })),
    ),
  'insert into freeze_pin': (on, [uuid, sealed]) => {
    on.put('freeze_pin', uuid as string, { sealed });
    return changedRows(1);
  },
  'delete from freeze_pin': (on, [uuid]) => {
    on.put('freeze_pin', uuid as string, {});
    return changedRows(1);
  },
  'freeze-pin': (on, [uuid]) => {
    const row = on.get('freeze_pin', uuid as string);
    return answer(row?.['sealed'] ? [row] : []);
  },
  // Text documents: their words are only read by people.
  'document-keep': (on, [uuid, kind, version, title, , sha256, at]) => {
    const key = `${String(uuid)} ${String(kind)} ${String(version)}`;
    if (!on.get('document', key))
      on.put('document', key, { uuid, kind, version, title, key, sha256, body: null, owner: null, deliveredAt: at });
    return answer([]);
  },
  'document-insert': (on, [uuid, kind, version, title, sha256, at, owner]) => {
    const key = `${uuid as string} ${kind as string} ${version as string} ${sha256 as string} ${owner as string}`;
    on.put('document', key, { uuid, kind, version, title, key: sha256, sha256, storageKey: sha256, body: null, owner, deliveredAt: at });
    return changedRows(1);
  },
  'documents-of': (on, [uuids]) => answer(on.where('document', (r) => (uuids as string[]).includes(r['uuid'] as string))),
  // The borrower's place in the application, whose signed copy other owners get; nothing is drawn in the simulation.
  'documents-by-sha256': (on, [uuid, sha256s]) =>
    answer(
      on
        .where('document', (r) => r['uuid'] === uuid && (sha256s as string[]).includes(r['sha256'] as string))
        .map((r) => ({ ...r, pages: 1, fields: r['kind'] === 'SUMMARY_DISCLOSURE' ? [BORROWERS_PLACE] : [] })),
    ),
  'documents-of-kind': (on, [uuid, kind]) => answer(on.where('document', (r) => r['uuid'] === uuid && r['kind'] === kind).toReversed()),
  'document-latest': (on, [uuid, kind]) => answer(on.where('document', (r) => r['uuid'] === uuid && r['kind'] === kind).slice(-1)),
  'consent-evidence-keep': (on, [uuid, types, versions, at]) => {
    (types as string[]).forEach((type, i) => {
      const key = `${uuid as string} ${type} ${(versions as string[])[i] ?? ''}`;
      if (!on.get('consent_evidence', key)) on.put('consent_evidence', key, { application_uuid: uuid, type, at });
    });
    return changedRows(1);
  },
  'insert into income_link': (on, [id, uuid, method, sealed]) => {
    on.put('income_link', `${uuid as string} ${method as string}`, { id, sealed });
    return changedRows(1);
  },
  'pending-link-end': () => changedRows(0),
  'pending-link-methods': () => answer([]),
  'income-link': (on, [uuid, method]) => {
    const row = on.get('income_link', `${uuid as string} ${method as string}`);
    return answer(row ? [row] : []);
  },
  'select * from loan_officer': (on, [uuid]) => {
    const row = on.get('loan_officer', uuid as string);
    return answer(row ? [row] : []);
  },
  'insert into signer': (on, [id, applicationUuid, role, first, last, email, phone]) => {
    const account = { identityUuid: null, removedAt: null, invitation: null, invitationExpiresAt: null };
    insertNew(on, 'signer', id as string, { id, applicationUuid, role, first, last, email, phone, ...account });
    return changedRows(1);
  },
  'signers-of': (on, [uuid]) => answer(signersWith(on, 'applicationUuid', uuid)),
  'signers-of-application': (on, [uuid]) => answer(signersWith(on, 'applicationUuid', uuid)),
  'signers-of-identity': (on, [identity]) => answer(signersWith(on, 'identityUuid', identity)),
  'signer-by-id': (on, [id]) => answer(on.where('signer', (r) => r['id'] === id)),
  'signer-by-invitation': (on, [hash]) => answer(on.where('signer', (r) => r['invitation'] === hexOf(hash))),
  'signer-invite': (on, [id, hash, invitationExpiresAt]) => changeSigner(on, id, () => ({ invitation: hexOf(hash), invitationExpiresAt })),
  'signer-take-part': (on, [id, identityUuid]) =>
    changeSigner(on, id, (row) => {
      const isFree = row['identityUuid'] === null || row['identityUuid'] === identityUuid;
      return isFree && row['removedAt'] === null ? { identityUuid } : null;
    }),
  'signer-remove': (on, [id, at]) =>
    changeSigner(on, id, (row) => (row['removedAt'] === null ? { removedAt: at, invitation: null } : null)),
  'signer-correct-email': (on, [id, email]) =>
    changeSigner(on, id, (row) => (row['email'] === email ? null : { email, identityUuid: null })),
  'signer-person': (on, [id]) => {
    const row = on.get('profile', on.get('signer', id as string)?.['identityUuid'] as string);
    return answer(row?.['sealed_dob'] ? [row] : []);
  },
  // Emails with a link, which a simulated person opens.
  'outbox-insert-sealed': (on, [id, application_uuid, , recipient, , sealed_body]) => {
    insertNew(on, 'outbox', id as string, { application_uuid, recipient, sealed_body });
    return changedRows(1);
  },
  'insert into bank_account': (on, [id, , , mask, bank_name, account_type, holder_name, routing_secret, number_secret]) => {
    insertNew(on, 'bank_account', id as string, { id, mask, bank_name, account_type, holder_name, routing_secret, number_secret });
    return changedRows(1);
  },
  'bank-accounts-compared': (on, [ids]) =>
    answer(
      on
        .where('bank_account', (r) => (ids as string[]).includes(r['id'] as string))
        .map((r) => ({
          id: r['id'],
          type: r['account_type'],
          holder: r['holder_name'],
          bank: r['bank_name'],
          checkedBy: null,
          nameScore: null,
          nameAtBank: null,
        })),
    ),
  'bank-account': (on, [id]) => {
    const row = on.get('bank_account', id as string);
    return answer(row ? [row] : []);
  },
  'insert into employer': (on, [uuid, name, phone, contact, title, startDate]) => {
    on.put('employer', uuid as string, { name, phone, contact, title, startDate });
    return changedRows(1);
  },
  'employer-of': (on, [uuid]) => {
    const row = on.get('employer', uuid as string);
    return answer(row ? [row] : []);
  },
  'insert into explanation': (on, [application_uuid, author, kind, body, at]) => {
    on.put('explanation', `${application_uuid as string} ${author as string} ${kind as string}`, { body, at });
    return changedRows(1);
  },
  'explanation-of': (on, [uuid, author, kind]) => {
    const row = on.get('explanation', `${uuid as string} ${author as string} ${kind as string}`);
    return answer(row ? [row] : []);
  },
  'insert into offer_set': (on, [id, , , , priced, createdAt, expiresAt]) => {
    if (!on.get('offer_set', id as string))
      on.put('offer_set', id as string, { id, priced: JSON.parse(priced as string), createdAt, expiresAt });
    return changedRows(1);
  },
  'select id, priced, created_at': (on, [id]) => {
    const row = on.get('offer_set', id as string);
    return answer(row ? [row] : []);
  },
  'answer-keep': (on, [, uuid, kind, attempt, sealed, at]) => {
    const key = `${uuid as string} ${kind as string} ${attempt as number}`;
    if (!on.get('provider_answer', key)) on.put('provider_answer', key, { uuid, kind, attempt, sealed, at });
    return changedRows(1);
  },
  // No feed: one rate, ever since.
  'market-rates-on': () => answer([{ series: 'PRIME', on: '2008-12-16', term: 0, value: 6.75 }]),
  'prime-rates': () => answer([{ from: '2008-12-16', percent: 6.75 }]),
  'answer-latest': (on, [uuid, kind]) => {
    const rows = on.where('provider_answer', (r) => r['uuid'] === uuid && r['kind'] === kind);
    return answer(rows.toSorted((a: Row, b: Row) => (b['attempt'] as number) - (a['attempt'] as number)).slice(0, 1));
  },
  'answers-newest': (on, [uuid, kinds]) => {
    const rows = on.where('provider_answer', (r) => r['uuid'] === uuid && (kinds as string[]).includes(r['kind'] as string));
    const newest = new Map(rows.toSorted((a, b) => (a['attempt'] as number) - (b['attempt'] as number)).map((row) => [row['kind'], row]));
    return answer([...newest.values()].toSorted((a, b) => Number(b['at']) - Number(a['at'])));
  },
  'select id, record from esign_evidence': (on, [uuid]) => answer(on.where('esign_evidence', (r) => r['application_uuid'] === uuid)),
  'insert into esign_evidence': (on, [id, application_uuid, sequence, record]) => {
    insertNew(on, 'esign_evidence', `${application_uuid as string} ${sequence as number}`, {
      id,
      application_uuid,
      record: JSON.parse(record as string),
    });
    return changedRows(1);
  },
};
