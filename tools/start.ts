/** `npm start` and, with `--dev`, `npm run dev`: the whole product on one machine. */
import { buildClient, buildDesk, buildSandboxPages } from './client-build.ts';
import { startDevelopment } from './development.ts';

if (process.argv.includes('--dev')) await startDevelopment();
else {
  const { BUILT_CLIENT, exitWithError, start } = await import('../server/main.ts');
  try {
    buildClient();
    buildDesk();
    const production = process.env['APP_ENV'] === 'production';
    if (!production) buildSandboxPages();
    await start(BUILT_CLIENT, production ? null : (await import('@hearthline/sandbox/sandbox.ts')).SANDBOX);
  } catch (error) {
    exitWithError(error);
  }
}
