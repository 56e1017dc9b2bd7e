import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import type { Sandbox } from '@hearthline/server/build-context.ts';
import { PAGE_SCRIPT, servePages } from './pages.ts';
import { startNameServer } from '@hearthline/providers/world/name-server.ts';
import { SANDBOX_PAGE_ROUTES } from './page-routes.ts';
import { SANDBOX_ROUTES } from './routes.ts';
import { seedSandboxReference } from './seed-reference.ts';
import { seedPeople } from './seeded-people.ts';
import { seedStaff } from './seeded-staff.ts';
import { startChatSimulator, startSimulator, widgetsAt } from './simulators.ts';

/** What the sandbox adds to the server. */
export const SANDBOX: Sandbox = {
  startSimulator,
  startChatSimulator,
  widgetsAt,
  startNameServer: async ({ closing }) => {
    const { address, close } = await startNameServer();
    closing.defer(close);
    return address;
  },
  routes: [...Object.values(SANDBOX_ROUTES), ...Object.values(SANDBOX_PAGE_ROUTES)],
  servePages,
  pageScript: PAGE_SCRIPT,
  lenders: FILE_LENDERS.all,
  seed: async (ctx) => {
    await seedSandboxReference(ctx);
    await seedPeople(ctx);
    await seedStaff(ctx);
  },
};
