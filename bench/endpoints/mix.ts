/** The requests a borrower's pages make while an application runs. */
import type { Shot } from './load.ts';

const HELOC = '/service-application/api/v1/application/heloc';

/** The status of one application, as its page asks for it. */
export const statusShot = (uuid: string, jwt: string): Shot => ({
  path: `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`,
  headers: { authorization: `Bearer ${jwt}` },
});

/**
 * One visit: the dashboard with its notifications and conditions, the application followed from step to step, its offers, liens and profile, and a
 * write. `uuid` is at OFFER_SELECTION.
 */
export function visitOf(uuid: string, jwt: string): Shot[] {
  const headers = { authorization: `Bearer ${jwt}` };
  const get = (path: string): Shot => ({ path, headers });
  const put = (path: string, body: object): Shot => ({
    method: 'PUT',
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const status = statusShot(uuid, jwt);
  return [
    get(`${HELOC}/all`),
    get('/service-notification/secure/api/v1/notifications'),
    status,
    get(`${HELOC}/${uuid}`),
    get('/service-profile/api/v1/profile'),
    get(`/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`),
    status,
    get(`${HELOC}/${uuid}/offers`),
    status,
    get(`${HELOC}/${uuid}/liens`),
    put(`${HELOC}/${uuid}/full-story-link`, { link: 'https://app.fullstory.com/ui/ABC/session/1' }),
    status,
  ];
}
