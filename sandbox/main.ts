/** Starts the product as a lender in a box: simulators for vendors, the sandbox's own routes, people to begin with. Production starts server/main.ts. */
import { clientOf, giveUp, start } from '@hearthline/server/main.ts';
import { SANDBOX } from './sandbox.ts';

await start(clientOf(process.argv), SANDBOX).catch(giveUp);
