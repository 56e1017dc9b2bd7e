import type { Sandbox } from '@hearthline/server/build-context.ts';
import { SANDBOX_ROUTES } from './routes.ts';
import { seedSandboxReference } from './seed-reference.ts';
import { seedPeople } from './seeded-people.ts';
import { startSimulator, widgetsAt } from './simulators.ts';

/** What the sandbox adds to the server. */
export const SANDBOX: Sandbox = {
  startSimulator,
  widgetsAt,
  routes: SANDBOX_ROUTES,
  seed: async (ctx) => {
    await seedSandboxReference(ctx);
    await seedPeople(ctx);
  },
};
