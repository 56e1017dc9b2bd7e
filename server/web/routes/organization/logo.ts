import { logo } from '@hearthline/contract/organizations.ts';
import { logoSvg } from '@hearthline/orgs/logos.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';

export const get = route(logo, ({ params, reply }) => {
  const svg = logoSvg(params.orgBrand);
  if (svg === undefined) throw new Problem('not_found');
  void reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400');
  return Buffer.from(svg, 'utf8');
});
