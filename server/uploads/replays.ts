/** Session recordings as they are stored: compressed, then encrypted; deleted in time. */
import { deleteReplaysBefore } from '@hearthline/database/stores/lender/replays.ts';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Context } from '../config/context.ts';

const compress = promisify(gzip);
const expand = promisify(gunzip);
const DAY_MS = 86_400_000;
/** Most bytes that a stored piece may expand to. The largest real piece fits; a small piece that expands without end is refused. */
const MOST_EXPANDED = 4_000_000;

type Piece = { readonly id: string; readonly seq: number };
const contextOf = ({ id, seq }: Piece): string => `replay:${id}:${seq}`;

/** Where the lender's people watch a recording. */
export const replayUrl = (origin: string, id: string): string => `${origin}/desk/replays/${id}`;

/** The recording that a link of ours names, or null for a link elsewhere. */
export function replayOfLink(link: string, host: string): string | null {
  const url = new URL(link);
  return url.host === host ? (/^\/desk\/replays\/([\da-f-]{36})$/.exec(url.pathname)?.[1] ?? null) : null;
}

export async function sealPiece({ secrets }: Pick<Context, 'secrets'>, piece: Piece, events: readonly unknown[]): Promise<Buffer> {
  return secrets.seal('answer', contextOf(piece), await compress(JSON.stringify(events)));
}

export async function openPiece({ secrets }: Pick<Context, 'secrets'>, piece: Piece, sealed: Buffer): Promise<unknown[]> {
  const bytes = await expand(await secrets.open('answer', contextOf(piece), sealed), { maxOutputLength: MOST_EXPANDED });
  return JSON.parse(bytes.toString()) as unknown[];
}

/** Deletes recordings older than the lender keeps them (REPLAY_DAYS). */
export async function sweepReplays(ctx: Pick<Context, 'pool' | 'clock' | 'config'>): Promise<number> {
  return deleteReplaysBefore(ctx.pool, new Date(ctx.clock.real().getTime() - ctx.config.replayDays * DAY_MS));
}
