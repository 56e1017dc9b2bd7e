import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Replayer } from '@rrweb/replay';
import '@rrweb/replay/dist/style.css';
import { type JSX, useEffect, useRef, useState } from 'react';
import { clockText } from '../../parts/duration.ts';
import classes from './Player.module.css';

/** Fewest events that can be shown: a page and its size. */
const LEAST = 2;
/** Milliseconds between two updates of the time shown, and one press of a skip button. */
const TICK = 250;
const SKIP = 10_000;
/** Pixels of a desk page above the player. */
const ABOVE = 280;

type Size = { readonly width: number; readonly height: number };
const sizeOf = (events: readonly Record<string, unknown>[]): Size => {
  const { data } = (events.find(({ type }) => type === 4) ?? {}) as { data?: Partial<Size> };
  return { width: data?.width ?? 1280, height: data?.height ?? 800 };
};

/**
 * Plays a recording. The page is rebuilt in a frame in which no script runs (sandbox without allow-scripts), under the policy of this page; the
 * recording holds no address that could be loaded.
 */
export function Player({ events }: { readonly events: readonly Record<string, unknown>[] }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const player = useRef<Replayer | null>(null);
  const [time, setTime] = useState({ now: 0, total: 0 });
  const [isPlaying, setPlaying] = useState(false);
  const [size] = useState(() => sizeOf(events));
  const [scale, setScale] = useState(1);
  const isEmpty = events.length < LEAST;

  useEffect(() => {
    const root = box.current;
    if (!root || isEmpty) return undefined;
    const replayer = new Replayer(events as never[], {
      root,
      mouseTail: false,
      showWarning: false,
      skipInactive: true,
      UNSAFE_replayCanvas: false,
    });
    replayer.iframe.title = 'The recorded page';
    replayer.iframe.tabIndex = -1;
    player.current = replayer;
    const total = replayer.getMetaData().totalTime;
    const show = (): void => setTime({ now: Math.min(replayer.getCurrentTime(), total), total });
    replayer.pause(0);
    show();
    replayer.on('finish', () => setPlaying(false));
    const timer = setInterval(show, TICK);
    // As large as fits beside the navigation and below the controls.
    const fit = new ResizeObserver(
      ([entry]) =>
        entry && setScale(Math.min(1, entry.contentRect.width / size.width, Math.max(320, window.innerHeight - ABOVE) / size.height)),
    );
    if (root.parentElement) fit.observe(root.parentElement);
    return () => {
      clearInterval(timer);
      fit.disconnect();
      replayer.destroy();
      player.current = null;
    };
  }, [events, isEmpty, size]);

  const goTo = (at: number): void => {
    const target = Math.max(0, Math.min(at, time.total));
    if (isPlaying) player.current?.play(target);
    else player.current?.pause(target);
    setTime({ ...time, now: target });
  };
  const toggle = (): void => {
    if (isPlaying) player.current?.pause();
    else player.current?.play(time.now >= time.total ? 0 : time.now);
    setPlaying(!isPlaying);
  };

  if (isEmpty)
    return (
      <Alert kind="note" title="There is nothing to watch">
        <p>The visitor left before a whole page was recorded.</p>
      </Alert>
    );
  return (
    <div className="stack">
      <div className={classes.controls} role="group" aria-label="Playback">
        <Button compact onClick={toggle}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button compact variant="outline" onClick={() => goTo(time.now - SKIP)}>
          Back 10 s
        </Button>
        <Button compact variant="outline" onClick={() => goTo(time.now + SKIP)}>
          Ahead 10 s
        </Button>
        <input
          className={classes.line}
          type="range"
          aria-label="Place in the recording"
          aria-valuetext={`${clockText(time.now / 1000)} of ${clockText(time.total / 1000)}`}
          min={0}
          max={time.total}
          step={1000}
          value={time.now}
          onChange={({ target }) => goTo(Number(target.value))}
        />
        <span className="num">
          {clockText(time.now / 1000)} of {clockText(time.total / 1000)}
        </span>
      </div>
      <div className={classes.frame} style={{ height: size.height * scale }}>
        <div ref={box} className={classes.page} style={{ width: size.width, height: size.height, transform: `scale(${scale})` }} />
      </div>
    </div>
  );
}
