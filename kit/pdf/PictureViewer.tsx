import { cx } from '../styles/cx.ts';
import { type JSX, type KeyboardEvent, type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { COPY } from './copy.ts';
import classes from './Pdf.module.css';
import { fitted, type Size, turned, type Zoom } from './reading.ts';
import { Pending } from './TextSheet.tsx';
import { type TurnedProps, zoomKey, zoomStep, ZoomTools } from './ZoomTools.tsx';

type PictureViewerProps = TurnedProps & {
  /** Undefined while it loads. */
  readonly picture: Blob | undefined;
  /** What it shows: its name for who does not see it. */
  readonly title: string;
  readonly problem?: { readonly text: string; readonly retry: () => void } | undefined;
  /** After the tools of the picture. */
  readonly tools?: ReactNode | undefined;
};

/** The address of a blob, for as long as it is shown. */
function useAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return setAddress(undefined);
    const url = URL.createObjectURL(blob);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return address;
}

/** Shows a picture as the viewer of PDFs shows a page: whole at 100 %, larger and smaller, turned. It takes the height that is left. */
export function PictureViewer({ picture, title, problem, tools, turns = 0, handle }: PictureViewerProps): JSX.Element {
  const address = useAddress(picture);
  const [size, setSize] = useState<Size>();
  const [room, setRoom] = useState<Size>();
  const [zoom, setZoom] = useState<Zoom>(1);
  const [isBroken, setBroken] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const step = (steps: 1 | -1 | 0): void => zoomStep(zoom, steps, setZoom);
  useImperativeHandle(handle, () => ({ zoom: step }));
  const isOpen = address !== undefined && !isBroken;
  useEffect(() => {
    if (!isOpen || !box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isOpen]);
  const pressed = (event: KeyboardEvent): void => {
    const steps = zoomKey(event);
    if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(steps);
  };
  const shown = size && room && fitted(turned(size, turns), room, zoom);
  const upright = shown && turned(shown, turns);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pressed anywhere inside; what has a role is inside
    <div className={cx(classes.viewer, classes.inDialog)} onKeyDown={pressed}>
      <div className={classes.bar}>
        <div className={classes.tools} role="group" aria-label={COPY.tools}>
          {isOpen && <ZoomTools zoom={zoom} onStep={step} />}
          {tools}
        </div>
      </div>
      {isOpen ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
        <div ref={box} className={classes.scroll} tabIndex={0} role="region" aria-label={title}>
          <div className={classes.holder}>
            <div className={cx(classes.page, classes.picture)} style={shown ?? { width: 1, height: 1 }}>
              <img
                src={address}
                alt={title}
                style={{ ...upright, rotate: `${turns * 90}deg` }}
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
                onError={() => setBroken(true)}
              />
            </div>
          </div>
        </div>
      ) : (
        <Pending problem={problem ?? (isBroken ? { text: COPY.failedText, retry: () => setBroken(false) } : undefined)} />
      )}
    </div>
  );
}
