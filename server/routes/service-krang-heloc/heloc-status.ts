import { helocStatus } from '@hearthline/contract/application/read.ts';
import { statusAnswer } from '@hearthline/journey/application/decision.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '../../stores/applications.ts';

/** Without a hint the file is read again this often: LISTEN/NOTIFY may lose one. */
const READ_AGAIN_MS = 2000;

export const register = route(helocStatus, async ({ params, query, ctx, request }) => {
  const started = ctx.clock.real().getTime();
  const until = started + (query.after === undefined ? 0 : (query.wait ?? 0) * 1000);
  const gone = new AbortController();
  request.raw.once('close', () => gone.abort());
  // A process that stops lets its waiters go with what is known now.
  const signal = AbortSignal.any([gone.signal, ctx.stopping]);
  for (;;) {
    const wake = ctx.changes.wait(params.uuid, READ_AGAIN_MS, signal);
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const left = until - ctx.clock.real().getTime();
    if (application.version !== query.after || left <= 0 || signal.aborted) return statusAnswer(application.facts, application.settings, application.version, application.since.toISOString());
    await Promise.race([wake, ctx.changes.wait(params.uuid, left, signal)]);
  }
});
