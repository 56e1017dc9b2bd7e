import { Button } from '@hearthline/kit/button/Button.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import Pad, { type PointGroup } from 'signature_pad';
import { type JSX, useEffect, useRef } from 'react';
import { strokesIn } from './ceremony.ts';
import { SIGNING } from './copy.ts';
import classes from './Signing.module.css';

type SignaturePadProps = {
  readonly id: string;
  /** The strokes as the server takes them; none after "Start over". */
  readonly onDraw: (strokes: number[][]) => void;
  readonly isBad: boolean;
};

/** As many pixels as the display has, with what was drawn so far stretched to the new size. */
function fit(canvas: HTMLCanvasElement, pad: Pad, before: { width: number; height: number }): { width: number; height: number } {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width === 0 || (width === before.width && height === before.height)) return before;
  const drawn = pad.toData();
  const ratio = Math.max(1, window.devicePixelRatio);
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
  const stretched = drawn.map((group): PointGroup => ({
    ...group,
    points: group.points.map((point) => ({ ...point, x: (point.x * width) / before.width, y: (point.y * height) / before.height })),
  }));
  pad.fromData(before.width === 0 ? [] : stretched);
  return { width, height };
}

/** Where a signature is drawn by touch, pen or mouse. The keyboard's way is a typed signature, which the page offers beside it. */
export function SignaturePad({ id, onDraw, isBad }: SignaturePadProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(null);
  const latest = useRef(onDraw);
  useEffect(() => {
    latest.current = onDraw;
  });
  const report = (): void => {
    const { current } = canvas;
    if (current && pad.current)
      latest.current(strokesIn(pad.current.toData(), { width: current.clientWidth, height: current.clientHeight }));
  };
  useEffect(() => {
    const { current } = canvas;
    if (!current) return undefined;
    const made = new Pad(current, { minWidth: 1, maxWidth: 2.6, penColor: '#1b1b1b' });
    pad.current = made;
    let size = { width: 0, height: 0 };
    const observer = new ResizeObserver(() => {
      size = fit(current, made, size);
    });
    observer.observe(current);
    made.addEventListener('endStroke', report);
    return () => {
      observer.disconnect();
      made.removeEventListener('endStroke', report);
      made.off();
    };
  }, []);
  const undo = (): void => {
    pad.current?.fromData(pad.current.toData().slice(0, -1));
    report();
  };
  const clear = (): void => {
    pad.current?.clear();
    report();
  };
  return (
    <div>
      <canvas
        ref={canvas}
        id={id}
        className={classes.pad}
        tabIndex={-1}
        role="img"
        aria-label={SIGNING.padName}
        data-bad={isBad || undefined}
        data-private=""
      />
      <Stack row gap={12} top={8}>
        <Button variant="text" onClick={undo}>
          {SIGNING.undo}
        </Button>
        <Button variant="text" onClick={clear}>
          {SIGNING.clear}
        </Button>
      </Stack>
    </div>
  );
}
