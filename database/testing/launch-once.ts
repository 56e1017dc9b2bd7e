/** An app that only starts its database: `node launch-once.ts <folder>` prints one line of JSON and stops on SIGINT. */
import { launchPostgres } from '../launcher/launcher.ts';

const server = await launchPostgres({ folder: process.argv[2] ?? '', isWithoutDurability: true });
console.log(JSON.stringify({ url: server.url('postgres'), adopted: server.adopted }));
const alive = setInterval(() => undefined, 60_000);
process.once('SIGINT', () => {
  clearInterval(alive);
  void server.stop();
});
