import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './Preview.module.css';

type ScaledProps = {
  /** Pixels of the page that is shown. */
  readonly width: number;
  readonly children: (style: { readonly width: number; readonly height: number; readonly transform: string }) => ReactNode;
};

/** A page of a width, made smaller to fit its box, and as high as that. */
export function Scaled({ width, children }: ScaledProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number } | null>(null);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = room ? Math.min(1, room.width / width) : 1;
  return (
    <div ref={box} className={classes.scaled} data-center={room !== null && room.width > width}>
      {room && scale > 0 && children({ width, height: Math.floor(room.height / scale), transform: `scale(${scale})` })}
    </div>
  );
}
