import type { MASKED_DATA } from '@hearthline/contract/desk/application/views.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { propertyAddresses } from '@hearthline/database/stores/application/property.ts';
import { documentsOf, documentsOfKind } from '@hearthline/database/stores/application/documents.ts';
import { uploadOf } from '@hearthline/database/stores/application/uploads.ts';
import { messageById } from '@hearthline/database/stores/lender/outbox.ts';
import { profileOf } from '@hearthline/database/stores/person/profiles.ts';
import type { SignerRow } from '@hearthline/database/stores/person/signers.ts';
import { addressLines } from '@hearthline/rules/address.ts';
import { displayPhone } from '@hearthline/rules/phone.ts';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { lookedAt, shownDatum } from '../mask.ts';
import { packagePdf } from '../../steps/documents/make-documents.ts';
import { readUpload } from '../../uploads/accept-upload.ts';
import { savedName } from '../../uploads/view.ts';
import { alertPhones } from '../../steps/prequalification/stored-reports.ts';
import { isReadable } from './messages.ts';
import { peopleOf } from '../own.ts';

type Data = (typeof MASKED_DATA)[number];
/** What is shown, the name under which the log of views has it, and whose it is: a borrower's identity or a signer's row; null for nobody's alone. */
export type Looked<Shown> = { readonly field: string; readonly subjectUuid: string | null; readonly read: () => Promise<Shown> };
type OpenFile = { readonly bytes: Buffer; readonly type: string; readonly name: string };

/** One document: its PDF, or its text where it was delivered as text that cannot be drawn any more. Throws not_found. */
export async function documentLooked(ctx: Context, application: Application, sha256: string): Promise<Looked<OpenFile>> {
  const { uuid, identityUuid } = application;
  const listed = (await documentsOf(ctx.pool, [uuid])).find((d) => d.sha256 === sha256);
  const found = listed && (await documentsOfKind(ctx.pool, uuid, listed.kind)).find((d) => d.sha256 === sha256);
  if (!found) throw new Problem('not_found');
  const { kind, owner, storageKey, title, body } = found;
  const name = kind.toLowerCase().replaceAll('_', '-');
  const read = async (): Promise<OpenFile> => {
    const pdf = storageKey === null ? await packagePdf(ctx, application, kind, 'borrower') : await ctx.documents.storage.get(storageKey);
    if (pdf) return { bytes: pdf, type: 'application/pdf', name: `${name}.pdf` };
    if (body === null) throw new Problem('not_found');
    return { bytes: Buffer.from(`${title}\n\n${body}\n`), type: 'text/plain; charset=utf-8', name: `${name}.txt` };
  };
  return { field: `document ${kind}`, subjectUuid: owner === null || owner === 'borrower' ? identityUuid : owner, read };
}

/** One file that passed the checks. Throws not_found. */
export async function uploadLooked(ctx: Context, { uuid, identityUuid }: Application, id: string): Promise<Looked<OpenFile>> {
  const found = await uploadOf(ctx.pool, uuid, id);
  if (!found?.content_type) throw new Problem('not_found');
  const { content_type: type, document_type: kind } = found;
  return {
    field: `file ${kind}`,
    subjectUuid: identityUuid,
    read: async () => ({ bytes: await readUpload(ctx, found), type, name: savedName(kind, found.id, type) }),
  };
}

/** One message of this application. Throws not_found, also where its text is nobody else's to read. */
export async function messageLooked(
  ctx: Context,
  { uuid, identityUuid }: Application,
  id: string,
): Promise<Looked<{ readonly subject: string; readonly body: string }>> {
  const found = await messageById(ctx.pool, id);
  if (found?.application_uuid !== uuid || !isReadable(found)) throw new Problem('not_found');
  const { subject, body } = found;
  return {
    field: `message ${found.channel === 'MAIL' ? 'by email' : 'by text'}`,
    subjectUuid: identityUuid,
    read: async () => ({ subject, body }),
  };
}

/** What a signer's row says who has no account. */
const ofRow = ({ email, phone }: SignerRow) => ({ email, phoneNumbers: phone === null ? [] : [{ number: phone, type: 'CELL' as const }] });

type Caller = Pick<StaffCaller, 'role'>;

/** One value of a person, or the home of the application. Throws not_found for another's signer, and where nothing is known. */
export async function valueLooked(
  ctx: Context,
  application: Application,
  { party, what, caller: { role } }: { readonly party: string; readonly what: Data; readonly caller: Caller },
): Promise<Looked<string>> {
  const signer = party === 'borrower' ? null : (await peopleOf(ctx, application, role)).signers.find(({ id }) => id === party);
  if (signer === undefined) throw new Problem('not_found');
  const known = async (): Promise<string | null> => {
    if (what === 'ALERT_PHONE') {
      const [phone, ...others] = await alertPhones(ctx, application, party);
      return shownDatum('phone', { value: phone, full: phone && [phone, ...others].map(displayPhone).join(' or ') }, 'look', role);
    }
    if (what === 'HOME') {
      const home = signer === null ? (await propertyAddresses(ctx.pool, [application])).get(application.uuid) : undefined;
      return shownDatum(
        'address',
        { value: home, full: home && addressLines({ ...home, street2: home.street2 ?? '' }).join(', ') },
        'look',
        role,
      );
    }
    if (signer?.identityUuid === null) return lookedAt(ofRow(signer), role)[what];
    return lookedAt(await profileOf(ctx.pool, ctx.secrets, signer?.identityUuid ?? application.identityUuid), role)[what];
  };
  const read = async (): Promise<string> => {
    const value = await known();
    if (value === null) throw new Problem('not_found');
    return value;
  };
  return { field: what.toLowerCase().replaceAll('_', ' '), subjectUuid: signer?.id ?? application.identityUuid, read };
}
