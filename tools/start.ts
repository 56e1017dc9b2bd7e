/** `npm start` and, with `--dev`, `npm run dev`: the whole product on one machine. */
import { buildClient } from './client-build.ts';
import { startDevelopment } from './development.ts';

if (process.argv.includes('--dev')) await startDevelopment();
else {
  const { giveUp, start } = await import('@hearthline/server/main.ts');
  try {
    buildClient();
    await start();
  } catch (error) {
    giveUp(error);
  }
}
