import type { Pool } from 'pg';

const OWNS = { name: 'application-owner', text: 'SELECT 1 FROM application WHERE uuid = $1 AND identity_uuid = $2' };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an application is this identity's; false for one that does not exist (AMB-119). */
export async function isOwner(pool: Pool, identityUuid: string, applicationUuid: string): Promise<boolean> {
  if (!UUID.test(applicationUuid)) return false;
  const { rowCount } = await pool.query({ ...OWNS, values: [applicationUuid, identityUuid] });
  return (rowCount ?? 0) > 0;
}
