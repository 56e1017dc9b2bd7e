/** Starts the product as a sandbox: simulators for vendors, the sandbox's own routes, and seeded people. Production starts server/main.ts. */
import { clientOf, exitWithError, start } from '@hearthline/server/main.ts';
import { SANDBOX } from './sandbox.ts';

await start(clientOf(process.argv), SANDBOX).catch(exitWithError);
