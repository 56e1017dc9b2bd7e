/** Planted in what the lender's people may do, alone or as two. */
import type { Bug } from './bug.ts';

export const OF_STAFF: readonly Bug[] = [
  {
    name: 'one-person-proposes-and-decides',
    file: 'server/staff/two-people.ts',
    healthy: 'proposer === staffUuid ? OWN_PROPOSAL : otherwise;',
    sick: 'otherwise;',
    walk: 'held',
  },
  {
    name: 'one-person-releases-a-hold',
    file: 'server/staff/actions/funding.ts',
    healthy: "    twoPeople: ['HOLD_RELEASED'],\n",
    sick: '',
  },
  {
    name: 'a-closer-approves-the-funding',
    file: 'server/staff/actions/funding.ts',
    healthy: "roles: ['funder'],\n    ends: ['FUNDING_DECISION'],",
    sick: "roles: ['closer', 'funder'],\n    ends: ['FUNDING_DECISION'],",
  },
  {
    name: 'another-hold-is-released-than-was-read',
    file: 'server/staff/actions/proposals.ts',
    healthy: '      if ((await basisOf(client, actionOf(row), application)) !== row.basis) return ABOUT_ANOTHER;\n',
    sick: '',
    walk: 'held',
  },
  {
    name: 'a-proposal-is-approved-though-the-application-went-on',
    file: 'server/staff/actions/proposals.ts',
    healthy: '      if (application.status !== row.status) return GONE_ON;\n',
    sick: '',
    walk: 'held',
  },
];
