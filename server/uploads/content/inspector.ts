import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentType } from '@hearthline/rules/conditions/upload-limits.ts';
import type { CleanLogo } from '../logo/clean-logo.ts';
import type { Clean, Refusal } from './picture.ts';

/**
 * Files are opened in processes of their own, which hold no secret and no connection and may not write: a file that makes its reader loop, grow or crash costs one of
 * them, never the server.
 *
 * Milliseconds of processor time for one file, which pass only while it is worked on, so that a busy machine refuses no more than an idle one; and most resident bytes
 * of the process, of which some 100 MB are Node and its libraries.
 */
export type InspectionLimits = { readonly processorMs: number; readonly bytes: number };
const MOST_BYTES = 640 * 1_048_576;
const LIMITS: Readonly<Record<ContentType, InspectionLimits>> = {
  'application/pdf': { processorMs: 5000, bytes: MOST_BYTES },
  'image/jpeg': { processorMs: 10_000, bytes: MOST_BYTES },
  'image/png': { processorMs: 10_000, bytes: MOST_BYTES },
};
/**
 * Milliseconds by the clock until a process is up, and from then until it answers: bounds for one that hangs without using its processor time. It gives way to
 * requests, so on a busy machine either takes many times as long as on an idle one.
 */
const STARTED_WITHIN = 180_000;
const ANSWERED_WITHIN = 120_000;
/** An unused process ends after this time. */
const IDLE = 30_000;
/** Files after which a process is replaced: what its libraries cache stays bounded. */
const FILES = 100;

export type Inspected = Clean | Refusal;
/** What a process is sent: a file, which it answers with `Inspected`; a logo, with its shapes; or shapes of ours to draw, with the PNG. */
export type FileToInspect = {
  readonly type: ContentType | 'logo' | 'drawing';
  readonly bytes: Uint8Array;
  readonly limits: InspectionLimits;
};
export type Answer = Inspected | CleanLogo | Uint8Array;
const LOGO: InspectionLimits = { processorMs: 3000, bytes: MOST_BYTES };
type Inspector = { readonly child: ChildProcess; files: number; ending: NodeJS.Timeout | null };

const idle: Inspector[] = [];

/** The only variables an inspecting process gets: no key or password of the server is in its memory. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['PATH', 'NODE_COMPILE_CACHE', 'SystemRoot'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );

/** Resolves with the next message, or with null when the process ends or does not send one in time: then it is killed. */
function nextMessage(child: ChildProcess, within: number): Promise<unknown> {
  return new Promise((resolve) => {
    const done = (message: unknown) => {
      clearTimeout(timer);
      child.off('message', done).off('exit', ended).off('error', ended);
      resolve(message);
    };
    const ended = () => done(null);
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      ended();
    }, within);
    child.on('message', done).on('exit', ended).on('error', ended);
  });
}

/** The folders it may read: its own code, and the packages that the code is made of. Keys, documents and settings lie elsewhere. */
const READABLE = [
  join(import.meta.dirname, '..'),
  join(import.meta.dirname, '../../package.json'),
  ...['../../../orgs', '../../../rules'].map((folder) => join(import.meta.dirname, folder)),
  ...['sharp', '@cantoo/pdf-lib', 'svgo'].map((name) => {
    const path = fileURLToPath(import.meta.resolve(name));
    return path.slice(0, path.lastIndexOf('node_modules') + 'node_modules'.length);
  }),
];

async function start(): Promise<Inspector | null> {
  const child = fork(new URL('inspector-process.ts', import.meta.url), {
    execArgv: [
      '--permission',
      ...READABLE.map((path) => `--allow-fs-read=${path}`),
      '--allow-worker',
      '--allow-addons',
      '--max-old-space-size=384',
      '--no-warnings',
    ],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    // Requests go first where the processor is short.
    if (child.pid !== undefined) setPriority(child.pid, 10);
  } catch {
    // The process has ended already, which the next line notices.
  }
  if ((await nextMessage(child, STARTED_WITHIN)) === null) return null;
  const inspector = { child, files: 0, ending: null };
  child.once('exit', () => {
    const at = idle.indexOf(inspector);
    if (at >= 0) idle.splice(at, 1);
  });
  return inspector;
}

/** Keeps a process for the next file, without keeping this one alive. */
function keep(inspector: Inspector): void {
  const { child } = inspector;
  if (inspector.files >= FILES) return void child.kill('SIGKILL');
  inspector.ending = setTimeout(() => child.kill('SIGKILL'), IDLE).unref();
  child.unref();
  child.channel?.unref();
  idle.push(inspector);
}

function take(): Inspector | null {
  const inspector = idle.pop();
  if (!inspector) return null;
  if (inspector.ending) clearTimeout(inspector.ending);
  inspector.child.ref();
  inspector.child.channel?.ref();
  return inspector;
}

/** What a process answers; null where none could be started, undefined where it was killed. */
async function ask(job: FileToInspect): Promise<Answer | null | undefined> {
  const inspector = take() ?? (await start());
  if (!inspector) return null;
  const { child } = inspector;
  inspector.files += 1;
  const answer = nextMessage(child, ANSWERED_WITHIN);
  // A process that ended meanwhile is noticed by its exit.
  child.send(job, () => undefined);
  const answered = (await answer) as Answer | null;
  if (answered === null) return undefined;
  keep(inspector);
  return answered;
}

/**
 * The file rewritten, or why it is refused, by a process that is killed when the file takes more time or memory than a file may. How many files are
 * opened at once is the caller's to bound.
 */
export async function inspect(bytes: Buffer, type: ContentType, limits = LIMITS[type]): Promise<Inspected> {
  const inspected = (await ask({ type, bytes, limits })) as Inspected | null | undefined;
  if (inspected === null) return 'INTERRUPTED';
  if (inspected === undefined) return type === 'application/pdf' ? 'TOO_DENSE' : 'TOO_MANY_PIXELS';
  return typeof inspected === 'string' ? inspected : { ...inspected, bytes: Buffer.from(inspected.bytes) };
}

/** The shapes of an uploaded logo, or the sentence why it is refused. */
export async function inspectLogo(bytes: Buffer, limits = LOGO): Promise<CleanLogo> {
  const cleaned = (await ask({ type: 'logo', bytes, limits })) as CleanLogo | null | undefined;
  return (
    cleaned ?? {
      refused:
        cleaned === null
          ? 'The logo could not be checked. Send it again.'
          : 'This logo takes too long to read. Simplify it and export it again.',
    }
  );
}

/** An SVG of ours as a PNG. */
export async function drawPng(svg: string): Promise<Buffer> {
  const png = (await ask({ type: 'drawing', bytes: Buffer.from(svg, 'utf8'), limits: LOGO })) as Uint8Array | null | undefined;
  if (!png) throw new Error('A picture could not be drawn');
  return Buffer.from(png);
}
